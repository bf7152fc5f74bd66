package import A11yCore

/// A file that `--fix` changes.
package struct FixedFile: Sendable {
  private let path: FilePath
  private let original: [UInt8]
  private let fixed: [UInt8]
  private let count: Int

  /// - Parameters:
  ///   - original: the file as it was read.
  ///   - count: how many findings are fixed.
  package init(path: FilePath, original: [UInt8], fixed: [UInt8], count: Int) {
    self.path = path
    self.original = original
    self.fixed = fixed
    self.count = count
  }

  /// The note of a run that changes no file, and what `--unsafe-fixes` would add.
  package static func nothingToFix(_ findings: [Finding], by tool: String, includesUnsafe: Bool) -> String {
    let unsafe = includesUnsafe ? 0 : findings.count { !$0.edits.isEmpty && !$0.areEditsSafe && $0.outcome == .fail }
    let more = unsafe.counted("fix that a person has to check is", "fixes that a person has to check are")
    return "\(tool): note: nothing to fix" + (unsafe > 0 ? "; \(more) made with --unsafe-fixes" : "")
  }

  /// Writes the file and tells so.
  ///
  /// - Returns: whether it could be written; what keeps it from that has been told.
  package func write(by tool: String) -> Bool {
    do {
      let current = try InputFile.read(path)
      // Another name of a file that is fixed already.
      if current == fixed { return true }
      guard current == original else { throw Failure("cannot write \(path.shown): it was changed during the run") }
      guard !OutputFile.isReadOnly(path) else { throw Failure("cannot write \(path.shown): it is read-only") }
      let output = try OutputFile(path)
      try output.append(fixed)
      try output.finish()
      StandardStreams.printError("\(path.shown): fixed \(count.counted("issue"))")
      return true
    } catch {
      (error as? Failure)?.tell(by: tool)
      return false
    }
  }
}
