import A11yFormats
import Testing

@testable import A11yCore

/// What a dump in plain text is read as, written as an outline.
enum DumpOutline {
  static func of(_ text: String) throws -> String { Trying.outline(try Trying.screens(text)) }

  /// The last line alone, without what nests it: the control under test.
  static func lastLine(of text: String) throws -> String {
    let line = try of(text).split(separator: "\n").last ?? ""
    return String(line.drop { $0 == " " })
  }

  /// Where each control of the only screen is, as `line:column`.
  static func places(_ text: String) throws -> [String] {
    try Trying.screen(text).controls.map { "\($0.location.line):\($0.location.column)" }
  }

  /// The format that is chosen; nil when none is.
  static func format(of text: String) -> String? {
    (try? Content(bytes: Array(text.utf8), options: ReadingOptions())).flatMap { content in
      Formats.all.first { $0.recognizes(content) }?.name
    }
  }
}
