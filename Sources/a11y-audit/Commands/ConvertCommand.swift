import A11yCommand
import A11yCore
import A11yFormats
import ArgumentParser

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts a description to another notation.",
    discussion: """
      'outline' is for people, 'control-tree' (JSON) for programs; both contain the same information.

      Examples:
        a11y-audit convert tree.json --to outline
        a11y-audit convert screen.outline --output tree.json
      """)

  enum Notation: String, ExpressibleByArgument, CaseIterable {
    case outline
    case controlTree = "control-tree"

    init?(argument: String) { self.init(rawValue: argument == "json" ? "control-tree" : argument) }
  }

  @OptionGroup var input: InputOptions

  @Option(
    name: [.customLong("to"), .customLong("format")],
    help: ArgumentHelp(
      "Notation to write: outline or control-tree (or json). Default: by the ending of --output.",
      valueName: "notation"))
  var to: Notation?

  @Option(
    name: [.short, .long], help: ArgumentHelp("Write to this file ('-': standard output).", valueName: "file"),
    completion: .file())
  var output: FilePath?

  /// The notation that was asked for, or the one of the file that is written.
  private func notation() throws -> Notation {
    if let to { return to }
    if let output, output.hasSuffix(".outline") { return .outline }
    if let output, output.hasSuffix(".json") { return .controlTree }
    throw ValidationError("missing notation; use --to outline, --to json, or --output with .outline or .json")
  }

  func validate() throws { _ = try notation() }

  mutating func run() throws {
    let notation = try notation()
    var files = RunFiles(input.inputs, others: input.otherFiles)
    try files.check(output, as: .description)
    var reading = try ScreenLoader(input, isFaithful: true)
    let screens = try reading.mapScreens { screen, _ in screen }
    let text =
      switch notation {
      case .outline: Outline.write(screens).replacingDoubleHash(with: #"#\u{23}"#)
      case .controlTree: ControlTree.write(screens)
      }
    try OutputFile.write(text, to: output == "-" ? nil : output)
    if reading.hasFailed { throw ExitCode(2) }
  }
}
