/// Walks through the bytes of a dump's line. Never beyond its end, whatever is asked for.
struct ByteScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  init(_ bytes: ArraySlice<UInt8>, at index: Int? = nil) {
    self.bytes = bytes
    self.index = min(max(index ?? bytes.startIndex, bytes.startIndex), bytes.endIndex)
  }

  var isAtEnd: Bool { index >= bytes.endIndex }
  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  /// Whether what follows begins with a text.
  func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= bytes.endIndex - index else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Steps over a text if it follows.
  mutating func take(_ text: StaticString) -> Bool {
    guard follows(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.endIndex, isWanted(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  mutating func move(to index: Int) { self.index = min(max(index, bytes.startIndex), bytes.endIndex) }

  /// `0x600000d9cee0`, after which comes no letter.
  mutating func takePointer() -> ArraySlice<UInt8>? {
    let start = index
    guard take("0x"), !take(while: { $0.isHexDigit }).isEmpty, next.map({ !$0.isLetter }) ?? true else {
      index = start
      return nil
    }
    return bytes[start..<index]
  }

  /// A number as C prints it: `-0.0`, `1e-05`, `inf`; nil when none follows.
  mutating func takeNumber() -> Double? {
    let start = index
    let digits = take { $0.isDigit || $0.isLetter || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else {
      index = start
      return nil
    }
    return number == 0 ? 0 : number
  }

  /// `{a, b}`
  mutating func takePair() -> (Double, Double)? {
    let start = index
    guard take("{"), let first = takeNumber(), take(", "), let second = takeNumber(), take("}") else {
      index = start
      return nil
    }
    return (first, second)
  }

  /// `{{x, y}, {w, h}}`
  mutating func takeRectangle() -> (x: Double, y: Double, width: Double, height: Double)? {
    let start = index
    guard take("{"), let origin = takePair(), take(", "), let size = takePair(), take("}") else {
      index = start
      return nil
    }
    return (origin.0, origin.1, size.0, size.1)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  var isLetter: Bool { isUppercase || self >= 0x61 && self <= 0x7A }
  var isHexDigit: Bool { isDigit || self >= 0x61 && self <= 0x66 || self >= 0x41 && self <= 0x46 }
}

extension ArraySlice<UInt8> {
  /// The text; bytes that are no UTF-8 are replaced.
  var string: String { String(decoding: self, as: UTF8.self) }

  func trimmed() -> ArraySlice<UInt8> {
    let start = firstIndex { !TextCleaning.isSpace($0) } ?? endIndex
    let end = lastIndex { !TextCleaning.isSpace($0) } ?? start
    return start < endIndex ? self[start...end] : self[endIndex...]
  }
}
