import A11yCore

/// A file's bytes, parsed as far as recognising needs: once, whatever the number of formats that look at it.
public enum Content: Sendable {
  case json(JSONDocument)
  /// Anything else, decoded as UTF-8.
  case text(String)

  /// - Throws: what a JSON text has wrong, or that the bytes are no text at all.
  public init(bytes: [UInt8], options: ReadingOptions) throws(ReadingError) {
    let marks = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    guard let first = bytes.dropFirst(marks).first(where: { !Self.isSpace($0) }) else {
      throw ReadingError("the file is empty")
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || !Self.looksLikeText(bytes) {
      do {
        self = .json(try JSONDocument(bytes: bytes, maximumDepth: options.maximumDepth))
      } catch {
        throw ReadingError(error.message, at: error.location)
      }
    } else if let text = String(validating: bytes.dropFirst(marks), as: UTF8.self) {
      self = .text(text)
    } else {
      throw ReadingError("the file is not UTF-8 text")
    }
  }

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// UTF-16 and UTF-32 carry NUL bytes or a mark of their own; the JSON reader names the encoding it finds.
  private static func looksLikeText(_ bytes: [UInt8]) -> Bool {
    !bytes.prefix(64).contains(0) && !bytes.starts(with: [0xFF, 0xFE]) && !bytes.starts(with: [0xFE, 0xFF])
  }
}
