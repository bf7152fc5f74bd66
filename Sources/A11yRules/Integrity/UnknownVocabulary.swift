public import A11yCore

/// The description uses a word that nobody knows.
public struct UnknownVocabulary: ScreenRule {
  public static let info = RuleInfo(
    id: "unknown-vocabulary",
    summary: "The description uses a word that nobody knows",
    family: .integrity,
    severity: .notice,
    why: """
      What a misspelt key or trait was meant to say is not seen, \
      so faults go unreported and people meet them instead.
      """,
    fix: "Correct the word; begin keys of your own with x-.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ tree: AccessibilityTree) -> Bool { true }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    RuleResult(
      tree.screen.notes.filter { $0.kind == .vocabulary }.map { note in
        Violation(note.control.map { tree[$0] }, note.message, at: note.location)
      })
  }
}

extension UnknownVocabulary {
  static let examples: [Example] = [
    .fails("misspelled trait", #"✗ button "Pay" traits=buton"#),
    .fails("misspelled key", #"✗ button "Pay" hnit="Pays the bill.""#),
    .passes("known trait and key", #"button "Pay" traits=button hint="Pays the bill.""#),
    .passes("custom key with the prefix x-", #"button "Pay" x-owner=checkout"#),
  ]
}
