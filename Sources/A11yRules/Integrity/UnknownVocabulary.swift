import A11yCore

struct UnknownVocabulary: ScreenRule {
  static let info = RuleInfo(
    id: "unknown-vocabulary",
    summary: "The description uses a word that nobody knows",
    family: .integrity,
    severity: .notice,
    why: """
      What a misspelt key or trait was meant to say is not seen, \
      so faults go unreported and people meet them instead.
      """,
    fix: "Correct the word; begin keys of your own with x-.",
    examples: [
      .fails("a misspelt trait", #"✗ button "Pay" traits=buton"#),
      .fails("a misspelt key", #"✗ button "Pay" hnit="Pays the bill.""#),
      .fails("a misspelt class", #"✗ view PayButton "Pay" superclass=UIButon"#),
      .fails("an unknown container", #"✗ view UIView container=lists"#),
      .fails("a misspelt role", #"✗ view "Pay" role=buton"#),
      .fails("a misspelt content type", #"✗ textField "E-mail" contentType=emailAdress"#),
      .passes("words that are known", #"button "Pay" traits=button hint="Pays the bill.""#),
      .passes("a private trait by its number", #"button "Pay" traits=button,unknown(576460752303423488)"#),
      .passes("no trait at all, as dumps write it", #"button "Pay" traits=None"#),
      .passes("a key of one's own", #"button "Pay" x-owner=checkout"#),
      .passes("a class of one's own", #"view PillControl "Pay" superclass=UIControl"#),
    ]
  )

  func appliesTo(_ tree: AccessibilityTree) -> Bool { true }

  func violations(in tree: AccessibilityTree) -> RuleResult {
    RuleResult(
      tree.screen.notes.filter { $0.kind == .vocabulary }.map { note in
        Violation(note.control.map { tree[$0] }, note.message, at: note.location)
      })
  }
}
