import A11yCommand
import A11yConfiguration
import A11yRules
import A11ySourceRules

extension A11ySourceRules.SourceCatalog: RuleCatalog {
  static var tool: String { LintMain.name }
  static var version: String { LintMain.version }
  static var otherRules: [OtherRule] { A11yRules.Catalog.rules.map { OtherRule($0) } }
  static var suppressionRule: String { "suppression-comment" }
  static let vocabulary = makeVocabulary()
  static var isOfSource: Bool { true }
  static var exampleRule: String { "custom-control-not-exposed" }
  static var exampleSetting: String { "small-hit-area.minimum=48" }
  static var mergeExamples: String {
    """
    Lint files that depend on each other in one run: base classes may be in other files. Merging is for \
    separate packages.

    Examples:
      a11y-lint Login/Sources --report json=a.json; a11y-lint Shop/Sources --report json=b.json
      a11y-lint merge a.json b.json --report sarif=a11y-lint.sarif
    """
  }
  static var exampleInput: String { "Sources/" }
}
