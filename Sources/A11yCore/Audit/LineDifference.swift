/// How two versions of a file differ, line by line. Made for fixes: their changes are small, or replace many lines in a
/// row.
package struct LineDifference {
  private typealias Line = ArraySlice<UInt8>
  private let old: [Line]
  private let new: [Line]
  /// For each line and the end of the text: whether the other version has it, too. A change can end only there.
  private let oldEnds: [Bool]
  private let newEnds: [Bool]
  /// Lines that each version has once.
  private let unique: Set<Line>

  /// As `diff -u` writes it without context; empty for equal files.
  package static func text(of file: FilePath, _ old: [UInt8], _ new: [UInt8]) -> String {
    old == new ? "" : LineDifference(old, new).text(of: file)
  }

  private init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    let shared = Set(self.old).intersection(self.new)
    unique = Self.single(self.old).intersection(Self.single(self.new))
    oldEnds = self.old.map(shared.contains) + [true]
    newEnds = self.new.map(shared.contains) + [true]
  }

  /// By line feeds alone: one behind a carriage return is a character with it.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func single(_ lines: [Line]) -> Set<Line> {
    Set(lines.reduce(into: [:]) { counts, line in counts[line, default: 0] += 1 }.filter { $0.value == 1 }.keys)
  }

  private func text(of file: FilePath) -> String {
    var text = "--- \(file.shown)\n+++ \(file.shown)\n"
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, newIndex < new.count, old[oldIndex] == new[newIndex] {
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        continue
      }
      let (oldEnd, newEnd) = endOfChange(from: oldIndex, newIndex)
      text += "@@ -\(Self.shown(oldIndex..<oldEnd)) +\(Self.shown(newIndex..<newEnd)) @@\n"
      text += old[oldIndex..<oldEnd].map { "-\(Self.shown($0))\n" }.joined()
      text += new[newIndex..<newEnd].map { "+\(Self.shown($0))\n" }.joined()
      (oldIndex, newIndex) = (oldEnd, newEnd)
    }
    return text
  }

  /// Where two equal lines follow, or both end, after as few lines as can be.
  private func endOfChange(from oldStart: Int, _ newStart: Int) -> (old: Int, new: Int) {
    var removals: [Int] = []
    for count in 0...(old.count - oldStart + new.count - newStart) {
      if oldStart + count <= old.count, oldEnds[oldStart + count] { removals.append(count) }
      // As many as were removed were added, most often.
      let choices = removals.filter { newStart + count - $0 <= new.count && newEnds[newStart + count - $0] }.sorted {
        (abs(count - 2 * $0), $0) < (abs(count - 2 * $1), $1)
      }
      for removed in choices where count > 0 {
        let (oldEnd, newEnd) = (oldStart + removed, newStart + count - removed)
        if (oldEnd == old.count) != (newEnd == new.count) { continue }
        // One equal line may be a brace like any other.
        let needed = 2 * removed == count || oldEnd < old.count && unique.contains(old[oldEnd]) ? 1 : 2
        if old[oldEnd...].prefix(needed) == new[newEnd...].prefix(needed) { return (oldEnd, newEnd) }
      }
    }
    return (old.count, new.count)
  }

  /// The first line, from 1, and how many; of none, the line before.
  private static func shown(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  /// Tabs stay, and so does the first half of a line end, so that the difference can be read as the file is.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let line = String(decoding: bytes, as: UTF8.self)
    let hasReturn = line.utf8.last == UInt8(ascii: "\r")
    let words = (hasReturn ? line.utf8.dropLast() : line.utf8[...]).split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return words.map { String(Substring($0)).escapedForDisplay }.joined(separator: "\t") + (hasReturn ? "\r" : "")
  }
}
