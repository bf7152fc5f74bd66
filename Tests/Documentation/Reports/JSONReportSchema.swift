import A11yCore
import A11yReports

/// The JSON report as JSON Schema, draft 2020-12. Objects are open: a later version may add fields to them.
package enum JSONReportSchema {
  /// The text of `Docs/schema/json-report.schema.json`.
  package static var json: String {
    JSONWriter.document { writer in
      writer.object { writer in
        writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
        writer.member("title", "a11y-audit JSON report")
        writer.member("$comment", "Written by a test from the declarations that Docs/JSONReport.md is written from.")
        writer.member("$ref", "#/$defs/report")
        writer.object("$defs") { writer in
          for object in JSONReportFields.report.all { writer.object(object.name) { write(object, to: &$0) } }
        }
      }
    }
  }

  private static func write(_ object: ReportObject, to writer: inout JSONWriter) {
    writer.member("description", object.meaning)
    writer.member("type", "object")
    writer.array("required", object.fields.filter { !$0.isOptional }.map { "\($0.name)" })
    writer.object("properties") { writer in
      for field in object.fields {
        writer.object(field.name) { writer in
          writer.member("description", field.meaning)
          write(field.value, to: &writer)
        }
      }
    }
  }

  private static func write(_ value: ReportValue, to writer: inout JSONWriter) {
    switch value {
    case .text: writer.member("type", "string")
    case .integer: writer.member("type", "integer")
    case .count: writeCount(to: &writer)
    case .flag: writer.member("type", "boolean")
    case .word(let words): writer.array("enum", words)
    case .constant(let number): writer.member("const", number)
    case .counts(let words):
      writer.member("type", "object")
      writer.object("propertyNames") { $0.array("enum", words) }
      writer.object("additionalProperties") { writeCount(to: &$0) }
    case .countsByName:
      writer.member("type", "object")
      writer.object("additionalProperties") { writer in
        writer.member("type", "object")
        writer.object("additionalProperties") { writeCount(to: &$0) }
      }
    case .object(let object): writer.member("$ref", "#/$defs/\(object.name)")
    case .list(let item):
      writer.member("type", "array")
      writer.object("items") { write(item, to: &$0) }
    }
  }

  private static func writeCount(to writer: inout JSONWriter) {
    writer.member("type", "integer")
    writer.member("minimum", 0)
  }
}
