import A11yCore
import A11yReports
import ArgumentParser
import Glibc

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Checks that every control can be used by someone who cannot see the screen.",
    discussion: """
      Prints one finding a line and a summary last.

      Examples:
        a11y-audit tree.json
        a11y-audit audit screens/ --fail-on warning
        a11y-audit audit tree.json --report text --report json=audit.json
        idb ui describe-all | a11y-audit - --stdin-filename login.json
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The same as --input-format.", valueName: "name"))
  var format: String?

  @OptionGroup(title: "Rules") var selection: RuleOptions

  @Option(
    help: ArgumentHelp(
      "A report (\(Reporters.all.map { $0.name }.joined(separator: ", "))), to a file if one is given. May be repeated.",
      valueName: "name[=file]"))
  var report: [ReportRequest] = []

  @Option(help: "The least that makes the exit status 1.")
  var failOn = FailingLevel.error

  @Flag(help: "Show notices too.")
  var notices = false

  @Flag(name: [.short, .long], help: "One line a finding: no fixes.")
  var quiet = false

  @Option(help: "When to colour the text report.")
  var color = ColourChoice.auto

  mutating func validate() throws {
    for request in report { _ = try request.reporter() }
    if report.count(where: { $0.file == nil }) > 1 {
      throw ValidationError("two reports cannot both go to standard output; give one a file: --report json=audit.json")
    }
  }

  mutating func run() throws {
    var reading = try Reading(input, format: format)
    let audit = Audit(rules: selection.rules)
    var result = AuditResult()
    reading.forEachFile { file in
      var found = AuditResult()
      for screen in file.screens { found.add(audit.run(Exposure(screen), file: file.path)) }
      found.files = 1
      result.add(found)
    }
    if result.controls == 0, !reading.hasFailed { throw Failure("no control was read") }
    try write(result)
    if reading.hasFailed || result.controls == 0 { throw ExitCode(2) }
    if failOn.fails(result) { throw ExitCode(1) }
  }

  /// Reports are written before a failing exit, whatever the verdict.
  private func write(_ result: AuditResult) throws {
    if result.files == 0 { return }
    for request in report.isEmpty ? [ReportRequest(name: TextReporter.name)] : report {
      var options = ReportOptions(version: Main.version)
      options.isQuiet = quiet
      options.showsNotices = notices || failOn == .notice || failOn == .review
      options.usesColour = request.file == nil && color.isOn(descriptor: STDOUT_FILENO)
      let text = try request.reporter().report(result, options: options)
      if let file = request.file {
        try OutputFile.write(text, to: file)
      } else {
        try StandardStreams.print(text)
      }
    }
  }
}
