/// The tags of an XML document, in order. What is malformed gives fewer or odd tags, and no error: the document itself is
/// read elsewhere.
struct DocumentTags {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> DocumentTag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")), start + 1 < bytes.count {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      position = end + 1
      switch bytes[start + 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      case UInt8(ascii: "/"): return DocumentTag(kind: .end, bytes: bytes, start: start, end: end)
      default:
        let kind: DocumentTag.Kind = bytes[end - 1] == UInt8(ascii: "/") ? .empty : .start
        return DocumentTag(kind: kind, bytes: bytes, start: start, end: end)
      }
    }
    return nil
  }
}

struct DocumentTag {
  enum Kind { case start, end, empty }

  let kind: Kind
  fileprivate let bytes: UnsafeBufferPointer<UInt8>
  fileprivate let start: Int
  fileprivate let end: Int

  fileprivate init(kind: Kind, bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) {
    self.kind = kind
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  func isNamed(_ name: String) -> Bool {
    let after = start + 1 + name.utf8.count
    guard after <= end, bytes[(start + 1)..<after].elementsEqual(name.utf8) else { return false }
    return after == end || [UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "\n")].contains(bytes[after])
  }

  var hasNoAttributes: Bool { !bytes[start..<end].contains(UInt8(ascii: "=")) }

  /// `<tableViewController>`, and by `sceneMemberID` the placeholders of other storyboards' controllers.
  var isController: Bool {
    let name = bytes[(start + 1)..<end].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    return name.suffix(Self.controller.count).elementsEqual(Self.controller)
      || range(of: "sceneMemberID=\"viewController\"") != nil
  }

  private static let controller = Array("Controller".utf8)

  func attribute(_ name: String) -> String? {
    guard let start = range(of: " " + name + "=\"")?.upperBound else { return nil }
    return String(
      decoding: bytes[start..<end].prefix(NameKey.longest).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// What stands between the tag and the next one.
  var text: Slice<UnsafeBufferPointer<UInt8>> {
    bytes[min(end + 1, bytes.count)...].prefix(NameKey.longest).prefix { $0 != UInt8(ascii: "<") }
  }

  /// What stands before the tag.
  var before: Slice<UnsafeBufferPointer<UInt8>> { bytes[..<start] }

  private func range(of text: String) -> Range<Int>? {
    var text = text
    return text.withUTF8 { text in
      guard end - start >= text.count else { return nil }
      for position in start...(end - text.count) where bytes[position] == text[0] {
        if bytes[position..<(position + text.count)].elementsEqual(text) { return position..<(position + text.count) }
      }
      return nil
    }
  }
}
