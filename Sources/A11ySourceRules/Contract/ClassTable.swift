import A11yCore

/// Declared classes on paper: for a terminal, and for the tool that audits screens.
public enum ClassTable {
  public static func text(_ classes: [DeclaredClass]) -> String {
    if classes.isEmpty { return "no class found\n" }
    return classes.map { one in
      let rules = Set(one.findings.map(\.rule)).sorted()
      return "\(one.file.shownPlace(one.location)): " + one.name.escapedForDisplay
        + (one.base.map { ": \($0.escapedForDisplay)" } ?? "")
        + (rules.isEmpty ? "" : " [\(rules.joined(separator: ", "))]") + "\n"
    }.joined()
  }

  public static func json(_ classes: [DeclaredClass], tool: String, version: String) -> String {
    JSONWriter.document { writer in
      writer.object { writer in
        writer.array("classes", classes, members: write)
        writer.member("tool", tool)
        writer.member("toolVersion", version)
        writer.member("version", 1)
      }
    }
  }

  private static func write(_ one: DeclaredClass, to writer: inout JSONWriter) {
    writer.member("base", one.base)
    writer.member("class", one.name)
    writer.member("column", Int(one.location.column))
    writer.member("file", one.file.text)
    writer.array("findings", one.findings, members: write)
    writer.member("line", Int(one.location.line))
  }

  /// In a part of the class, which an extension in another file may be.
  private static func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.member("column", Int(finding.location.column))
    writer.member("file", finding.file.text)
    writer.member("line", Int(finding.location.line))
    writer.member("message", finding.message)
    writer.member("outcome", finding.outcome.rawValue)
    writer.member("rule", finding.rule)
  }
}
