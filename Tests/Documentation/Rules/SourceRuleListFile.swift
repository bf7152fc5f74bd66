package import A11yConfiguration
import A11yCore
import A11ySourceRules

/// `SourceRuleList.swift`: what a configuration may say of the rules for Swift source, as Swift, for the tool that is
/// built without them.
package enum SourceRuleListFile {
  /// The list as it will be: one run of the tests writes the file and the schema that depends on it.
  package static var rules: [OtherRule] { SourceCatalog.rules.map { OtherRule($0) } }

  package static var swift: String {
    """
    // swift-format-ignore-file
    import A11yCore

    /// What a configuration may say of the rules for Swift source, for a tool that is built without them: their catalog
    /// depends on the parser of Swift, which takes minutes to build.
    ///
    /// Written from `SourceCatalog` by a test (`RECORD=1 swift test`); edit the rules, not this file.
    public enum SourceRuleList {
      public static let rules: [OtherRule] = [
    \(SourceCatalog.rules.map { rule(id: $0.info.id, summary: $0.info.summary, options: $0.options) }.joined(separator: "\n"))
      ]
    }

    """
  }

  private static func rule(id: String, summary: String, options: [RuleOption]) -> String {
    let end = options.isEmpty ? ")," : ",\n      options: [\n\(options.map(option).joined(separator: ",\n"))\n      ]),"
    return "    OtherRule(\n      id: \(literal(id)),\n      summary: \(literal(summary))\(end)"
  }

  private static func option(_ option: RuleOption) -> String {
    """
            RuleOption(
              name: \(literal(option.name)),
              defaultValue: \(literal(option.defaultValue)),
              accepts: \(literal(option.accepts)),
              meaning: \(literal(option.meaning)))
    """
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
