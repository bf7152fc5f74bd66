import A11yCore
import A11yFormats
import A11yReports

/// The JSON report as JSON Schema, draft 2020-12. Objects are open: a later version may add fields to them.
package enum JSONReportSchema {
  /// The text of `Docs/schema/json-report.schema.json`.
  package static var json: String { schema("a11y-audit JSON report", [JSONReportFields.report]) }

  /// The text of `Docs/schema/stream-output.schema.json`: of one line.
  package static var streamOutput: String {
    schema("A line that a11y-audit stream prints", [JSONReportFields.answer, JSONReportFields.heading])
  }

  /// The text of `Docs/schema/stream-input.schema.json`: of one line.
  package static var streamInput: String {
    JSONWriter.document { writer in
      writer.object { writer in
        writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
        writer.member("title", "A line that a11y-audit stream reads")
        writer.member("type", "object")
        writer.array("required", ["id"])
        writer.array("oneOf", ["screen", "content", "path"]) { key, writer in writer.array("required", [key]) }
        writer.object("properties") { writer in
          writer.object("id") { writer in
            writer.member("description", "names the screen in the answer, in findings and in the configuration")
            writer.array("type", ["string", "integer"])
            writer.member("minLength", 1)
          }
          writer.object("screen") { writer in
            writer.member("description", "the screen: control-tree.schema.json, or a dump in JSON")
            writer.array("type", ["object", "array"])
          }
          writer.object("content") { writer in
            writer.member("description", "a whole description file, as text")
            writer.member("type", "string")
            writer.member("minLength", 1)
          }
          writer.object("path") { writer in
            writer.member("description", "a description file, from the working folder")
            writer.member("type", "string")
            writer.member("minLength", 1)
          }
          writer.object("format") { writer in
            writer.member("description", "the input format; detected if left out")
            writer.array("enum", Formats.all.map { $0.name })
          }
        }
        writer.object("patternProperties") { writer in
          writer.object("^x-") { $0.member("description", "for your own data; ignored") }
        }
        writer.member("additionalProperties", false)
      }
    }
  }

  private static func schema(_ title: String, _ roots: [ReportObject]) -> String {
    JSONWriter.document { writer in
      writer.object { writer in
        writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
        writer.member("title", title)
        writer.member("$comment", "Written by a test from the declarations that Docs/JSONReport.md is written from.")
        if roots.count == 1 {
          writer.member("$ref", "#/$defs/\(roots[0].name)")
        } else {
          writer.array("oneOf", roots) { $1.member("$ref", "#/$defs/\($0.name)") }
        }
        writer.object("$defs") { writer in
          for object in roots.flatMap(\.all) { writer.object(object.name) { write(object, to: &$0) } }
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
    case .identifier: writer.array("type", ["string", "integer", "null"])
    case .other: writer.member("type", "object")
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
