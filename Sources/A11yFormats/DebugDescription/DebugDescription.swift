public import A11yCore

/// What XCUITest prints of an element: `po app`, `print(app.debugDescription)`, WebDriverAgent's
/// `/source?format=description`, droidrun's portal, and the hierarchy Xcode 27 gives its agents.
///
/// Apple documents no grammar; it is read as real dumps show it, of Xcode 7 to 27.
public enum DebugDescription: ScreenFormat {
  public static let name = "debug-description"
  public static let summary = "XCUITest's debugDescription"

  /// A line of its own that only this text has, or an element's line.
  public static func recognizes(_ content: Content) -> Bool {
    guard let lines = content.lines else { return false }
    return lines.contains { DebugDescriptionSection(heading: $0) != nil || DebugDescriptionHead($0) != nil }
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard let lines = content.lines else { throw ReadingError("expected a debug description as plain text") }
    let elements = DebugDescriptionReader.elements(of: lines)
    guard !elements.isEmpty else {
      throw ReadingError("no element subtree: the snapshot failed, or only the query chain was saved")
    }
    let assembler = DebugDescriptionAssembler(maximumDepth: options.maximumDepth)
    var screens = try assembler.screens(of: elements)
    if let last = elements.last?.element, last.isCut, !screens.isEmpty {
      let message = "is cut off: the text ends inside an element, so that elements may be missing"
      screens[screens.count - 1].notes.append(ReadingNote(.incomplete, at: last.location, message))
    }
    return screens
  }

  /// Not in any dump: hints, what a control does when it is used, and how it looks.
  public static let source = Screen.Source(
    format: name, level: .runtime, lacks: [.hint, .actions, .colors, .font])
}
