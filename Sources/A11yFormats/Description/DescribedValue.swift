import A11yCore

/// A fact on its way into a description file.
package indirect enum DescribedValue: Equatable, Sendable {
  case string(String)
  case number(Double)
  case integer(Int)
  case mask(UInt64)
  case flag(Bool)
  case list([DescribedValue])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: DescribedValue

    package init(key: String, value: DescribedValue) {
      self.key = key
      self.value = value
    }
  }

  package static func strings(_ strings: [String]) -> DescribedValue { .list(strings.map { .string($0) }) }

  static func numbers(_ numbers: Double...) -> DescribedValue { .list(numbers.map { .number($0) }) }

  /// An object of the members that are known; nil when none is.
  static func object(_ members: (String, DescribedValue?)...) -> DescribedValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}

/// Examples and schemas are written as the JSON they become.
extension DescribedValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
  package init(arrayLiteral items: DescribedValue...) { self = .list(items) }
  package init(dictionaryLiteral members: (String, DescribedValue)...) {
    self = .object(members.map { Member(key: $0, value: $1) })
  }
}

extension DescribedValue {
  /// Compact JSON. It has no infinities, but readers make them of what is too large; NaN is written as a string, which
  /// the reader understands in a frame, the one place where it can come from.
  package var json: String { JSONWriter.line { write(to: &$0) } }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let text): writer.value(text)
    case .number(let number) where number.isInfinite: writer.literal(number < 0 ? "-1e999" : "1e999")
    case .number(let number) where number.isNaN: writer.value("nan")
    case .number(let number): writer.value(number)
    case .integer(let number): writer.value(number)
    case .mask(let mask): writer.literal("\(mask)")
    case .flag(let flag): writer.value(flag)
    case .list(let items):
      writer.array { writer in
        for item in items { writer.element { item.write(to: &$0) } }
      }
    case .object(let members):
      writer.object { writer in
        for member in members { writer.member(named: member.key) { member.value.write(to: &$0) } }
      }
    }
  }

  /// As the outline writes it after `key=`.
  package var outline: String {
    switch self {
    case .string(let text): text.isOutlineWord ? text : text.outlineQuoted
    case .number(let number): number.shortest
    case .integer, .mask, .flag: json
    case .list(let items):
      // One item needs no comma, and none at all is only writable as JSON.
      items.isEmpty || items.contains(where: \.isObject) ? json : items.map(\.outline).joined(separator: ",")
    case .object: json
    }
  }

  private var isObject: Bool {
    switch self {
    case .object, .list: true
    default: false
    }
  }
}

extension String {
  /// In double quotes, escaped as the outline reads it.
  var outlineQuoted: String {
    // Scalar by scalar, as the reader takes them.
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    // Backslashes that `escapedForDisplay` adds are escapes of the outline too.
    return "\"" + String(escaped).escapedForDisplay + "\""
  }

  /// Whether the outline can write it without quotes and read the same text back.
  fileprivate var isOutlineWord: Bool {
    !isEmpty && !["null", "true", "false"].contains(self) && utf8.allSatisfy(Self.isWordByte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-_.:#/@+".utf8.contains(byte)
    }
  }
}
