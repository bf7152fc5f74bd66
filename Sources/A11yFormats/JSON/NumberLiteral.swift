/// A number as its literal writes it: a significand times a power of ten.
struct NumberLiteral {
  private var isNegative = false
  /// The digits without leading and trailing zeros.
  private var significand: UInt64 = 0
  /// Whether the digits are too many for `significand`.
  private var isOverlong = false
  private var exponent = 0

  /// - Parameter text: a literal the parser has found well formed.
  init(_ text: UnsafeRawBufferPointer) {
    var isFraction = false
    var zeros = 0
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0"):
        zeros += 1
        exponent -= isFraction ? 1 : 0
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        append(UInt64(byte & 0x0F), after: zeros)
        zeros = 0
        exponent -= isFraction ? 1 : 0
      default:
        exponent += Self.exponent(text[(index + 1)...]) + zeros
        return
      }
    }
    exponent += zeros
  }

  /// The nearest `Double` where one operation finds it, which is so for every number people write; nil elsewhere.
  ///
  /// Up to these bounds both factors are exact, so their product or quotient rounds correctly (Clinger, PLDI 1990).
  var simpleDouble: Double? {
    if significand == 0 { return isNegative ? -0.0 : 0.0 }
    guard !isOverlong, significand <= 1 << 53, abs(exponent) <= 22 else { return nil }
    let magnitude = Double(significand)
    let scaled = exponent < 0 ? magnitude / Self.powers[-exponent] : magnitude * Self.powers[exponent]
    return isNegative ? -scaled : scaled
  }

  /// The value as an unsigned integer; nil when it is not one or does not fit.
  var unsigned: UInt64? {
    if significand == 0 { return 0 }
    return isNegative ? nil : magnitude
  }

  /// The value as a signed integer; nil when it is not one or does not fit.
  var integer: Int? {
    if significand == 0 { return 0 }
    guard let magnitude else { return nil }
    if isNegative, magnitude == Int.min.magnitude { return .min }
    return Int(exactly: magnitude).map { isNegative ? -$0 : $0 }
  }

  private var magnitude: UInt64? {
    guard !isOverlong, exponent >= 0 else { return nil }
    return Self.scaled(significand, by: exponent)
  }

  /// Appends a digit behind zeros that turn out not to be trailing.
  private mutating func append(_ digit: UInt64, after zeros: Int) {
    guard !isOverlong else { return }
    guard let shifted = Self.scaled(significand, by: zeros + 1), shifted <= UInt64.max - digit else {
      isOverlong = true
      return
    }
    significand = shifted + digit
  }

  private static func scaled(_ value: UInt64, by exponent: Int) -> UInt64? {
    guard value != 0 else { return 0 }
    guard exponent < 20 else { return nil }
    var value = value
    for _ in 0..<exponent {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      value = product
    }
    return value
  }

  /// The exponent behind the letter e, within bounds that leave room for the digits of any file.
  private static func exponent(_ text: Slice<UnsafeRawBufferPointer>) -> Int {
    var value = 0
    for byte in text where byte & 0xF0 == 0x30 { value = min(value * 10 + Int(byte & 0x0F), 1 << 50) }
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
