/// Dumps of macOS's own accessibility interface and of AppKit's views: another system's roles and rules.
enum MacHierarchy {
  static func reason(_ content: Content) -> String? {
    switch content {
    case .json(let root):
      let first = root.kind == .array ? root.elements.first { _ in true } : root
      return first?["AXRole"] != nil ? words : nil
    case .text, .quoted: return content.lines?.contains(where: isMac) == true ? words : nil
    case .xml: return nil
    }
  }

  private static let words =
    "this is a dump of a macOS screen; only iOS screens are supported: dump the simulator or the device"

  /// What AppKit's views are called; a constraint or an array is none.
  private static let parts = ["View", "Window", "Button", "TextField", "Control"]

  /// `<NSHostingView<Root>: 0x…`, `NSView 0x…` behind the flags of `_subtreeDescription`, or `AXRole: AXButton`.
  private static func isMac(_ line: TextLine) -> Bool {
    if let head = ObjectHead(line), head.isSpaced {
      return head.className.hasPrefix("NS") && parts.contains { head.className.contains($0) }
    }
    // What AppKit's nibs call a view without an identifier.
    if let head = DebugDescriptionHead(line) {
      return line.bytes[(line.bytes.startIndex + head.headLength)...].string.contains(", identifier: '_NS:")
    }
    var scanner = ByteScanner(line.bytes)
    _ = scanner.take { TextCleaning.isSpace($0) || $0 == 0x7C || $0 == 0x2D || $0 == 0x2B }
    if scanner.take("[") {
      // Each flag has its place, or a space there: `[   A F  LU ]`, not `[debug]` of a log.
      let flags = scanner.take { $0 == 0x20 || $0.isUppercase || $0.isLetter }
      return flags.count >= 4 && flags.contains(0x20) && (scanner.follows("] h=") || scanner.follows("] ["))
    }
    guard scanner.take("AXRole") || scanner.take("\"AXRole\"") else { return false }
    _ = scanner.take { $0 == 0x20 || $0 == 0x3D || $0 == 0x3A || $0 == 0x22 || $0 == 0x27 }
    return scanner.follows("AX")
  }
}
