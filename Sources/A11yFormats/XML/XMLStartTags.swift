import A11yCore

/// Finds where start tags stand: the parser tells only where they end. Elements come in the order of the document, so
/// each byte is read once.
struct XMLStartTags {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of any byte.
  static func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var tags = XMLStartTags([])
    bytes.withUnsafeBufferPointer { bytes in
      while tags.offset < min(offset, bytes.count) { tags.advance(bytes) }
    }
    return SourceLocation(line: tags.line, column: tags.column)
  }

  /// The place of the next start tag of a name; where the search began when there is none (a tag out of an entity).
  mutating func next(_ name: String) -> SourceLocation {
    var name = name
    return name.withUTF8 { name in
      bytes.withUnsafeBufferPointer { next(name, in: $0) }
    }
  }

  private mutating func next(
    _ name: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceLocation {
    let start = SourceLocation(line: line, column: column)
    let saved = self
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") {
        if begins("<!--", bytes) {
          skip(past: "-->", bytes)
          continue
        }
        if begins("<![CDATA[", bytes) {
          skip(past: "]]>", bytes)
          continue
        }
        if isTag(name, bytes) {
          let location = SourceLocation(line: line, column: column)
          advance(bytes)
          return location
        }
      }
      advance(bytes)
    }
    self = saved
    return start
  }

  private func isTag(_ name: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = offset + 1 + name.count
    guard end < bytes.count else { return false }
    for index in name.indices where bytes[offset + 1 + index] != name[index] { return false }
    let after = bytes[end]
    return TextCleaning.isSpace(after) || after == UInt8(ascii: ">") || after == UInt8(ascii: "/")
  }

  private func begins(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(past text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) {
    while offset < bytes.count, !begins(text, bytes) { advance(bytes) }
    for _ in 0..<text.utf8CodeUnitCount where offset < bytes.count { advance(bytes) }
  }

  /// One byte on; columns count scalars, so a continuation byte is none.
  private mutating func advance(_ bytes: UnsafeBufferPointer<UInt8>) {
    let byte = bytes[offset]
    offset += 1
    if byte == 0x0A || byte == 0x0D && (offset >= bytes.count || bytes[offset] != 0x0A) {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
