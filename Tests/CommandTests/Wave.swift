import Foundation
import Testing

/// What a WAV file says of itself, and its samples.
struct Wave {
  var rate: Int
  var samples: [Int16]

  init(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    try #require(bytes.count >= 44 && bytes.prefix(4) == Array("RIFF".utf8)[...])
    #expect(number(4, 4) == bytes.count - 8)
    #expect(number(40, 4) == bytes.count - 44)
    // PCM, one channel, 16 bits.
    #expect(number(20, 2) == 1 && number(22, 2) == 1 && number(34, 2) == 16)
    rate = number(24, 4)
    samples = stride(from: 44, to: bytes.count - 1, by: 2).map { Int16(bitPattern: UInt16(number($0, 2))) }
  }
}
