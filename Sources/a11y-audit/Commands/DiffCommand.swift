import A11yCommand
import A11yCore
import A11yNarration
import A11yReports
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
        a11y-audit diff main/screens branch/screens --report text --report html=changes.html
        git show main:login.json | a11y-audit diff - login.json --stdin-filename login.json
      """)

  /// `--format` is the output's here; the input's is `--input-format`.
  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown, html
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @Option(help: "Output format (default: text).")
  var format: OutputFormat?

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write the difference in this format, optionally to a file; html is a page with both versions side by side. May be repeated.",
      valueName: "format[=file]"))
  var reports: [DiffRequest] = []

  @Option(
    help: ArgumentHelp(
      "Sound of the html page: none, embed, or a folder for WAV files (default: embed if this machine can speak).",
      valueName: "none|embed|folder"))
  var sound: PageSoundPlace?

  @Option(
    help: ArgumentHelp(
      "Address of the published pages of 'docs': the html page links each rule to its page there.",
      valueName: "address"))
  var ruleDocs: RuleDocsAddress?

  @Option(help: "Lowest severity of a new finding that makes the run fail with exit status 1. (default: error)")
  var failOn: FailingLevel?

  @Option(name: [.short, .long], help: ArgumentHelp("Write to this file ('-': standard output).", valueName: "file"))
  var output: FilePath?

  mutating func validate() throws {
    guard input.inputs.count == 2 else {
      throw ValidationError("expected 2 inputs, the old and the new file or folder, found \(input.inputs.count)")
    }
    if input.inputs == ["-", "-"] { throw ValidationError("only one of the two can be standard input") }
    if format != nil || output != nil, !reports.isEmpty {
      throw ValidationError("--report cannot be combined with --format and --output; write --report json=FILE")
    }
    if reports.count(where: { $0.file == nil }) > 1 {
      throw ValidationError("two reports cannot both go to standard output; write one to a file: --report json=FILE")
    }
  }

  mutating func run() throws {
    let requests = requests
    var files = RunFiles(input.inputs, others: input.otherFiles)
    for request in requests { try files.check(request.file) }
    let old = try read(input.inputs[0])
    let new = try read(input.inputs[1])
    let report = DiffReport(old: old.screens, new: new.screens)
    if report.screens.isEmpty {
      let paths = input.inputs.map { "'\($0.escapedForDisplay)'" }
      throw Failure("\(paths[0]) and \(paths[1]) have no screen in common: screens are matched by name and file name")
    }
    for request in requests { try write(report, request) }
    if old.hasFailed || new.hasFailed { throw ExitCode(2) }
    if report.isWorse { throw ExitCode(1) }
  }

  private var requests: [DiffRequest] {
    reports.isEmpty ? [DiffRequest(format: format ?? .text, file: output == "-" ? nil : output)] : reports
  }

  private func write(_ report: DiffReport, _ request: DiffRequest) throws {
    switch request.format {
    case .text: try OutputFile.write(DiffText.write(report), to: request.file)
    case .json: try OutputFile.write(DiffJSON.write(report), to: request.file)
    case .markdown: try OutputFile.write(DiffMarkdown.write(report), to: request.file)
    case .html:
      var comparison = DiffPage.comparison(of: report)
      comparison.sound = try PageSpeech(place: sound, page: request.file).sound(of: comparison.pictures)
      var options = ReportOptions(tool: AuditMain.name, version: AuditMain.version)
      options.failingSeverity = report.failOn.severity
      let lines = SourceLines(except: input.stdinFilename)
      options.sourceLine = { lines.line($1, of: $0, most: 20_000) }
      options.rules = Catalog.rules.map(\.info)
      options.ruleDocs = ruleDocs?.text
      let files = ComparisonPage(comparison, options: options).files(request.file)
      try ReportWriting.write(files, to: request.file, by: AuditMain.name)
    }
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
            failOn: FailingLevel(failOn, or: file.configuration),
            isOfFile: path != "-", isOnlyScreen: file.screens.count == 1))
      }
    }
    if screens.isEmpty { throw reading.hasFailed ? ExitCode(2) : Failure("no control was found") as any Error }
    return (screens, reading.hasFailed)
  }
}

/// One `--report FORMAT[=FILE]` of `diff`.
struct DiffRequest: ExpressibleByArgument {
  var format: DiffCommand.OutputFormat
  /// Nil for standard output.
  var file: FilePath?

  init(format: DiffCommand.OutputFormat, file: FilePath?) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = DiffCommand.OutputFormat(rawValue: parts[0]) else { return nil }
    self.format = format
    file = parts.count == 2 && parts[1] != "" && parts[1] != "-" ? FilePath(argument: parts[1]) : nil
  }

  static var allValueStrings: [String] { DiffCommand.OutputFormat.allCases.map(\.rawValue) }
}
