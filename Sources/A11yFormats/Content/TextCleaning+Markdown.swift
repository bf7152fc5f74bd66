extension TextCleaning {
  /// The bytes of a Markdown file with all blanked but the fenced blocks that begin JSON or XML; nil when there are none.
  /// Blanked, not cut: lines and columns stay true.
  static func fencedDumps(_ bytes: [UInt8], from start: Int) -> [UInt8]? {
    let lines = lines(of: bytes, from: start)
    guard lines.contains(where: { isFence(bytes[$0]) }) else { return nil }
    var kept: [Range<Int>] = []
    var opening: Int?
    for line in lines where isFence(bytes[line]) {
      if let begin = opening {
        let block = bytes[begin..<line.lowerBound].drop(while: isSpace)
        if beginsJSON(block) || beginsXML(block) { kept.append(begin..<line.lowerBound) }
        opening = nil
      } else {
        opening = line.upperBound
      }
    }
    guard !kept.isEmpty else { return nil }
    var blanked = bytes.map { isSpace($0) ? $0 : 0x20 }
    for range in kept { blanked.replaceSubrange(range, with: bytes[range]) }
    return blanked
  }

  /// Where each line is, with its end.
  private static func lines(of bytes: [UInt8], from start: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var begin = start
    while begin < bytes.count {
      let end = bytes[begin...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(begin..<end)
      begin = end
    }
    return lines
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "```".utf8)
  }
}
