import A11yCore

struct LostDefaultTrait: ElementRule {
  static let info = RuleInfo(
    id: "lost-default-trait",
    summary: "A standard control lost the trait that UIKit gives it",
    family: .traits,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1")],
    needs: [.traits],
    why: """
      VoiceOver no longer says "button" or "heading" for a control that looks like one, \
      and the rotor, Switch Control and Voice Control pass it by.
      """,
    fix: "Insert traits instead of assigning them: accessibilityTraits.insert(.selected) keeps what UIKit set.",
    reviewQuestion: "is it meant to be something else?",
    examples: [
      .fails("assigned instead of inserted", #"✗ UIButton "Mute" traits=selected"#),
      .fails("no traits at all", #"✗ UIButton "Click here" traits=[]"#),
      .fails("a slider that cannot be adjusted", #"✗ UISlider "Volume" value="40%" traits=playsSound"#),
      .fails("a switch that is none", #"✗ UISwitch "Wi-Fi" value=1 traits=[]"#),
      .fails("a picture that is none", #"✗ UIImageView "Old town" isElement=true traits=[]"#),
      .fails("a search field that is none", #"✗ UISearchTextField "Search" traits=[]"#),
      .fails(
        "a header above its rows",
        """
        UITableView
          ✗ UITableViewHeaderFooterView "Network" isElement=true traits=staticText
          UITableViewCell "Wi-Fi"
        """),
      .needsReview("a header, or a footer", #"? UITableViewHeaderFooterView "Network" isElement=true traits=[]"#),
      .passes("the trait is still there", #"UIButton "Mute" traits=button,selected"#),
      .passes("a button that is a link", #"UIButton "Visit site" traits=link"#),
      .passes("nobody lists traits, so UIKit's hold", #"UIButton "Mute""#),
      .passes("a class with another role", #"slider Stars "Rating" superclass=UIButton value=3 traits=adjustable"#),
      .passes("a class that is shown as text", #"text Badge "3 new" superclass=UIButton traits=staticText"#),
      .passes("a picture that stands for a text", #"UIImageView "Sale" isElement=true traits=staticText"#),
      .passes("a picture that is a button", #"UIImageView "Old town" isElement=true traits=button"#),
      .passes(
        "no traits in a dump, which prints None for what it does not know",
        """
        component source={"level": "runtime"}
          UIButton "Mute" isElement=true traits=None
        """),
      .notChecked("a class of one's own without traits", #"view MuteButton "Mute" superclass=UIButton"#),
    ]
  )

  /// What a class must have, and what may stand in its place.
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

  func appliesTo(_ element: Element) -> Bool {
    guard let uikit = element.uikitClass, element.role == uikit.role, element.control.className != nil else {
      return false
    }
    return Self.expectation(of: uikit) != nil
  }

  func violation(_ element: Element) -> Violation? {
    guard let traits = element.control.traits, let uikit = element.uikitClass,
      let expected = Self.expectation(of: uikit), traits.isDisjoint(with: expected.accepted)
    else { return nil }
    // Dumps of running apps print "None" for what their exporter does not know.
    if traits.isEmpty, !element.derivesFromClass { return nil }
    let names = traits.names.joined(separator: ", ")
    let found = names.isEmpty ? "has no traits" : "has only \(names)"
    return Violation(
      element, "lost the trait \(expected.name) that UIKit gives a \(uikit.name): it \(found)",
      measured: names, required: expected.name, restsOn: [.listedTraits], isInferred: !isHeadingOfRows(element))
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
