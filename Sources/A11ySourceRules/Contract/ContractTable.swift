import A11yCore

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
    JSONWriter.document { writer in
      writer.object { writer in
        writer.array("controls", rows, members: write)
        writer.member("tool", tool)
        writer.member("toolVersion", version)
        writer.member("version", 1)
      }
    }
  }

  private static func write(_ row: Contract, to writer: inout JSONWriter) {
    writer.member("adjusting", row.adjusting)
    writer.member("base", row.base)
    writer.member("class", row.className)
    writer.member("column", Int(row.location.column))
    writer.member("element", row.isElement.rawValue)
    writer.array("events", row.events)
    writer.member("file", row.file.text)
    writer.array("findings", row.findings)
    writer.member("frame", row.frame.rawValue)
    writer.member("hint", row.hint.rawValue)
    writer.member("label", row.label.rawValue)
    writer.member("line", Int(row.location.line))
    writer.member("traits", row.traits.rawValue)
    writer.member("value", row.value.rawValue)
  }

  private static func cells(_ row: Contract) -> [String] {
    [
      row.className, row.base, row.isElement.rawValue, row.label.rawValue, row.traits.rawValue, row.hint.rawValue,
      row.frame.rawValue, row.value.rawValue, row.adjusting ?? "–",
      row.events.isEmpty ? "–" : row.events.joined(separator: ", "),
      row.findings.isEmpty ? "kept" : "broken: " + row.findings.joined(separator: ", "),
    ]
  }
}
