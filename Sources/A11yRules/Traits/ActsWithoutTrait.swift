public import A11yCore

/// Text describes an action or a state but has no control trait.
public struct ActsWithoutTrait: LexiconRule {
  public static let info = RuleInfo(
    id: "acts-without-trait",
    summary: "Text describes an action or a state but has no control trait",
    family: .traits,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1"), .en("11.5.2.5")],
    needs: [.label, .kind, .wordList], restsOn: [.label],
    supersededBy: ["interactive-without-trait", "lost-default-trait"],
    why: """
      VoiceOver reads it as plain text, so people do not learn that it is a button or a switch. Lists of controls, \
      Switch Control and Voice Control may skip it.
      """,
    fix: """
      Add the `.button` trait (`.toggleButton` for a switch, with its state as the value), or use `UIButton`, \
      `UISwitch`, or SwiftUI's `Button` or `Toggle`.
      """,
    reviewQuestion: "does tapping it do something?",
    examples: examples
  )

  public init() {}

  /// A sentence that happens to end in such a word is longer.
  private static let longest = 120

  func appliesTo(_ element: Element) -> Bool {
    switch element.role {
    case nil, .other, .text, .cell: break
    default: return false
    }
    // In an editor, a text that nothing connects speaks of another control.
    if !element.knows(.content), element.control.isUserInteractionEnabled == false, element.outlets.isEmpty {
      return false
    }
    return element.isEnabled != false && !element.reactsToTaps && element.traits.isDisjoint(with: Self.telling)
  }

  private static let telling = InteractiveWithoutTrait.telling.union([.header, .notEnabled])

  func violation(_ element: Element, _ lexicon: Lexicon) -> Violation? {
    if let hint = element.control.hint, let found = lexicon.gestureFinder.instruction(in: hint) {
      return Violation(
        element, "has no control trait, but has the instruction \(found.phrase.quoted()) in its hint", measured: hint)
    }
    guard element.name.utf8.count <= Self.longest else { return nil }
    if let identifier = buttonIdentifier(of: element) {
      return Violation(
        element, "has no control trait, but is named as a button by the identifier \(identifier.quoted())",
        measured: identifier,
        restsOn: [])
    }
    if let found = GestureInLabel.instruction(in: element.name, lexicon) {
      return Violation(
        element, "has no control trait, but has the instruction \(found.quoted()) in its label", measured: found,
        isInferred: true
      )
    }
    // A cell's text may well be a row of a table of values.
    guard element.role != .cell, let state = state(of: element, lexicon) else { return nil }
    return Violation(
      element, "has no control trait, but has the state \(state.quoted()) at the end of its label",
      measured: state, reviewQuestion: "does tapping it change the state?", isInferred: true)
  }

  /// The identifier of a button: of the text, or of a view around it that contains no other element. A button of UIKit
  /// would be the element itself.
  private func buttonIdentifier(of element: Element) -> String? {
    guard element.role == .text, element.knows(.traits), element.knows(.content), !SpokenText.isBlank(element.name)
    else { return nil }
    for view in [element] + element.ancestors.prefix(Self.mostLevels) {
      if let identifier = view.control.identifier, Self.isOfButton(identifier, named: element.name) {
        return view.index == element.index
          || !view.isElement && !view.isInteractive
            && view.descendants.allSatisfy { !$0.isElement || $0.index == element.index }
          ? identifier : nil
      }
    }
    return nil
  }

  /// Either the last word is "button" ("login-button", "loginBtn"), or the first one is, and the text follows
  /// ("button-LOGIN" of the text "LOGIN").
  private static func isOfButton(_ identifier: String, named name: String) -> Bool {
    var words = CodeWords.words(of: identifier)
    if words.last == "container" { words.removeLast() }
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    if button.contains(last) { return words.dropLast().allSatisfy { !others.contains($0) } }
    return button.contains(first) && Array(words.dropFirst()) == CodeWords.words(of: name.lowercased())
  }

  private static let button: Set<String> = ["button", "btn"]
  /// Words before "button" in the identifiers of other elements: "text-below-button", "radio-button".
  private static let others: Set<String> = [
    "above", "below", "under", "over", "beside", "next", "for", "of", "in", "no", "without", "radio", "hint", "label",
    "text", "title",
  ]

  /// React Native wraps a text in two views at most.
  private static let mostLevels = 3

  /// What the label ends with after a comma, when it is on or off; in any language where none is given.
  private func state(of element: Element, _ lexicon: Lexicon) -> String? {
    let name = element.name
    // Most names are ASCII without a comma.
    guard name.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 >= 0x80 }) else { return nil }
    let clauses = name.unicodeScalars.split { ",，、".unicodeScalars.contains($0) }
    guard 2...3 ~= clauses.count, let last = clauses.last else { return nil }
    let words = SpokenText.normalized(String(last))
    let lists = element.language == nil ? Lexicon.all : [lexicon]
    return lists.contains { $0.separatedStates.contains(words) } ? words : nil
  }
}

extension ActsWithoutTrait {
  static let examples: [Example] = [
    .fails(
      "text whose hint asks for a tap",
      #"✗ text "Allow sign-in" hint="Double tap to toggle" isElement=true"#),
    .passes("button whose hint asks for a tap", #"button "Allow sign-in" hint="Double tap to toggle""#),
    .needsReview("text whose label contains a state", #"? text "Allow sign-in, on" isElement=true"#),
    .notChecked(
      "language without a word list",
      """
      component "Network" fi
        text "Allow sign-in, on" isElement=true
      """),
  ]
}
