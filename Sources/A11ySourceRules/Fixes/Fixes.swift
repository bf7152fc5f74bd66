public import A11yCore

/// Applies edits to a file's bytes: nothing but their ranges changes.
public enum Fixes {
  /// The file with the edits made; of two that overlap the first is made, and the other waits for the next run. Bytes: what
  /// is no UTF-8 stays as it is.
  public static func apply(_ edits: [TextEdit], to file: SourceFile) -> [UInt8] {
    FileEdits(file.tree.bytes, edits).result
  }

  /// The edits that are made together and leave a file that parses; `file` does. Those that break it are left out: their
  /// findings stay for a person.
  public static func sound(_ edits: [TextEdit], in file: SourceFile) -> [TextEdit] {
    var checks = mostChecks
    let all = FileEdits(file.tree.bytes, edits).made
    let kept = sound(all[...], in: file, &checks)
    // Each half may be sound by itself alone.
    return kept.count == all.count || parses(kept, in: file) ? kept : []
  }

  /// Finds what breaks a file by halves; what is not checked by then is left out.
  private static func sound(_ edits: ArraySlice<TextEdit>, in file: SourceFile, _ checks: inout Int) -> [TextEdit] {
    if edits.isEmpty || checks == 0 { return [] }
    checks -= 1
    if parses(Array(edits), in: file) { return Array(edits) }
    if edits.count == 1 { return [] }
    let middle = edits.startIndex + edits.count / 2
    return sound(edits[..<middle], in: file, &checks) + sound(edits[middle...], in: file, &checks)
  }

  /// How often the same file is parsed: enough to find two among a thousand.
  private static let mostChecks = 40

  private static func parses(_ edits: [TextEdit], in file: SourceFile) -> Bool {
    let text = TreeBuilder.read(apply(edits, to: file))
    return text.fault == nil && text.refusal == nil
  }

  /// What `apply` would change, line by line, as `diff -u` writes it; empty without edits.
  public static func diff(_ file: SourceFile, _ edits: [TextEdit]) -> String {
    LineDifference.text(of: file.path, file.tree.bytes, apply(edits, to: file))
  }
}
