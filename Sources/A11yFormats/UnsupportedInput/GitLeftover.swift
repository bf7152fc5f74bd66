import A11yCore

/// Files that git has not finished: a merge conflict, or the pointer of Git LFS to a file that was not fetched.
enum GitLeftover {
  /// What begins a file, whatever may be read of the rest.
  static func errorAtStart(of bytes: [UInt8]) -> ReadingError? {
    if bytes.starts(with: "version https://git-lfs.".utf8) {
      return ReadingError("this is a Git LFS pointer, the file itself is not here; fetch it: git lfs pull")
    }
    return bytes.starts(with: opening) ? conflict(at: 1) : nil
  }

  /// A merge conflict anywhere in a file that cannot be read.
  static func conflict(in bytes: [UInt8]) -> ReadingError? {
    var line = 1
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if bytes[start..<end].starts(with: opening) { return conflict(at: line) }
      start = end + 1
      line += 1
    }
    return nil
  }

  private static let opening = Array("<<<<<<< ".utf8)

  private static func conflict(at line: Int) -> ReadingError {
    ReadingError(
      "the file has a merge conflict; resolve it and remove the lines '<<<<<<<', '=======' and '>>>>>>>'",
      at: SourceLocation(line: line, column: 1))
  }
}
