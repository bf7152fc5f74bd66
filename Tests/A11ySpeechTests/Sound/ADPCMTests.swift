import Testing

@testable import A11ySpeech

@Suite struct ADPCMTests {
  /// The decoder of the recommended practices, as they write it down.
  static func decode(_ bytes: [UInt8], count: Int) -> [Int] {
    let moves = [-1, -1, -1, -1, 2, 4, 6, 8, -1, -1, -1, -1, 2, 4, 6, 8]
    // Each step is 1.1 times the one before it, but for the table's own rounding.
    let steps = [
      7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107,
      118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963,
      1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894,
      6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794,
      32767,
    ]
    var (value, index) = (0, 0)
    return (0..<count).map { number in
      let code = Int(number % 2 == 0 ? bytes[number / 2] >> 4 : bytes[number / 2] & 15)
      let step = steps[index]
      var difference = step >> 3
      if code & 4 != 0 { difference += step }
      if code & 2 != 0 { difference += step >> 1 }
      if code & 1 != 0 { difference += step >> 2 }
      value = max(-32768, min(32767, code & 8 != 0 ? value - difference : value + difference))
      index = max(0, min(88, index + moves[code]))
      return value
    }
  }

  @Test("a tone is decoded with a signal 25 dB above the noise")
  func tone() {
    // A square root of -1, turned by 3 degrees per sample: a sine without a library.
    var (x, y) = (12000.0, 0.0)
    let samples = (0..<8000).map { _ in
      (x, y) = (x * 0.998629534754574 - y * 0.0523359562429438, x * 0.0523359562429438 + y * 0.998629534754574)
      return Int16(y)
    }
    let decoded = Self.decode(ADPCM.encode(samples), count: samples.count)
    let noise = zip(samples, decoded).reduce(0.0) { $0 + Double((Int($1.0) - $1.1) * (Int($1.0) - $1.1)) }
    let signal = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    #expect(signal / noise > 316)
    #expect(ADPCM.decode(ADPCM.encode(samples), sampleCount: samples.count).map(Int.init) == decoded)
  }

  @Test("the loudest noise keeps the decoder within 16 bits", arguments: [0, 1, 2, 5, 4095])
  func noise(_ count: Int) {
    let samples = (0..<count).map { $0 % 3 == 0 ? Int16.min : Int16.max }
    let bytes = ADPCM.encode(samples)
    #expect(bytes.count == (count + 1) / 2)
    #expect(Self.decode(bytes, count: count).allSatisfy { (-32768...32767).contains($0) })
    #expect(ADPCM.decode(bytes, sampleCount: count).map(Int.init) == Self.decode(bytes, count: count))
  }

  @Test("silence is half a byte of zero per sample")
  func silence() { #expect(ADPCM.encode([0, 0, 0, 0]) == [0, 0]) }
}
