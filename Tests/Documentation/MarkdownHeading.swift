/// Links to headings of Markdown files.
package enum MarkdownHeading {
  /// The fragment that GitHub gives a heading: lower case, blanks as hyphens, no punctuation.
  package static func anchor(of title: String) -> String {
    String(
      title.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_" ? character : nil
      })
  }
}
