public import A11yCore

/// Applies edits to a file's bytes: nothing but their ranges changes.
public enum Fixes {
  /// The file with the edits made; of two that overlap the first is made, and the other waits for the next run. Bytes: what
  /// is no UTF-8 stays as it is.
  public static func apply(_ edits: [TextEdit], to file: SourceFile) -> [UInt8] {
    var bytes: [UInt8] = []
    var position = 0
    for edit in made(edits, in: file) {
      bytes += file.tree.bytes[position..<edit.range.lowerBound]
      bytes += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return bytes + file.tree.bytes[position...]
  }

  /// The edits that are made together and leave a file that parses; `file` does. Those that break it are left out: their
  /// findings stay for a person.
  public static func sound(_ edits: [TextEdit], in file: SourceFile) -> [TextEdit] {
    var checks = mostChecks
    let all = made(edits, in: file)
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
    let hunks = hunks(made(edits, in: file), in: file.tree)
    if hunks.isEmpty { return "" }
    let path = file.path.shown
    var text = "--- \(path)\n+++ \(path)\n"
    // How many lines the new file has more, so far.
    var shift = 0
    for hunk in hunks {
      text += "@@ -\(hunk.line + 1),\(hunk.old.count) +\(hunk.line + 1 + shift),\(hunk.new.count) @@\n"
      text += hunk.old.map { "-\(shown($0))\n" }.joined() + hunk.new.map { "+\(shown($0))\n" }.joined()
      shift += hunk.new.count - hunk.old.count
    }
    return text
  }

  /// Lines that edits touch, before and after them.
  private struct Hunk {
    /// The first one, from 0.
    var line: Int
    var old: [Substring]
    var new: [Substring]
  }

  /// One for every run of lines that touch each other.
  private static func hunks(_ edits: [TextEdit], in tree: SourceTree) -> [Hunk] {
    let lines = { (edit: TextEdit) in
      tree.line(of: Int32(clamping: edit.range.lowerBound))...tree.line(of: Int32(clamping: edit.range.upperBound))
    }
    var runs: [(lines: ClosedRange<Int>, edits: [TextEdit])] = []
    for edit in edits {
      let touched = lines(edit)
      if let last = runs.last, touched.lowerBound <= last.lines.upperBound + 1 {
        runs[runs.count - 1].lines = last.lines.lowerBound...max(last.lines.upperBound, touched.upperBound)
        runs[runs.count - 1].edits.append(edit)
      } else {
        runs.append((touched, [edit]))
      }
    }
    return runs.map { run in
      let start = Int(tree.lineStarts[run.lines.lowerBound])
      let next = run.lines.upperBound + 1
      // Without what ends the last line.
      let end = next < tree.lineStarts.count ? Int(tree.lineStarts[next]) - 1 : tree.bytes.count
      var new: [UInt8] = []
      var position = start
      for edit in run.edits {
        new += tree.bytes[position..<edit.range.lowerBound] + Array(edit.replacement.utf8)
        position = edit.range.upperBound
      }
      new += tree.bytes[position..<end]
      return Hunk(
        line: run.lines.lowerBound, old: Self.lines(tree.text(start..<end)),
        new: Self.lines(String(decoding: new, as: UTF8.self)))
    }
  }

  /// Tabs stay, and so does the first half of a line end, so that the difference can be read as the file is.
  private static func shown(_ line: Substring) -> String {
    let hasReturn = line.utf8.last == UInt8(ascii: "\r")
    let words = (hasReturn ? line.utf8.dropLast() : line.utf8[...]).split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return words.map { String(Substring($0)).escapedForDisplay }.joined(separator: "\t") + (hasReturn ? "\r" : "")
  }

  /// Those that are made, in order.
  private static func made(_ edits: [TextEdit], in file: SourceFile) -> [TextEdit] {
    var position = 0
    let inOrder = edits.filter { $0.range.upperBound <= file.tree.bytes.count }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return inOrder.filter { edit in
      if edit.range.lowerBound < position { return false }
      position = edit.range.upperBound
      return true
    }
  }

  /// By line feeds alone: one behind a carriage return is a character with it.
  private static func lines(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
