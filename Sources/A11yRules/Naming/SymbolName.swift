public import A11yCore

/// A control has no name but that of the symbol on it.
public struct SymbolName: ElementRule {
  public static let info = RuleInfo(
    id: "symbol-name",
    summary: "A control has no name but that of the symbol on it",
    family: .naming,
    severity: .notice,
    criteria: [.wcag("4.1.2"), .wcag("2.4.6"), .en("11.4.1.2.1")],
    needs: [.label],
    why: """
      Without a label VoiceOver says what the system calls the picture, which is seldom what the control does: \
      "line 3 horizontal decrease" for a filter.
      """,
    fix: "Set `accessibilityLabel` to what the control does, in the language of the app.",
    editorFix: """
      Identity inspector > Accessibility > Label: write what the control does.
      """,
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.isInteractive && element.symbolName != nil }

  public func violation(_ element: Element) -> Violation? {
    guard let symbol = element.control.image, let spoken = element.symbolName else { return nil }
    if SymbolNames.action(symbol) != nil {
      return Violation(element, "has no label: VoiceOver says the symbol's own name, \(spoken.quoted())")
    }
    return Violation(
      element, "has no label: VoiceOver says the symbol's own name, such as \(spoken.quoted())",
      reviewQuestion: "does that say what it does?", isInferred: true)
  }
}

extension SymbolName {
  static let examples: [Example] = [
    .fails("symbol that the system calls by what it does", "✗ UIButton image=xmark symbol=true frame=0,0,48,48"),
    .passes("symbol and a label", #"UIButton "Close" image=xmark symbol=true frame=0,0,48,48"#),
    .needsReview(
      "symbol whose name only describes the picture",
      "? UIButton image=line.3.horizontal.decrease symbol=true frame=0,0,48,48"),
  ]
}
