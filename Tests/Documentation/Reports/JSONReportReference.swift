import A11yReports

/// `Docs/JSONReport.md`: the JSON report for people.
package enum JSONReportReference {
  package static var markdown: String {
    introduction + JSONReportFields.report.all.map(section).joined()
  }

  private static let introduction = """
    # The JSON report

    Written from Tests/Documentation/Reports/JSONReportFields.swift by a test; edit that, not this file.
    [schema/json-report.schema.json](schema/json-report.schema.json) is written from the same and says the same to
    programs.

    `a11y-audit audit … --report json`. UTF-8, sorted keys, one object. `version` is \(JSONReporter.formatVersion) and
    grows when a field changes its meaning; new fields may appear without that. A field without a value is left out.

    """

  private static func section(_ object: ReportObject) -> String {
    var text = "\n## \(object.name)\n\n\(object.meaning)\n\n| field | value | meaning |\n| --- | --- | --- |\n"
    for field in object.fields {
      let value = words(field.value) + (field.isOptional ? ", or left out" : "")
      text += "| `\(field.name)` | \(value) | \(field.meaning) |\n"
    }
    return text
  }

  private static func words(_ value: ReportValue) -> String {
    switch value {
    case .text: "text"
    case .integer: "whole number"
    case .count: "count"
    case .flag: "`true`, `false`"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .constant(let number): "\(number)"
    case .counts(let words): "object: \(words.map { "`\($0)`" }.joined(separator: ", ")) to count"
    case .countsByName: "object of objects of counts"
    case .object(let object): "[\(object.name)](#\(object.name))"
    case .list(let item): "array of \(words(item))"
    }
  }
}
