public import A11yCore

/// The catalog for programs.
public enum RuleList {
  /// An array with an object for each rule; keys sorted.
  public static func json<Subject>(_ rules: [any Rule<Subject>]) -> String {
    JSONWriter.document { writer in
      writer.array { writer in
        for rule in rules { writer.element { $0.object { write(rule.info, rule.options, to: &$0) } } }
      }
    }
  }

  private static func write(_ info: RuleInfo, _ options: [RuleOption], to writer: inout JSONWriter) {
    writer.array("criteria", info.criteria.map(\.description))
    writer.array("examples", info.examples) { example, writer in
      writer.member("expectation", example.expectation.word)
      writer.member("outline", example.outline)
      writer.member("title", example.title)
    }
    writer.member("family", info.family.rawValue)
    writer.member("fix", info.fix)
    writer.member("id", info.id)
    writer.array("needs", info.needs.map(\.rawValue))
    writer.member("optIn", info.isOptIn)
    writer.array("options", options) { option, writer in
      writer.member("accepts", option.accepts)
      writer.member("default", option.defaultValue)
      writer.member("meaning", option.meaning)
      writer.member("name", option.name)
    }
    writer.member("severity", info.severity.rawValue)
    writer.member("summary", info.summary)
    writer.array("supersededBy", info.supersededBy)
    writer.array("tags", info.tags)
    writer.member("why", info.why)
  }
}
