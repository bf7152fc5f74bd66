/// Where fonts that have a name are given to texts: `label.font = .body16`, `.font(Fonts.title)`.
struct FontUses: Sendable {
  /// By owner and name: `Fonts.title`; `.body16` of a font's own, `?.title` of an object of any type.
  private var counts: [String: Int] = [:]

  mutating func merge(_ other: FontUses) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// Uses of a constant or function that a type declares.
  func count(of name: String, in type: Node) -> Int {
    if type.kind != .type { return counts["\(name)", default: 0] }
    if Self.fonts.contains(type.text) { return counts[".\(name)", default: 0] }
    return counts["\(type.text).\(name)", default: 0] + counts["?.\(name)", default: 0]
  }

  /// Whether uses of members of other types that are called the same are among them.
  func isUpperBound(_ name: String, in type: Node) -> Bool {
    type.kind == .type && !Self.fonts.contains(type.text) && counts["?.\(name)", default: 0] > 0
  }

  private static let fonts: Set<String> = ["UIFont", "Font"]

  /// `label.font = …`
  mutating func read(assignment node: Node) {
    guard node.target?.lastName == "font", let value = node.assignedValue else { return }
    add(value)
  }

  /// `.font(…)`, and the font among attributes of a text.
  mutating func read(call node: Node) {
    guard node.calledName == "font", node.callee?.kind == .member, let value = node.arguments.first else { return }
    add(value)
  }

  /// `[.font: UIFont.body16]`
  mutating func read(dictionary node: Node) {
    var isFont = false
    for item in node.eachChild {
      if isFont { add(item) }
      isFont = item.kind == .member && item.text == "font"
    }
  }

  private mutating func add(_ value: Node) {
    for value in value.alternatives {
      let named = value.kind == .call ? value.callee : value
      guard let named, named.kind == .name || named.kind == .member, !value.mentions("preferredFont") else { continue }
      let key: String
      if named.kind == .name {
        key = value.enclosingType.map { "\($0.text).\(named.text)" } ?? named.text
        counts[named.text, default: 0] += 1
      } else if let base = named.firstChild {
        guard let owner = base.lastName else { continue }
        key =
          owner == "self" || owner == "Self"
          ? "\(value.enclosingType?.text ?? "").\(named.text)"
          : Self.fonts.contains(owner)
            ? ".\(named.text)" : owner.startsWithCapital ? "\(owner).\(named.text)" : "?.\(named.text)"
      } else {
        key = ".\(named.text)"
      }
      counts[key, default: 0] += 1
    }
  }
}
