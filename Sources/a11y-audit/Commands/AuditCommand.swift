import A11yCommand
import A11yConfiguration
import A11yCore
import A11yReports
import A11yRules
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
        a11y-audit audit tree.json --report text --report sarif=a11y-audit.sarif
        idb ui describe-all | a11y-audit - --stdin-filename login.json
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The same as --input-format.", valueName: "name"), completion: .format)
  var format: String?

  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @Option(
    help: ArgumentHelp(
      """
      A report (\(Reporters.all.map { $0.name }.joined(separator: ", "))), to a file if one is given; 'a11y-audit reports' \
      tells more. May be repeated.
      """,
      valueName: "name[=file]"))
  var report: [ReportRequest] = []

  @Option(help: "The least that makes the exit status 1 (default: error).")
  var failOn: FailingLevel?

  @Option(help: ArgumentHelp("The day by which suppressions end (default: this machine's, in UTC).", valueName: "day"))
  var today: DayOption?

  @Flag(help: "Show notices too.")
  var notices = false

  @Flag(inversion: .prefixedNo, help: "Show one cause in many places as one finding.")
  var group = true

  @Flag(name: [.short, .long], help: "One line a finding: no fixes.")
  var quiet = false

  @Option(help: "When to colour the text report.")
  var color = ColourChoice.auto

  mutating func validate() throws {
    for request in report { _ = try request.reporter() }
    try Self.check(report)
  }

  private static func check(_ report: [ReportRequest]) throws {
    for (number, request) in report.enumerated() where report[..<number].contains(where: { $0.file == request.file }) {
      let place = request.file.map { "the file '\($0.escapedForDisplay)'" } ?? "standard output"
      throw ValidationError("two reports cannot both go to \(place); give one a file: --report json=audit.json")
    }
  }

  mutating func run() throws {
    var reading = try Reading(input, format: format, choice: selection.choice)
    let project = ProjectConfiguration(input.configuration)
    let requests = try requests(of: project)
    var run = AuditRun(failOn: failOn, today: today?.day ?? DayOption.today)
    try reading.forEachFile { run.add($0) }
    if run.result.controls == 0, !reading.hasFailed {
      if reading.wasAllSkipped { return }
      throw Failure("no control was read")
    }
    let walked = input.inputs.filter { $0 != "-" }.map(project.absolute)
    run.finish(
      settings: { $0.settings(for: $0.path ?? "", selection.choice) },
      sawEverything: { folder in walked.contains { folder == $0 || $0 == "/" || folder.hasPrefix($0 + "/") } })
    let areWritten = write(run, requests)
    if !areWritten || reading.hasFailed || run.result.controls == 0 { throw ExitCode(2) }
    if run.hasFailed { throw ExitCode(1) }
  }

  /// The reports asked for on the command line, or else by the configuration of the first input.
  private func requests(of project: ProjectConfiguration) throws -> [ReportRequest] {
    if !report.isEmpty { return report }
    let standard = [ReportRequest(name: TextReporter.name)]
    guard let first = input.inputs.first else { return standard }
    let configuration = try project.configuration(ofInput: first, standardInput: input.stdinFilename)
    let asked = configuration.reports.map { $0.compactMap { ReportRequest(argument: $0.value) } }
    guard let asked, !asked.isEmpty else { return standard }
    try Self.check(asked)
    return asked
  }

  /// Reports are written before a failing exit, whatever the verdict, and whatever becomes of the other reports.
  private func write(_ run: AuditRun, _ requests: [ReportRequest]) -> Bool {
    if run.result.files == 0 { return true }
    var areWritten = true
    for request in requests {
      do {
        try write(run, request)
      } catch {
        (error as? Failure)?.tell(by: Main.name)
        areWritten = false
      }
    }
    return areWritten
  }

  private func write(_ run: AuditRun, _ request: ReportRequest) throws {
    var options = ReportOptions(version: Main.version)
    options.isQuiet = quiet
    options.showsNotices = notices || run.level == .notice || run.level == .review
    options.groupsFindings = group
    options.failingSeverity = run.level.severity
    options.failsOnReview = run.level == .review
    options.rules = run.rules
    let folder = RepositoryFolder.current
    options.workingFolder = folder.workingFolder
    options.folderInRepository = folder.path
    options.usesColour = request.file == nil && color.isOn(descriptor: STDOUT_FILENO)
    try OutputFile.write(request.reporter().report(run.result, options: options), to: request.file)
  }
}
