import A11yCore

@testable import A11yFormats

/// What came of reading an XML text, written so that whole documents compare as one string.
enum XMLOutcome {
  /// One line an element: `line:column name attribute="value" … text "…"`, indented; or the error alone.
  static func of(_ text: String, maximumDepth: Int = 512) -> String { of(Array(text.utf8), maximumDepth: maximumDepth) }

  static func of(_ bytes: [UInt8], maximumDepth: Int = 512) -> String {
    do {
      return lines(try XMLTree(bytes: TextDecoding.utf8(bytes), maximumDepth: maximumDepth).root, depth: 0).joined(
        separator: "\n")
    } catch {
      return error.mistakes.map { mistake in
        (mistake.location.map { "\($0.line):\($0.column): " } ?? "") + mistake.message
      }.joined(separator: "\n")
    }
  }

  private static func lines(_ node: XMLNode, depth: Int) -> [String] {
    let attributes = node.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.debugDescription)" }
    let place = "\(node.location.line):\(node.location.column)"
    let text = node.text.isEmpty ? "" : " text \(node.text.debugDescription)"
    let line = String(repeating: "  ", count: depth) + "\(place) \(node.name)" + attributes.joined() + text
    return [line] + node.children.flatMap { lines($0, depth: depth + 1) }
  }
}
