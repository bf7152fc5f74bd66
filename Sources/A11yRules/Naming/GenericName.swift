import A11yCore

struct GenericName: LexiconRule {
  static let info = RuleInfo(
    id: "generic-name",
    summary: "A name does not say where it leads",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("2.4.4"), .wcag("2.4.6"), .en("11.2.4.4"), .en("11.2.4.6")],
    needs: [.label, .wordList],
    why: """
      Many people go through the links or buttons of a screen alone, apart from the text around them; \
      "Learn more" there leads anywhere.
      """,
    fix: #"Name the destination and keep the visible words first: "Learn more about pricing"."#,
    examples: [
      .fails("a link without a destination", #"✗ link "Learn more""#),
      .fails("nothing but small words", #"✗ UIButton "More about this page" traits=link"#),
      .fails("a button, as a notice", #"✗ UIButton "Click here" title="Click here""#),
      .fails("in German", #"✗ link "Mehr erfahren" language=de"#),
      .fails("in French", #"✗ link "En savoir plus" language=fr"#),
      .fails("in Spanish", #"✗ link "Más información" language=es"#),
      .fails("in Korean", #"✗ link "자세히 보기" language=ko"#),
      .fails("in Japanese", #"✗ link "詳しくはこちら" language=ja"#),
      .fails("in Chinese", #"✗ link "了解更多" language=zh-Hans"#),
      .fails(
        "in a row that tells the context, as a notice",
        """
        UITableViewCell
          text "Pricing"
          ✗ link "Learn more"
        """),
      .fails(
        "in a group whose name tells the context, as a notice",
        """
        view UIView "Pricing" isElement=false container=semanticGroup
          ✗ link "Learn more"
        """),
      .needsReview(
        "nobody says in which language it is",
        """
        component "Prices"
          ? link "Learn more"
        """),
      .passes("the destination", #"link "Learn more about pricing""#),
      .passes("a word within a word", #"button "Baltimore""#),
      .passes("a tab", #"tab "More""#),
      .passes(
        "what does not fit into a bar",
        """
        toolbar
          link "More"
        """),
      .passes("with an ellipsis, as menus have it", #"link "More…""#),
      .passes("a button that shows the rest", #"button "More""#),
      .passes("a button of a form", #"button "Go""#),
      .passes("a page that is called so", #"link "About""#),
      .passes("more than is drawn", #"UIButton "Learn more about pricing" title="Learn more" traits=link"#),
      .notChecked(
        "a language without a list",
        """
        component "Prices" fi
          link "Learn more"
        """),
    ]
  )

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
      element, "is called \(element.name.quoted()), which does not say where it leads",
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
