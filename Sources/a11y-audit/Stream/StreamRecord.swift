import A11yCommand
import A11yCore
import A11yFormats
import A11yReports
import ArgumentParser

/// One line of a stream: a screen, or where one is.
struct StreamRecord {
  enum Content {
    /// The screen itself, in any format that is JSON.
    case value(JSONValue)
    /// A whole description file as text.
    case text(String)
    case file(FilePath)
  }

  var id: StreamAnswer.ID
  var content: Content
  var format: (any ScreenFormat.Type)?

  /// What findings name as the file.
  var file: FilePath { if case .file(let path) = content { path } else { FilePath(id.text) } }

  /// What is wrong with a line, and whose line it is if that much can be read.
  struct Refusal: Error {
    var id: StreamAnswer.ID?
    var fault: StreamAnswer.Fault

    var answer: StreamAnswer {
      var answer = StreamAnswer(id: id, status: .error)
      answer.faults = [fault]
      return answer
    }
  }

  init(_ line: LineReader.Line, maximumDepth: Int) throws(Refusal) {
    guard case .text(let bytes) = line else {
      throw Refusal(
        fault: .init(
          "the line is longer than \(Self.mostBytes >> 20) MB; write the screen to a file and send its 'path'"))
    }
    if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
      throw Refusal(fault: .init("the line is empty; expected a JSON object with 'id' and 'screen'"))
    }
    let root = try Self.object(bytes, maximumDepth: maximumDepth)
    let id = try Self.id(of: root)
    var found: [String: JSONValue] = [:]
    for (key, value) in root.members {
      let name = key.string
      guard Self.keys.contains(name) else {
        if name.hasPrefix("x-") { continue }
        let question = Suggestion.question(for: name, among: Self.keys)
        throw Refusal(
          id: id,
          fault: .init(
            "unknown key '\(name.excerpt())'\(question.isEmpty ? Self.keyRemedy : question)", at: key.location))
      }
      found[name] = value
    }
    self.id = id
    let contents = Self.contents.filter { found[$0] != nil }
    guard contents.count == 1, let key = contents.first, let value = found[key] else {
      let fault =
        contents.isEmpty
        ? "expected 'screen', 'content' or 'path'"
        : "only one of \(contents.map { "'\($0)'" }.joined(separator: ", ")) is allowed"
      throw Refusal(id: id, fault: .init(fault, at: root.location))
    }
    format = try Self.format(found["format"], id)
    if key == "screen" {
      guard value.kind == .object || value.kind == .array else {
        let remedy = value.kind == .string ? "; write text as 'content'" : ""
        throw Self.wrong(key, "an object", value, id, remedy)
      }
      content = .value(value)
    } else {
      guard let text = value.string else {
        throw Self.wrong(key, "a string", value, id, key == "content" ? "; write JSON as 'screen'" : "")
      }
      if text.isEmpty { throw Refusal(id: id, fault: .init("'\(key)' is empty", at: value.location)) }
      content = key == "path" ? .file(FilePath(text)) : .text(text)
    }
  }

  private static func object(_ bytes: [UInt8], maximumDepth: Int) throws(Refusal) -> JSONValue {
    let root: JSONValue
    do throws(JSONError) {
      // The object of the line is around the screen.
      root = try JSONDocument(bytes: bytes, maximumDepth: ReadingOptions.nesting(of: maximumDepth) + 1).root
    } catch {
      throw Refusal(fault: .init(error.message, at: error.location))
    }
    guard root.kind == .object else {
      throw Refusal(
        fault: .init("expected an object with 'id' and 'screen', found \(root.kind.phrase)", at: root.location))
    }
    return root
  }

  private static func id(of root: JSONValue) throws(Refusal) -> StreamAnswer.ID {
    guard let value = root["id"] else {
      throw Refusal(fault: .init("'id' is missing: a text or a whole number that names the screen", at: root.location))
    }
    if let text = value.string, !text.isEmpty, !value.hasLoneSurrogates { return .text(text) }
    if value.integer != nil, let literal = value.numberText { return .number(literal) }
    throw Refusal(
      fault: .init(
        "'id': expected a text or a whole number, found \(value.string == "" ? "an empty text" : value.kind.phrase)",
        at: value.location))
  }

  private static func format(
    _ value: JSONValue?, _ id: StreamAnswer.ID
  ) throws(Refusal) -> (any ScreenFormat.Type)? {
    guard let value else { return nil }
    guard let name = value.string else { throw wrong("format", "a string", value, id) }
    do {
      return try InputOptions.format(named: name)
    } catch {
      throw Refusal(id: id, fault: .init((error as? ValidationError)?.message ?? "\(error)", at: value.location))
    }
  }

  private static func wrong(
    _ key: String, _ expected: String, _ value: JSONValue, _ id: StreamAnswer.ID, _ remedy: String = ""
  ) -> Refusal {
    Refusal(
      id: id, fault: .init("'\(key)': expected \(expected), found \(value.kind.phrase)\(remedy)", at: value.location))
  }

  private static let contents = ["screen", "content", "path"]
  private static let keys = ["id", "format"] + contents
  private static let keyRemedy = "; the keys are \(keys.joined(separator: ", ")), and x-… for your own"
  /// In one line.
  static let mostBytes = 256 << 20
}
