public import A11yCore

/// The control tree for people: one control a line, nesting by two spaces.
///
/// ```
/// screen "Camera" 390x844 en
///   button "Options" hint="Shows additional camera options." frame=330,60,44,44
/// ```
///
/// What the notation leaves open is settled thus:
/// * A line belongs to the nearest line above that is indented less, by however many spaces; a tab is an error. Lines
///   end with LF, CR LF or CR. A byte-order mark, blank lines and lines that begin with `#` say nothing.
/// * The first word is a role, a UIKit class, a class of the app's, or `view`. A bare word behind a role or `view` is
///   the class; a `view` without one is a `UIView`, and `class=null` leaves the class unsaid, as in JSON.
/// * `screen` or `component` at the left edge begins a tree and is its root, a `UIView` as large as the display
///   (`frame=null`: unsaid); more of them in a file are more trees. Lines before the first belong to a component in
///   English.
/// * A value is a bare word to the next space or comma, a quoted string with `\"` `\\` `\n` `\r` `\t` `\u{…}`, several of
///   these with commas between, or JSON in brackets or braces. The bare words `true`, `false`, `null` and numbers mean
///   what they mean in JSON; in quotes they are text. `key=` gives the empty text.
/// * A fact given twice in a line is an error, whichever spelling is used.
public enum Outline: ScreenFormat {
  public static let name = "outline"
  public static let summary = "the control tree as indented lines"
  /// The control tree's, whose notation for people it is.
  public static let source = Screen.Source.controlTree

  /// What ends a line, for the reader and for editors; other separators are text.
  static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  /// The first line begins with a word the outline knows.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .text(let text) = content else { return false }
    for line in text.split(whereSeparator: endsLine) {
      let word = line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != "=" && $0 != "\"" }
      if line.allSatisfy(\.isWhitespace) || word.hasPrefix("#") { continue }
      if OutlineWords.isFirst(word) || UIKitClasses.named(String(word)) != nil { return true }
      // A capital letter is an error that the reader names; other texts have no quote behind such a word.
      let rest = line.drop { $0.isWhitespace }.dropFirst(word.count).drop { $0.isWhitespace }
      return OutlineWords.keyword(String(word)) != nil && (rest.first == "\"" || rest.first == "'")
    }
    return false
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .text(let text) = content else { throw ReadingError("expected an outline as plain text, found JSON") }
    var reader = OutlineReader(maximumDepth: options.maximumDepth)
    let screens = reader.read(text)
    if !reader.mistakes.isEmpty { throw ReadingError(reader.mistakes) }
    return screens
  }
}
