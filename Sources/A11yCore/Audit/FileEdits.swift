/// A file's bytes and changes to them. Nothing but their ranges changes: what is no UTF-8 stays as it is.
package struct FileEdits: Sendable {
  private let bytes: [UInt8]
  /// Those that are made, in order: of two that overlap the first is made, and the other waits for the next run.
  package let made: [TextEdit]

  package init(_ bytes: [UInt8], _ edits: [TextEdit]) {
    self.bytes = bytes
    var position = 0
    let inOrder = edits.filter { $0.range.upperBound <= bytes.count }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    made = inOrder.filter { edit in
      if edit.range.lowerBound < position { return false }
      position = edit.range.upperBound
      return true
    }
  }

  package var result: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in made {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

/// A change to a file: these bytes give way to this text.
public struct TextEdit: Sendable, Equatable {
  /// In bytes from the beginning of the file.
  public var range: Range<Int>
  public var replacement: String

  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// How two versions of a file differ, line by line. Made for fixes: their changes are few and small.
package enum LineDifference {
  /// As `diff -u` writes it without context; empty for equal files.
  package static func text(of file: FilePath, _ old: [UInt8], _ new: [UInt8]) -> String {
    if old == new { return "" }
    let oldLines = lines(old)
    let newLines = lines(new)
    var text = "--- \(file.shown)\n+++ \(file.shown)\n"
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if oldIndex < oldLines.count, newIndex < newLines.count, oldLines[oldIndex] == newLines[newIndex] {
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        continue
      }
      let (removed, added) = changed(oldLines[oldIndex...], newLines[newIndex...])
      text += "@@ -\(range(oldIndex, removed)) +\(range(newIndex, added)) @@\n"
      text += oldLines[oldIndex..<oldIndex + removed].map { "-\(shown($0))\n" }.joined()
      text += newLines[newIndex..<newIndex + added].map { "+\(shown($0))\n" }.joined()
      (oldIndex, newIndex) = (oldIndex + removed, newIndex + added)
    }
    return text
  }

  /// By line feeds alone: one behind a carriage return is a character with it.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The first line, from 1, and how many; of none, the line before.
  private static func range(_ index: Int, _ count: Int) -> String { "\(count == 0 ? index : index + 1),\(count)" }

  /// How many lines give way to how many before two equal lines follow, or both end.
  private static func changed(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (removed: Int, added: Int) {
    for distance in 1...old.count + new.count {
      // As many as were removed were added, most often.
      let choices = (max(0, distance - new.count)...min(distance, old.count)).sorted {
        (abs(distance - 2 * $0), $0) < (abs(distance - 2 * $1), $1)
      }
      for removed in choices {
        let (rest, others) = (old.dropFirst(removed), new.dropFirst(distance - removed))
        if rest.isEmpty != others.isEmpty { continue }
        // One equal line may be a brace like any other.
        let needed = 2 * removed == distance ? 1 : 2
        if rest.prefix(needed).elementsEqual(others.prefix(needed)) { return (removed, distance - removed) }
      }
    }
    return (old.count, new.count)
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
