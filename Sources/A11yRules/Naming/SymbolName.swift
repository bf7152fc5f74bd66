public import A11yCore

/// A control is named only by its SF Symbol.
public struct SymbolName: ElementRule {
  public static let info = RuleInfo(
    id: "symbol-name",
    summary: "A control is named only by its SF Symbol",
    family: .naming,
    severity: .notice,
    criteria: [.wcag("4.1.2"), .wcag("2.4.6"), .en("11.4.1.2.1")],
    needs: [.label],
    why: """
      Without a label, VoiceOver reads the symbol's default name, which rarely describes the action: "line 3 \
      horizontal decrease" for a filter.
      """,
    fix: "Set `accessibilityLabel` to the control's action, in the language of the app.",
    editorFix: "Identity inspector > Accessibility > Label: enter the control's action.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.isInteractive && element.symbolName != nil }

  public func violation(_ element: Element) -> Violation? {
    guard let symbol = element.control.image, let spoken = element.symbolName else { return nil }
    if SymbolNames.action(symbol) != nil || element.isNamedAfterItsAction(spoken) {
      return Violation(element, "has no label: VoiceOver reads the symbol's default name, \(spoken.quoted())")
    }
    return Violation(
      element, "has no label: VoiceOver reads the symbol's default name, such as \(spoken.quoted())",
      reviewQuestion: "does this name describe the action?", isInferred: true)
  }
}

extension Element {
  /// `closeTapped:` of a symbol that is read as "Close".
  fileprivate func isNamedAfterItsAction(_ name: String) -> Bool {
    guard let action = control.interaction.action?.lowercased() else { return false }
    let words = SpokenText.words(name)
    return !words.isEmpty && words.allSatisfy { $0.count > 2 && action.contains($0.lowercased()) }
  }
}

extension SymbolName {
  static let examples: [Example] = [
    .fails("symbol with a default name for the action", "✗ UIButton image=xmark symbol=true frame=0,0,48,48"),
    .fails(
      "symbol that is read like its action", "✗ UIButton image=lock.open symbol=true action=openLock frame=0,0,48,48"),
    .passes("symbol with a label", #"UIButton "Close" image=xmark symbol=true frame=0,0,48,48"#),
    .needsReview(
      "symbol whose default name describes only its shape",
      "? UIButton image=line.3.horizontal.decrease symbol=true frame=0,0,48,48"),
  ]
}
