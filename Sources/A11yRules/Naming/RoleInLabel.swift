public import A11yCore

/// A label repeats the control type.
public struct RoleInLabel: LexiconRule {
  public static let info = RuleInfo(
    id: "role-in-label",
    summary: "A label repeats the control type",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    needs: [.label, .wordList],
    supersededBy: ["unresolved-text", "unlocalised-key", "machine-name", "meaningless-name"],
    why: """
      VoiceOver reads the control type from the traits, so people hear "Play button, button" every time, and the name \
      takes longer to hear and to say.
      """,
    fix: "Remove the word from `accessibilityLabel`; VoiceOver reads the trait.",
    fixability: .safe("removes the control type from the label"),
    reviewQuestion: "is the text in English?",
    examples: examples
  )

  public init() {}

  func appliesTo(_ element: Element) -> Bool { !spokenRoles(of: element).isEmpty && !element.isNameless }

  func violation(_ element: Element, _ lexicon: Lexicon) -> Violation? {
    guard let found = roleWord(in: element, spokenRoles(of: element), lexicon) else { return nil }
    var violation = Violation(
      element, "has the control type \(found.quoted()) in its label; VoiceOver reads it from the traits",
      measured: found)
    violation.repair = element.repairedLabel { $0.without(found) }
    return violation
  }

  /// The kinds VoiceOver says of it: its role, and what its traits add to a role that is none of them.
  private func spokenRoles(of element: Element) -> [Role] {
    guard let role = element.role, role != .text || !element.traits.isDisjoint(with: [.header, .link, .button]) else {
      return []
    }
    var roles = [role]
    if element.traits.contains(.header), role != .heading { roles.append(.heading) }
    if element.traits.contains(.link), role != .link { roles.append(.link) }
    if element.traits.contains(.button), role == .image || role == .text || role == .cell { roles.append(.button) }
    return roles
  }

  /// The word of the element's own kind with which its name ends (or, where the language puts it first, begins).
  private func roleWord(in element: Element, _ roles: [Role], _ lexicon: Lexicon) -> String? {
    // What is longer is a sentence that mentions the word.
    guard element.name.count <= 80 else { return nil }
    let name = SpokenText.normalized(element.name)
    for role in roles {
      for word in lexicon.roleWords[role] ?? [] {
        // Nothing but the word is a name without meaning, which is another rule's.
        if name == word { return nil }
        let isSaid = lexicon.ends(name, with: word) || lexicon.roleComesFirst && name.hasPrefix(word + " ")
        if isSaid { return isVisible(word, on: element, lexicon) ? nil : word }
      }
      if role == .image, let prefix = lexicon.imagePrefixes.first(where: { name.hasPrefix($0 + " ") }) {
        return SpokenText.normalized(element.visibleText ?? "").hasPrefix(prefix + " ") ? nil : prefix
      }
    }
    return nil
  }

  /// What is written on a control belongs in its name: people who speak to Voice Control read it aloud.
  private func isVisible(_ word: String, on element: Element, _ lexicon: Lexicon) -> Bool {
    let seen = SpokenText.normalized(element.visibleText ?? "")
    return seen == word || lexicon.ends(seen, with: word) || lexicon.roleComesFirst && seen.hasPrefix(word + " ")
  }
}

extension RoleInLabel {
  static let examples: [Example] = [
    .fails("button whose label ends with \"button\"", #"✗ button "Play button""#),
    .passes("label without the role", #"button "Play""#),
    .needsReview(
      "language of the text not declared",
      """
      component "Player"
        ? button "Play button"
      """),
    .notChecked(
      "language without a word list",
      """
      component "Player" fi
        button "Play button"
      """),
  ]
}
