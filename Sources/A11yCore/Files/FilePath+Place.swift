extension FilePath {
  /// A place in the file as messages show it, so that terminals and editors open it: `tree.json:5:7`. The file alone if
  /// the place is not known.
  package func shownPlace(_ location: SourceLocation?) -> String {
    location.map { "\(shown):\($0.line):\($0.column)" } ?? shown
  }
}
