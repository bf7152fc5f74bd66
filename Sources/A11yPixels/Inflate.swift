/// Decompresses zlib data (RFC 1950 and 1951) up to a known size.
///
/// Own code instead of libz and libpng: both are a system library for one input of one rule, and neither is in Swift's static Linux
/// SDK. The bound on the size is what a bomb needs to be harmless: nothing is allocated beyond it.
enum Inflate {
  /// - Parameter size: how many bytes come out, exactly or at most.
  /// - Returns: nil if the data is damaged or longer.
  static func bytes(of input: [UInt8], size: Int, isExact: Bool = true) -> [UInt8]? {
    // CMF: deflate with a window of at most 32 KB; no preset dictionary.
    guard input.count >= 2, input[0] & 0x0F == 8, input[0] >> 4 <= 7, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0,
      input[1] & 0x20 == 0
    else { return nil }
    var isWhole = false
    let output = [UInt8](unsafeUninitializedCapacity: size) { output, count in
      input.withUnsafeBufferPointer { input in
        var stream = DeflateStream(input: input, position: 2, output: output)
        isWhole = stream.run()
        count = stream.written
      }
    }
    return isWhole && (!isExact || output.count == size) ? output : nil
  }
}

/// The blocks of one stream.
private struct DeflateStream {
  let input: UnsafeBufferPointer<UInt8>
  var position: Int
  let output: UnsafeMutableBufferPointer<UInt8>
  var written = 0
  private var bits: UInt64 = 0
  private var bitCount = 0

  init(input: UnsafeBufferPointer<UInt8>, position: Int, output: UnsafeMutableBufferPointer<UInt8>) {
    self.input = input
    self.position = position
    self.output = output
  }

  /// False if the data is damaged, or longer than the output.
  mutating func run() -> Bool {
    while true {
      guard let header = take(3) else { return false }
      let isDone: Bool
      switch header >> 1 {
      case 0: isDone = copyStored()
      case 1: isDone = decode(HuffmanCode.fixedLiterals, HuffmanCode.fixedDistances)
      case 2:
        guard let (literals, distances) = codes() else { return false }
        isDone = decode(literals, distances)
      default: return false
      }
      guard isDone else { return false }
      if header & 1 == 1 { return true }
    }
  }

  /// Fills the bits to 56 or more, as far as there is input.
  private mutating func fill() {
    while bitCount <= 56, position < input.count {
      bits |= UInt64(input[position]) << UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) -> Int? {
    if bitCount < count { fill() }
    guard bitCount >= count else { return nil }
    let value = Int(bits & (1 << UInt64(count) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  private mutating func copyStored() -> Bool {
    _ = take(bitCount % 8)
    guard let length = take(16), let check = take(16), length == ~check & 0xFFFF else { return false }
    guard written + length <= output.count else { return false }
    for _ in 0..<length {
      guard let byte = take(8) else { return false }
      output[written] = UInt8(byte)
      written += 1
    }
    return true
  }

  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The codes of a block that brings its own.
  private mutating func codes() -> (literals: HuffmanCode, distances: HuffmanCode)? {
    guard let literalCount = take(5), let distanceCount = take(5), let lengthCount = take(4), literalCount <= 29,
      distanceCount <= 29
    else { return nil }
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<lengthCount + 4 {
      guard let length = take(3) else { return nil }
      lengths[Self.lengthOrder[index]] = UInt8(length)
    }
    guard let code = HuffmanCode(lengths[...]) else { return nil }
    let total = literalCount + 257 + distanceCount + 1
    var all: [UInt8] = []
    all.reserveCapacity(total)
    while all.count < total {
      guard let symbol = symbol(of: code) else { return nil }
      switch symbol {
      case 0...15: all.append(UInt8(symbol))
      case 16:
        guard let last = all.last, let more = take(2) else { return nil }
        all += [UInt8](repeating: last, count: more + 3)
      case 17:
        guard let more = take(3) else { return nil }
        all += [UInt8](repeating: 0, count: more + 3)
      default:
        guard let more = take(7) else { return nil }
        all += [UInt8](repeating: 0, count: more + 11)
      }
    }
    guard all.count == total, all[256] > 0, let literals = HuffmanCode(all[..<(literalCount + 257)]),
      let distances = HuffmanCode(all[(literalCount + 257)...])
    else { return nil }
    return (literals, distances)
  }

  private mutating func symbol(of code: HuffmanCode) -> Int? {
    if bitCount < 15 { fill() }
    guard let (symbol, length) = code.symbol(in: bits), length <= bitCount else { return nil }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }

  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func decode(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    while let symbol = symbol(of: literals) {
      if symbol < 256 {
        guard written < output.count else { return false }
        output[written] = UInt8(symbol)
        written += 1
        continue
      }
      if symbol == 256 { return true }
      guard symbol < 286, let extra = take(Self.lengthBits[symbol - 257]), let place = self.symbol(of: distances),
        place < 30, let far = take(Self.distanceBits[place])
      else { return false }
      let length = Self.lengthBase[symbol - 257] + extra
      let distance = Self.distanceBase[place] + far
      guard distance <= written, written + length <= output.count else { return false }
      for index in written..<written + length { output[index] = output[index - distance] }
      written += length
    }
    return false
  }
}

/// A canonical Huffman code: a table for short codes, and counts by length for the others.
private struct HuffmanCode {
  /// By the next bits: the symbol above four bits of length; 0 for a longer code.
  private var short = [UInt16](repeating: 0, count: 1 << HuffmanCode.shortBits)
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [UInt16] = []

  private static let shortBits = 10

  /// Nil if the lengths are those of no code.
  init?(_ lengths: ArraySlice<UInt8>) {
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      if left < 0 { return nil }
    }
    var starts = [Int](repeating: 0, count: 17)
    var next = [Int](repeating: 0, count: 17)
    for length in 1...15 {
      starts[length + 1] = starts[length] + counts[length]
      next[length + 1] = (next[length] + counts[length]) << 1
    }
    symbols = [UInt16](repeating: 0, count: starts[16])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[starts[length]] = UInt16(symbol)
      starts[length] += 1
      let code = next[length]
      next[length] += 1
      guard length <= Self.shortBits else { continue }
      // The first bit of a code is the lowest of the stream.
      var reversed = 0
      for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
      var place = reversed
      while place < short.count {
        short[place] = UInt16(symbol << 4 | length)
        place += 1 << length
      }
    }
  }

  func symbol(in bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = short[Int(bits & UInt64(short.count - 1))]
    if entry != 0 { return (Int(entry >> 4), Int(entry & 15)) }
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= Int(bits >> UInt64(length - 1) & 1)
      let count = counts[length]
      if code - count < first { return (Int(symbols[index + code - first]), length) }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  static let fixedLiterals =
    HuffmanCode(
      ([UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
        + [UInt8](repeating: 8, count: 8))[...]) ?? HuffmanCode()
  static let fixedDistances = HuffmanCode([UInt8](repeating: 5, count: 30)[...]) ?? HuffmanCode()

  /// A code without symbols.
  private init() {}
}
