public import A11yCore

/// A label contains the state of its control.
public struct StateInLabel: LexiconRule {
  public static let info = RuleInfo(
    id: "state-in-label",
    summary: "A label contains the state of its control",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5"), .en("11.5.2.16")],
    needs: [.label, .wordList],
    why: """
      People hear the state twice, or an outdated one: the label stays the same when the state changes. Voice \
      Control cannot find a control whose name changes.
      """,
    fix: """
      Remove the state from the label, and expose it as the value or with the `.selected` trait, which VoiceOver reads \
      in the user's language.
      """,
    examples: examples
  )

  public init() {}

  func appliesTo(_ element: Element) -> Bool {
    switch element.role {
    case .switch, .checkbox, .radio, .tab, .segment: return true
    case .text, .heading, .image: return false
    default: break
    }
    if !element.traits.isDisjoint(with: [.selected, .notEnabled]) { return true }
    // Dumps have labels that SwiftUI joined of a name and a value.
    if element.role == .button || element.role == .cell, element.tree.isWritten { return true }
    guard element.isInteractive || element.role == .cell else { return false }
    return element.control.selected == true || element.role != .slider && ["0", "1"].contains(element.control.value)
  }

  func violation(_ element: Element, _ lexicon: Lexicon) -> Violation? {
    guard element.name.utf8.count < 400, mayEndWithState(element.name, lexicon) else { return nil }
    guard let state = state(in: element.name, of: element, lexicon) else { return stateOrDeed(element, lexicon) }
    if let seen = element.visibleText, self.state(in: seen, of: element, lexicon) == state { return nil }
    return Violation(
      element, "has its state, \(state.quoted()), in its label \(element.name.quoted())", measured: state,
      fix: element.role == .switch ? Self.fixOfSwitch : nil,
      reviewQuestion: isTask(element) ? "is it a task, and not the state?" : nil, isInferred: isTask(element))
  }

  /// "Gates checked", which is not selected: what is to be done, and not the state of the checkbox.
  private func isTask(_ element: Element) -> Bool {
    element.role == .checkbox && element.tree.isWritten && element.control.selected == false
      && element.name.contains(" ")
  }

  private static let fixOfSwitch = "Remove the state from the label: VoiceOver reads it from the switch itself."

  /// A short name of a toggle that ends with a word for a state: `Instant transfer off`. "Screen stays on" may be what it
  /// does.
  private func stateOrDeed(_ element: Element, _ lexicon: Lexicon) -> Violation? {
    guard element.tree.isWritten, element.role?.isToggle == true, !lexicon.isGlued else { return nil }
    let words = SpokenText.normalized(element.name).split(separator: " ").map(String.init)
    guard 3...5 ~= words.count, let last = words.last, lexicon.separatedStates.contains(last),
      !lexicon.imperatives.contains(words[0])
    else { return nil }
    return Violation(
      element, "ends with \(last.quoted()), which may be its state", measured: last,
      fix: element.role == .switch ? Self.fixOfSwitch : nil,
      reviewQuestion: "is it the state, or part of the name?", isInferred: true)
  }

  /// A quick look at the last word, without which an audit takes 57 % longer.
  private func mayEndWithState(_ name: String, _ lexicon: Lexicon) -> Bool {
    if lexicon.isGlued { return true }
    let words = SpokenText.normalized(name)
    let last = words.utf8.lastIndex(of: UInt8(ascii: " ")).map { words[words.index(after: $0)...] } ?? words[...]
    return lexicon.stateEndings.contains(String(last))
  }

  /// The state a name ends with: set apart by a sign, or a word that is nothing but a state.
  private func state(in name: String, of element: Element, _ lexicon: Lexicon) -> String? {
    let clauses = name.replacing(" - ", with: ",").split(whereSeparator: Self.setsApart)
    if clauses.count > 1, let last = clauses.last {
      let words = SpokenText.normalized(String(last))
      if lexicon.states.contains(words) || lexicon.separatedStates.contains(words) { return words }
    }
    guard let last = clauses.last, !element.isPlainButton else { return nil }
    let words = SpokenText.normalized(String(last))
    if let state = lexicon.separatedStates.first(where: { words.hasSuffix(" " + $0) }) {
      let before = SpokenText.words(String(words.dropLast(state.count)))
      return before.last.map { lexicon.copulas.contains(String($0)) } == true && 2...6 ~= before.count ? state : nil
    }
    guard let state = lexicon.states.first(where: { words.hasSuffix(" " + $0) }), !lexicon.states.contains(words)
    else { return nil }
    let before = words.dropLast(state.count).split(separator: " ")
    // A sentence tells more than a state; and "3 selected", "none selected" tell what there is, not how it is.
    guard !before.isEmpty, before.count <= 5, name.last != "!" else { return nil }
    return before.contains { $0.contains(where: \.isNumber) || lexicon.countWords.contains(String($0)) } ? nil : state
  }

  private static func setsApart(_ character: Character) -> Bool { ",;:.–—()[]、，：；。（）・|\n".contains(character) }
}

extension Element {
  /// Nothing else says that it has a state: "Turn the sound off" is an action.
  fileprivate var isPlainButton: Bool {
    role == .button && control.selected != true && traits.isDisjoint(with: [.selected, .notEnabled])
      && !["0", "1"].contains(control.value)
  }
}

extension StateInLabel {
  static let examples: [Example] = [
    .fails("switch whose label ends with its state", #"✗ switch "Wi-Fi, on" value=1"#),
    .passes("switch with its state only in the value", #"switch "Wi-Fi" value=1"#),
    .needsReview(
      "language of the text not declared",
      """
      component "Network"
        ? switch "Wi-Fi, on" value=1
      """),
    .notChecked(
      "language without a word list",
      """
      component "Network" fi
        switch "Wi-Fi, on" value=1
      """),
  ]
}
