import A11yCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Declared classes on paper: for a terminal, and for the tool that audits screens.
public enum ClassTable {
  public static func text(_ classes: [DeclaredClass]) -> String {
    if classes.isEmpty { return "no class found\n" }
    return classes.map { one in
      let rules = Set(one.findings.map(\.rule)).sorted()
      let place = "\(one.file.shown):\(one.location.line):\(one.location.column): "
      return place + one.name.escapedForDisplay
        + (one.base.map { ": \($0.escapedForDisplay)" } ?? "")
        + (rules.isEmpty ? "" : " [\(rules.joined(separator: ", "))]") + "\n"
    }.joined()
  }

  public static func json(_ classes: [DeclaredClass], tool: String, version: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(tool: tool, toolVersion: version, classes: classes.map(Record.init))
    // Texts and whole numbers: encoding them cannot fail.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self).jsonSafeForConsole + "\n"
  }

  private struct Document: Encodable {
    var tool: String
    var toolVersion: String
    var version = 1
    var classes: [Record]
  }

  private struct Record: Encodable {
    var `class`: String
    var base: String?
    var file: FilePath
    var line: Int32
    var column: Int32
    var findings: [Fault]

    init(_ one: DeclaredClass) {
      self.class = one.name
      base = one.base
      file = one.file
      line = one.location.line
      column = one.location.column
      findings = one.findings.map(Fault.init)
    }
  }

  /// In a part of the class, which an extension in another file may be.
  private struct Fault: Encodable {
    var rule: String
    var message: String
    var outcome: String
    var file: FilePath
    var line: Int32
    var column: Int32

    init(_ finding: Finding) {
      rule = finding.rule
      message = finding.message
      outcome = finding.outcome.rawValue
      file = finding.file
      line = finding.location.line
      column = finding.location.column
    }
  }
}
