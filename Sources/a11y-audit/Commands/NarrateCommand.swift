import A11yCommand
import A11yCore
import A11yNarration
import ArgumentParser

struct NarrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "narrate",
    abstract: "Prints what VoiceOver says of each element, in the order it steps through them.",
    discussion: """
      Examples:
        a11y-audit narrate tree.json
        a11y-audit narrate tree.json --format json
        a11y-audit narrate tree.json --explain
        a11y-audit narrate tree.json --style brief --traits before
        a11y-audit narrate tree.json --profile accessibility-snapshot
      """)

  /// `--format` is the output's here; the input's is `--input-format`.
  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions

  @Option(help: "How to print.")
  var format = OutputFormat.text

  @Flag(help: "Tell for each part of an utterance which attribute, default or switch it comes from.")
  var explain = false

  @Option(
    name: [.short, .long], help: ArgumentHelp("Write to this file ('-': standard output).", valueName: "file"),
    completion: .file())
  var output: String?

  mutating func run() throws {
    var reading = try Reading(input)
    let screens = try reading.mapScreens { narration.narrate($0, file: $1, explains: explain) }
    let text =
      switch format {
      case .text: Transcript.text(screens)
      case .json: Transcript.json(screens)
      }
    try OutputFile.write(text, to: output == "-" ? nil : output)
    if reading.hasFailed { throw ExitCode(2) }
  }
}
