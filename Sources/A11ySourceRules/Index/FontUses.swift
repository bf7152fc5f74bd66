/// Where fonts that have a name are given to texts: `label.font = .body16`, `.font(Fonts.title)`.
struct FontUses: Sendable {
  /// By owner and name: `Fonts.title`; `.body16` of a font's own, `?.title` of an object of any type.
  private var counts: [String: Int] = [:]
  /// By the name of what makes a font: the constants and functions that return what it makes, `title` of
  /// `static let title = Fonts.bold(17)`.
  private var givers: [String: Set<Named>] = [:]

  /// A constant or function; one of no type is global.
  private struct Named: Hashable {
    let name: String
    let type: String?

    init(_ node: Node) {
      name = node.text
      type = node.parent?.kind == .type ? node.parent?.text : nil
    }
  }

  mutating func merge(_ other: FontUses) {
    counts.merge(other.counts, uniquingKeysWith: +)
    givers.merge(other.givers) { $0.union($1) }
  }

  /// Uses of a constant or function that gives a font, also by those that give what it gives.
  func count(of declared: Node) -> Int {
    let direct = directCount(of: Named(declared))
    return direct > 0 ? direct : givenCount(of: Named(declared))
  }

  private func directCount(of named: Named) -> Int {
    guard let type = named.type else { return counts[named.name, default: 0] }
    if Self.fonts.contains(type) { return counts[".\(named.name)", default: 0] }
    return counts["\(type).\(named.name)", default: 0] + counts["?.\(named.name)", default: 0]
  }

  private func givenCount(of maker: Named) -> Int {
    var seen: Set<Named> = [maker]
    var waiting = [maker]
    var count = 0
    while let next = waiting.popLast() {
      for giver in givers[next.name] ?? [] where seen.insert(giver).inserted {
        count += directCount(of: giver)
        waiting.append(giver)
      }
    }
    return count
  }

  /// Whether uses of others that are called the same are among them.
  func isUpperBound(_ declared: Node) -> Bool {
    let named = Named(declared)
    guard let type = named.type else { return directCount(of: named) == 0 }
    // `.title` of a font's own may be one of several, of which other files cannot see this one.
    if Self.fonts.contains(type), declared.isPrivate || declared.parent?.isPrivate == true { return true }
    return directCount(of: named) == 0 || !Self.fonts.contains(type) && counts["?.\(named.name)", default: 0] > 0
  }

  /// A function or constant that gives a font of another one.
  mutating func read(giver node: Node) {
    guard node.parent?.kind == .type || node.parent?.kind == .file else { return }
    let type = node.declaration?.type
    var values = [node.initialValue, node.constantValue].compactMap(\.self)
    if type?.hasSuffix("Font") == true {
      values += node.subtree.filter { $0.kind == .return }.compactMap(\.firstChild)
      if node.kind == .function, let only = node.body?.firstChild, only == node.body?.lastChild { values.append(only) }
    } else if type != nil || node.kind == .function {
      return
    }
    for value in values.flatMap(\.alternatives) {
      let named = value.kind == .call ? value.callee : value
      guard let named, named.kind == .name || named.kind == .member, let name = named.lastName,
        type != nil || IdentifierWords(named.path ?? "").contain(anyOf: ["font"]), name != node.text
      else { continue }
      givers[name, default: []].insert(Named(node))
    }
  }

  private static let fonts: Set<String> = ["UIFont", "Font"]

  /// `label.font = …`
  mutating func read(assignment node: Node) {
    guard node.target?.lastName == "font", let value = node.assignedValue else { return }
    add(value)
  }

  /// `.font(…)`, and `TitleLabel(text: title, font: .body16)`.
  mutating func read(call node: Node) {
    if node.calledName == "font", node.callee?.kind == .member, let value = node.arguments.first { add(value) }
    if node.isTypeCall, node.calledName != "Font", let value = node.argument("font") { add(value) }
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
