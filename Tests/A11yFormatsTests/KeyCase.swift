import A11yCore
import Testing

/// A key of a control tree with a value, and what the two make of a control that says nothing else.
struct KeyCase: Sendable, CustomTestStringConvertible {
  var key: String
  /// The value as JSON.
  var value: String
  var expected: Control

  var testDescription: String { "\(key): \(value)" }

  init(_ key: String, _ value: String, _ set: (inout Control) -> Void) {
    self.key = key
    self.value = value
    expected = Control(location: SourceLocation(line: 2, column: 1))
    set(&expected)
  }

  /// A tree whose second line is a control with nothing but this key.
  var text: String { Self.text(key, value) }

  static func text(_ key: String, _ value: String) -> String { "{\"children\": [\n{\"\(key)\": \(value)}]}" }
}
