/// What a class says of itself in all its parts: declaration, extensions, protocols' extensions and the superclasses
/// that the run has seen.
///
/// Its members are gathered once; what its code does is looked up when a rule asks, by the words the file has at all.
struct ClassFacts: Sendable {
  let name: String
  /// Where the class itself is declared.
  let declaration: Node
  let base: BaseClass
  /// Its own class, its superclasses seen, and every extension of them.
  let parts: [Node]
  /// Whether a superclass of ours is between it and UIKit.
  let hasCustomSuperclass: Bool
  /// A macro, or an unknown attribute, may add members.
  private(set) var hasMacro = false
  /// It uses something of the app's own that deals with accessibility.
  private(set) var hasHelper = false
  private(set) var protocols: Set<String> = []
  private(set) var variables: [String: Node] = [:]
  private(set) var functions: [String: [Node]] = [:]

  /// The class's own part comes first: what a subclass declares hides what its superclass does.
  init(
    name: String, declaration: Node, base: BaseClass, parts: [Node], hasCustomSuperclass: Bool, helpers: Set<String>
  ) {
    self.name = name
    self.declaration = declaration
    self.base = base
    self.parts = parts
    self.hasCustomSuperclass = hasCustomSuperclass
    for part in parts { readMembers(of: part) }
    hasHelper = protocols.contains(where: AccessibilityNames.isHelper) || parts.contains(where: Self.mentionsHelper)
    if !hasHelper {
      hasHelper = helpers.contains { name in functions[name] == nil && calls(name) }
    }
  }

  private mutating func readMembers(of part: Node) {
    protocols.formUnion(part.declaration?.inherits ?? [])
    note(attributes: part.declaration?.attributes ?? [])
    for member in part.eachChild {
      switch member.kind {
      case .variable:
        if variables[member.text] == nil { variables[member.text] = member }
        note(attributes: member.declaration?.attributes ?? [])
      case .function: functions[member.text, default: []].append(member)
      default: break
      }
    }
  }

  private mutating func note(attributes: [String]) {
    if attributes.contains(where: { !Self.knownAttributes.contains($0) }) { hasMacro = true }
  }

  private static func mentionsHelper(_ part: Node) -> Bool {
    let helpers = part.tree.accessibility.helpers
    if helpers.isEmpty { return false }
    return part.members { helpers.contains($0.text) }.contains {
      switch $0.kind {
      case .name, .member: true
      case .variable, .function: $0.parent == part
      default: false
      }
    }
  }

  var isOpen: Bool { declaration.declaration?.modifiers.contains { $0 == "open" || $0 == "public" } == true }

  /// The class of UIKit that its chain ends in.
  var uikitBase: String? { if case .known(let name) = base { name } else { nil } }

  /// A direct subclass draws itself and owns its accessibility.
  var isBareControl: Bool { uikitBase == "UIControl" }
  var isBareView: Bool { uikitBase == "UIView" }

  /// Declares a property or a method of this name.
  func declares(_ name: String) -> Bool { variables[name] != nil || functions[name] != nil }

  /// Sets or declares.
  func provides(_ name: String) -> Bool { declares(name) || sets(name) }
}
