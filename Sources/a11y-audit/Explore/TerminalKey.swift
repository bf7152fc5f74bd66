/// A key as a terminal sends it.
enum TerminalKey: Hashable {
  case character(Character)
  case up, down, left, right, home, end
  case enter, escape, backspace
  /// A sequence that means nothing here.
  case unknown

  /// Takes the next key off the bytes that have come. Nil: its rest is still to come.
  ///
  /// - Parameter isComplete: nothing more has come for a while, so that an escape is the key of that name.
  static func take(from bytes: inout ArraySlice<UInt8>, isComplete: Bool) -> TerminalKey? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return takeSequence(from: &bytes, isComplete: isComplete)
    case 0x0D, 0x0A: return take(1, from: &bytes, .enter)
    case 0x08, 0x7F: return take(1, from: &bytes, .backspace)
    case 0x04: return take(1, from: &bytes, .character("q"))
    case 0..<0x20: return take(1, from: &bytes, .unknown)
    default: return takeCharacter(from: &bytes, isComplete: isComplete)
    }
  }

  private static func takeCharacter(from bytes: inout ArraySlice<UInt8>, isComplete: Bool) -> TerminalKey? {
    let length = bytes.first.map { $0 < 0x80 ? 1 : $0 < 0xE0 ? 2 : $0 < 0xF0 ? 3 : 4 } ?? 1
    if bytes.count < length, !isComplete { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return take(min(length, bytes.count), from: &bytes, text.first.map { .character($0) } ?? .unknown)
  }

  /// `ESC [ A`, `ESC O A`, `ESC [ 1 ~` (ECMA-48, xterm).
  private static func takeSequence(from bytes: inout ArraySlice<UInt8>, isComplete: Bool) -> TerminalKey? {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return isComplete ? take(1, from: &bytes, .escape) : nil }
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return take(1, from: &bytes, .escape) }
    guard let end = rest.dropFirst().firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return isComplete ? take(bytes.count, from: &bytes, .unknown) : nil
    }
    let parameters = String(decoding: rest.dropFirst()[..<end], as: UTF8.self)
    let key = key(final: bytes[end], parameters)
    return take(end - bytes.startIndex + 1, from: &bytes, key)
  }

  private static func key(final: UInt8, _ parameters: String) -> TerminalKey {
    switch (final, parameters) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
    default: .unknown
    }
  }

  private static func take(_ count: Int, from bytes: inout ArraySlice<UInt8>, _ key: TerminalKey) -> TerminalKey {
    bytes = bytes.dropFirst(count)
    return key
  }
}
