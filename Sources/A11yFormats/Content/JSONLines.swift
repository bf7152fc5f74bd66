/// One JSON object a line, as idb prints elements in some versions; read as the array they would make.
///
/// Only lines with keys of idb's are taken for that: two values in a file are an error elsewhere.
enum JSONLines {
  /// The array of the lines' objects, each at its own place; nil when the lines are none.
  static func root(of bytes: [UInt8], maximumDepth: Int) -> JSONValue? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard var joined = joined(bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]) else { return nil }
    joined.insert(UInt8(ascii: "["), at: 0)
    joined.append(UInt8(ascii: "]"))
    // One more level encloses everything; the bracket itself has no place.
    return try? JSONDocument(bytes: joined, maximumDepth: maximumDepth + 1, unplaced: 1).root
  }

  /// The text with a comma behind every object but the last, where it moves nothing that is named by its place.
  private static func joined(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.contains(0x0A) else { return nil }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + bytes.count / 64)
    var objectEnd: Int?
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.startIndex > bytes.startIndex { joined.append(0x0A) }
      if let start = line.firstIndex(where: { !TextCleaning.isSpace($0) }),
        let end = line.lastIndex(where: { !TextCleaning.isSpace($0) })
      {
        guard line[start] == UInt8(ascii: "{"), line[end] == UInt8(ascii: "}") else { return nil }
        if let objectEnd { joined.insert(UInt8(ascii: ","), at: objectEnd) } else if !isElement(line) { return nil }
        objectEnd = joined.count + end + 1 - line.startIndex
      }
      joined += line
    }
    return joined
  }

  private static func isElement(_ line: ArraySlice<UInt8>) -> Bool {
    ["\"AXLabel\"", "\"AXFrame\"", "\"AXUniqueId\""].contains(where: line.holds)
  }
}
