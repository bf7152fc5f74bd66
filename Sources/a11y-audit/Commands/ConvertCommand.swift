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
        a11y-audit convert screen.outline --to control-tree --output tree.json
      """)

  enum Notation: String, ExpressibleByArgument, CaseIterable {
    case outline
    case controlTree = "control-tree"

    init?(argument: String) { self.init(rawValue: argument == "json" ? "control-tree" : argument) }
  }

  @OptionGroup var input: InputOptions

  @Option(
    name: [.customLong("to"), .customLong("format")],
    help: ArgumentHelp("Notation to write: outline or control-tree (or json).", valueName: "notation"))
  var to: Notation

  @Option(
    name: [.short, .long], help: ArgumentHelp("Write to this file ('-': standard output).", valueName: "file"),
    completion: .file())
  var output: FilePath?

  mutating func run() throws {
    var reading = try ScreenLoader(input, isFaithful: true)
    let screens = try reading.mapScreens { screen, _ in screen }
    let text =
      switch to {
      case .outline: Outline.write(screens).replacingDoubleHash(with: #"#\u{23}"#)
      case .controlTree: ControlTree.write(screens)
      }
    try OutputFile.write(text, to: output == "-" ? nil : output)
    if reading.hasFailed { throw ExitCode(2) }
  }
}
