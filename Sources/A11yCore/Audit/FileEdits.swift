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
