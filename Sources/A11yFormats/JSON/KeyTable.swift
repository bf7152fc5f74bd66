/// What names stand for, looked up by a key's bytes without making a `String`.
///
/// Built once from names the program knows; no file can make a look-up slow.
public struct KeyTable<Value: Sendable>: Sendable {
  private let index: KeyIndex
  private let values: [Value]

  /// - Parameter pairs: names, compared byte by byte, and their values. Of equal names the last counts.
  public init(_ pairs: some Sequence<(String, Value)>) {
    let pairs = Array(pairs)
    index = KeyIndex(pairs.map { $0.0 })
    values = pairs.map { $0.1 }
  }

  /// What a key stands for; nil when the table has no such name.
  public subscript(key: JSONKey) -> Value? {
    index.number(of: key).map { values[$0] }
  }

  /// What a string stands for; nil when the table has no such name, and for other kinds of values.
  public subscript(value: JSONValue) -> Value? { value.text.flatMap { self[$0] } }

  /// What a name stands for; nil when the table has no such name.
  public subscript(name name: String) -> Value? {
    var name = name
    return name.withUTF8 { self[bytes: UnsafeRawBufferPointer($0)] }
  }

  /// What a name in UTF-8 stands for; nil when the table has no such name.
  public subscript(bytes bytes: UnsafeRawBufferPointer) -> Value? {
    index.number(of: bytes).map { values[$0] }
  }
}

extension KeyTable where Value: CaseIterable & RawRepresentable<String> {
  /// A table of all cases of an enumeration by their raw values.
  public init(_: Value.Type = Value.self) { self.init(Value.allCases.map { ($0.rawValue, $0) }) }
}
