/// RFC 4180, every value in quotes, and nothing in it that a spreadsheet would run.
enum CSVGrammar {
  static func faults(in text: String) -> [String] {
    guard let rows = rows(text) else { return ["no CSV"] }
    guard let header = rows.first else { return ["no header"] }
    var faults = rows.contains { $0.count != header.count } ? ["rows of different length"] : []
    for value in rows.joined() {
      let start = String.UnicodeScalarView(value.unicodeScalars.drop { Self.isUnseen($0) })
      if let first = start.first, "=+-@|%＝＋－＠".unicodeScalars.contains(first) { faults.append("formula \(value)") }
    }
    return faults
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The values; nil unless every value is in quotes and every row ends with CR LF.
  static func rows(_ text: String) -> [[String]]? {
    var rows: [[String]] = []
    var row: [String] = []
    var bytes = Array(text.utf8)[...]
    let (quote, comma) = (UInt8(ascii: "\""), UInt8(ascii: ","))
    while !bytes.isEmpty {
      guard bytes.popFirst() == quote else { return nil }
      var value: [UInt8] = []
      while true {
        guard let byte = bytes.popFirst() else { return nil }
        if byte == quote, bytes.first != quote { break }
        if byte == quote { bytes.removeFirst() }
        value.append(byte)
      }
      row.append(String(decoding: value, as: UTF8.self))
      if bytes.first == comma {
        bytes.removeFirst()
      } else {
        guard bytes.popFirst() == 0x0D, bytes.popFirst() == 0x0A else { return nil }
        rows.append(row)
        row = []
      }
    }
    return rows
  }
}
