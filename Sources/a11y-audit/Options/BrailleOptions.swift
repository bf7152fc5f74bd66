import A11yCore
import A11yNarration
import ArgumentParser

/// The line of a braille display.
struct BrailleOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Also print what a braille display with \(BrailleLine.usualCells) cells shows, as text with VoiceOver's "
        + "abbreviations: 'Save btn'. Hints are left out."))
  var braille = false

  @Option(help: ArgumentHelp("Number of cells of the braille display; implies --braille.", valueName: "number"))
  var cells: Int?

  private static let possible = 8...200

  mutating func validate() throws {
    if let cells, !Self.possible.contains(cells) {
      throw ValidationError("--cells must be a number from 8 to 200, found \(cells)")
    }
  }

  /// Nil if no braille is asked for.
  var width: Int? { cells ?? (braille ? BrailleLine.usualCells : nil) }
}

extension BrailleLine {
  /// What is shown part by part, between bars that are as far apart as the display is wide.
  func lines(cells: Int) -> [String] {
    windows(of: cells).map { window in
      let shown = window.escapedForDisplay
      return "|" + shown + String(repeating: " ", count: max(0, cells - shown.count)) + "|"
    }
  }
}
