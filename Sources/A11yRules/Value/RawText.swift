/// Recognises texts that were written for machines, by their bytes.
enum RawText {
  /// `2025-05-06T09:41…`
  static func isTimestamp(_ bytes: [UInt8]) -> Bool { matches(bytes.prefix(16), "0000-00-00T00:00", isDigit) }

  /// `3F2504E0-4F89-41D3-9A0C-0305E82C3301`
  static func isUUID(_ bytes: [UInt8]) -> Bool {
    matches(bytes[...], "00000000-0000-0000-0000-000000000000", isHexDigit)
  }

  /// `#FF8800`, `FF8800`, with or without two digits for opacity.
  static func isColor(_ bytes: [UInt8]) -> Bool {
    let digits = bytes.first == UInt8(ascii: "#") ? bytes.dropFirst() : bytes[...]
    return matches(digits, "000000", isHexDigit) || matches(digits, "00000000", isHexDigit)
  }

  /// `{"row":12}`, `["a"]`
  static func isObject(_ text: String) -> Bool {
    if text.hasPrefix("{"), text.hasSuffix("}") { return text == "{}" || text.contains("\":") }
    return text.hasPrefix("[") && text.hasSuffix("]") && (text.hasPrefix("[\"") || text.hasPrefix("[{"))
  }

  /// How many decimals a number has, when they are too many to be spoken, and whether nothing but a per cent sign
  /// follows it. Three decimals may be thousands where the language says so.
  static func decimals(_ bytes: [UInt8], separatesThousands: Bool) -> (count: Int, isBare: Bool)? {
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    guard !whole.isEmpty, rest.first == UInt8(ascii: ".") else { return nil }
    let decimals = rest.dropFirst().prefix(while: isDigit)
    let isZero = whole.count == 1 && whole.first == UInt8(ascii: "0")
    guard decimals.count > 3 || decimals.count == 3 && (isZero || !separatesThousands && whole.count > 3) else {
      return nil
    }
    let unit = rest.dropFirst(1 + decimals.count)
    // A second point makes it a version or an address.
    if unit.first == UInt8(ascii: ".") || unit.contains(where: isDigit) { return nil }
    return (decimals.count, unit.allSatisfy { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: " ") })
  }

  /// Whether the bytes have a shape: `0` stands for a digit, everything else for itself.
  private static func matches(
    _ bytes: ArraySlice<UInt8>, _ shape: StaticString, _ isDigit: (UInt8) -> Bool
  ) -> Bool {
    guard bytes.count == shape.utf8CodeUnitCount else { return false }
    return shape.withUTF8Buffer { shape in
      zip(bytes, shape).allSatisfy { byte, sign in sign == UInt8(ascii: "0") ? isDigit(byte) : byte == sign }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || 0x61...0x66 ~= byte | 0x20 }
}
