import A11yCore
import A11yFormats

/// A JSON file that an earlier run wrote and people may have touched since.
struct RecordDocument {
  let root: Fields

  /// - Parameter what: what the file is, for messages: `baseline`.
  init(_ bytes: [UInt8], what: String) throws(RecordError) {
    if let mark = Self.mergeMark(in: bytes) {
      throw RecordError(
        "the \(what) contains merge conflict markers ('\(mark.text)'); keep the lines of both sides and remove the markers",
        at: SourceLocation(line: mark.line, column: 1))
    }
    do {
      root = try Fields(JSONDocument(bytes: bytes).root, what)
    } catch let error as JSONError {
      throw RecordError("the \(what) is not valid JSON: \(error.message)", at: error.location)
    } catch let error as RecordError {
      throw error
    } catch {
      throw RecordError("\(error)")
    }
  }

  /// What git leaves in a file whose two sides it could not join, at the beginning of a line. JSON never has it there.
  private static func mergeMark(in bytes: [UInt8]) -> (text: String, line: Int)? {
    var line = 1
    var start = 0
    while start < bytes.count {
      let rest = bytes[start...]
      for mark in ["<<<<<<<", "=======", ">>>>>>>"] where rest.starts(with: mark.utf8) { return (mark, line) }
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }
}
