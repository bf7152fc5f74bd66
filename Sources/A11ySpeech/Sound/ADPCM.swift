/// IMA ADPCM: four bits a sample, without blocks or headers. Each sound begins anew, so that any of them can be decoded by
/// itself.
///
/// Source: IMA Digital Audio Focus and Technical Working Groups, "Recommended Practices for Enhancing Digital Audio
/// Compatibility in Multimedia Systems", revision 3.00 (1992). The first of two samples is in the upper half of a byte, as
/// Python's `audioop` has it.
package enum ADPCM {
  package static func encode(_ samples: [Int16]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((samples.count + 1) / 2)
    var state = State()
    for (number, sample) in samples.enumerated() {
      let code = state.code(of: Int(sample))
      if number % 2 == 0 { bytes.append(code << 4) } else { bytes[bytes.count - 1] |= code }
    }
    return bytes
  }

  package static func decode(_ bytes: [UInt8], sampleCount: Int) -> [Int16] {
    var state = State()
    return (0..<min(sampleCount, bytes.count * 2)).map { number in
      state.sample(of: number % 2 == 0 ? bytes[number / 2] >> 4 : bytes[number / 2] & 15)
    }
  }

  private struct State {
    private var value = 0
    private var index = 0

    mutating func sample(of code: UInt8) -> Int16 {
      let step = ADPCM.steps[index]
      var change = step >> 3
      if code & 4 != 0 { change += step }
      if code & 2 != 0 { change += step >> 1 }
      if code & 1 != 0 { change += step >> 2 }
      value = min(max(value + (code & 8 != 0 ? -change : change), Int(Int16.min)), Int(Int16.max))
      index = min(max(index + ADPCM.moves[Int(code & 7)], 0), ADPCM.steps.count - 1)
      return Int16(value)
    }

    /// The code that comes nearest to a sample, after which the decoder has the same state as this.
    mutating func code(of sample: Int) -> UInt8 {
      let step = ADPCM.steps[index]
      let isBelow = sample < value
      var difference = abs(sample - value)
      var change = step >> 3
      var code = 0
      for bit in [4, 2, 1] {
        let part = bit == 4 ? step : bit == 2 ? step >> 1 : step >> 2
        guard difference >= part else { continue }
        code |= bit
        difference -= part
        change += part
      }
      value = min(max(value + (isBelow ? -change : change), Int(Int16.min)), Int(Int16.max))
      index = min(max(index + ADPCM.moves[code], 0), ADPCM.steps.count - 1)
      return UInt8(isBelow ? code | 8 : code)
    }
  }

  private static let moves = [-1, -1, -1, -1, 2, 4, 6, 8]

  private static let steps = [
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107,
    118,
    130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060,
    1166,
    1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132,
    7845,
    8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
  ]
}
