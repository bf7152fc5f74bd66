import A11yCore

/// A rule that judges the wording of elements one at a time, with the words of each one's language.
///
/// Where the language has no list, the element is counted as not checked; where nobody declares it, what is found is
/// left to a person.
protocol LexiconRule: Rule where Subject == AccessibilityTree {
  /// Whether the rule is about this element at all.
  func appliesTo(_ element: Element) -> Bool

  /// Called for elements that the rule concerns and whose label is known.
  func check(_ element: Element, _ lexicon: Lexicon) -> Violation?
}

extension LexiconRule {
  func check(_ tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var shelf = LexiconCache()
    for element in tree.elements where appliesTo(element) {
      guard element.knows(.label) else {
        result.notChecked[.label, default: 0] += 1
        continue
      }
      guard let entry = shelf.entry(for: element) else {
        result.notChecked[.language, default: 0] += 1
        continue
      }
      guard var violation = check(element, entry.lexicon) else { continue }
      if !entry.isCertain, violation.outcome != .review {
        violation.outcome = .review
        violation.reviewQuestion = "is it in English?"
      }
      result.violations.append(violation)
    }
    return result
  }
}
