/// What follows from a control and its class: computed once a screen, asked for by every rule and by the narrator.
struct ControlFacts: Sendable {
  var uikit: UIKitClass?
  /// The control's own class is not UIKit's.
  var isCustom: Bool
  /// Explicit role, or the class's, or what the traits say.
  var role: Role?
  /// Listed traits, or what UIKit gives the class in this state.
  var traits: Traits
  /// `isAccessibilityElement`: given, or UIKit's default.
  var isElement: Bool
  /// Something below it is an interactive element, so that UIKit does not make one element of a cell.
  var holdsInteraction = false
  let reactsToTaps: Bool
  /// A part of the system: the bar at the edge of a scroll view.
  let isScrollBar: Bool
  /// Where the words stand that it draws itself.
  let drawnWords: DrawnWords

  enum DrawnWords { case none, text, title, placeholder, label }

  init(_ control: borrowing Control, _ resolved: ResolvedClass) {
    uikit = resolved.uikit
    isCustom = resolved.isCustom
    role = Self.role(of: control, uikit: uikit)
    traits = control.traits ?? Self.defaultTraits(of: control, uikit: uikit, role: role)
    // UIKit adds it to its own controls whatever traits an app sets.
    if control.enabled == false, control.className != nil, uikit?.role?.isInteractive == true, role != .tab {
      traits.insert(.notEnabled)
    }
    // A description may say it by the container's kind or by the trait: one and the same to VoiceOver.
    if !control.boxedStructure.isEmpty, control.structure.container == .tabBar { traits.insert(.tabBar) }
    reactsToTaps = !control.boxedInteraction.isEmpty && control.interaction.reactsToTaps
    isScrollBar = SystemParts.isScrollBar(control)
    drawnWords = Self.drawnWords(of: control, role: role)
    isElement = control.isElement ?? Self.isElementByDefault(control, uikit: uikit, isCustom: isCustom)
  }

  private static func role(of control: borrowing Control, uikit: UIKitClass?) -> Role? {
    var role = control.role ?? uikit?.role
    if role == .textField, control.isSecure == true { role = .secureTextField }
    if role == .textView, control.isEditable == false { role = .text }
    // The simulator's accessibility tree has one word for both.
    if role == .slider, control.label == nil, SystemParts.isPage(control.value) { role = .pageControl }
    return role ?? control.traits.flatMap(Role.init(traits:))
  }

  private static func drawnWords(of control: borrowing Control, role: Role?) -> DrawnWords {
    if !SpokenText.isBlank(control.text) { return .text }
    if !SpokenText.isBlank(control.title) { return .title }
    if !SpokenText.isBlank(control.placeholder) { return .placeholder }
    return (role == .text || role == .heading) && !SpokenText.isBlank(control.label) ? .label : .none
  }

  private static func defaultTraits(of control: borrowing Control, uikit: UIKitClass?, role: Role?) -> Traits {
    var traits = uikit?.traits ?? []
    if role == .text, control.isEditable == false { traits = .staticText }
    if role == .secureTextField { traits.insert(.secureTextField) }
    if let standing = control.role.flatMap(UIKitClasses.standing), traits.isEmpty { traits = standing.traits }
    if control.className == nil, let whole = wholeTraits(of: control, role: role) { traits = whole }
    // Only a control conveys its state; a label that is "disabled" is not spoken as dimmed.
    if role == .cell, control.selected == true { traits.insert(.selected) }
    guard !traits.isEmpty, role != .text, role != .image else { return traits }
    // UIKit does not tell of a tab that it is disabled (images recorded by cashapp/AccessibilitySnapshot).
    if control.enabled == false, role != .tab { traits.insert(.notEnabled) }
    if control.selected == true { traits.insert(.selected) }
    return traits
  }

  /// Of what UIKit makes of parts, when a description tells it as one thing. SwiftUI's stepper is one.
  private static func wholeTraits(of control: borrowing Control, role: Role?) -> Traits? {
    switch role {
    case .picker: UIKitClasses.wheelTraits
    case .datePicker: UIKitClasses.dateTraits(height: control.frame?.height)
    case .stepper: .adjustable
    default: nil
    }
  }

  private static func isElementByDefault(
    _ control: borrowing Control, uikit: UIKitClass?, isCustom: Bool
  ) -> Bool {
    // UIKit skips a label without text.
    if uikit?.name == "UILabel" || uikit?.name == "SwiftUI.Text" {
      return !(SpokenText.isBlank(control.label ?? control.text ?? control.title) && control.value == nil)
    }
    if uikit?.isElement == true { return true }
    // As of a `UIStepper`, its two buttons are the elements.
    if control.className == nil, control.role == .stepper, control.traits == nil { return false }
    // A custom class may override `isAccessibilityElement`; one that was given attributes was meant to be an element.
    let mayOverride = isCustom || control.className == nil
    if mayOverride, let role = control.role, UIKitClasses.standing(for: role)?.isElement == true { return true }
    return mayOverride && uikit?.role?.isContainer != true && uikit?.label != .contents
      && (control.label != nil || control.traits != nil || control.value != nil || control.hint != nil)
  }
}

extension Role {
  /// What an element's traits say it is; nil when they say nothing of the kind.
  init?(traits: Traits) {
    guard let found = Self.byTrait.first(where: { traits.contains($0.0) }) else { return nil }
    self = found.1
  }

  private static let byTrait: [(Traits, Role)] = [
    (.keyboardKey, .key), (.tabBarItem, .tab), (.searchField, .searchField), (.toggleButton, .switch),
    (.secureTextField, .secureTextField), (.textArea, .textView), (.textEntry, .textField), (.link, .link),
    (.button, .button), (.backButton, .button), (.adjustable, .slider), (.header, .heading), (.image, .image),
    (.staticText, .text), (.tabBar, .tabBar),
  ]
}
