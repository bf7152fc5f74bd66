package import A11yCore
package import A11yReports
import A11yPlatform
import Synchronization

/// Writes the reports of one run, several at once: they have nothing to do with each other.
package enum ReportWriting {
  /// Whatever becomes of one report, the others are written.
  ///
  /// - Parameters:
  ///   - tool: who speaks of what could not be written.
  ///   - threads: how many may share the work. The reports are the same for any number.
  ///   - options: those of one report.
  /// - Returns: whether all could be written.
  package static func write(
    _ run: ReportedRun, _ requests: [ReportRequest], by tool: String, threads: Int,
    options: (ReportRequest) -> ReportOptions
  ) -> Bool {
    let all = requests.map { ($0, options($0)) }
    let failures = Mutex<[Int: Failure]>([:])
    let isSmall = run.result.findings.count < worthThreads
    Threads.run(all.count, on: isSmall ? 1 : threads) { number, _ in
      guard let failure = failure(of: all[number].0, options: all[number].1, run) else { return }
      failures.withLock { $0[number] = failure }
    }
    let failed = failures.withLock(\.self)
    for (_, failure) in failed.sorted(by: { $0.key < $1.key }) { failure.tell(by: tool) }
    for (number, request) in requests.enumerated() where failed[number] == nil {
      // A file that the user did not ask for on the command line is named.
      guard let file = request.file, let origin = request.origin else { continue }
      let shown = file.display(from: .working).shown
      StandardStreams.printError("\(tool): note: wrote report '\(request.name)' to \(shown), as set in \(origin)")
    }
    return failed.isEmpty
  }

  private static func failure(of request: ReportRequest, options: ReportOptions, _ run: ReportedRun) -> Failure? {
    do {
      // A pipe in a stranger's repository would wait for ever.
      if request.origin != nil, let file = request.file, let status = try? file.status(), status.kind != .file {
        return Failure("cannot write \(file.shown): not a regular file")
      }
      guard request.name == HTMLReporter.name, let file = request.file else {
        let reporter = try request.reporter()
        try OutputFile.write(reportTo: request.file) { reporter.write(run, options: options, to: &$0) }
        return nil
      }
      try write(HTMLReporter.files(run, options: options, file: file), to: file, by: options.tool)
      return nil
    } catch {
      return error as? Failure ?? Failure("\(error)")
    }
  }

  /// Writes the pages of a report, and what has to be next to them.
  package static func write(_ files: ReportFiles, to file: FilePath?, by tool: String) throws {
    for page in files.pages {
      if page.file != file { try page.file.folder.makeFolder() }
      try OutputFile.write(reportTo: file.map { _ in page.file }) { $0.append(page.text) }
    }
    if let first = files.sounds.first { try first.file.folder.makeFolder() }
    for sound in files.sounds {
      let output = try OutputFile(sound.file)
      try output.append(sound.bytes())
      try output.finish()
    }
    if let notice = files.notice { StandardStreams.printError("\(tool): note: \(notice)") }
  }

  /// A thread takes longer to start than fewer findings to be written.
  private static let worthThreads = 500
}
