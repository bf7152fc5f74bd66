public import A11yCore

/// A tappable element has no button or link trait.
public struct InteractiveWithoutTrait: ElementRule {
  public static let info = RuleInfo(
    id: "interactive-without-trait",
    summary: "A tappable element has no button or link trait",
    family: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1"), .en("11.5.2.5"), .en("11.5.2.12")],
    needs: [.traits, .actions],
    supersededBy: ["lost-default-trait"],
    why: """
      VoiceOver users hear plain text and do not learn that it can be activated. Switch Control and Voice Control may \
      skip it.
      """,
    fix: "Add the `.button` trait (`.link` if it opens a webpage), or use `UIButton` or SwiftUI's `Button`.",
    fixability: .unsafe("adds the button trait"),
    reviewQuestion: "does tapping it do something useful?",
    examples: examples
  )

  public init() {}

  /// Each of these tells a person that there is something to do.
  static let telling: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .startsMediaSession, .allowsDirectInteraction,
    .toggleButton, .tabBarItem, .backButton, .textEntry, .textArea, .secureTextField, .popupButton, .menuItem,
    .radioButton, .pickerElement, .map, .webContent,
  ]

  public func appliesTo(_ element: Element) -> Bool {
    guard element.hasInteraction || element.isOwnControl || isRowWithHint(element), element.isEnabled != false,
      !isExempt(element)
    else { return false }
    return reactsToTaps(element) || hasOnlyCustomActions(element) || isRowWithHint(element)
  }

  public func violation(_ element: Element) -> Violation? {
    guard element.traits.isDisjoint(with: Self.telling) else { return nil }
    let names = element.traits.names
    let found = names.isEmpty ? "has no traits" : "has only the traits \(names.joined(separator: ", "))"
    let reacts = reactsToTaps(element)
    let what = reacts ? "responds to taps" : isRowWithHint(element) ? "has a hint" : "has custom actions"
    // Custom actions alone do not prove that a tap does something.
    var violation = Violation(
      element, "\(what) but \(found)", grade: element.role == .cell ? .minor : .full, measured: found,
      restsOn: [.listedTraits, .actions], isInferred: !reacts)
    violation.repair = .unsafe(element.withTrait(.button))
    return violation
  }

  private func isExempt(_ element: Element) -> Bool {
    guard let role = element.role else { return false }
    // UIKit gives a cell no trait, and a list tells by itself that its cells can be opened. A cell that is described with
    // an action of its own is a button.
    if role == .cell { return !element.tree.isWritten || element.control.className != nil }
    if role.isTextInput { return true }
    return role.isContainer && role != .group || element.uikitClass?.name == "UITextView"
  }

  /// A row that is described with what a tap does.
  private func isRowWithHint(_ element: Element) -> Bool {
    element.role == .cell && !SpokenText.isBlank(element.control.hint) && !isExempt(element)
  }

  private func reactsToTaps(_ element: Element) -> Bool { element.reactsToSingleTap || element.isOwnControl }

  /// Dumps of running apps tell no recognizers: custom actions are all there is to see.
  private func hasOnlyCustomActions(_ element: Element) -> Bool {
    guard !element.derivesFromClass, element.role == nil || element.role == .other else {
      return false
    }
    return element.interaction.customActions?.isEmpty == false
  }
}

extension InteractiveWithoutTrait {
  static let examples: [Example] = [
    .fails(
      "view with a tap gesture and without a trait",
      #"✗ view CardView "Paris" isElement=true gestures=tap traits=[]"#),
    .passes(
      "text with a tap gesture and the link trait",
      #"SwiftUI.Text "Pricing" gestures=tap traits=staticText,link"#),
    .needsReview(
      "label with a tap gesture whose traits are not listed",
      #"? UILabel "Terms" text="Terms" gestures=tap"#),
    .notChecked("traits not listed", #"view CardView "Paris" isElement=true gestures=tap"#),
  ]
}
