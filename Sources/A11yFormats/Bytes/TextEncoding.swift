/// What the first bytes say about how a text is encoded.
enum TextEncoding {
  /// UTF-8 as far as the first bytes tell; the text starts behind the byte-order mark, if there is one.
  case utf8(start: Int)
  /// An encoding JSON must not be in (RFC 8259, section 8.1), by its name.
  case other(String)

  /// Recognises byte-order marks, and UTF-16 and UTF-32 without one by the NULs that the first two characters, ASCII in
  /// any JSON text but a bare string, leave behind (RFC 4627, section 3).
  init(of input: ByteInput) {
    let first = (0..<4).map { offset in offset < input.count ? input[offset] : nil }
    switch (first[0], first[1], first[2], first[3]) {
    case (0xEF, 0xBB, 0xBF, _): self = .utf8(start: 3)
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF): self = .other("UTF-32")
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): self = .other("UTF-16")
    case (0, 0, 0, .some(1...)), (.some(1...), 0, 0, 0): self = .other("UTF-32")
    case (0, .some(1...), nil, nil), (.some(1...), 0, nil, nil): self = .other("UTF-16")
    case (0, .some(1...), 0, .some(1...)), (.some(1...), 0, .some(1...), 0): self = .other("UTF-16")
    default: self = .utf8(start: 0)
    }
  }

  /// Where the text starts.
  var start: Int { if case .utf8(let start) = self { start } else { 0 } }
}
