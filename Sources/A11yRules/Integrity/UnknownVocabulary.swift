public import A11yCore

/// The description contains an unknown key, role, trait or class.
public struct UnknownVocabulary: ScreenRule {
  public static let info = RuleInfo(
    id: "unknown-vocabulary",
    summary: "The description contains an unknown key, role, trait or class",
    family: .integrity,
    severity: .notice,
    why: "The property behind a misspelled word is ignored, so accessibility issues are not found.",
    fix: "Correct the word; begin custom keys with x-.",
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
