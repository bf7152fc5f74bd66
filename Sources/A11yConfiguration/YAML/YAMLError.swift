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

  /// What stopped libyaml.
  init(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "something unexpected"
    let mark = parser.problem_mark
    self.init("is not valid YAML: \(problem)", line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
