public import A11yCore

/// A kind of description file: how to recognize it, and how to read screens from it.
public protocol ScreenFormat: Sendable {
  /// The name for `--input-format`, and in reports.
  static var name: String { get }

  /// What writes such files, in a few words.
  static var summary: String { get }

  /// What such files can tell and what they never can. A file may tell less than its kind can.
  static var source: Screen.Source { get }

  /// Whether the content is of this kind, checked by the content alone: extensions lie.
  static func recognizes(_ content: Content) -> Bool

  /// Reads every screen, or reports every error of the file, not only the first.
  static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen]
}

extension ScreenFormat {
  public static var source: Screen.Source { Screen.Source(format: name, level: .runtime) }
}
