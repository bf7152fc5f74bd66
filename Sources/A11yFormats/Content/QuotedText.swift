import A11yCore

/// Text that stood inside another with its escapes: a debugger prints a string so, an HTTP answer wraps one so.
public struct QuotedText: Sendable {
  /// The text itself, escapes resolved.
  public let text: String
  /// Where each of its lines begins in the file.
  let lineStarts: [SourceLocation]

  init(_ text: String, lineStarts: [SourceLocation]) {
    self.text = text
    self.lineStarts = lineStarts
  }

  /// Every line at one place: the string it stood in.
  init(_ text: String, at location: SourceLocation) {
    self.init(text, lineStarts: Array(repeating: location, count: text.utf8.count { $0 == 0x0A } + 1))
  }
}
