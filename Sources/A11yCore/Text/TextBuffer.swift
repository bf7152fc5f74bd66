/// The bytes of a text that is being written.
package struct TextBuffer {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func append(_ text: String) {
    var copy = text
    copy.withUTF8 { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  package mutating func append(_ other: TextBuffer) { bytes += other.bytes }

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The text with some of its bytes replaced; most texts have none of them and are taken in one piece.
  package mutating func append(_ text: String, replacing replacement: (UInt8) -> StaticString?) {
    var copy = text
    copy.withUTF8 { source in
      var start = 0
      for (index, byte) in source.enumerated() {
        guard let replacement = replacement(byte) else { continue }
        bytes.append(contentsOf: source[start..<index])
        append(replacement)
        start = index + 1
      }
      bytes.append(contentsOf: source[start...])
    }
  }
}
