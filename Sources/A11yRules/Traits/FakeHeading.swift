public import A11yCore

/// Text looks like a heading but lacks the header trait.
public struct FakeHeading: TreeRule {
  public static let info = RuleInfo(
    id: "fake-heading",
    summary: "Text looks like a heading but lacks the header trait",
    family: .traits,
    severity: .notice,
    criteria: [.wcag("1.3.1"), .en("11.1.3.1.1")],
    needs: [.font, .frame],
    why: """
      Sighted people find a section by its large type. People who move from heading to heading \
      with VoiceOver miss this section.
      """,
    fix: "If a new section begins here, add the `.header` trait (in SwiftUI, `.accessibilityAddTraits(.isHeader)`).",
    editorFix: "If a new section begins here, select Identity inspector > Accessibility > Traits > Header.",
    fixability: .unsafe("adds the header trait"),
    reviewQuestion: "is it the title of the text below?",
    examples: examples
  )

  public init() {}

  /// Characters; a longer text is a paragraph.
  private static let longest = 120
  /// Words; fewer are a caption, a subtitle or another name.
  private static let paragraph = 5
  /// Characters, in scripts without spaces.
  private static let unspacedParagraph = 16
  /// Headings; with so many a screen can be explored, and cards need none of their own.
  private static let enough = 3

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    let texts = tree.elements.filter { $0.role == .text }
    // A text alone is above nothing.
    return texts.count < 2 ? [] : texts
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let texts = subjects.compactMap(StyledText.init)
    var result: RuleResult = []
    let columns = TextColumns(texts)
    lazy var isExplored =
      tree.elements.lazy.filter { $0.traits.contains(.header) }.prefix(Self.enough).count
      == Self.enough
    if let title = screenTitle(among: texts, in: tree) { result.add(title) }
    for text in texts where isShort(text) && result.violations.first?.control != text.element.index {
      if let title = listTitle(text) ?? styledTitle(text) {
        result.add(title)
        continue
      }
      guard let next = columns.text(beneath: text), let reason = text.stronger(than: next), isHeadline(text, of: next),
        !isPart(text.element, isExplored: isExplored)
      else { continue }
      result.violations.append(
        Violation(
          text.element, "looks like a heading (\(reason) above longer text), but is not a heading", measured: reason,
          restsOn: [.traits], isInferred: tree.knows(.content), related: [next.element]))
    }
    for index in result.violations.indices {
      guard let control = result.violations[index].control else { continue }
      result.violations[index].repair = .unsafe(tree[control].withTrait(.header))
    }
    return result
  }

  /// In points: less is no title of a whole screen.
  private static let title = 17.0
  /// In points: as large and bold a text is a title among others of its size, too.
  private static let boldTitle = 20.0
  /// In points: less is a part of a screen.
  private static let tall = 400.0
  /// Words; more are a sentence.
  private static let longestTitle = 8
  /// Of the height of the screen: a title is above.
  private static let top = 0.4

  /// The first text of a screen without any heading, if it is out from the others.
  private func screenTitle(among texts: [StyledText], in tree: AccessibilityTree) -> Violation? {
    guard let root = tree[0].control.frame, root.height >= Self.tall,
      !tree.seen.contains(where: \.isHeading),
      let first = texts.min(by: { $0.frame.y < $1.frame.y }), first.frame.y < root.y + root.height * Self.top,
      let size = first.element.fontSize, size >= Self.title
    else { return nil }
    let others = texts.filter { $0.element.index != first.element.index }.compactMap(\.element.fontSize).sorted()
    guard !others.isEmpty, isTitle(first) else { return nil }
    let middle = others[others.count / 2]
    let isLarger = size >= middle * 1.15
    guard isLarger || first.isBold && size >= max(middle, Self.boldTitle) else { return nil }
    let reason = isLarger ? "\(size.points) points above smaller text" : "bold, \(size.points) points"
    return Violation(
      first.element, "looks like the title of the screen (\(reason)), but is not a heading", measured: reason,
      reviewQuestion: "is it the title of the screen?", restsOn: [.traits], isInferred: tree.knows(.content))
  }

  /// In points: a list further down is not what the text names.
  private static let gap = 24.0

  /// A strong text right above a list, or above a view that the app draws.
  private func listTitle(_ text: StyledText) -> Violation? {
    let element = text.element
    guard text.isBold || text.titleStyle != nil, element.fontSize ?? 0 >= Self.title, let next = element.nextSibling,
      next.holdsRows,
      let frame = next.frame, frame.width >= text.frame.width,
      (text.frame.maxY - 1...text.frame.maxY + Self.gap).contains(frame.y), isTitle(text)
    else { return nil }
    let look = text.isBold ? "bold, \(element.fontSize?.points ?? "") points" : "the style \(text.titleStyle ?? "")"
    let reason = "\(look), above a list"
    return Violation(
      element, "looks like a heading (\(reason)), but is not a heading", measured: reason,
      reviewQuestion: "is it the title of the list?", restsOn: [.traits], isInferred: element.tree.knows(.content),
      related: [next], cause: reason)
  }

  /// A style for titles that an author wrote, above whatever follows.
  private func styledTitle(_ text: StyledText) -> Violation? {
    guard text.element.tree.isWritten, let style = text.titleStyle, let next = text.element.nextSibling, isTitle(text),
      text.words.last.map({ !".,;".contains($0) }) == true
    else { return nil }
    // Two texts of one look are a text in two parts.
    if next.role == .text, let size = text.element.fontSize, let other = next.fontSize, size <= other { return nil }
    let reason = "the style \(style)"
    return Violation(
      text.element, "looks like a heading (\(reason)), but is not a heading", measured: reason, restsOn: [.traits],
      isInferred: true, cause: reason)
  }

  private func isTitle(_ text: StyledText) -> Bool {
    let letters = text.words.count(where: \.isLetter)
    return isShort(text) && letters > 1 && letters > text.words.count(where: \.isNumber)
      && SpokenText.words(text.words).count <= Self.longestTitle && !isPart(text.element, isExplored: false)
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

  /// What is in a row, in a bar or on a control is named by that.
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

extension Element {
  fileprivate var nextSibling: Element? {
    let next = tree.screen.descendants(of: index).upperBound
    guard let parent, tree.screen.isAncestor(parent.index, of: next), next < tree.screen.controls.count else {
      return nil
    }
    return tree[next]
  }

  fileprivate var holdsRows: Bool {
    switch role {
    case .table, .list, .scroll: true
    default: role == nil && isCustom && uikitClass?.name == "UIView"
    }
  }
}

extension FakeHeading {
  static let examples: [Example] = [
    .needsReview(
      "text in a title style without the header trait",
      """
      ? text "Delivery" font={"textStyle":"title2"} frame=20,100,350,24
      text "We deliver from Monday to Friday." font={"size":15} frame=20,130,350,60
      """),
    .needsReview(
      "bold text above a list",
      """
      ? text "Your goals" font={"size":20,"bold":true} frame=20,100,350,24
      UITableView frame=0,130,390,300
        UITableViewCell "Run" frame=0,130,390,44
      text "Updated today" font={"size":13} frame=20,440,350,20
      """),
    .passes(
      "text with the header trait",
      """
      text "Delivery" traits=header font={"size":24} frame=20,100,350,24
      text "We deliver from Monday to Friday." font={"size":15} frame=20,130,350,60
      """),
    .passes(
      "text with the same font size as the text below",
      """
      text "Delivery" font={"size":15} frame=20,100,350,24
      text "We deliver from Monday to Friday." font={"size":15} frame=20,130,350,60
      """),
    .notChecked(
      "font not listed",
      """
      text "Delivery" frame=20,100,350,24
      text "We deliver from Monday to Friday." frame=20,130,350,60
      """),
  ]
}
