import A11yCore

/// Finds where start tags begin: the parser reports only where they end. Elements come in the order of the document, so
/// each byte is read once. The bytes come from `XMLPrecautions`: comments have no content.
struct XMLStartTags {
  private let bytes: [UInt8]
  private var offset = 0
  /// The place of the tag found last.
  private var known = (offset: 0, location: SourceLocation.start)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of the next start tag of a name; where the search began when there is none.
  mutating func next(_ name: String) -> SourceLocation {
    var name = name
    return name.withUTF8 { name in
      bytes.withUnsafeBufferPointer { next(UnsafeRawBufferPointer(name), in: ByteInput($0)) }
    }
  }

  private mutating func next(_ name: UnsafeRawBufferPointer, in input: ByteInput) -> SourceLocation {
    var position = offset
    while let tag = input.first(UInt8(ascii: "<"), from: position) {
      if input.starts(with: "<![CDATA[", at: tag) {
        position = input.end(of: "]]>", from: tag)
      } else if Self.isTag(name, at: tag, in: input) {
        known = (tag, input.location(of: tag, from: known.offset, at: known.location))
        offset = tag + 1
        return known.location
      } else {
        position = tag + 1
      }
    }
    return input.location(of: offset, from: known.offset, at: known.location)
  }

  private static func isTag(_ name: UnsafeRawBufferPointer, at tag: Int, in input: ByteInput) -> Bool {
    let end = tag + 1 + name.count
    guard end < input.count, input.slice(tag + 1..<end).elementsEqual(name) else { return false }
    let after = input[end]
    return TextCleaning.isSpace(after) || after == UInt8(ascii: ">") || after == UInt8(ascii: "/")
  }
}
