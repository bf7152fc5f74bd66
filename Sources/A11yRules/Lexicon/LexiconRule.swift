import A11yCore

/// A rule that judges the wording of elements one at a time, with the words of each one's language.
///
/// Where the language has no list, the element is counted as not checked; where nobody declares it, what is found is
/// left to a person.
protocol LexiconRule: Rule where Subject == Exposure {
  /// Whether the rule is about this element at all.
  func concerns(_ element: Element) -> Bool

  /// Called for elements that the rule concerns and whose label is known.
  func check(_ element: Element, _ lexicon: Lexicon) -> Problem?
}

extension LexiconRule {
  func check(_ screen: Exposure) -> Verdict {
    var verdict: Verdict = []
    var shelf = LexiconShelf()
    for element in screen.elements where concerns(element) {
      guard element.knows(.label) else {
        verdict.notChecked[.label, default: 0] += 1
        continue
      }
      guard let entry = shelf.entry(for: element) else {
        verdict.notChecked[.language, default: 0] += 1
        continue
      }
      guard var problem = check(element, entry.lexicon) else { continue }
      if !entry.isCertain, problem.outcome != .review {
        problem.outcome = .review
        problem.asks = "is it in English?"
      }
      verdict.problems.append(problem)
    }
    return verdict
  }
}
