import A11yCommand
import A11yCore
import A11yReports
import A11ySourceRules
import ArgumentParser
import Glibc

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks Swift source for controls that assistive technology cannot use.",
    discussion: """
      Prints one finding a line and a summary last. Accept a finding with a comment above its line:
        // a11y:disable:next fixed-font - the word is part of the logo

      Examples:
        a11y-lint Sources/
        a11y-lint lint Sources/ --fail-on warning --report text --report json=lint.json
        a11y-lint Sources/ --fix
      """)

  @OptionGroup var input: SourceInputs
  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

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

  @Flag(help: "Mend what a machine can mend, in the files.")
  var fix = false

  @Flag(help: "Print what --fix would change, and change nothing.")
  var diff = false

  mutating func validate() throws {
    for request in report { _ = try request.reporter() }
    for (number, request) in report.enumerated() where report[..<number].contains(where: { $0.file == request.file }) {
      let place = request.file.map { "the file '\($0.escapedForDisplay)'" } ?? "standard output"
      throw ValidationError("two reports cannot both go to \(place); give one a file: --report json=lint.json")
    }
    if fix, diff { throw ValidationError("--fix changes the files and --diff does not; give one of them") }
    if fix, input.inputs.contains("-") { throw ValidationError("--fix cannot change standard input; use --diff") }
  }

  /// What came of one file, and what is to be made of it.
  private struct Judged: Sendable {
    var path: String
    var result: AuditResult
    var edits: Int
    /// The mended file.
    var text: String?
    var diff = ""
  }

  mutating func run() throws {
    var run = try SourceRun(input)
    let audit = SourceAudit(rules: selection.rules)
    let (fix, diff) = (fix, diff)
    let judged = run.mapFiles { file in
      let answer = audit.run(file)
      var judged = Judged(path: file.path, result: answer.result, edits: answer.edits.count)
      if fix, !answer.edits.isEmpty { judged.text = Fixes.apply(answer.edits, to: file) }
      if diff { judged.diff = Fixes.diff(file, answer.edits) }
      return judged
    }
    if diff { return try StandardStreams.print(judged.map(\.diff).joined()) }
    var result = AuditResult()
    var hasFailed = run.hasFailed
    for file in judged {
      result.add(file.result)
      if let text = file.text { mend(file, text, &hasFailed) }
    }
    if !write(result) { hasFailed = true }
    if hasFailed { throw ExitCode(2) }
    if failOn.fails(result) { throw ExitCode(1) }
  }

  private func mend(_ file: Judged, _ text: String, _ hasFailed: inout Bool) {
    do {
      try OutputFile.write(text, to: file.path)
      StandardStreams.printError(
        "\(file.path.escapedForDisplay): mended in \(file.edits) place\(file.edits == 1 ? "" : "s")")
    } catch {
      (error as? Failure)?.tell(by: Main.name)
      hasFailed = true
    }
  }

  /// Reports are written before a failing exit, whatever the verdict, and whatever becomes of the other reports.
  private func write(_ result: AuditResult) -> Bool {
    if result.files == 0 { return true }
    var areWritten = true
    for request in report.isEmpty ? [ReportRequest(name: TextReporter.name)] : report {
      do {
        try write(result, request)
      } catch {
        (error as? Failure)?.tell(by: Main.name)
        areWritten = false
      }
    }
    return areWritten
  }

  private func write(_ result: AuditResult, _ request: ReportRequest) throws {
    var options = ReportOptions(tool: Main.name, version: Main.version)
    options.isQuiet = quiet
    options.showsNotices = notices || failOn == .notice || failOn == .review
    options.groupsFindings = false
    options.failingSeverity = failOn.severity
    options.failsOnReview = failOn == .review
    options.rules = selection.rules.map { $0.info }
    let folder = RepositoryFolder.current
    options.workingFolder = folder.workingFolder
    options.folderInRepository = folder.path
    options.usesColour = request.file == nil && color.isOn(descriptor: STDOUT_FILENO)
    try OutputFile.write(request.reporter().report(result, options: options), to: request.file)
  }
}
