public import A11yCore

/// Applies edits to a file's bytes: nothing but their ranges changes.
public enum Fixes {
  /// The file with the edits made; of two that overlap the first is made, and the other waits for the next run.
  public static func apply(_ edits: [TextEdit], to file: SourceFile) -> String {
    var bytes: [UInt8] = []
    var position = 0
    for edit in inOrder(edits, count: file.tree.bytes.count) where edit.range.lowerBound >= position {
      bytes += file.tree.bytes[position..<edit.range.lowerBound]
      bytes += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: bytes + file.tree.bytes[position...], as: UTF8.self)
  }

  /// What `apply` would change, line by line, as `diff -u` writes it; empty without edits.
  public static func diff(_ file: SourceFile, _ edits: [TextEdit]) -> String {
    if edits.isEmpty { return "" }
    let old = lines(file.tree.text(0..<file.tree.bytes.count))
    let new = lines(apply(edits, to: file))
    let path = file.path.shown
    var text = "--- \(path)\n+++ \(path)\n"
    // A mechanical fix may join lines, never split them: the shorter side ends what differs.
    for hunk in hunks(old, new) {
      text += "@@ -\(hunk.old.lowerBound + 1),\(hunk.old.count) +\(hunk.new.lowerBound + 1),\(hunk.new.count) @@\n"
      text += old[hunk.old].map { "-\(shown($0))\n" }.joined()
      text += new[hunk.new].map { "+\(shown($0))\n" }.joined()
    }
    return text
  }

  /// Tabs stay, so that the difference can be read as the file is.
  private static func shown(_ line: Substring) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).escapedForDisplay }.joined(
      separator: "\t")
  }

  private static func inOrder(_ edits: [TextEdit], count: Int) -> [TextEdit] {
    edits.filter { $0.range.upperBound <= count }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Runs of lines that differ, from what the two have in common.
  private static func hunks(_ old: [Substring], _ new: [Substring]) -> [(old: Range<Int>, new: Range<Int>)] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [(old: Range<Int>, new: Range<Int>)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (startOld, startNew) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > startOld || j > startNew { hunks.append((startOld..<i, startNew..<j)) }
      i += 1
      j += 1
    }
    return hunks
  }
}
