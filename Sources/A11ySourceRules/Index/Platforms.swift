import A11yCore

/// Which platform a file is for, as far as its place and its words tell.
enum Platforms {
  static func isInMacFolder(_ path: FilePath) -> Bool {
    folders(of: path).contains { ["macos", "mac", "osx"].contains($0.lowercased()) }
  }

  static func isInTelevisionFolder(_ path: FilePath) -> Bool {
    folders(of: path).contains { $0.lowercased() == "tvos" || $0.hasSuffix(" TV") || $0.hasSuffix("tvOS") }
  }

  private static func folders(of path: FilePath) -> [Substring] { path.components.dropLast() }

  /// The frameworks a file uses: those it imports, and the one that SwiftUI brings along on its platform, by its names.
  /// A folder for Macs next to the app says nothing of it.
  static func frameworks(of tree: SourceTree) -> Set<String> {
    var frameworks = tree.imports
    if frameworks.contains("SwiftUI") {
      if macNames.contains(where: { tree.symbols[$0] != nil }) { frameworks.insert("AppKit") }
      if phoneNames.contains(where: { tree.symbols[$0] != nil }) { frameworks.insert("UIKit") }
    }
    let isOfMac = frameworks.contains("AppKit") || frameworks.contains("Cocoa")
    return isOfMac && isInMacFolder(tree.path) ? [] : frameworks
  }

  private static let macNames = [
    "NSApplication", "NSApp", "NSWorkspace", "NSPasteboard", "NSColor", "NSWindow", "NSScreen", "NSHostingView",
    "NSOpenPanel", "NSSavePanel", "MenuBarExtra",
  ]

  private static let phoneNames = [
    "UIApplication", "UIColor", "UIImage", "UIFont", "UIScreen", "UIDevice", "UIPasteboard", "UIHostingController",
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UIViewController", "UIView",
  ]
}
