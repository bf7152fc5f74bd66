import A11yCore

/// The classes, extensions and protocols of a run: where each is declared, and what it rests on.
struct DeclaredTypes: Sendable {
  /// Where a type is declared or extended.
  struct Place: Sendable {
    var path: FilePath
    var node: Int32
    var inherits: [String]
  }

  private(set) var classes: [String: Place] = [:]
  /// Names that two classes share, which are ambiguous.
  private(set) var ambiguous: Set<String> = []
  private(set) var extensions: [String: [Place]] = [:]
  private(set) var protocols: Set<String> = []
  /// By class: those that derive from it.
  private(set) var subclasses: [String: [String]] = [:]

  mutating func read(_ node: Node) {
    guard let declaration = node.declaration else { return }
    let place = Place(path: node.tree.path, node: node.index, inherits: declaration.inherits)
    switch declaration.typeKind {
    case .class:
      if classes[node.text] != nil { ambiguous.insert(node.text) }
      classes[node.text] = place
      if let first = declaration.inherits.first { subclasses[first, default: []].append(node.text) }
    case .extension: extensions[node.text, default: []].append(place)
    case .protocol: protocols.insert(node.text)
    default: break
    }
  }

  /// Adds what the next file declares.
  mutating func merge(_ other: DeclaredTypes) {
    ambiguous.formUnion(other.ambiguous)
    for (name, place) in other.classes {
      if classes[name] == nil { classes[name] = place } else { ambiguous.insert(name) }
    }
    extensions.merge(other.extensions, uniquingKeysWith: +)
    protocols.formUnion(other.protocols)
    subclasses.merge(other.subclasses, uniquingKeysWith: +)
  }
}
