/// The schema and the examples are written as the JSON they become.
extension DescribedValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(floatLiteral number: Double) { self = .number(number) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
  init(arrayLiteral items: DescribedValue...) { self = .list(items) }
  init(dictionaryLiteral members: (String, DescribedValue)...) {
    self = .object(members.map { Member(key: $0, value: $1) })
  }
}
