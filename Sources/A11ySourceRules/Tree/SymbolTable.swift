/// The texts of a tree's nodes, each once: a file says the same few hundred words over and over, and a rule that looks
/// for a word the file does not have is done at once.
///
/// A table of our own, for the words come as bytes and a dictionary would want a `String` of each to look it up.
struct SymbolTable: Sendable {
  private(set) var texts: [String] = []
  /// By text: the hash it is found with.
  private(set) var hashes: [UInt32] = []
  /// Numbers of texts, each at the place its hash says or at the next free one; a power of two, at most half full.
  private var slots: [Int32]

  private static let free: Int32 = -1
  /// Different in every run, so that no file can be written whose words all collide. No order depends on it.
  private static let seed = UInt64.random(in: .min ... .max)
  private static let labels = SymbolTable(Labels.texts)

  init() { self = Self.labels }

  private init(_ texts: [String]) {
    slots = Array(repeating: Self.free, count: 64)
    for text in texts { insert(text, Self.hash(of: text)) }
  }

  /// A text's number; nil when the file does not say it.
  subscript(text: String) -> Int32? {
    var text = text
    let number = text.withUTF8 { slots[slot(of: $0, Self.hash($0))] }
    return number == Self.free ? nil : number
  }

  mutating func add(_ word: ByteSpan) -> Int32 {
    if word.isEmpty { return Labels.none }
    let hash = Self.hash(word.bytes)
    let number = slots[slot(of: word.bytes, hash)]
    if number != Self.free { return number }
    let text = word.string
    // What is no UTF-8 was repaired, and is found by what it is now.
    return Self.isText(text, word.bytes) ? insert(text, hash) : add(text)
  }

  mutating func add(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { add(ByteSpan($0)) }
  }

  @discardableResult private mutating func insert(_ text: String, _ hash: UInt32) -> Int32 {
    if (texts.count + 1) * 2 > slots.count { grow() }
    let number = Int32(clamping: texts.count)
    slots[freeSlot(hash)] = number
    texts.append(text)
    hashes.append(hash)
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: Self.free, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      slots[freeSlot(hash)] = Int32(clamping: number)
    }
  }

  private func freeSlot(_ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// Where a text is, or would be.
  private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != Self.free {
      let number = Int(slots[slot])
      if hashes[number] == hash, Self.isText(texts[number], bytes) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func isText(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = text
    return text.utf8.count == bytes.count && text.withUTF8 { ByteSpan.areSame($0, bytes) }
  }

  /// Eight bytes at a time, folded by a multiplication, as wyhash does.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    hash = mixed(hash ^ rest)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Equal in all trees of a run, and in no other run.
  static func hash(of text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { hash($0) }
  }

  static func hash(of bytes: [UInt8]) -> UInt32 { bytes.withUnsafeBufferPointer(hash) }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
