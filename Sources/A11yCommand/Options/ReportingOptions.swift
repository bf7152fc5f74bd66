import A11yConfiguration
package import A11yCore
import A11yFormats
import A11yPlatform
package import A11yReports
package import ArgumentParser

/// What is written down, and what makes the exit status 1.
package struct ReportingOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      """
      Write this report (\(Reporters.all.map { $0.name }.joined(separator: ", "))) to standard output or to a file; \
      see 'reports'. If all go to files, a summary is printed to standard error. May be repeated: text and json=FILE.
      """,
      valueName: "name[=file]"))
  package var requested: [ReportRequest] = []

  @Option(
    name: [.customLong("format"), .customLong("output-format")],
    help: ArgumentHelp("Write this report to standard output, like --report.", valueName: "name"))
  package var outputFormat: String?

  @Flag(help: "Like --format json.")
  package var json = false

  @Flag(help: "Print the number of findings per rule instead of the findings.")
  package var statistics = false

  @Option(
    name: .customLong("fail-on"),
    help: "Lowest severity that makes the run fail with exit status 1 (default: error).")
  package var failingLevel: FailingLevel?

  @Flag(help: "Exit with 0 if there are findings, like --fail-on never.")
  package var exitZero = false

  @Flag(help: "List notices, too.")
  package var notices = false

  @Flag(help: "List all findings that need review; without it, more than 20 are only counted by rule.")
  package var reviews = false

  @Flag(name: [.short, .long], help: "Print one line per finding, without fixes.")
  package var quiet = false

  @Flag(
    inversion: .prefixedNo,
    help: "Print the line of the file below each finding of the text report (default: on a terminal).")
  package var frame: Bool?

  @Option(
    help: ArgumentHelp(
      "Address of the published pages of 'docs': SARIF and html reports link each rule to its page there.",
      valueName: "address"))
  package var ruleDocs: RuleDocsAddress?

  @Option(help: "When to color the text report.")
  package var color = ColorChoice.auto

  package init() {}

  package var failOn: FailingLevel? { exitZero ? .never : failingLevel }

  /// What is to be written, whichever option asks for it.
  package var report: [ReportRequest] {
    let formats = [outputFormat, json ? JSONReporter.name : nil, statistics ? StatisticsReporter.name : nil]
    return requested + formats.compactMap { $0.map { ReportRequest(name: $0) } }
  }

  /// `--diff` prints changes only: a report that is not written would be taken for that of an earlier run.
  package func checkNoReport(with option: String) throws {
    if !report.isEmpty {
      throw ValidationError("\(option) prints the changes and writes no report; remove --report or \(option)")
    }
  }

  package mutating func validate() throws {
    if exitZero, failingLevel != nil { throw ValidationError("--exit-zero and --fail-on cannot be combined") }
    if let outputFormat, Reporters.named(outputFormat) == nil, Formats.named(outputFormat) != nil {
      throw ValidationError(
        "'\(outputFormat)' is an input format; use --input-format \(outputFormat) (--format is the output format)")
    }
    for request in report { _ = try request.reporter() }
    try Self.check(report)
  }

  private static func check(_ report: [ReportRequest]) throws {
    let files = report.map { request in request.file.map { $0.resolved ?? FilePath.working.appending($0) } }
    for (number, request) in report.enumerated() where files[..<number].contains(files[number]) {
      throw ValidationError(
        request.file.map { "two reports cannot both go to the file '\($0.shown)'; give each a file of its own" }
          ?? "two reports cannot both go to standard output; write one to a file: --report \(request.name)=FILE")
    }
  }

  /// Writes all reports before the command exits, even if one of them fails.
  ///
  /// If nothing was read, reports state that: the file of an earlier run must not be taken for this run's, and a program
  /// that reads standard output gets a document. Two are left out then: text, because the error is on standard error, and
  /// SARIF for GitHub, which takes a report without results to mean that all alerts are fixed.
  ///
  /// - Parameters:
  ///   - level: the lowest level by which some file is checked.
  ///   - rules: those that ran.
  ///   - list: whose run it is.
  ///   - inputs: as typed; none if they cannot be read again.
  ///   - groups: whether one cause in many places is one finding.
  ///   - lines: the lines of the files; nil if the files may be those of another machine.
  ///   - threads: how many may share the work.
  ///   - pictures: the screens, if a page is to be written.
  /// - Returns: whether all could be written.
  package func write<List: RuleCatalog>(
    _ result: AuditResult, _ requests: [ReportRequest], level: FailingLevel, rules: [RuleInfo], by list: List.Type,
    inputs: [String] = [], groups: Bool = false, lines: SourceLines? = nil, threads: Int,
    pictures: [ScreenPicture] = [],
    sound: PageSound? = nil
  ) -> Bool {
    let isEmpty = result.files == 0 && result.unchanged.isEmpty
    let requests =
      isEmpty
      ? requests.filter { $0.name != GitHubSARIFReporter.name && ($0.file != nil || $0.name != TextReporter.name) }
      : requests
    var options = ReportOptions(tool: list.tool, version: list.version)
    options.groupsFindings = groups
    options.inputs = inputs.contains("-") ? "" : inputs.map(\.shellQuoted).joined(separator: " ")
    options.rules = rules
    options.ruleDocs = ruleDocs?.text
    options.pathsInRepository = RepositoryFolder.current.realPaths(of: Set(result.findings.map(\.file)))
    let run = ReportedRun(result, pictures: pictures, sound: sound)
    let areWritten = ReportWriting.write(run, requests, by: list.tool, threads: threads) {
      complete(options, for: $0, level, lines)
    }
    let files = requests.compactMap(\.file)
    let written = files.filter { (try? $0.status())?.kind == .file }
    // A run that prints nothing looks as if it had found nothing.
    if areWritten, !isEmpty, !quiet, let first = requests.first, files.count == requests.count, !written.isEmpty {
      let names = written.map { $0.display(from: .working).shown }.joined(separator: ", ")
      let line = Summary.line(run, complete(options, for: first, level, nil))
      StandardStreams.printError("\(list.tool): \(line); see \(names)")
    }
    return areWritten
  }

  /// Says what became of the run, next to a report on standard output and never in it.
  package func tell(_ message: String) throws {
    if report.contains(where: { $0.file == nil }) {
      StandardStreams.printError(message)
    } else {
      try StandardStreams.print(message + "\n")
    }
  }

  private func complete(
    _ options: ReportOptions, for request: ReportRequest, _ level: FailingLevel, _ lines: SourceLines?
  ) -> ReportOptions {
    var options = options
    options.isQuiet = quiet
    options.showsNotices = notices || level == .notice || level == .review
    options.showsReviews = reviews || level == .review
    options.failingSeverity = level.severity
    options.failsOnReview = level == .review
    let folder = RepositoryFolder.current
    options.workingFolder = folder.workingFolder
    options.folderInRepository = folder.path
    let isOnTerminal = request.file == nil && FileDescriptor.standardOutput.isTerminal
    options.usesColor = request.file == nil && color.isOn(.standardOutput)
    if isOnTerminal { options.columns = Terminal.size.columns }
    let showsLines = frame ?? (isOnTerminal || request.name == HTMLReporter.name)
    // A dump in one line of megabytes has thousands of findings, which a page shows all.
    let most = request.name == HTMLReporter.name ? 20_000 : Int.max
    if let lines, showsLines { options.sourceLine = { lines.line($1, of: $0, most: most) } }
    return options
  }

  /// The reports asked for on the command line, or else by the configuration of the first input.
  ///
  /// - Parameter files: those of the run, which no report may replace.
  /// - Throws: a `Failure` for a report that would.
  package func requests(
    of project: ProjectConfiguration, inputs: [String], standardInput: FilePath, files: inout RunFiles
  ) throws -> [ReportRequest] {
    let requests = try wanted(of: project, first: inputs.first, standardInput: standardInput)
    for request in requests { try files.check(request.file) }
    return requests
  }

  private func wanted(
    of project: ProjectConfiguration, first: String?, standardInput: FilePath
  ) throws -> [ReportRequest] {
    if !report.isEmpty { return report }
    let standard = [ReportRequest(name: TextReporter.name)]
    guard let first else { return standard }
    let configuration = try project.configuration(ofInput: first, standardInput: standardInput)
    let asked = configuration.reports?.compactMap { report in
      var request = ReportRequest(argument: report.value)
      request?.origin = "\(report.origin)"
      return request
    }
    guard let asked, !asked.isEmpty else { return standard }
    try Self.check(asked)
    return asked
  }
}

/// Where the pages of `docs` are published: `https://example.com/rules/`. Only addresses of the web: a report is opened by
/// people who did not make it.
package struct RuleDocsAddress: ExpressibleByArgument, Equatable, Sendable {
  /// Ends in `/`.
  package let text: String

  package init?(argument: String) {
    let scheme = ["https://", "http://"].first { argument.lowercased().hasPrefix($0) }
    guard let scheme, argument.utf8.count > scheme.utf8.count, argument.utf8.count <= 2000 else { return nil }
    let isPlain = argument.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"<>"\\^`{|}#?"#.utf8.contains($0) }
    guard isPlain, argument.utf8.dropFirst(scheme.utf8.count).first != UInt8(ascii: "/") else { return nil }
    text = argument.hasSuffix("/") ? argument : argument + "/"
  }
}
