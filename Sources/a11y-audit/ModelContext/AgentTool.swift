import A11yCore
import A11yFormats

/// A tool as an agent sees it.
struct AgentTool {
  struct Field {
    enum Kind: String {
      case text = "string"
      case number = "integer"
      case flag = "boolean"
    }

    var name: String
    var kind: Kind
    var meaning: String
    var isRequired = false
    /// The only values; none for any.
    var values: [String] = []
  }

  var name: String
  var title: String
  var description: String
  var fields: [Field]

  /// What tools answer with.
  struct Answer {
    var text: String
    /// How many there are, of which the text may have only some.
    var total: Int?
    /// Where the next page begins.
    var nextOffset: Int?
    var isError = false
  }

  func write(to writer: inout JSONWriter) {
    writer.object("annotations") { writer in
      writer.member("openWorldHint", false)
      writer.member("readOnlyHint", true)
      writer.member("title", title)
    }
    writer.member("description", description)
    writer.object("inputSchema") { writer in
      writer.member("additionalProperties", false)
      writer.object("properties") { writer in
        for field in fields.sorted(by: { $0.name < $1.name }) {
          writer.object(named: field.name) { writer in
            writer.member("description", field.meaning)
            if !field.values.isEmpty { writer.array("enum", field.values) }
            if field.kind == .number { writer.member("minimum", 0) }
            writer.member("type", field.kind.rawValue)
          }
        }
      }
      writer.array("required", fields.filter(\.isRequired).map(\.name))
      writer.member("type", "object")
    }
    writer.member("name", name)
    writer.member("title", title)
  }
}

/// The arguments of a call, checked against the fields of its tool.
struct AgentArguments {
  private var values: [String: JSONValue] = [:]

  init(_ arguments: JSONValue?, for tool: AgentTool) throws {
    if let arguments {
      for (key, value) in arguments.members {
        let name = key.string
        guard let field = tool.fields.first(where: { $0.name == name }) else {
          let known = tool.fields.map(\.name).joined(separator: ", ")
          throw AgentFault("unknown argument '\(name.excerpt())'; \(tool.name) takes \(known)")
        }
        let isRight =
          switch field.kind {
          case .text: value.string != nil
          case .number: value.integer.map { $0 >= 0 } == true
          case .flag: value.bool != nil
          }
        guard isRight else { throw AgentFault("'\(field.name)' must be \(field.kind.words)") }
        if let text = value.string, !field.values.isEmpty, !field.values.contains(text) {
          throw AgentFault("'\(field.name)' must be one of \(field.values.joined(separator: ", "))")
        }
        values[field.name] = value
      }
    }
    for field in tool.fields where field.isRequired && values[field.name] == nil {
      throw AgentFault("'\(field.name)' is missing")
    }
  }

  func text(_ name: String) -> String? { values[name]?.string }

  func number(_ name: String) -> Int? { values[name]?.integer }

  func flag(_ name: String) -> Bool { values[name]?.bool ?? false }
}

/// What is wrong with a call; the agent can correct it.
struct AgentFault: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

extension AgentTool.Field.Kind {
  fileprivate var words: String {
    switch self {
    case .text: "a string"
    case .number: "an integer of at least 0"
    case .flag: "true or false"
    }
  }
}
