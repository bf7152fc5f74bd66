/// A document in flat form: one 64-bit word for a scalar or a key, two for a container, in the order of the file.
///
/// A word holds the kind, the offset and the size. The second word of a container is the index behind its last
/// descendant, so that a whole subtree is skipped in one step. An object's keys and values alternate. While the tape is
/// being built, the second word of a container that is still open holds the index of its parent.
struct Tape: Sendable {
  private(set) var words: [UInt64] = []

  init() {}

  init(capacity: Int) { words.reserveCapacity(capacity) }

  var count: Int { words.count }

  @inline(__always)
  func word(at index: Int) -> TapeWord { TapeWord(bits: words[index]) }

  /// The index of what follows a value in its container.
  @inline(__always)
  func next(after index: Int) -> Int {
    word(at: index).kind.isContainer ? Int(words[index + 1]) : index + 1
  }

  /// The index of a container's first key or element.
  func firstChild(of index: Int) -> Int { index + 2 }

  /// The index behind a container's last key or element.
  func end(of index: Int) -> Int { Int(words[index + 1]) }

  /// How many objects are in a value, itself among them.
  func objectCount(of index: Int) -> Int {
    var count = 0
    var next = index
    let end = self.next(after: index)
    while next < end {
      let kind = word(at: next).kind
      if kind == .object { count += 1 }
      next = kind.isContainer ? firstChild(of: next) : next + 1
    }
    return count
  }

  /// How many elements or members a container has.
  func childCount(of index: Int) -> Int {
    let word = word(at: index)
    if word.size < TapeWord.sizeLimit { return word.size }
    var count = 0
    var child = firstChild(of: index)
    while child < end(of: index) {
      child = next(after: word.kind == .object ? child + 1 : child)
      count += 1
    }
    return count
  }
}

extension Tape {
  @inline(__always)
  mutating func append(_ word: TapeWord) { words.append(word.bits) }

  /// Opens a container and returns its index.
  mutating func open(_ kind: JSONKind, offset: Int, parent: Int) -> Int {
    words.append(TapeWord(kind, offset: offset).bits)
    words.append(UInt64(parent))
    return words.count - 2
  }

  func parent(ofOpen index: Int) -> Int { Int(words[index + 1]) }

  mutating func setSize(of index: Int, to size: Int) { words[index] = word(at: index).resized(to: size).bits }

  /// Ends a container behind the words there are now.
  mutating func close(_ index: Int) { words[index + 1] = UInt64(words.count) }
}

/// What the tape says of one value or key: kind (3 bits), a flag (1), the offset in the file (40), the size (20).
struct TapeWord {
  let bits: UInt64

  /// Sizes from here on do not fit; callers that need one count again. A label of a megabyte is not a real label.
  static var sizeLimit: Int { (1 << 20) - 1 }

  /// Offsets from here on do not fit: one tebibyte.
  static var offsetLimit: Int { 1 << 40 }

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// - Parameters:
  ///   - size: bytes between the quotes of a string, bytes of a number, children of a container.
  ///   - flag: of a string, that it contains escapes; of a boolean, its truth.
  @inline(__always)
  init(_ kind: JSONKind, offset: Int, size: Int = 0, flag: Bool = false) {
    bits =
      UInt64(kind.rawValue) | (flag ? 8 : 0) | UInt64(offset) << 4 | UInt64(min(size, Self.sizeLimit)) << Self.sizeShift
  }

  var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: bits & 7)) ?? .null }
  var flag: Bool { bits & 8 != 0 }
  var offset: Int { Int(bits >> 4) & (Self.offsetLimit - 1) }
  var size: Int { Int(bits >> Self.sizeShift) }

  func resized(to size: Int) -> TapeWord {
    let sizeless = bits & ((1 << Self.sizeShift) - 1)
    return TapeWord(bits: sizeless | UInt64(min(size, Self.sizeLimit)) << Self.sizeShift)
  }

  private static var sizeShift: UInt64 { 44 }
}
