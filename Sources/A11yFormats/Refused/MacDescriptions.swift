/// Views and accessibility trees of macOS, whose classes, roles and rules are others.
enum MacDescriptions {
  static func reason(_ content: Content) -> String? {
    guard let lines = content.lines, lines.contains(where: isMac) else { return nil }
    return "these are views of macOS; a11y-audit knows the controls of iOS"
  }

  /// What AppKit's views are called; a constraint or an array is none.
  private static let parts = ["View", "Window", "Button", "TextField", "Control"]

  /// `<NSHostingView<Root>: 0x…`, `NSView 0x…` behind the flags of `_subtreeDescription`, or `AXRole: AXButton`.
  private static func isMac(_ line: TextLine) -> Bool {
    if let head = ObjectHead(line), head.isSpaced {
      return head.className.hasPrefix("NS") && parts.contains { head.className.contains($0) }
    }
    var scanner = ByteScanner(line.bytes)
    _ = scanner.take { TextCleaning.isSpace($0) || $0 == 0x7C || $0 == 0x2D || $0 == 0x2B }
    if scanner.take("[") {
      let flags = scanner.take { $0 == 0x20 || $0.isUppercase || $0.isLetter }
      return flags.count >= 4 && (scanner.follows("] h=") || scanner.follows("] ["))
    }
    guard scanner.take("AXRole") || scanner.take("\"AXRole\"") else { return false }
    _ = scanner.take { $0 == 0x20 || $0 == 0x3D || $0 == 0x3A || $0 == 0x22 || $0 == 0x27 }
    return scanner.follows("AX")
  }
}
