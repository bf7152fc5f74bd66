/// A description in YAML, with the keys of a control tree.
enum YAMLLookalike {
  private static let keys: Set<Substring> = ["class", "role", "name", "screen", "kind", "children", "label", "format"]

  static func reason(_ content: Content) -> String? {
    guard case .text(let text) = content else { return nil }
    let line = text.split(whereSeparator: \.isNewline).lazy.map { $0.drop { " -".contains($0) } }.first {
      !$0.isEmpty && !$0.hasPrefix("#")
    }
    guard let line, let colon = line.firstIndex(of: ":"), keys.contains(line[..<colon]) else { return nil }
    return "this looks like YAML; write the description as JSON or as an outline ('a11y-audit new NAME' writes one)"
  }
}
