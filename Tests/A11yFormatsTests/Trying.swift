import A11yFormats
import Testing

@testable import A11yCore

/// Reads a text and tells what came of it as a person at a terminal would see it.
enum Trying {
  /// Screens, as the command gets them.
  static func screens(_ text: String, maximumDepth: Int = ReadingOptions.defaultMaximumDepth) throws -> [Screen] {
    try Formats.read(Array(text.utf8), options: ReadingOptions(maximumDepth: maximumDepth))
  }

  /// What was read as a person would write it down: without where it came from and how it is known.
  static func outline(_ screens: [Screen]) -> String {
    Outline.write(
      screens.map { screen in
        var screen = screen.placeless
        screen.source = .controlTree
        for index in screen.controls.indices { screen.controls[index].inferred = [] }
        return screen
      })
  }

  /// The only screen of a text.
  static func screen(_ text: String) throws -> Screen {
    let screens = try screens(text)
    try #require(screens.count == 1)
    return screens[0]
  }

  /// The second control of the only screen: the first below the root.
  static func control(_ text: String) throws -> Control {
    let controls = try screen(text).controls
    try #require(controls.count > 1)
    return controls[1]
  }

  /// `line:column: message` of every error; empty when the text can be read.
  static func mistakes(_ text: String, maximumDepth: Int = ReadingOptions.defaultMaximumDepth) -> [String] {
    mistakes(Array(text.utf8), maximumDepth: maximumDepth)
  }

  static func mistakes(_ bytes: [UInt8], maximumDepth: Int = ReadingOptions.defaultMaximumDepth) -> [String] {
    do {
      _ = try Formats.read(bytes, options: ReadingOptions(maximumDepth: maximumDepth))
      return []
    } catch {
      return error.mistakes.map { mistake in
        (mistake.location.map { "\($0.line):\($0.column): " } ?? "") + mistake.message
      }
    }
  }

  /// `line:column: message` of every note of the only screen.
  static func notes(_ text: String) throws -> [String] {
    try screen(text).notes.map { "\($0.location.line):\($0.location.column): \($0.message)" }
  }
}

extension Screen {
  /// The screen without its places in a file and without what was noted of the file.
  var placeless: Screen {
    var screen = self
    screen.notes = []
    // How code reaches screens and controls is known in an interface file only.
    screen.handles = [:]
    screen.entry = ScreenEntry()
    for index in screen.controls.indices { screen.controls[index].location = SourceLocation(line: 1, column: 1) }
    return screen
  }
}
