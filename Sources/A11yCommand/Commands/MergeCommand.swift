import A11yCore
import A11yRecords
package import ArgumentParser

package struct MergeCommand<List: RuleCatalogue>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Puts the JSON reports of parts of a whole together, as if all had been read in one run.",
      discussion: """
        Files are counted once, whatever reports tell of them. A baseline is for the whole: give it here, not to the parts.

        \(List.mergeExamples)
        """)
  }

  @Argument(help: ArgumentHelp("JSON reports, or quoted patterns with '**'.", valueName: "report"))
  var inputs: [String]

  @Option(help: ArgumentHelp("How many reports there must be.", valueName: "number"))
  var parts: Int?

  @OptionGroup(title: "Reports") var reporting: ReportingOptions

  @Flag(inversion: .prefixedNo, help: "Show one cause in many places as one finding.")
  var group = true

  @OptionGroup(title: "Legacy code") var baseline: BaselineOptions

  package init() {}

  package mutating func validate() throws {
    if let parts, parts < 1 { throw ValidationError("--parts must be 1 or more, found \(parts)") }
  }

  package mutating func run() throws {
    var accepted = try BaselineRun(baseline, of: List.tool)
    var merge = ShardMerge()
    var isWhole = read(into: &merge)
    var result = merge.result
    result.isOfSource = List.isOfSource
    isWhole = tell(result) && isWhole
    if result.files == 0, result.unchanged.isEmpty {
      if isWhole { throw Failure(List.isOfSource ? "no Swift file was read" : "no control was read") }
      throw ExitCode(2)
    }
    let rules = List.rules.map { $0.info }.filter { merge.rules.contains($0.id) }
    let level = reporting.failOn ?? .error
    let message = try accepted.apply(
      to: &result, rules: rules, known: List.rules.map { $0.info.id }, isWhole: isWhole)
    let requests = reporting.report.isEmpty && message == nil ? [ReportRequest(name: "text")] : reporting.report
    let areWritten = reporting.write(
      result, requests, level: level, rules: rules, by: List.self, groups: group, threads: Threads.processors)
    if let message { try reporting.tell(message) }
    if !areWritten || !isWhole { throw ExitCode(2) }
    if accepted.hasFailed || result.findings.contains(where: level.fails) { throw ExitCode(1) }
  }

  /// Says again what the parts could not read.
  ///
  /// - Returns: whether they could read everything.
  private func tell(_ result: AuditResult) -> Bool {
    for line in result.unread { StandardStreams.printError(line.escapedForDisplay) }
    for omission in result.omissions {
      let place = "\(omission.file.escapedForDisplay):\(omission.location.line):\(omission.location.column)"
      StandardStreams.printError("\(place): error: the description \(omission.message.escapedForDisplay)")
    }
    return result.unread.isEmpty && result.omissions.isEmpty
  }

  /// - Returns: whether every report could be read. What cannot is told; the others go on, as with descriptions.
  private func read(into merge: inout ShardMerge) -> Bool {
    var isWhole = true
    var paths: [String] = []
    for input in inputs {
      var finder = InputFinder(suffixes: [".json"])
      for file in finder.find(input) where !paths.contains(file.path) { paths.append(file.path) }
      for failure in finder.failures { StandardStreams.printError(failure.message) }
      if !finder.failures.isEmpty { isWhole = false }
    }
    for path in paths {
      do {
        try merge.add(Self.shard(path))
      } catch {
        StandardStreams.printError(RecordError.line(error, in: path))
        isWhole = false
      }
    }
    guard let parts, paths.count != parts else { return isWhole }
    StandardStreams.printError("\(List.tool): error: there are \(paths.count) of \(parts) reports")
    return false
  }

  private static func shard(_ path: String) throws -> Shard {
    let bytes = try path == "-" ? InputFile.readStandardInput() : InputFile.read(path)
    return try Shard(bytes: bytes, of: List.tool)
  }
}
