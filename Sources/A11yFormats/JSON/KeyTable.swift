/// What names stand for, looked up by a key's bytes without making a `String`.
///
/// A table of open addressing, at most half full, built once from names the program knows: no file can degrade it.
public struct KeyTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var fingerprint: UInt64
    var name: [UInt8]
    var value: Value
  }

  private var entries: [Entry?]
  private let shift: UInt64

  /// - Parameter pairs: names, compared byte by byte, and their values. Of equal names the last counts.
  public init(_ pairs: some Collection<(String, Value)>) {
    let bits = max(1, Int.bitWidth - (pairs.count * 2).leadingZeroBitCount)
    shift = UInt64(64 - bits)
    entries = Array(repeating: nil, count: 1 << bits)
    for (name, value) in pairs {
      let name = Array(name.utf8)
      name.withUnsafeBytes { bytes in
        let fingerprint = KeyFingerprint.of(bytes)
        entries[slot(of: bytes, fingerprint)] = Entry(fingerprint: fingerprint, name: name, value: value)
      }
    }
  }

  /// What a key stands for; nil when the table has no such name.
  public subscript(key: JSONKey) -> Value? { key.withBytes { self[bytes: $0] } }

  /// What a string stands for; nil when the table has no such name, and for other kinds of values.
  public subscript(value: JSONValue) -> Value? { value.text.flatMap { self[$0] } }

  /// What a name in UTF-8 stands for; nil when the table has no such name.
  @inline(__always)
  public subscript(bytes bytes: UnsafeRawBufferPointer) -> Value? {
    entries[slot(of: bytes, KeyFingerprint.of(bytes))]?.value
  }

  /// The slot that holds a name, or the free one it belongs in. There is always a free one.
  private func slot(of name: UnsafeRawBufferPointer, _ fingerprint: UInt64) -> Int {
    var slot = Int((fingerprint &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while let entry = entries[slot] {
      if entry.fingerprint == fingerprint, entry.name.elementsEqual(name) { return slot }
      slot = (slot + 1) & (entries.count - 1)
    }
    return slot
  }
}

extension KeyTable where Value: CaseIterable & RawRepresentable<String> {
  /// A table of all cases of an enumeration by their raw values.
  public init(_: Value.Type = Value.self) { self.init(Value.allCases.map { ($0.rawValue, $0) }) }
}
