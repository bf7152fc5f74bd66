import A11yPlatform

/// The content of a string with its escapes replaced by what they stand for, as UTF-8 (RFC 8259, section 7).
struct DecodedText {
  private(set) var bytes: [UInt8] = []
  /// Whether an escape names half a surrogate pair without the other half.
  private(set) var hasLoneSurrogates = false
  private let keepsLoneSurrogates: Bool

  /// - Parameter keepsLoneSurrogates: encodes half a pair in three bytes, as if UTF-8 allowed it, so that different
  ///   halves stay different. Otherwise it becomes U+FFFD, as it must in a Swift string.
  init(_ span: TextSpan, in input: ByteInput, keepsLoneSurrogates: Bool = false) {
    self.keepsLoneSurrogates = keepsLoneSurrogates
    bytes.reserveCapacity(span.range.count)
    var offset = span.range.lowerBound
    while offset < span.range.upperBound {
      let rest = input.slice(offset..<span.range.upperBound)
      guard let start = rest.baseAddress else { break }
      let escape = Bytes.first(UInt8(ascii: "\\"), in: start, count: rest.count)
      let run = escape.map { $0 - start } ?? rest.count
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: run))
      offset += run
      if run < rest.count { offset = appendEscape(at: offset, of: input) }
    }
  }

  /// Appends what the escape at an offset stands for; returns the offset behind it.
  private mutating func appendEscape(at backslash: Int, of input: ByteInput) -> Int {
    switch input[backslash + 1] {
    case UInt8(ascii: "u"): return appendUnicodeEscape(at: backslash, of: input)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case let itself: bytes.append(itself)
    }
    return backslash + 2
  }

  private mutating func appendUnicodeEscape(at backslash: Int, of input: ByteInput) -> Int {
    guard let unit = input.codeUnit(at: backslash + 2) else { return backslash + 2 }
    if UTF16.isLeadSurrogate(unit), input.starts(with: "\\u", at: backslash + 6),
      let trail = input.codeUnit(at: backslash + 8), UTF16.isTrailSurrogate(trail)
    {
      append(0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(trail & 0x3FF))
      return backslash + 12
    }
    let isLone = UTF16.isSurrogate(unit)
    if isLone { hasLoneSurrogates = true }
    append(isLone && !keepsLoneSurrogates ? 0xFFFD : UInt32(unit))
    return backslash + 6
  }

  /// Appends a code point in the form of UTF-8.
  private mutating func append(_ point: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(point >> shift & 0x3F) }
    switch point {
    case ..<0x80:
      bytes.append(UInt8(point))
    case ..<0x800:
      bytes += [0xC0 | UInt8(point >> 6), continuation(0)]
    case ..<0x10000:
      bytes += [0xE0 | UInt8(point >> 12), continuation(6), continuation(0)]
    default:
      bytes += [0xF0 | UInt8(point >> 18), continuation(12), continuation(6), continuation(0)]
    }
  }
}
