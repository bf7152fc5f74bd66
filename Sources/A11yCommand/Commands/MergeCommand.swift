import A11yPlatform
import A11yCore
import A11yRecords
package import ArgumentParser

package struct MergeCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Merges the JSON reports of several runs into one.",
      discussion: """
        Files in several reports are counted once. Apply a baseline here, not in the single runs.

        \(List.mergeExamples)
        """)
  }

  @Argument(help: ArgumentHelp("JSON reports, or quoted patterns with '**'.", valueName: "report"))
  var inputs: [String]

  @Option(help: ArgumentHelp("Expected number of reports.", valueName: "number"))
  var parts: Int?

  @OptionGroup(title: "Reports") var reporting: ReportingOptions

  @Flag(inversion: .prefixedNo, help: "Merge findings with the same cause.")
  var group = true

  @OptionGroup(title: "Legacy code") var baseline: BaselineOptions

  package init() {}

  package mutating func validate() throws {
    if let parts, parts < 1 { throw ValidationError("--parts must be 1 or more, found \(parts)") }
  }

  package mutating func run() throws {
    var accepted = try BaselineRun(baseline, of: List.tool)
    var files = RunFiles(inputs, others: [baseline.baseline])
    for request in reporting.report { try files.check(request.file) }
    try files.check(baseline.writeBaseline, as: .baseline(tool: List.tool))
    var merge = ShardMerge()
    let missing = read(into: &merge)
    let ran = merge.rules
    var result = (consume merge).result()
    result.isOfSource = List.isOfSource
    let isWhole = tell(result) && missing.isEmpty
    let isEmpty = result.files == 0 && result.unchanged.isEmpty
    let failure = isEmpty && isWhole ? Failure("no \(List.isOfSource ? "Swift file" : "control") was read") : nil
    // A report that leaves a part out says so.
    result.unread += missing + (failure.map { [$0.message] } ?? [])
    let rules = List.rules.map { $0.info }.filter { ran.contains($0.id) }
    let level = reporting.failOn ?? .error
    let told = accepted.result(
      of: &result, rules: rules, known: List.rules.map { $0.info.id }, isWhole: isWhole && !isEmpty)
    let isAsked = !reporting.report.isEmpty || baseline.writeBaseline != nil
    let requests = isAsked ? reporting.report : [ReportRequest(name: "text")]
    let areWritten = reporting.write(
      result, requests, level: level, rules: rules, by: List.self, groups: group, threads: Threads.processors)
    if let failure { throw failure }
    if isEmpty { throw ExitCode(2) }
    if let message = try told.get() { try reporting.tell(message) }
    if !areWritten || !isWhole { throw ExitCode(2) }
    if accepted.hasFailed || result.findings.contains(where: level.fails) { throw ExitCode(1) }
  }

  /// Says again what the parts could not read.
  ///
  /// - Returns: whether they could read everything.
  private func tell(_ result: AuditResult) -> Bool {
    for line in result.unread { StandardStreams.printError(line.escapedForDisplay) }
    for omission in result.omissions { StandardStreams.printError(omission.line(isOfSource: List.isOfSource)) }
    return result.unread.isEmpty && (List.isOfSource || result.omissions.isEmpty)
  }

  /// - Returns: what is missing, and has been told; the other reports go on, as with descriptions.
  private func read(into merge: inout ShardMerge) -> [String] {
    var missing: [String] = []
    var paths: [FilePath] = []
    for input in inputs {
      var finder = InputFinder(suffixes: [".json"])
      for file in finder.find(input) where !paths.contains(file.path) { paths.append(file.path) }
      missing += finder.failures.map(\.message)
    }
    for path in paths {
      do {
        try Self.add(path, to: &merge)
      } catch {
        missing.append(RecordError.line(error, in: path))
      }
    }
    for line in missing { StandardStreams.printError(line) }
    guard let parts, paths.count != parts else { return missing }
    let failure = Failure("found \(paths.count) of \(parts) reports")
    failure.tell(by: List.tool)
    return missing + [failure.message]
  }

  private static func add(_ path: FilePath, to merge: inout ShardMerge) throws {
    if path == "-" { return try add(InputFile.readStandardInput(), to: &merge) }
    let (descriptor, size) = try InputFile.open(path)
    defer { descriptor.close() }
    // A part of a stream may have no lines.
    if size == 0, path.hasSuffix(".ndjson") { return }
    var lines = LineReader(descriptor, largest: InputFile.mostBytes)
    // Not more of a stream than one line is in memory at a time.
    let isStream = try add(&merge) { () throws(SystemError) in try lines.next() }
    if !isStream { try merge.add(Shard(bytes: InputFile.read(path), of: List.tool)) }
  }

  /// What was piped in: it can be read only once.
  private static func add(_ bytes: [UInt8], to merge: inout ShardMerge) throws {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).makeIterator()
    let isStream = try add(&merge) { () throws(SystemError) in
      lines.next().map { .text(Array($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)) }
    }
    if !isStream { try merge.add(Shard(bytes: bytes, of: List.tool)) }
  }

  /// - Returns: whether the lines are answers of a stream; if not, nothing was added.
  private static func add(
    _ merge: inout ShardMerge, _ next: () throws(SystemError) -> LineReader.Line?
  ) throws -> Bool {
    var answers = StreamedShards(
      of: List.tool, usualRules: List.rules.map { $0.info }.filter { !$0.isOptIn }.map(\.id))
    var isStream = false
    var number = 0
    do {
      while let line = try next() {
        guard case .text(let line) = line else {
          // Reading it as a report has an error of its own.
          if !isStream { return false }
          throw RecordError("the line is longer than 2 GiB")
        }
        if !isStream, !line.isEmpty {
          isStream = StreamedShards.begin(with: line)
          if !isStream { return false }
        }
        if let shard = try answers.shard(line) { try merge.add(shard) }
        number += 1
      }
    } catch let error as RecordError {
      throw error.moved(down: number)
    } catch let error as SystemError {
      throw RecordError("cannot be read: \(error.message)")
    }
    return isStream
  }
}
