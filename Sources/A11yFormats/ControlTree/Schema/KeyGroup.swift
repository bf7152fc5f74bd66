/// Keys that belong together, in the order in which people read of them.
struct KeyGroup: Sendable {
  let title: String
  /// What holds for all of them, in Markdown; may be empty.
  let introduction: String
  let keys: [KeyDeclaration]

  /// Every key there is, by theme.
  static let all = [
    screen, kind, attributes, seen, appearance, state, exposure, geometry, interaction, provenance, commentary,
  ]

  init(_ title: String, _ introduction: String = "", _ keys: [KeyDeclaration]) {
    self.title = title
    self.introduction = introduction
    self.keys = keys
  }
}
