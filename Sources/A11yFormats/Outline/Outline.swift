public import A11yCore

/// The control tree for people: one control a line, nesting by two spaces.
///
/// ```
/// screen "Camera" 390x844 en
///   button "Options" hint="Shows additional camera options." frame=330,60,44,44
/// ```
public enum Outline: ScreenFormat {
  public static let name = "outline"
  public static let summary = "the control tree as indented lines"

  /// The first line begins with a word the outline knows.
  public static func recognises(_ content: Content) -> Bool {
    guard case .text(let text) = content else { return false }
    for line in text.split(whereSeparator: \.isNewline) {
      let word = line.drop { $0 == " " }.prefix { $0 != " " }
      if word.isEmpty || word.hasPrefix("#") { continue }
      return word == "screen" || word == "component" || word == "view" || Role(rawValue: String(word)) != nil
        || UIKitClasses.named(String(word)) != nil
    }
    return false
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .text(let text) = content else { throw ReadingError("an outline is plain text, found JSON") }
    var reader = OutlineReader(maximumDepth: options.maximumDepth)
    let screens = reader.read(text)
    if !reader.mistakes.isEmpty { throw ReadingError(reader.mistakes) }
    return screens
  }
}
