/// What a class says of itself in all its parts: declaration, extensions, protocols' extensions and the superclasses
/// that the run has seen.
struct ClassFacts: Sendable {
  let name: String
  /// Where the class itself is declared.
  let declaration: Node
  let base: BaseClass
  /// Its own class, its superclasses seen, and every extension of them.
  let parts: [Node]
  /// Whether a superclass of ours stands between it and UIKit.
  let hasCustomSuperclass: Bool
  /// A macro, or an attribute nobody knows, may add members.
  var hasMacro = false
  var hasHelper = false
  var protocols: Set<String> = []
  var variables: [String: Node] = [:]
  var functions: [String: [Node]] = [:]
  /// Assignments to its own properties, by the property's name.
  var assigned: [String: [Node]] = [:]
  /// Assignments to properties of others, by the property's name: `thumb.accessibilityLabel` under the last word.
  var assignedToOthers: [String: [Node]] = [:]
  /// Calls, by the name of what is called.
  var calls: [String: [Node]] = [:]
  /// Every name and member mentioned.
  var mentioned: Set<String> = []

  var isOpen: Bool { declaration.declaration?.modifiers.contains { $0 == "open" || $0 == "public" } == true }

  /// The class of UIKit that its chain ends in.
  var uikitBase: String? { if case .known(let name) = base { name } else { nil } }

  /// A direct subclass draws itself and owns its accessibility.
  var isBareControl: Bool { uikitBase == "UIControl" }
  var isBareView: Bool { uikitBase == "UIView" }

  /// Declares a property or a method of this name.
  func declares(_ name: String) -> Bool { variables[name] != nil || functions[name] != nil }

  /// Sets or declares.
  func provides(_ name: String) -> Bool { declares(name) || assigned[name] != nil }

  func calls(_ names: String...) -> Bool { names.contains { calls[$0] != nil } }

  /// The code that decides a property: assigned values, the getter, the first value.
  func sources(of property: String) -> [Node] {
    var nodes = (assigned[property] ?? []).compactMap(\.assignedValue)
    if let variable = variables[property] { nodes.append(variable) }
    for change in ["insert", "formUnion", "remove", "subtract"] {
      nodes += (calls[change] ?? []).filter { $0.base?.path == property }
    }
    return nodes
  }
}
