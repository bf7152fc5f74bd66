import A11yCore

extension SourceLocation {
  /// The place, from 1 even where it is not known: no reader takes a line 0.
  var shown: SourceLocation { SourceLocation(line: max(1, Int(line)), column: max(1, Int(column))) }

  /// `12:5`
  var text: String { "\(shown.line):\(shown.column)" }
}
