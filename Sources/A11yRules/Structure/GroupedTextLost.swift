public import A11yCore

/// An accessibility element omits text that it contains.
public struct GroupedTextLost: ElementRule {
  public static let info = RuleInfo(
    id: "grouped-text-lost",
    summary: "An accessibility element omits text that it contains",
    family: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("1.3.2"), .en("11.1.3.1.1"), .en("11.5.2.10")],
    needs: [.exposure, .hierarchy, .label],
    why: "VoiceOver users hear less than others see: the flight, but not that it is delayed.",
    fix: "Include all of the text in the label, or remove the label so that UIKit joins the text.",
    reviewQuestion: "is the text exposed in other words, or by code?",
    examples: examples
  )

  public init() {}

  /// A label that says so much of it is a summary somebody wrote.
  private static let summary = 0.6

  public func appliesTo(_ element: Element) -> Bool {
    guard !element.descendants.isEmpty, element.control.label != nil, element.role?.isTextInput != true,
      !element.vendsParts, !element.isNameless
    else { return false }
    return true
  }

  public func violation(_ element: Element) -> Violation? {
    var texts: [(part: Element, words: [Substring])] = []
    element.forEachVisiblePart { part in
      guard part.reach == .mergedIntoParent, !part.isInteractive else { return false }
      guard let text = text(of: part) else { return true }
      let words = SpokenText.words(text)
      if words.contains(where: { $0.count > 1 }) { texts.append((part, words)) }
      return false
    }
    guard !texts.isEmpty else { return nil }
    let heard = HeardWords(element)
    let lost = texts.filter { !$0.words.allSatisfy(heard.covers) }
    guard let first = lost.first else { return nil }
    let shown = texts.flatMap(\.words)
    let share = Double(shown.count(where: heard.covers)) / Double(shown.count)
    let shownFirst = text(of: first.part) ?? ""
    let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    return Violation(
      element, "shows \(shownFirst.quoted())\(others), but does not expose it",
      grade: share >= Self.summary ? .minor : .full, restsOn: [.label, .content],
      isInferred: !lost.contains { isPlain($0.words) }, related: lost.map(\.part))
  }

  /// What it shows; a cell is described by its label alone.
  private func text(of part: Element) -> String? {
    part.drawnText ?? (part.role == .cell && part.tree.isWritten && part.derivesFromClass ? part.control.label : nil)
  }

  /// Numbers, dates and prices may be worded differently, words without spaces between them stand within others, and
  /// code may set another label.
  private func isPlain(_ words: [Substring]) -> Bool {
    !words.contains { $0.contains(where: \.isNumber) || $0.isWrittenWithoutSpaces }
  }
}

extension GroupedTextLost {
  static let examples: [Example] = [
    .fails(
      "cell whose label omits one of its texts",
      """
      ✗ UITableViewCell "Flight 12" isElement=true frame=0,100,390,50
        UILabel text="Flight 12" frame=16,110,200,20
        UILabel text="Delayed" frame=300,110,80,20
      """),
    .passes(
      "cell whose label contains all texts",
      """
      UITableViewCell "flight 12, delayed" isElement=true frame=0,100,390,50
        UILabel text="Delayed" frame=300,110,80,20
        UILabel text="Flight 12" frame=16,110,200,20
      """),
    .needsReview(
      "time that may be worded differently in the label",
      """
      ? view UIView "Anna, at a quarter to nine" isElement=true frame=0,100,390,50
        UILabel text="Anna" frame=16,110,200,20
        UILabel text="8:45" frame=300,110,80,20
      """),
  ]
}
