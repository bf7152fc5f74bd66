import A11yCommand
import A11yCore

/// What `--fix` and `--diff` do with a file; on any thread.
struct FileFixing: Sendable {
  struct Change: Sendable {
    var file: FixedFile
    /// As `diff -u` writes it.
    var diff: String
  }

  let includesUnsafe: Bool
  let today: Day

  /// The file as it is when it has been fixed, and the change; nil if nothing can be fixed.
  func fix(_ file: ScreenLoader.File, by audit: Audit<AccessibilityTree>) -> (file: ScreenLoader.File, change: Change)?
  {
    guard let original = file.original else { return nil }
    let fixer = ScreenFixer(includesUnsafe: includesUnsafe, screens: original.screens) { screens in
      var other = file
      other.screens = screens
      other.original = nil
      other.bytes = []
      return FileAudit(other, by: audit, threads: 1, today: today, drawing: nil).result
    }
    guard let outcome = try? fixer.fix(original.bytes), outcome.count > 0,
      let screens = try? original.screens(outcome.bytes)
    else { return nil }
    var fixed = file
    fixed.screens = screens
    fixed.original?.bytes = outcome.bytes
    fixed.bytes = outcome.bytes
    let change = FixedFile(path: file.path, original: original.bytes, fixed: outcome.bytes, count: outcome.count)
    return (fixed, Change(file: change, diff: LineDifference.text(of: file.path, original.bytes, outcome.bytes)))
  }
}
