/// A text that is being written: kept, or handed on in pieces, so that the report of a large run is never in memory as a
/// whole.
public struct TextBuffer {
  /// What is not handed on yet.
  package private(set) var bytes: [UInt8] = []
  private var handOn: (([UInt8]) -> Void)?
  /// How many bytes are kept before they are handed on.
  private var most = Int.max

  public init() {}

  /// - Parameter handOn: called with each piece but the last, which `finish()` hands on.
  package init(handOn: @escaping (_ piece: [UInt8]) -> Void) {
    self.handOn = handOn
    most = 1 << 20
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func append(_ text: String) {
    var copy = text
    copy.withUTF8 { bytes.append(contentsOf: $0) }
    if bytes.count >= most { finish() }
  }

  package mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  package mutating func append(_ other: TextBuffer) {
    bytes += other.bytes
    if bytes.count >= most { finish() }
  }

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
    if bytes.count >= most { finish() }
  }

  /// Hands on what is left; nothing happens to a text that is kept whole.
  package mutating func finish() {
    guard let handOn, !bytes.isEmpty else { return }
    handOn(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
