import A11yCore

struct FakeHeading: TreeRule {
  static let info = RuleInfo(
    id: "fake-heading",
    summary: "A text looks like a heading and is none",
    family: .traits,
    severity: .notice,
    criteria: [.wcag("1.3.1"), .en("11.1.3.1.1")],
    needs: [.font, .frame],
    why: """
      A person who sees finds the section by its large type; a person who jumps from heading to heading \
      with VoiceOver passes it by.
      """,
    fix: "Add the trait .header (accessibilityAddTraits(.isHeader) in SwiftUI), if a new section begins here.",
    reviewQuestion: "does it name what follows?",
    examples: [
      .needsReview("bold and larger than what follows", example(#"? text "Delivery""#, #""size":20,"bold":true"#)),
      .needsReview("much larger", example(#"? text "Delivery""#, #""size":24"#)),
      .needsReview("in the style of a title", example(#"? text "Delivery""#, #""textStyle":"title2""#)),
      .passes("it is a heading", example(#"text "Delivery" traits=header"#, #""size":24"#)),
      .passes("no larger than what follows", example(#"text "Delivery""#, #""size":15"#)),
      .passes("a price", example(#"text "$ 12.50""#, #""size":24"#)),
      .passes("a number", example(#"text "48""#, #""size":24"#)),
      .passes("a quotation", example(#"text "“Best soup in town”""#, #""size":24"#)),
      .passes("a caption", example(#"text "Picture: Anna Berg""#, #""size":24,"textStyle":"caption1""#)),
      .passes("a sentence", example(#"text "We deliver at home.""#, #""size":24"#)),
      .passes(
        "longer than the text beneath it",
        """
        text "A headline that takes its time" font={"size":24} frame=20,100,350,24
        text "Yesterday, in the city" font={"size":15} frame=20,130,350,20
        """),
      .passes(
        "a name and what is said of it",
        """
        text "Anna Berg" font={"size":24} frame=20,100,350,24
        text "Picture editor" font={"size":15} frame=20,130,350,20
        """),
      .passes(
        "the text stands in another column",
        """
        text "Delivery" font={"size":24} frame=20,100,150,24
        text "We deliver from Monday to Friday." font={"size":15} frame=220,130,150,60
        """),
      .passes(
        "far away",
        """
        text "Delivery" font={"size":24} frame=20,100,350,24
        text "We deliver from Monday to Friday." font={"size":15} frame=20,160,350,60
        """),
      .passes(
        "a title in a row",
        """
        UITableViewCell isElement=false frame=0,100,390,100
          text "Delivery" font={"size":24} frame=20,100,350,24
          text "We deliver from Monday to Friday." font={"size":15} frame=20,130,350,60
        """),
      .passes(
        "a card, on a screen that has its headings",
        """
        heading "Shop" frame=20,10,300,20
        heading "New" frame=20,40,300,20
        heading "Used" frame=20,70,300,20
        view Card container=semanticGroup frame=0,100,390,100
          text "Delivery" font={"size":24} frame=20,100,350,24
          text "We deliver from Monday to Friday." font={"size":15} frame=20,130,350,60
        """),
      .passes(
        "inside a control",
        """
        UIButton isElement=false frame=0,100,390,100
          text "Delivery" font={"size":24} frame=20,100,350,24
          text "We deliver from Monday to Friday." font={"size":15} frame=20,130,350,60
        """),
      .passes(
        "inside an element, which is heard as one",
        """
        view UIView "Delivery. We deliver from Monday to Friday." isElement=true frame=0,100,390,100
          text "Delivery" font={"size":24} frame=20,100,350,24
          text "We deliver from Monday to Friday." font={"size":15} frame=20,130,350,60
        """),
      .passes("alone", #"text "Delivery" font={"size":24} frame=20,100,350,24"#),
      .notChecked(
        "nobody tells the font",
        """
        text "Delivery" frame=20,100,350,24
        text "We deliver from Monday to Friday." frame=20,130,350,60
        """),
    ]
  )

  private static func example(_ line: String, _ font: String) -> String {
    """
    \(line) font={\(font)} frame=20,100,350,24
    text "We deliver from Monday to Friday." font={"size":15} frame=20,130,350,60
    """
  }

  /// Characters; a longer text is a paragraph.
  private static let longest = 120
  /// Words; fewer are a caption, a subtitle or another name.
  private static let paragraph = 5
  /// Characters, in scripts without spaces.
  private static let unspacedParagraph = 16
  /// Headings; with so many a screen can be explored, and cards need none of their own.
  private static let enough = 3

  func subjects(in tree: AccessibilityTree) -> [Element] {
    let texts = tree.elements.filter { $0.role == .text }
    // A text alone stands above nothing.
    return texts.count < 2 ? [] : texts
  }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let texts = subjects.compactMap(StyledText.init)
    var result: RuleResult = []
    let columns = TextColumns(texts)
    lazy var isExplored =
      tree.elements.lazy.filter { $0.traits.contains(.header) }.prefix(Self.enough).count
      == Self.enough
    for text in texts where isShort(text) {
      guard let next = columns.text(beneath: text), let reason = text.stronger(than: next), isHeadline(text, of: next),
        !isPart(text.element, isExplored: isExplored)
      else { continue }
      result.violations.append(
        Violation(
          text.element, "looks like a heading (\(reason) above longer text), but is none", measured: reason,
          isInferred: true, related: [next.element]))
    }
    return result
  }

  private func isShort(_ text: StyledText) -> Bool {
    !text.element.traits.contains(.header) && !text.element.isInteractive && text.words.utf8.count <= Self.longest * 4
      && text.words.count <= Self.longest
  }

  /// Words, neither a price nor a quotation nor a sentence, and shorter than what follows.
  private func isHeadline(_ text: StyledText, of next: StyledText) -> Bool {
    let words = text.words
    guard words.count < next.beginning.count, isParagraph(next.beginning) else { return false }
    guard let first = words.first, let last = words.last else { return false }
    if "\"“„«‹'‘‚「『".contains(first) || ".,;".contains(last) || text.isCaption { return false }
    let letters = words.count(where: \.isLetter)
    return letters > 1 && letters > words.count(where: \.isNumber) && !words.contains(where: \.isCurrencySymbol)
  }

  private func isParagraph(_ text: Substring) -> Bool {
    let words = SpokenText.words(String(text)).count
    return words >= Self.paragraph || words > 0 && text.count >= Self.unspacedParagraph * words
  }

  /// What stands in a row, in a bar or on a control is named by that.
  private func isPart(_ element: Element, isExplored: @autoclosure () -> Bool) -> Bool {
    var isInCard = false
    for ancestor in element.ancestors {
      switch ancestor.role {
      case .cell, .row, .navigationBar, .toolbar, .tabBar, .alert, .searchBar: return true
      default: break
      }
      if ancestor.isInteractive, ancestor.index != 0 { return true }
      if ancestor.hasStructure, ancestor.structure.container == .semanticGroup { isInCard = true }
    }
    return isInCard && isExplored()
  }
}
