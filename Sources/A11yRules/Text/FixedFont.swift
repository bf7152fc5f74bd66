public import A11yCore

/// Text does not support Dynamic Type.
public struct FixedFont: TreeRule {
  public static let info = RuleInfo(
    id: "fixed-font",
    summary: "Text does not support Dynamic Type",
    family: .text,
    severity: .warning,
    criteria: [.wcag("1.4.4"), .en("11.1.4.4.1"), .en("11.7")],
    needs: [.font],
    why: "Many people use a text size other than the default; this text does not follow their setting.",
    fix: """
      Use `UIFont.preferredFont(forTextStyle:)`, or `UIFontMetrics` for a custom font, and set \
      `adjustsFontForContentSizeCategory`.
      """,
    editorFix: """
      Attributes inspector > Font: choose a text style, and select Automatically Adjusts Font; scale a custom font in \
      code with `UIFontMetrics`.
      """,
    fixability: .safe("sets `adjustsFontForContentSizeCategory` where the font has a text style or is scaled"),
    reviewQuestion: "is it set or scaled in code?",
    examples: examples
  )

  public init() {}

  /// In points: UIKit's largest text style. What is larger can be read by most people as it is.
  private static let large = 34.0
  /// A watermark is fainter.
  private static let faint = 0.3

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // tvOS has no text size setting.
    tree.screen.idiom == .tv ? [] : tree.seen.filter { $0.isReadText || $0.awaitsText && !$0.isIconText }
  }

  /// A size alone does not say whether the font scales.
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { subject.tellsFontScaling ? nil : .font }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.compactMap(violation))
  }

  private func violation(_ element: Element) -> Violation? {
    let appearance = element.appearance
    guard let font = appearance.font, element.control.alpha ?? 1 >= Self.faint else { return nil }
    // The editor's own word on a button with an image leaves no room for itself; that VoiceOver speaks it is for
    // another rule.
    if element.role == .button, element.control.image != nil, element.holdsTemplate { return nil }
    let isLarge = element.fontSize ?? 0 > Self.large
    if font.textStyle != nil || font.isScaled == true {
      guard appearance.adjustsFont == false, !isLarge else { return nil }
      var violation = Violation(
        element, "has the font \(font.words), which does not follow changes of the text size while the app runs",
        grade: .minor,
        measured: font.words,
        fix: "Set `adjustsFontForContentSizeCategory` to true.", cause: cause(font, of: element))
      violation.isWorthAQuestion = false
      violation.repair = .safe(.scalesFont)
      return violation
    }
    var violation = Violation(
      element, "has the fixed font \(font.words)" + (heightClause(element) ?? ""),
      grade: isLarge || isInBadge(element) ? .minor : .full, measured: font.words, cause: cause(font, of: element))
    violation.isWorthAQuestion = !isLarge
    return violation
  }

  /// In points: a picture of a person, or a count.
  private static let largestBadge = 64.0

  /// The initials in the circle of a person's picture, or a number in a badge: a label in a small square of a fixed size.
  private func isInBadge(_ element: Element) -> Bool {
    guard element.role == .text else { return false }
    return [element, element.parent].contains { holder in
      guard let appearance = holder?.appearance, let width = appearance.fixedWidth, let height = appearance.fixedHeight
      else { return false }
      return abs(width - height) <= 1 && width <= Self.largestBadge
    }
  }

  /// The largest text size: body text of 53 points instead of 17. Source: Human Interface Guidelines, "Typography".
  private static let largest = 3.0
  /// Of the size: letters are hardly narrower on average, in any script.
  private static let letterWidth = 0.4

  private func heightClause(_ element: Element) -> String? {
    guard let height = element.appearance.fixedHeight, height > 0, let line = element.lineHeight,
      line * Self.largest * lines(element) > height
    else { return nil }
    return " and a fixed height of \(height.points) points, which cuts off larger text"
  }

  /// How many lines the text of a label fills at least in the largest text size; 1 if that cannot be told.
  private func lines(_ element: Element) -> Double {
    guard element.role == .text, let size = element.fontSize, let text = element.control.text,
      let width = element.appearance.fixedWidth, width >= size, text.utf8.count <= 4000
    else { return 1 }
    return max(1, (Double(text.count) * size * Self.letterWidth * Self.largest / width).rounded(.down))
  }

  /// One choice of a font, not so many texts: of 593 findings in the storyboards of public apps 222 are left.
  private func cause(_ font: Appearance.Font, of element: Element) -> String? {
    // What a custom class does with its font is fixed there.
    element.isCustom ? nil : font.words
  }
}

extension Appearance.Font {
  /// `Arial 17`, `body`.
  fileprivate var words: String {
    if let textStyle { return textStyle.excerpt() }
    // Attributed texts name the system's font as the system does.
    let name = name.flatMap { $0.hasPrefix(".") || $0 == "System" ? nil : $0.excerpt() }
    guard let size else { return name ?? "of the system" }
    return "\(name ?? "of") \(size.points)" + (name == nil ? " points" : "")
  }
}

extension FixedFont {
  static let examples: [Example] = [
    .fails(
      "custom font that does not scale",
      #"✗ UILabel text="Total" font={"name":"Arial","size":17} adjustsFont=false"#),
    .fails(
      "custom font in a fixed height",
      #"✗ UILabel text="Total" font={"name":"Arial","size":17} adjustsFont=false fixedHeight=24"#),
    .fails(
      "text style that does not follow changes of the text size",
      #"✗ UILabel text="Total" font={"textStyle":"body"} adjustsFont=false"#),
    .passes("text style", #"UILabel text="Total" font={"textStyle":"body"} adjustsFont=true"#),
    .notChecked("scaling not listed", #"UILabel text="Total" font={"size":17}"#),
  ]
}
