import A11yCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Contracts on paper: for a terminal, for a README, for programs.
public enum ContractTable {
  private static let heads = [
    "class", "base", "element", "label", "traits", "hint", "frame", "value", "adjusted by", "sends", "verdict",
  ]

  /// That a cell is padded to: one long name does not make every row as long.
  private static let mostColumns = 60

  public static func text(_ rows: [Contract]) -> String {
    if rows.isEmpty { return "no custom control found\n" }
    let lines = [heads] + rows.map { cells($0).map(\.escapedForDisplay) }
    let widths = heads.indices.map { column in min(lines.map { $0[column].count }.max() ?? 0, mostColumns) }
    return lines.map { line in
      let cells = zip(line, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
      return SpokenText.trimmed(cells.joined(separator: "  ")) + "\n"
    }.joined()
  }

  /// - Parameter escaped: a text as Markdown shows it. A name between backticks may hold any character.
  public static func markdown(_ rows: [Contract], escaped: (String) -> String) -> String {
    if rows.isEmpty { return "No custom control found.\n" }
    let lines = [heads, heads.map { _ in "---" }] + rows.map { cells($0).map(escaped) }
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  public static func json(_ rows: [Contract], tool: String, version: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(tool: tool, toolVersion: version, controls: rows.map(Record.init))
    // Texts and whole numbers: encoding them cannot fail.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self).jsonSafeForConsole + "\n"
  }

  private static func cells(_ row: Contract) -> [String] {
    [
      row.className, row.base, row.isElement.rawValue, row.label.rawValue, row.traits.rawValue, row.hint.rawValue,
      row.frame.rawValue, row.value.rawValue, row.adjusting ?? "–",
      row.events.isEmpty ? "–" : row.events.joined(separator: ", "),
      row.findings.isEmpty ? "kept" : "broken: " + row.findings.joined(separator: ", "),
    ]
  }

  private struct Document: Encodable {
    var tool: String
    var toolVersion: String
    var version = 1
    var controls: [Record]
  }

  private struct Record: Encodable {
    var `class`: String
    var base: String
    var file: FilePath
    var line: Int32
    var column: Int32
    var element: String
    var label: String
    var traits: String
    var hint: String
    var frame: String
    var value: String
    var adjusting: String?
    var events: [String]
    var findings: [String]

    init(_ row: Contract) {
      self.class = row.className
      base = row.base
      file = row.file
      line = row.location.line
      column = row.location.column
      element = row.isElement.rawValue
      label = row.label.rawValue
      traits = row.traits.rawValue
      hint = row.hint.rawValue
      frame = row.frame.rawValue
      value = row.value.rawValue
      adjusting = row.adjusting
      events = row.events
      findings = row.findings
    }
  }
}
