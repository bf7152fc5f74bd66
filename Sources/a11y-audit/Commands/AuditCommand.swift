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

      Legacy screens: accept what there is once, commit the file, and only new findings fail.
        a11y-audit App/ --write-baseline a11y-baseline.json
        a11y-audit App/ --baseline a11y-baseline.json
        a11y-audit App/ --baseline a11y-baseline.json --changed-since origin/main
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The same as --input-format.", valueName: "name"), completion: .format)
  var format: String?

  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @OptionGroup(title: "Reports") var reporting: ReportingOptions

  @Option(help: ArgumentHelp("The day by which suppressions end (default: this machine's, in UTC).", valueName: "day"))
  var today: DayOption?

  @OptionGroup(title: "Legacy screens") var baseline: BaselineOptions

  @OptionGroup(title: "Many files") var files: FilesOptions

  mutating func validate() throws {
    if baseline.writeBaseline != nil, files.changedSince != nil {
      throw ValidationError("--write-baseline accepts everything; leave out --changed-since")
    }
  }

  mutating func run() throws {
    var accepted = try BaselineRun(baseline, of: Main.name)
    var reading = try Reading(input, format: format, choice: selection.choice, changes: files.changes())
    let project = ProjectConfiguration(input.configuration)
    let requests = try requests(of: project)
    let today = today?.day ?? DayOption.today
    var run = AuditRun(failOn: reporting.failOn, today: today)
    let jobs = files.jobs ?? Parallel.processors
    try reading.forEachFile(jobs: jobs, prepare: { run.audit($0) }) { file, audit, threads in
      FileAudit(file, by: audit, threads: threads, today: today)
    } _: {
      run.add($0)
    }
    run.result.unchanged = reading.unchanged
    run.result.unread = reading.unread
    let isEmpty = run.result.controls == 0 && (run.result.files > 0 || reading.unchanged.isEmpty)
    if isEmpty, !reading.hasFailed {
      if reading.wasAllSkipped { return }
      throw Failure("no control was read")
    }
    finish(&run, project)
    let message = try accepted.apply(
      to: &run.result, rules: run.rules, known: Catalog.rules.map(\.info.id), isWhole: !reading.hasFailed)
    let wanted = message == nil ? requests : reporting.report
    let areWritten = reporting.write(run.result, wanted, level: run.level, rules: run.rules)
    if let message { try reporting.tell(message) }
    if !areWritten || reading.hasFailed || isEmpty { throw ExitCode(2) }
    if run.hasFailed || accepted.hasFailed { throw ExitCode(1) }
  }

  private func finish(_ run: inout AuditRun, _ project: ProjectConfiguration) {
    let walked = input.inputs.filter { $0 != "-" }.map(project.absolute)
    let isWhole = run.result.unchanged.isEmpty
    run.finish(
      settings: { $0.settings(for: $0.path ?? "", selection.choice) },
      sawEverything: { folder in
        isWhole && walked.contains { folder == $0 || $0 == "/" || folder.hasPrefix($0 + "/") }
      })
    run.result.sort()
  }

  /// The reports asked for on the command line, or else by the configuration of the first input.
  private func requests(of project: ProjectConfiguration) throws -> [ReportRequest] {
    if !reporting.report.isEmpty { return reporting.report }
    let standard = [ReportRequest(name: TextReporter.name)]
    guard let first = input.inputs.first else { return standard }
    let configuration = try project.configuration(ofInput: first, standardInput: input.stdinFilename)
    let asked = configuration.reports.map { $0.compactMap { ReportRequest(argument: $0.value) } }
    guard let asked, !asked.isEmpty else { return standard }
    try ReportingOptions.check(asked)
    return asked
  }
}
