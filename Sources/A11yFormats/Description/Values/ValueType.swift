import A11yCore

/// How the values of a key are read, in either notation, and written.
protocol ValueType<Value>: Sendable {
  associatedtype Value

  var shape: ValueShape { get }

  /// The value; nil after an error or a note was recorded.
  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Value?

  func write(_ value: Value) -> DescribedValue?
}

/// What a schema needs to know of a value.
package enum ValueShape: Sendable {
  /// One of the shapes that `Documentation` describes.
  case named(String)
  /// One of these words; another one is a note.
  case word([String])
  /// An array of these words; other ones are notes.
  case words([String])
  /// This value and no other.
  case only(DescribedValue)
}

extension ValueType where Value == Void {
  func write(_: Void) -> DescribedValue? { nil }
}

extension ValueType where Self == TextType { static var text: Self { Self() } }
extension ValueType where Self == FlagType { static var flag: Self { Self() } }
extension ValueType where Self == NumberType { static var number: Self { Self() } }
extension ValueType where Self == IntegerType { static var integer: Self { Self() } }
extension ValueType where Self == TextsType { static var texts: Self { Self() } }

struct TextType: ValueType {
  var shape: ValueShape { .named("text") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    decoder.string(key, value)
  }

  func write(_ text: String) -> DescribedValue? { .string(text) }
}

struct FlagType: ValueType {
  var shape: ValueShape { .named("flag") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Bool? {
    if let flag = value.flag { return flag }
    if key == "icon", let name = value.string {
      decoder.fail("'icon' must be true or false; write the image '\(name.excerpt())' as 'image'", at: value.location)
    } else {
      decoder.fail(key, mustBe: ControlDecoder.flag, value)
    }
    return nil
  }

  func write(_ flag: Bool) -> DescribedValue? { .flag(flag) }
}

struct NumberType: ValueType {
  var shape: ValueShape { .named("number") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Double? {
    if let number = value.number, !number.isNaN { return number }
    let remedy = Self.remedy(value).map { "; write \($0)" } ?? ""
    decoder.fail("'\(key)' must be a number, found \(value.kindWords)\(remedy)", at: value.location)
    return nil
  }

  /// For `"12"`, `0,5` and `50%`.
  private static func remedy(_ value: some DescriptionValue) -> String? {
    if let number = value.decimalComma { return "a decimal point: \(number)" }
    guard let text = value.string else { return nil }
    if let number = Double(text), number.isFinite { return "\(number.points) without quotes" }
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()) else { return nil }
    return (percent / 100).points
  }

  func write(_ number: Double) -> DescribedValue? { .number(number) }
}

struct IntegerType: ValueType {
  var shape: ValueShape { .named("integer") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Int? {
    if let integer = value.integer { return integer }
    decoder.fail(key, mustBe: "a whole number", value)
    return nil
  }

  func write(_ integer: Int) -> DescribedValue? { .integer(integer) }
}

struct TextsType: ValueType {
  var shape: ValueShape { .named("texts") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> [String]? {
    decoder.strings(key, value)
  }

  func write(_ texts: [String]) -> DescribedValue? { .strings(texts) }
}
