import A11yCommand
import A11yCore
import A11yNarration
import A11yRules
import ArgumentParser

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Shows changes in VoiceOver output, and new and fixed findings, between two versions of a screen.",
    discussion: """
      Screens are matched by name and file, controls by identifier, then by position in the tree and spoken text; \
      frames and the order of files may change.

      Exit status 1 for regressions: a new finding at or above the level of --fail-on, or a control that was read and \
      is still on the screen but is no longer read. Removed controls are shown but are not regressions. With --fail-on \
      never, nothing is a regression. Without --fail-on, the configuration of the new version applies.

      Examples:
        a11y-audit diff before.json after.json
        a11y-audit diff main/screens branch/screens --format markdown -o comment.md
        git show main:login.json | a11y-audit diff - login.json --stdin-filename login.json
      """)

  /// `--format` is the output's here; the input's is `--input-format`.
  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @Option(help: "Output format.")
  var format = OutputFormat.text

  @Option(help: "Lowest severity of a new finding that makes the run fail with exit status 1. (default: error)")
  var failOn: FailingLevel?

  @Option(name: [.short, .long], help: ArgumentHelp("Write to this file ('-': standard output).", valueName: "file"))
  var output: FilePath?

  mutating func validate() throws {
    guard input.inputs.count == 2 else {
      throw ValidationError("expected 2 inputs, the old and the new file or folder, found \(input.inputs.count)")
    }
    if input.inputs == ["-", "-"] { throw ValidationError("only one of the two can be standard input") }
  }

  mutating func run() throws {
    var files = RunFiles(input.inputs, others: input.otherFiles)
    try files.check(output)
    let old = try read(input.inputs[0])
    let new = try read(input.inputs[1])
    let report = DiffReport(old: old.screens, new: new.screens)
    if report.screens.isEmpty {
      let paths = input.inputs.map { "'\($0.escapedForDisplay)'" }
      throw Failure("\(paths[0]) and \(paths[1]) have no screen in common: screens are matched by name and file name")
    }
    let text =
      switch format {
      case .text: DiffText.write(report)
      case .json: DiffJSON.write(report)
      case .markdown: DiffMarkdown.write(report)
      }
    try OutputFile.write(text, to: output == "-" ? nil : output)
    if old.hasFailed || new.hasFailed { throw ExitCode(2) }
    if report.isWorse { throw ExitCode(1) }
  }

  private func read(_ path: String) throws -> (screens: [DiffScreen], hasFailed: Bool) {
    var options = input
    options.inputs = [path]
    var reading = try ScreenLoader(options, choice: selection.choice)
    var screens: [DiffScreen] = []
    try reading.forEachFile { file in
      for tree in AccessibilityTree.all(file.screens) {
        let narrated = narration.narrate(tree.screen, file: file.path)
        let findings = ScreenAudit.findings(of: tree, in: file)
        screens.append(
          DiffScreen(
            tree: tree, narrated: narrated, findings: findings,
            failOn: FailingLevel(failOn, or: file.configuration)))
      }
    }
    if screens.isEmpty { throw reading.hasFailed ? ExitCode(2) : Failure("no control was found") as any Error }
    return (screens, reading.hasFailed)
  }
}
