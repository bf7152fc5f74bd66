/// The text form of an accessibility snapshot: what is spoken, already joined, so that label and value cannot be told
/// apart.
enum SnapshotText {
  static func reason(_ content: Content) -> String? {
    guard case .text(let text) = content else { return nil }
    let line = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    let isFound =
      line.hasPrefix("Found ") && line.hasSuffix(" marker(s)")
      && line.dropFirst(6).dropLast(10).allSatisfy { $0.isASCII && $0.isNumber }
    guard isFound || line == "No Markers" else { return nil }
    return "this is an accessibility snapshot as text, which joins label, value and traits; "
      + "encode the hierarchy as JSON instead (AccessibilitySnapshot's model is Codable)"
  }
}
