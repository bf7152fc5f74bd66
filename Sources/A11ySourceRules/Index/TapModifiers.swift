/// Modifiers of the app's own that make a view react to taps or presses: `func pressable() -> some View { modifier(Press()) }`.
struct TapModifiers {
  /// View modifiers that add a gesture.
  private var types: Set<String> = []
  /// Functions of extensions of View, by the view modifiers that they apply.
  private var appliers: [String: Set<String>] = [:]
  /// Functions that add a gesture themselves.
  private var functions: Set<String> = []

  /// The names of the functions.
  var names: Set<String> {
    functions.union(appliers.filter { !$0.value.isDisjoint(with: types) }.keys)
  }

  mutating func read(type node: Node) {
    if node.declaration?.inherits.contains("ViewModifier") == true, Self.addsTap(node) { types.insert(node.text) }
  }

  mutating func read(function node: Node) {
    guard let type = node.parent, type.text == "View", type.declaration?.typeKind == .extension,
      !Self.known.contains(node.text)
    else { return }
    if Self.addsTap(node) { functions.insert(node.text) }
    let applied = node.calls(["modifier"]).compactMap { $0.arguments.first?.calledName }
    if !applied.isEmpty, !AccessibilityCode.isAbout(node) { appliers[node.text, default: []].formUnion(applied) }
  }

  mutating func merge(_ other: TapModifiers) {
    types.formUnion(other.types)
    appliers.merge(other.appliers) { $0.union($1) }
    functions.formUnion(other.functions)
  }

  /// SwiftUI's own, of which an app may have one with other parameters.
  private static let known: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "overlay",
    "background",
  ]
  /// A tap that closes the keyboard or what is open is no button.
  private static let housekeeping: Set<String> = [
    "endEditing", "resignFirstResponder", "sendAction", "dismiss", "hideKeyboard", "dismissKeyboard", "Button", "focus",
    "isFocused", "presentationMode",
  ]

  private static func addsTap(_ node: Node) -> Bool {
    guard node.mentions("onTapGesture") || node.mentions("TapGesture") || isPressed(node) else { return false }
    return !AccessibilityCode.isAbout(node) && !node.mentionsAny(housekeeping)
  }

  /// `DragGesture(minimumDistance: 0)`, by which SwiftUI tells when a finger comes and goes.
  private static func isPressed(_ node: Node) -> Bool {
    node.mentions("DragGesture")
      && node.calls(["DragGesture"]).contains { $0.argument("minimumDistance")?.numberValue == 0 }
      && node.mentions("onEnded")
  }
}
