/// Functions of the app's own that make a view react to taps or presses: modifiers of SwiftUI,
/// `func pressable() -> some View { modifier(Press()) }`, and methods of UIKit's views, `func onTap(_ action: …)`.
struct TapModifiers {
  /// View modifiers that add a gesture.
  private var types: Set<String> = []
  /// Functions of extensions of View, by the view modifiers that they apply.
  private var appliers: [String: Set<String>] = [:]
  /// Functions that add a gesture themselves.
  private var functions: Set<String> = []

  /// Methods of extensions of UIKit's views that add a tap recognizer.
  private(set) var methods: Set<String> = []

  /// The names of the modifiers.
  var modifiers: Set<String> {
    functions.union(appliers.filter { !$0.value.isDisjoint(with: types) }.keys)
  }

  mutating func read(type node: Node) {
    if node.declaration?.inherits.contains("ViewModifier") == true, Self.addsTap(node) { types.insert(node.text) }
  }

  mutating func read(function node: Node) {
    guard let type = node.parent, type.declaration?.typeKind == .extension else { return }
    if Self.uikitViews.contains(type.text), Self.addsRecognizer(node) { methods.insert(node.text) }
    if type.text != "View" || Self.known.contains(node.text) { return }
    if Self.addsTap(node) { functions.insert(node.text) }
    let applied = node.calls(["modifier"]).compactMap { $0.arguments.first?.calledName }
    if !applied.isEmpty, !AccessibilityCode.isAbout(node) { appliers[node.text, default: []].formUnion(applied) }
  }

  mutating func merge(_ other: TapModifiers) {
    types.formUnion(other.types)
    appliers.merge(other.appliers) { $0.union($1) }
    functions.formUnion(other.functions)
    methods.formUnion(other.methods)
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

  private static let uikitViews: Set<String> = ["UIView", "UIImageView", "UILabel", "UIStackView"]

  /// One of a single tap, to the view itself.
  private static func addsRecognizer(_ node: Node) -> Bool {
    guard node.mentions("UITapGestureRecognizer"), node.text != "addGestureRecognizer",
      !node.mentionsAny(["numberOfTapsRequired", "numberOfTouchesRequired"]), !AccessibilityCode.isAbout(node),
      !node.mentionsAny(housekeeping)
    else { return false }
    return node.calls(["addGestureRecognizer"]).contains { $0.base == nil || $0.base?.text == "self" }
  }

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
