import A11yCommand
import A11yCore

/// What `--fix` and `--diff` do with a file; on any thread.
struct FileFixing: Sendable {
  struct Change: Sendable {
    var file: FixedFile
    /// As `diff -u` writes it.
    var diff: String
    /// About translations of what was changed.
    var notes: [String]
  }

  let includesUnsafe: Bool
  let today: Day

  /// The file as it is when it has been fixed, and the change; nil if nothing can be fixed.
  func fix(_ file: ScreenLoader.File, by audit: Audit<AccessibilityTree>) -> (file: ScreenLoader.File, change: Change)?
  {
    guard let original = file.original else { return nil }
    let fixer = fixer(of: file, original, by: audit, threads: 1)
    guard let outcome = try? fixer.fix(original.bytes), outcome.count > 0,
      let screens = try? original.screens(outcome.bytes)
    else { return nil }
    var fixed = file
    fixed.screens = screens
    fixed.original?.bytes = outcome.bytes
    fixed.bytes = outcome.bytes
    let change = FixedFile(path: file.path, original: original.bytes, fixed: outcome.bytes, count: outcome.count)
    let diff = LineDifference.text(of: file.path, original.bytes, outcome.bytes)
    let notes = OutdatedTranslations(of: file.path, file.screens, screens).notes
    return (fixed, Change(file: change, diff: diff, notes: notes))
  }

  /// Takes the edits from findings that `--fix` does not fix: a report marks only what it fixes.
  func check(
    _ result: inout AuditResult, of file: ScreenLoader.File, _ original: ScreenLoader.Original,
    by audit: Audit<AccessibilityTree>, _ threads: Int
  ) {
    let fixer = fixer(of: file, original, by: audit, threads: threads)
    guard
      let outcome = try? fixer.fix(
        original.bytes, known: (file.screens, result), budget: ScreenFixer.mostChecksForMarks)
    else { return }
    for index in result.findings.indices
    where result.findings[index].isFixable && outcome.refuses(result.findings[index]) {
      result.findings[index].edits = []
      result.findings[index].repair = nil
    }
  }

  private func fixer(
    of file: ScreenLoader.File, _ original: ScreenLoader.Original, by audit: Audit<AccessibilityTree>, threads: Int
  ) -> ScreenFixer {
    ScreenFixer(includesUnsafe: includesUnsafe, screens: original.screens) { screens in
      var other = file
      other.screens = screens
      other.original = nil
      other.bytes = []
      return FileAudit(other, by: audit, threads: threads, today: today, drawing: nil).result
    }
  }
}
