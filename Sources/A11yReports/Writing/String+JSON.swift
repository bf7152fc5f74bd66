extension String {
  /// The text as a JSON string with its quotes. Characters that a terminal or a log might act on are escapes.
  package var jsonQuoted: String { JSONWriter.quoted(self) }
}
