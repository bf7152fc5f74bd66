import A11yCore

/// What editors count characters of a line in.
enum PositionEncoding: String, CaseIterable {
  /// As this tool counts, so the first choice.
  case utf32 = "utf-32"
  case utf16 = "utf-16"
  case utf8 = "utf-8"

  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf32: 1
    case .utf16: UTF16.width(scalar)
    case .utf8: UTF8.width(scalar)
    }
  }

  /// Characters before a column, which counts scalars from 1.
  func character(ofColumn column: Int, in line: some Collection<Unicode.Scalar>) -> Int {
    line.prefix(max(0, column - 1)).reduce(0) { $0 + width($1) }
  }

  /// The column, from 1, of a character; the end of the line for one behind it.
  func column(ofCharacter character: Int, in line: some Collection<Unicode.Scalar>) -> Int {
    var column = 1
    var count = 0
    for scalar in line {
      count += width(scalar)
      if count > character { return column }
      column += 1
    }
    return column
  }
}
