import A11yCore

extension Finding.Related {
  /// `button "Options"`, `class RangeSlider: is declared here`
  var sentence: String { message.map { "\(subject.description): \($0)" } ?? subject.description }
}

extension Finding {
  /// `button "Options": has no label`
  var sentence: String { "\(subject.description): \(message)" }

  /// The file of a place that takes part.
  func file(of related: Related) -> FilePath { related.file ?? file }

  /// `error`, or `review` for what people have to look at.
  var kind: String { outcome == .review ? "review" : severity.rawValue }

  /// The line, from 1.
  var line: Int { Int(location.shown.line) }

  /// The column, from 1, in Unicode scalars.
  var column: Int { Int(location.shown.column) }

  /// `login.json:5:7`, safe at the beginning of a line.
  var place: String { "\(file.safePath):\(location.text)" }

  /// The order of weight: errors first, what people have to look at last.
  var rank: Int {
    switch (outcome, severity) {
    case (.fail, .error): 0
    case (.fail, .warning): 1
    case (.fail, .notice): 2
    case (.review, _): 3
    }
  }
}

extension SourceLocation {
  /// The place, from 1 even where it is not known: no reader takes a line 0.
  var shown: SourceLocation { SourceLocation(line: max(1, Int(line)), column: max(1, Int(column))) }

  /// `12:5`
  var text: String { "\(shown.line):\(shown.column)" }
}
