@testable import A11yFormats

/// Page sources as short as a test wants them, and what becomes of them.
enum PageSource {
  /// Replaces `Button` after `<` and `</` by its long name: `<Button/>` is `<XCUIElementTypeButton/>`.
  static func expanded(_ short: String) -> String {
    var text = ""
    var previous: Character?
    var beforePrevious: Character?
    for character in short {
      let beginsName = previous == "<" || (previous == "/" && beforePrevious == "<")
      if beginsName, character.isUppercase { text += "XCUIElementType" }
      text.append(character)
      beforePrevious = previous
      previous = character
    }
    return text.replacing("XCUIElementTypeAppiumAUT", with: "AppiumAUT")
  }

  /// The screens of a page source as an outline.
  static func outline(_ short: String) throws -> String { Trying.outline(try Trying.screens(expanded(short))) }

  /// The outline's lines below the root, which every test would repeat.
  static func parts(_ short: String) throws -> String {
    try outline("<Other>\n\(short)\n</Other>").split(separator: "\n").dropFirst()
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}
