import A11yCore
import Testing

/// A key of a control tree with a value, and what the two make of a control that says nothing else.
struct KeyCase: Sendable, CustomTestStringConvertible {
  var key: String
  /// The value as JSON.
  var value: String
  /// Sets the same on a control.
  var set: @Sendable (inout Control) -> Void
  /// What is noted when it is read.
  var notes: [String] = []

  /// A control that says this and nothing else.
  var expected: Control {
    var control = Control(location: SourceLocation(line: 2, column: 1))
    set(&control)
    return control
  }

  var testDescription: String { "\(key): \(value)" }

  init(
    _ key: String, _ value: String, notes: [String] = [], _ set: @escaping @Sendable (inout Control) -> Void
  ) {
    self.key = key
    self.value = value
    self.notes = notes
    self.set = set
  }

  /// A tree whose second line is a control with nothing but this key.
  var text: String { Self.text(key, value) }

  static func text(_ key: String, _ value: String) -> String { "{\"children\": [\n{\"\(key)\": \(value)}]}" }
}
