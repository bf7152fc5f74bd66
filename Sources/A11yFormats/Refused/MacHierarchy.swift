/// Dumps of macOS's own accessibility interface and of AppKit's views: another system's roles and rules.
enum MacHierarchy {
  static func reason(_ content: Content) -> String? {
    switch content {
    case .json(let root):
      let first = root.kind == .array ? root.elements.first { _ in true } : root
      return first?["AXRole"] != nil ? words : nil
    case .text(let text):
      // A view's description, as `<NSView: 0x7f…>`, or an attribute, as `AXRole: AXButton`.
      return text.split(whereSeparator: \.isNewline).prefix(20).contains(where: isMac) ? words : nil
    case .xml: return nil
    }
  }

  private static let words =
    "this is a dump of a macOS screen; only screens of iOS can be read: run the dump against the simulator or the device"

  private static func isMac(_ line: Substring) -> Bool {
    let start = line.drop { $0 == " " || $0 == "|" || $0 == "\t" }
    if start.hasPrefix("AXRole:") || start.hasPrefix("AXRole =") || start.hasPrefix("AXRole=") { return true }
    guard start.hasPrefix("<NS"), let colon = start.firstIndex(of: ":") else { return false }
    return start[colon...].hasPrefix(": 0x") && start[..<colon].contains("View") || start.hasPrefix("<NSWindow: 0x")
  }
}
