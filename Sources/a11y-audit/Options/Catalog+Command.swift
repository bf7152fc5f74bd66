import A11yCommand
import A11yConfiguration
import A11yRules

extension Catalog: RuleCatalog {
  static var tool: String { AuditMain.name }
  static var version: String { AuditMain.version }
  static var otherRules: [OtherRule] { SourceRuleList.rules }
  static var suppressionRule: String { "unmatched-suppression" }
  static let vocabulary = makeVocabulary()
  static var isOfSource: Bool { false }
  static var exampleRule: String { "target-size" }
  static var exampleSetting: String { "target-size.minimum=48" }
  static var mergeExamples: String {
    """
    The answers of 'stream' are merged, too.

    Examples:
      a11y-audit audit App/Login --report json=a.json; a11y-audit audit App/Shop --report json=b.json
      a11y-audit merge a.json b.json --report sarif=a11y-audit.sarif
      a11y-audit merge 'part-*.ndjson' --report text --report html=a11y-audit.html
      a11y-audit merge 'reports/*.json' --parts 8 --baseline a11y-baseline.json
    """
  }
  static var exampleInput: String { "tree.json" }
}
