import A11yCommand
import A11yCore
import A11yFormats
import ArgumentParser

/// What to read, and how.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Description files, folders, quoted patterns with '**', or '-' for standard input. Of a folder, .json, .outline, \
      .storyboard, .xib and .xml files are read, and .txt files that hold a dump.
      """, valueName: "input"), completion: .file())
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp("Read as this format instead of recognising it from the content.", valueName: "name"),
    completion: .format)
  var inputFormat: String?

  @Option(help: ArgumentHelp("The name reports use for standard input.", valueName: "path"))
  var stdinFilename: FilePath = "<stdin>"

  @Option(help: ArgumentHelp("The most levels of controls that a description may have.", valueName: "levels"))
  var maxDepth = ReadingOptions.defaultMaximumDepth

  @Option(
    help: ArgumentHelp(
      "Texts for storyboards and xibs: a .strings or .xcstrings file, or an .lproj folder with one for each document.",
      valueName: "path"), completion: .file())
  var strings: FilePath?

  @Option(help: ArgumentHelp("The language of --strings, when neither folder nor file tells.", valueName: "language"))
  var stringsLanguage: String?

  @Option(
    help: ArgumentHelp(
      "A runtime attribute of storyboards and xibs that sets an accessibility label. May be repeated.",
      valueName: "key path"))
  var labelKeypath: [String] = []

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  mutating func validate() throws {
    guard (1...ReadingOptions.largestMaximumDepth).contains(maxDepth) else {
      throw ValidationError("--max-depth must be 1 to \(ReadingOptions.largestMaximumDepth), found \(maxDepth)")
    }
    _ = try format(named: inputFormat)
  }

  /// The format of a name; nil for no name.
  func format(named name: String?) throws -> (any ScreenFormat.Type)? {
    guard let name else { return nil }
    if let known = Formats.named(name) { return known }
    throw ValidationError.unknown("format", name, known: Formats.all.map { $0.name })
  }
}
