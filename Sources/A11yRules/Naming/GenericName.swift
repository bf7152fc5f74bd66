public import A11yCore

/// A link or button name does not describe its target.
public struct GenericName: LexiconRule {
  public static let info = RuleInfo(
    id: "generic-name",
    summary: "A link or button name does not describe its target",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("2.4.4"), .wcag("2.4.6"), .en("11.2.4.4"), .en("11.2.4.6")],
    needs: [.label, .wordList],
    why: """
      Many people navigate by a list of links or buttons, without the surrounding text; there, "Learn more" has no \
      meaning.
      """,
    fix: """
      Name the destination and keep the visible words first: "Learn more about pricing".
      """,
    examples: examples
  )

  public init() {}

  func appliesTo(_ element: Element) -> Bool {
    element.role == .link || element.role == .button || element.traits.contains(.link)
  }

  func violation(_ element: Element, _ lexicon: Lexicon) -> Violation? {
    guard element.name.utf8.count <= 80 else { return nil }
    let isLink = element.role == .link || element.traits.contains(.link)
    let name = SpokenText.normalized(element.name)
    guard lexicon.genericPhrases.contains(name) || isLink && isGeneric(element.name, name, lexicon) else { return nil }
    if isInBar(element) { return nil }
    return Violation(
      element, "is called \(element.name.quoted()), which does not describe its target",
      grade: !isLink || hasContext(element) ? .minor : .full, measured: element.name)
  }

  /// None but small words, and none of them a destination by itself.
  private func isGeneric(_ text: String, _ name: String, _ lexicon: Lexicon) -> Bool {
    if text.hasSuffix("…") || text.hasSuffix("...") { return false }
    if lexicon.genericWords.contains(name) { return !lexicon.loneDestinations.contains(name) }
    let words = name.split(separator: " ")
    return words.count > 1 && words.allSatisfy { lexicon.genericWords.contains(String($0)) }
  }

  /// "More" in a bar is the rest of the bar.
  private func isInBar(_ element: Element) -> Bool {
    element.ancestors.contains { $0.role == .toolbar || $0.role == .navigationBar || $0.role == .tabBar }
  }

  /// A row, or a group with a name, says what it is about, which WCAG accepts.
  private func hasContext(_ element: Element) -> Bool {
    element.ancestors.contains { ancestor in
      switch ancestor.role {
      case .cell, .row: true
      default: ancestor.hasStructure && ancestor.structure.container == .semanticGroup && ancestor.control.label != nil
      }
    }
  }
}

extension GenericName {
  static let examples: [Example] = [
    .fails("link labeled \"Learn more\"", #"✗ link "Learn more""#),
    .passes("link whose label includes the destination", #"link "Learn more about pricing""#),
    .needsReview(
      "language of the text not declared",
      """
      component "Prices"
        ? link "Learn more"
      """),
    .notChecked(
      "language without a word list",
      """
      component "Prices" fi
        link "Learn more"
      """),
  ]
}
