/// Writes pictures for tests, without compression.
package enum PNG {
  /// - Parameter color: of the pixel at x and y, as `0xRRGGBB`.
  package static func picture(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> UInt32) -> [UInt8] {
    var raw: [UInt8] = []
    for y in 0..<height {
      raw.append(0)
      for x in 0..<width {
        let color = color(x, y)
        for shift in [16, 8, 0] as [UInt32] { raw.append(UInt8(color >> shift & 0xFF)) }
      }
    }
    return file([("IHDR", header(width, height, depth: 8, type: 2)), ("IDAT", stored(raw)), ("IEND", [])])
  }

  package static func header(_ width: Int, _ height: Int, depth: UInt8, type: UInt8, interlaced: Bool = false)
    -> [UInt8]
  {
    number(width) + number(height) + [depth, type, 0, 0, interlaced ? 1 : 0]
  }

  package static func file(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    chunks.reduce([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { bytes, chunk in
      let body = Array(chunk.name.utf8) + chunk.content
      return bytes + number(chunk.content.count) + body + number(Int(crc(body)))
    }
  }

  /// Blocks that are stored as they are (RFC 1951, 3.2.4).
  package static func stored(_ raw: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var place = 0
    repeat {
      let end = min(place + 65535, raw.count)
      let length = end - place
      let complement = ~length & 0xFFFF
      bytes.append(end == raw.count ? 1 : 0)
      for part in [length & 255, length >> 8, complement & 255, complement >> 8] { bytes.append(UInt8(part)) }
      bytes += raw[place..<end]
      place = end
    } while place < raw.count
    var (low, high) = (1, 0)
    for byte in raw {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return bytes + number(high << 16 | low)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value = ~UInt32(0)
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = value & 1 == 1
        value >>= 1
        if isOdd { value ^= 0xEDB8_8320 }
      }
    }
    return ~value
  }
}
