package import A11yCore
package import A11yRecords
import ArgumentParser
import A11yPlatform

/// A run against a baseline, or one that writes it.
package struct BaselineRun {
  private let tool: String
  private let options: BaselineOptions
  private let baseline: Baseline?
  /// The baseline holds entries of what is fixed, and that was asked to fail.
  package private(set) var hasFailed = false

  /// - Parameter tool: whose run it is: `a11y-audit`.
  /// - Throws: exit status 2 when the baseline cannot be read, before anything is audited; the reason has been told.
  package init(_ options: BaselineOptions, of tool: String) throws {
    self.tool = tool
    self.options = options
    baseline = try options.baseline.map { try Self.read($0, of: tool) }
  }

  /// The same as `apply`, whose trouble can wait until the reports are written.
  package mutating func result(
    of result: inout AuditResult, rules: [RuleInfo], known: some Sequence<String>, isWhole: Bool
  ) -> Result<String?, any Error> {
    Result { try apply(to: &result, rules: rules, known: known, isWhole: isWhole) }
  }

  /// Moves what is accepted out of the findings, and tells what is fixed.
  ///
  /// - Parameters:
  ///   - rules: those that ran.
  ///   - known: the ids of all there are.
  ///   - isWhole: whether everything could be read. What was not read is neither accepted nor fixed.
  /// - Returns: what to say of a baseline that was written.
  private mutating func apply(
    to result: inout AuditResult, rules: [RuleInfo], known: some Sequence<String>, isWhole: Bool
  ) throws -> String? {
    let scope = BaselineScope(
      rules: Set(rules.map(\.id)), knownRules: Set(known), file: Self.file(of: options.baseline),
      absolute: { $0.resolved ?? FilePath.working.appending($0) })
    if let path = options.writeBaseline {
      guard isWhole else { throw Failure("no baseline was written, because not all files could be read") }
      let written = Baseline(accepting: result)
      try OutputFile.write(written.text(by: tool), to: path)
      let message = Self.success(path, result)
      result = BaselineComparison(result, against: written, in: scope).result
      return message
    }
    guard let baseline, let path = options.baseline else { return nil }
    let comparison = BaselineComparison(result, against: baseline, in: scope)
    result = comparison.result
    // In a file that breaks off everything may be there still.
    if isWhole, !comparison.fixed.isEmpty { try tell(comparison, path) }
    return nil
  }

  /// Where the files of entries are. A baseline is mostly written in the folder that it lies in, and may be read from
  /// another.
  private static func file(of baseline: FilePath?) -> @Sendable (FilePath) -> FilePath? {
    let folder = baseline?.folder.resolved
    let folders = [folder, folder?.repository, .working].compactMap(\.self)
    return { path in folders.lazy.map { $0.appending(path) }.first(where: \.exists)?.resolved }
  }

  private mutating func tell(_ comparison: BaselineComparison, _ path: FilePath) throws {
    let fixed = comparison.fixed
    let (plural, verb, them) = fixed.count == 1 ? ("", "is", "it") : ("s", "are", "them")
    let count = "\(fixed.count) finding\(plural) in the baseline \(verb) fixed"
    if options.prune {
      try OutputFile.write(comparison.rest.text(by: tool), to: path)
      StandardStreams.printError("\(tool): note: \(count) and removed from \(path.shown):")
    } else {
      hasFailed = options.strict
      let level = options.strict ? "error" : "note"
      StandardStreams.printError("\(tool): \(level): \(count); remove \(them) with --prune:")
    }
    for entry in fixed.prefix(Self.shown) { StandardStreams.printError("    \(entry.description)") }
    if fixed.count > Self.shown { StandardStreams.printError("    and \(fixed.count - Self.shown) more") }
  }

  private static func read(_ path: FilePath, of tool: String) throws -> Baseline {
    do throws(SystemError) {
      _ = try path.status()
    } catch .notFound {
      throw Failure("no such file: baseline \(path.shown); create it with --write-baseline")
    } catch {
      // Reading it gives the reason.
    }
    do {
      return try Baseline(bytes: InputFile.read(path), of: tool)
    } catch {
      StandardStreams.printError(RecordError.line(error, in: path))
      throw ExitCode(2)
    }
  }

  private static func success(_ path: FilePath, _ result: AuditResult) -> String {
    let counts = [
      (result.count(.error), "error"), (result.count(.warning), "warning"), (result.count(.notice), "notice"),
    ].filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    let reviews = result.reviewCount > 0 ? ["\(result.reviewCount) to review"] : []
    let kinds = (counts + reviews).joined(separator: ", ")
    let findings = result.findings.count.counted("finding")
    return """
      Baseline written: \(path.shown) contains \(findings)\(kinds.isEmpty ? "" : " (\(kinds))").
      Commit the file and run with --baseline \(path.shown): only new findings fail.
      """
  }

  private static let shown = 10
}

extension RecordError {
  /// `baseline.json:3:5: error: …`, for what can go wrong with reading a record.
  package static func line(_ error: any Error, in path: FilePath) -> String {
    guard let error = error as? RecordError else { return (error as? Failure)?.message ?? "\(error)" }
    return "\(path.shownPlace(error.location)): error: \(error.message)"
  }
}
