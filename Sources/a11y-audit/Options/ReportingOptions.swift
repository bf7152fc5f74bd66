import A11yCommand
import A11yCore
import A11yReports
import ArgumentParser
import Glibc

/// What is written down, and what makes the exit status 1.
struct ReportingOptions: ParsableArguments {
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

  static func check(_ report: [ReportRequest]) throws {
    for (number, request) in report.enumerated() where report[..<number].contains(where: { $0.file == request.file }) {
      let place = request.file.map { "the file '\($0.escapedForDisplay)'" } ?? "standard output"
      throw ValidationError("two reports cannot both go to \(place); give one a file: --report json=audit.json")
    }
  }

  /// Reports are written before a failing exit, whatever the verdict, and whatever becomes of the other reports.
  ///
  /// - Parameters:
  ///   - level: the lowest level by which some file is judged.
  ///   - rules: those that ran.
  /// - Returns: whether all could be written.
  func write(_ result: AuditResult, _ requests: [ReportRequest], level: FailingLevel, rules: [RuleInfo]) -> Bool {
    if result.files == 0, result.unchanged.isEmpty { return true }
    var areWritten = true
    for request in requests {
      do {
        let text = try request.reporter().report(result, options: options(for: request, level, rules))
        try OutputFile.write(text, to: request.file)
      } catch {
        (error as? Failure)?.tell(by: Main.name)
        areWritten = false
      }
    }
    return areWritten
  }

  /// Says what became of the run, beside a report on standard output and never in it.
  func tell(_ message: String) throws {
    if report.contains(where: { $0.file == nil }) {
      StandardStreams.printError(message)
    } else {
      try StandardStreams.print(message + "\n")
    }
  }

  private func options(for request: ReportRequest, _ level: FailingLevel, _ rules: [RuleInfo]) -> ReportOptions {
    var options = ReportOptions(version: Main.version)
    options.isQuiet = quiet
    options.showsNotices = notices || level == .notice || level == .review
    options.groupsFindings = group
    options.failingSeverity = level.severity
    options.failsOnReview = level == .review
    options.rules = rules
    let folder = RepositoryFolder.current
    options.workingFolder = folder.workingFolder
    options.folderInRepository = folder.path
    options.usesColour = request.file == nil && color.isOn(descriptor: STDOUT_FILENO)
    return options
  }
}
