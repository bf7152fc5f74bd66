public import A11yCore

/// An accessible name does not begin with the visible label.
public struct VisibleTextNotFirst: ElementRule {
  public static let info = RuleInfo(
    id: "visible-text-not-first",
    summary: "An accessible name does not begin with the visible label",
    family: .naming,
    severity: .notice,
    criteria: [.wcag("2.5.3"), .en("11.2.5.3")],
    needs: [.label], restsOn: [.label, .visibleText],
    supersededBy: ["label-in-name", "machine-name"],
    why: """
      People with low vision who use VoiceOver, and Voice Control users, expect the name to begin with the text they \
      read.
      """,
    fix: "Begin `accessibilityLabel` with the visible text, followed by the explanation.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    element.isInteractive && element.role != .key && element.role != .cell
  }

  public func violation(_ element: Element) -> Violation? {
    guard let words = DrawnWords(element), !words.isComposed, words.drawn.joined().count > 1,
      words.text.contains(where: \.isLetter)
    else { return nil }
    if words.isUnspaced {
      guard let position = words.unspacedPosition, position > 0 else { return nil }
    } else {
      guard let position = words.position, !words.called[..<position].allSatisfy({ isSmall($0, element) }) else {
        return nil
      }
    }
    return Violation(
      element, "is called \(element.name.quoted()), which does not begin with the visible \(words.text.quoted())",
      measured: element.name, required: words.text)
  }

  /// An article or a count.
  private func isSmall(_ word: Substring, _ element: Element) -> Bool {
    if word.allSatisfy(\.isNumber) { return true }
    return Lexicon.reading(element)?.articles.contains(String(word)) ?? false
  }
}

extension VisibleTextNotFirst {
  static let examples: [Example] = [
    .fails("word before the visible title", #"✗ UIButton "Account login" title="Login""#),
    .passes("word after the visible title", #"UIButton "Login to your account" title="Login""#),
    .passes("article before the visible title", #"UIButton "The terms" title="Terms""#),
  ]
}
