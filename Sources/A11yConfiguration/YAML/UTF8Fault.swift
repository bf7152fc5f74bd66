import A11yCore

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
