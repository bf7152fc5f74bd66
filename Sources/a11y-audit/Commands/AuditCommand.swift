import A11yCommand
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

  @Option(help: ArgumentHelp("The same as --input-format.", valueName: "name"))
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

  @Option(help: "The least that makes the exit status 1.")
  var failOn = FailingLevel.error

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
    for (number, request) in report.enumerated() where report[..<number].contains(where: { $0.file == request.file }) {
      let place = request.file.map { "the file '\($0.escapedForDisplay)'" } ?? "standard output"
      throw ValidationError("two reports cannot both go to \(place); give one a file: --report json=audit.json")
    }
  }

  mutating func run() throws {
    var reading = try Reading(input, format: format)
    var audit = Audit(rules: selection.rules)
    audit.threads = min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    var result = AuditResult()
    reading.forEachFile { file in
      var found = AuditResult()
      for screen in Exposure.all(file.screens) { found.add(audit.run(screen, file: file.path)) }
      found.files = 1
      result.add(found)
    }
    if result.controls == 0, !reading.hasFailed { throw Failure("no control was read") }
    let areWritten = write(result)
    if !areWritten || reading.hasFailed || result.controls == 0 { throw ExitCode(2) }
    if failOn.fails(result) { throw ExitCode(1) }
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
    var options = ReportOptions(version: Main.version)
    options.isQuiet = quiet
    options.showsNotices = notices || failOn == .notice || failOn == .review
    options.groupsFindings = group
    options.failingSeverity = failOn.severity
    options.failsOnReview = failOn == .review
    options.rules = selection.rules.map(\.info)
    let folder = RepositoryFolder.current
    options.workingFolder = folder.workingFolder
    options.folderInRepository = folder.path
    options.usesColour = request.file == nil && color.isOn(descriptor: STDOUT_FILENO)
    try OutputFile.write(request.reporter().report(result, options: options), to: request.file)
  }
}
