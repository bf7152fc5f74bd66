/// What is done to a file's bytes before anything is recognized in them.
enum TextCleaning {
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// `{`, or a `[` that is none of a log's: `[INFO] Connected`, `[12:03:44.120] Saved`.
  static func beginsJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first {
    case UInt8(ascii: "{"): true
    case UInt8(ascii: "["): !isTag(bytes)
    default: false
    }
  }

  /// What is no array, in brackets that close in the same line with words behind them. A quote or another bracket in it
  /// is JSON's: an array with an error. Reads no further than that, because a line may be one tag after the other.
  private static func isTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Dumps have objects in their arrays; a line of theirs may be the whole file.
    if let next = bytes.dropFirst().first(where: { !isSpace($0) }), "{[\"".utf8.contains(next) { return false }
    guard let end = bytes.dropFirst().firstIndex(where: { "]{[\"\n\r".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: "]"),
      let behind = bytes[(end + 1)...].first(where: { $0 != 0x20 && $0 != 0x09 }), behind != 0x0A, behind != 0x0D
    else { return false }
    return (try? JSONDocument(bytes: Array(bytes[...end]))) == nil
  }

  /// `<?xml`, `<!` or a tag; `<UIView: 0x…` of a view's description is none.
  static func beginsXML(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "<"), let second = bytes.dropFirst().first else { return false }
    if second == UInt8(ascii: "?") || second == UInt8(ascii: "!") { return true }
    // `<-- GET /source` of a log is none either.
    let name = bytes.dropFirst().prefix { isNameByte($0) }
    guard let first = name.first, first.isLetter || first == UInt8(ascii: "_") || first >= 0x80,
      let after = bytes.dropFirst(1 + name.count).first
    else { return false }
    return isSpace(after) || after == UInt8(ascii: ">") || after == UInt8(ascii: "/")
  }

  /// The bytes with all blanked that is before what begins JSON, XML or a debug description: lines of a log, or the
  /// tags of one in the same line; nil when there is none in the first lines. Blanked, not cut: lines and columns stay
  /// true.
  static func withoutPreamble(_ bytes: [UInt8], from start: Int) -> [UInt8]? {
    var line = start
    for _ in 0...20 {
      let rest = bytes[line...].drop { $0 == 0x20 || $0 == 0x09 }
      let tagged = withoutTags(rest)
      // That the first line begins nothing is known.
      if line > start && (beginsJSON(rest) || beginsXML(rest)) {
        return blanked(bytes, before: rest.startIndex)
      }
      if tagged.startIndex > rest.startIndex, beginsMembers(tagged) || beginsXML(tagged) {
        return blanked(bytes, before: tagged.startIndex)
      }
      guard let end = bytes[line...].firstIndex(of: 0x0A), end + 1 < bytes.count else { return nil }
      line = end + 1
    }
    return nil
  }

  private static func blanked(_ bytes: [UInt8], before end: Int) -> [UInt8] {
    var blanked = bytes
    for index in blanked.indices[..<end] where !isSpace(blanked[index]) { blanked[index] = 0x20 }
    return blanked
  }

  /// What is behind a log's tags: `[INFO] {"AXLabel": …`.
  private static func withoutTags(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while rest.first == UInt8(ascii: "["), isTag(rest), let end = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[(end + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    }
    return rest
  }

  /// An object with a member, or an array of objects: `[INFO] {0} items` and `[INFO] [2] more` are words of a log.
  private static func beginsMembers(_ bytes: ArraySlice<UInt8>) -> Bool {
    var signs = bytes.lazy.filter { !isSpace($0) }.makeIterator()
    var sign = signs.next()
    if sign == UInt8(ascii: "[") { sign = signs.next() }
    return sign == UInt8(ascii: "{") && signs.next() == UInt8(ascii: "\"")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }
}
