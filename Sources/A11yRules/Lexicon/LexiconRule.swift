import A11yCore

/// A rule about the wording of elements one at a time, with the words of each one's language.
///
/// An element whose language has no list of words is counted as not checked. What is found rests on the language.
protocol LexiconRule: Rule where Subject == AccessibilityTree {
  /// Whether the rule is about this element at all.
  func appliesTo(_ element: Element) -> Bool

  /// What is wrong with an element that the rule applies to and whose `needs` are known.
  func violation(_ element: Element, _ lexicon: Lexicon) -> Violation?
}

extension LexiconRule {
  public func check(_ tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var lexicons = LexiconCache()
    let needs = tree.open(info.needs)
    let restsOn = info.restsOn
    for element in tree.elements where appliesTo(element) {
      if let missing = element.missing(of: needs) {
        result.leaveOut(without: missing)
      } else if let lexicon = lexicons.lexicon(for: element) {
        guard let violation = violation(element, lexicon) else { continue }
        // What rests on nothing is wrong in any language.
        result.add(violation.restsOn == [] ? violation : violation.resting(on: .language, besides: restsOn))
      } else {
        result.leaveOut(without: .wordList)
      }
    }
    return result
  }
}

extension Violation {
  /// The same, resting on one more fact than its own, or than those of its rule if it has none.
  func resting(on fact: Fact, besides rule: [Fact]) -> Violation {
    var violation = self
    violation.restsOn = (self.restsOn ?? rule).filter { $0 != fact } + [fact]
    return violation
  }
}
