public import A11yCore

/// What a simulator's accessibility tree looks like from outside: facebook/idb, AXe, and the tools that wrap them.
///
/// Sources: facebook/idb's `FBAccessibilityKeys`, `FBAccessibilityDocument`, `FBAXNodeSerializer` and documentation;
/// cameroncooke/AXe's `AccessibilityFetcher`; dumps of real simulators.
public enum IDB: ScreenFormat {
  public static let name = "idb"
  public static let summary = "idb describe-all and describe-point, AXe describe-ui"
  /// What a dump lacks beyond this depends on the keys that were asked for, and is said of each screen.
  public static let source = Screen.Source(
    format: name, level: .runtime, lacks: [.exposure, .actions, .colors, .font])

  /// Objects with idb's own keys, or one of the envelopes around them. `null` is what idb prints when it finds nothing.
  public static func recognizes(_ content: Content) -> Bool {
    switch content {
    case .json(let root): IDBDocument(root) != nil
    case .text(let text): isNull(text)
    case .xml, .quoted: false
    }
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    if case .text(let text) = content, isNull(text) {
      throw ReadingError("the dump is null: idb found no element there")
    }
    guard case .json(let root) = content else { throw ReadingError("expected a JSON dump of idb, found other text") }
    guard let document = IDBDocument(root) else {
      throw ReadingError("no object with keys of idb elements, such as AXLabel or AXFrame", at: root.location)
    }
    let survey = IDBSurvey(document)
    if let mistake = survey.emptiness { throw ReadingError([mistake]) }
    var reader = IDBReader(document, survey)
    let screens = reader.readScreens()
    if !reader.mistakes.isEmpty { throw ReadingError(reader.mistakes) }
    return screens
  }

  private static func isNull(_ text: String) -> Bool {
    text.utf8.count < 16 && text.filter { !$0.isWhitespace } == "null"
  }
}
