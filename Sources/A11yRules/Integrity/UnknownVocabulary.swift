public import A11yCore

/// The description contains an unknown key, role, trait or class.
public struct UnknownVocabulary: ScreenRule {
  public static let info = RuleInfo(
    id: "unknown-vocabulary",
    summary: "The description contains an unknown key, role, trait or class",
    family: .integrity,
    severity: .error,
    why: "The property behind a misspelled word is ignored, so accessibility issues are not found. Nothing else is "
      + "reported about such a control and what it contains. A key that resembles no known one is a warning, and the control is checked "
      + "without it. A word that the tool does not know in a dump is a notice.",
    fix: "Correct the word. 'a11y-audit keys' lists all keys, and 'a11y-audit keys KEY' the words of one.",
    fixability: .safe("corrects the word if it resembles a known one"),
    optionsUnlessSelected: ["dumps": "false"],
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .flag("dumps", \.checksDumps, "report unknown words in dumps, as notices")
  ]

  /// Whether words are reported that another program wrote.
  public var checksDumps = true

  public init() {}

  private static let fixOfKey = "Correct the key; 'a11y-audit keys' lists all of them. Begin custom keys with x-."

  public func appliesTo(_ tree: AccessibilityTree) -> Bool { true }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    if !tree.isCompletable, !checksDumps { return [] }
    return RuleResult(
      tree.violations(of: [.vocabulary, .extraKey]) { $0.kind == .extraKey ? Self.fixOfKey : nil })
  }
}

extension UnknownVocabulary {
  static let examples: [Example] = [
    .fails("misspelled trait", #"✗ button "Pay" traits=buton"#),
    .fails("misspelled key", #"✗ button "Pay" hnit="Pays the bill.""#),
    .fails("misspelled key: nothing else is reported about the control", #"✗ button lable="Pay" image=cart"#),
    .passes("known trait and key", #"button "Pay" traits=button hint="Pays the bill.""#),
    .passes("custom key with the prefix x-", #"button "Pay" x-owner=checkout"#),
  ]
}
