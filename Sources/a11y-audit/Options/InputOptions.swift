import A11yCommand
import A11yCore
import A11yFormats
import ArgumentParser

/// What to read, and how.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Description files, folders, quoted patterns with '**', or '-' for standard input. In folders, .json, .outline, \
      .storyboard, .xib and .xml files are read, and .txt files that contain a dump.
      """, valueName: "input"), completion: .file())
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp("Input format (default: detected from the content).", valueName: "name"),
    completion: .format)
  var inputFormat: String?

  @Option(help: ArgumentHelp("Name of standard input in reports.", valueName: "path"))
  var stdinFilename: FilePath = "<stdin>"

  @Option(help: ArgumentHelp("Maximum depth of the control tree.", valueName: "levels"))
  var maxDepth = ReadingOptions.defaultMaximumDepth

  @Option(
    help: ArgumentHelp(
      "Translations for storyboards and xibs: a .strings or .xcstrings file, or an .lproj folder with one per document.",
      valueName: "path"), completion: .file())
  var strings: FilePath?

  @Option(help: ArgumentHelp("Language of --strings, if neither folder nor file states it.", valueName: "language"))
  var stringsLanguage: String?

  @Option(
    help: ArgumentHelp(
      "Runtime attribute in storyboards and xibs that sets an accessibility label. May be repeated.",
      valueName: "key path"))
  var labelKeypath: [String] = []

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  /// Files that are read besides the inputs.
  var otherFiles: [FilePath?] { [strings, configuration.config] }

  mutating func validate() throws {
    guard (1...ReadingOptions.largestMaximumDepth).contains(maxDepth) else {
      throw ValidationError("--max-depth must be 1 to \(ReadingOptions.largestMaximumDepth), found \(maxDepth)")
    }
    _ = try Self.format(named: inputFormat)
    if let strings, !strings.exists { throw ValidationError("--strings: '\(strings.shown)' does not exist") }
  }

  /// What writes a format, or is in it.
  private static let formatSynonyms = [
    "storyboard": "interface-builder", "xib": "interface-builder", "ib": "interface-builder", "appium": "wda-xml",
    "webdriveragent": "wda-xml", "wda": "wda-xml", "xcuitest": "debug-description", "xctest": "debug-description",
    "lldb": "recursive-description", "uiview": "recursive-description", "snapshot": "accessibility-snapshot",
    "axe": "idb", "detox": "detox-xml", "description": "control-tree", "tree": "control-tree",
  ]

  /// The format of a name; nil for no name.
  static func format(named name: String?) throws -> (any ScreenFormat.Type)? {
    guard let name else { return nil }
    if let known = Formats.named(name) { return known }
    if ["json", "xml", "txt", "text", "yaml", "yml", "auto"].contains(name.lowercased()) {
      throw ValidationError(
        "unknown input format '\(name)'; leave out the option: formats are detected by their content")
    }
    throw ValidationError.unknown(
      "input format", name, known: Formats.all.map { $0.name }, synonyms: formatSynonyms)
  }
}

/// `--format` of commands that have no output format: it used to mean the input format.
struct FormerFormatOption: ParsableArguments {
  @Option(help: .hidden)
  var format: String?

  mutating func validate() throws {
    guard let format else { return }
    throw ValidationError("unknown option '--format'; use --input-format \(format.escapedForDisplay)")
  }
}

extension CompletionKind {
  /// What a shell offers for a format. The tool is asked when a person presses Tab, so it costs a run nothing.
  static var format: CompletionKind { .custom { _, _, _ in Formats.all.map { $0.name } } }
}
