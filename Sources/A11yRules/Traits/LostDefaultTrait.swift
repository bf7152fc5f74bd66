public import A11yCore

/// A standard control lost its default trait.
public struct LostDefaultTrait: ElementRule {
  public static let info = RuleInfo(
    id: "lost-default-trait",
    summary: "A standard control lost its default trait",
    family: .traits,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1")],
    needs: [.traits],
    why: """
      VoiceOver no longer reads "button" or "heading" for a control that looks like one, and the rotor, Switch \
      Control and Voice Control skip it.
      """,
    fix: "Insert traits instead of assigning them: `accessibilityTraits.insert(_:)` keeps UIKit's traits.",
    fixability: .safe("adds the trait"),
    reviewQuestion: "is the change of the control type intended?",
    examples: examples
  )

  public init() {}

  /// What a class must have, and what may be in its place.
  private struct Expectation {
    /// UIKit's trait, as the message names it.
    var name: String
    var accepted: Traits
  }

  private static let kinds: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .tabBarItem, .backButton, .popupButton,
    .radioButton, .menuItem,
  ]

  private static let button = Expectation(name: "button", accepted: kinds)
  private static let image = Expectation(name: "image", accepted: kinds.union([.image, .staticText, .header]))

  /// By role first: a class's name is slower to compare, and of a hundred thousand elements most have another role.
  private static func expectation(of uikit: UIKitClass) -> Expectation? {
    switch uikit.role {
    case .button where uikit.name == "UIButton": button
    case .slider where uikit.name == "UISlider": Expectation(name: "adjustable", accepted: .adjustable)
    case .switch where uikit.name == "UISwitch":
      Expectation(name: "toggleButton", accepted: [.button, .toggleButton])
    case .image where uikit.name == "UIImageView": image
    case .searchField: Expectation(name: "searchField", accepted: .searchField)
    case .heading: Expectation(name: "header", accepted: .header)
    default: nil
    }
  }

  /// Controls that are described by their role, which stands for a class of the app or one of UIKit's.
  private static func expectation(of role: Role?) -> Expectation? {
    switch role {
    case .checkbox, .radio: button
    case .slider: Expectation(name: "adjustable", accepted: .adjustable)
    default: nil
    }
  }

  private func expectation(of element: Element) -> Expectation? {
    if element.control.className == nil, element.tree.isWritten,
      let expected = Self.expectation(of: element.control.role)
    {
      return expected
    }
    return element.uikitClass.flatMap(Self.expectation)
  }

  public func appliesTo(_ element: Element) -> Bool {
    if element.control.className == nil, element.tree.isWritten, Self.expectation(of: element.control.role) != nil {
      return true
    }
    guard let uikit = element.uikitClass, element.role == uikit.role else { return false }
    // A button that is described by its role alone is a UIButton; dumps name roles that they took from traits.
    guard element.control.className != nil || element.control.role == .button && element.derivesFromClass else {
      return false
    }
    return Self.expectation(of: uikit) != nil
  }

  public func violation(_ element: Element) -> Violation? {
    guard let traits = element.control.traits, let expected = expectation(of: element),
      traits.isDisjoint(with: expected.accepted)
    else { return nil }
    // Dumps of running apps print "None" for what their exporter does not know.
    if traits.isEmpty, !element.derivesFromClass { return nil }
    let names = traits.names.joined(separator: ", ")
    let found = names.isEmpty ? "has no traits" : "has only \(names)"
    // Nothing can be a slider and a button.
    let others = traits.intersection(Self.kinds).subtracting(expected.accepted)
    let isReplaced = !others.isEmpty && expected.accepted == .adjustable
    let isOfRole = element.control.className == nil && element.role != element.uikitClass?.role
    let kind = isOfRole ? element.role?.words ?? "" : element.uikitClass?.name ?? ""
    var violation = Violation(
      element, "lost the trait \(expected.name) that UIKit gives a \(kind): it \(found)",
      measured: names, required: expected.name,
      fix: isReplaced
        ? "Keep UIKit's trait \(expected.name), and remove \(others.names.joined(separator: ", "))."
        : Self.replacing(traits, by: expected.name),
      fixInDescription: "Add the trait \(expected.name): the traits that are written replace UIKit's.",
      restsOn: [.listedTraits], isInferred: !isHeadingOfRows(element))
    if !isReplaced, let trait = Traits(name: expected.name) {
      // Whether the other trait stays, only a person knows.
      let change = element.withTrait(trait)
      violation.repair = Self.replacing(traits, by: expected.name) == nil ? .safe(change) : .unsafe(change)
    }
    return violation
  }

  /// Traits of another kind of control stand where UIKit's trait was.
  private static func replacing(_ traits: Traits, by name: String) -> String? {
    if name != "header", traits.contains(.header) {
      return "Add the trait \(name), and remove header unless the control is also a heading."
    }
    let others = traits.intersection([.image, .staticText])
    guard name != "image", name != "header", !others.isEmpty else { return nil }
    return "Add the trait \(name), and remove \(others.names.joined(separator: ", "))."
  }

  /// One class serves headers and footers, and only headers have the trait: what a row follows is a header.
  private func isHeadingOfRows(_ element: Element) -> Bool {
    guard element.role == .heading else { return true }
    let screen = element.tree.screen
    let next = screen.descendants(of: element.index).upperBound
    guard screen.controls.indices.contains(next), screen.parent(of: next) == screen.parent(of: element.index) else {
      return false
    }
    return element.tree[next].role == .cell
  }
}

extension LostDefaultTrait {
  static let examples: [Example] = [
    .fails("trait assigned instead of inserted", #"✗ UIButton "Mute" traits=selected"#),
    .fails("button described by its role", #"✗ button "Send" traits=notEnabled"#),
    .passes("trait inserted", #"UIButton "Mute" traits=button,selected"#),
    .needsReview("header view without traits", #"? UITableViewHeaderFooterView "Network" isElement=true traits=[]"#),
    .notChecked("custom subclass whose traits are not listed", #"view MuteButton "Mute" superclass=UIButton"#),
  ]
}
