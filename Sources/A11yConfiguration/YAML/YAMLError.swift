import A11yCore
import CYaml

/// Why a text is no YAML document that is read here.
struct YAMLError: Error {
  /// A predicate of the file, without a period.
  var message: String
  var location: SourceLocation

  init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }

  init(_ message: String, line: Int, column: Int) {
    self.init(message, at: SourceLocation(line: line, column: column))
  }

  /// The same with what libyaml does not say: a tab where only spaces may be.
  func explained(in bytes: UnsafeBufferPointer<UInt8>) -> YAMLError {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard message.hasPrefix("is not valid YAML"), lines.indices.contains(Int(location.line) - 1) else { return self }
    let line = lines[Int(location.line) - 1]
    guard line.prefix(while: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }).contains(UInt8(ascii: "\t"))
    else { return self }
    return YAMLError("is not valid YAML: found a tab; indent with spaces", at: location)
  }

  /// What stopped libyaml.
  init(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "something unexpected"
    let mark = parser.problem_mark
    self.init("is not valid YAML: \(problem)", line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

/// Finds where a text stops being UTF-8.
enum UTF8Fault {
  static func first(in bytes: [UInt8]) -> SourceLocation? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var line = 1
    var column = 1
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"):
        line += 1
        column = 1
      case .scalarValue: column += 1
      case .error, .emptyInput: return SourceLocation(line: line, column: column)
      }
    }
  }
}
