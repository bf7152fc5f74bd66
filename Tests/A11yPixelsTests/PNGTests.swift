import Foundation
import TestSupport
import Testing

@testable import A11yPixels

@Suite struct PNGTests {
  /// As `red,green,blue,alpha` for each pixel.
  private func pixels(_ bytes: [UInt8]) throws -> [String] {
    let picture = try PNGDecoder.decode(bytes)
    return stride(from: 0, to: picture.pixels.count, by: 4).map { place in
      picture.pixels[place..<place + 4].map(String.init).joined(separator: ",")
    }
  }

  private func file(
    _ width: Int, _ height: Int, depth: UInt8, type: UInt8, interlaced: Bool = false,
    and more: [(name: String, content: [UInt8])] = [], _ raw: [UInt8]
  ) -> [UInt8] {
    PNG.file(
      [("IHDR", PNG.header(width, height, depth: depth, type: type, interlaced: interlaced))] + more
        + [("IDAT", PNG.stored(raw)), ("IEND", [])])
  }

  @Test("gray, with one bit and sixteen, and the color that is clear")
  func gray() throws {
    #expect(
      try pixels(file(3, 1, depth: 1, type: 0, [0, 0b1010_0000])) == [
        "255,255,255,255", "0,0,0,255", "255,255,255,255",
      ])
    #expect(try pixels(file(1, 1, depth: 2, type: 0, [0, 0b0100_0000])) == ["85,85,85,255"])
    #expect(try pixels(file(1, 1, depth: 16, type: 0, [0, 0x7F, 0xFF])) == ["127,127,127,255"])
    #expect(
      try pixels(file(2, 1, depth: 8, type: 0, and: [("tRNS", [0, 7])], [0, 7, 8])) == ["7,7,7,0", "8,8,8,255"])
  }

  @Test("colors with alpha, of sixteen bits, and of a palette")
  func colors() throws {
    #expect(try pixels(file(1, 1, depth: 8, type: 6, [0, 1, 2, 3, 4])) == ["1,2,3,4"])
    #expect(try pixels(file(1, 1, depth: 16, type: 2, [0, 1, 0, 2, 0, 3, 0])) == ["1,2,3,255"])
    #expect(try pixels(file(1, 1, depth: 8, type: 4, [0, 9, 128])) == ["9,9,9,128"])
    let palette: [UInt8] = [10, 11, 12, 20, 21, 22]
    let indexed = file(3, 1, depth: 4, type: 3, and: [("PLTE", palette), ("tRNS", [5])], [0, 0x01, 0x20])
    // An index beyond the palette is a pixel that tells nothing.
    #expect(try pixels(indexed) == ["10,11,12,5", "20,21,22,255", "0,0,0,0"])
  }

  @Test("all five filters restore the same rows")
  func filters() throws {
    // The rows 10 20 30 and 11 22 33, as each filter writes the second.
    let rows: [UInt8: [UInt8]] = [
      0: [11, 22, 33], 1: [11, 11, 11], 2: [1, 2, 3], 3: [6, 7, 7], 4: [1, 2, 3],
    ]
    for (filter, second) in rows {
      let found = try pixels(file(3, 2, depth: 8, type: 0, [0, 10, 20, 30, filter] + second))
      #expect(found == ["10", "20", "30", "11", "22", "33"].map { "\($0),\($0),\($0),255" }, "filter \(filter)")
    }
    #expect(throws: PictureError("is damaged: a row has an unknown filter")) {
      try PNGDecoder.decode(file(1, 1, depth: 8, type: 0, [5, 0]))
    }
  }

  @Test("an interlaced picture of three by three")
  func interlaced() throws {
    // Pass 1 has (0,0), pass 4 (2,0), pass 5 (0,2) and (2,2), pass 6 (1,0) and (1,2), pass 7 the middle row.
    let raw: [UInt8] = [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6]
    let found = try pixels(file(3, 3, depth: 8, type: 0, interlaced: true, raw))
    #expect(found == (1...9).map { "\($0),\($0),\($0),255" })
  }

  @Test("compressed with a code of its own, and with the fixed one")
  func compressed() throws {
    // What zlib makes of it at level 9, with codes that it brings.
    let text = """
      iVBORw0KGgoAAAANSUhEUgAAABgAAAAoCAAAAADBZmWJAAAARElEQVR42u3QMQ0AMAzEQLMIorAIiwANpQ6dqsoEqm6vl24xRE1n\
      9lQck/va00AhYBAwCCgENAICAYkBBCQ/yU/yWpIFMXFaJNCMKDsAAAAASUVORK5CYII=
      """
    let dynamic = try #require(Data(base64Encoded: text))
    let expected = (0..<40).flatMap { y in (0..<24).map { x in (x * x + y * y * 3 + x * y) % 11 * 23 } }
    #expect(try pixels([UInt8](dynamic)) == expected.map { "\($0),\($0),\($0),255" })
    let fixed: [UInt8] = [0x78, 0xDA, 0x63, 0x60, 0x00, 0x01, 0x00, 0x00, 0x06, 0x00, 0x01]
    let bytes = PNG.file([("IHDR", PNG.header(2, 2, depth: 8, type: 0)), ("IDAT", fixed), ("IEND", [])])
    #expect(try pixels(bytes) == Array(repeating: "0,0,0,255", count: 4))
  }

  @Test("damage, bombs and other formats are errors that say what it is")
  func errors() throws {
    let whole = PNG.picture(width: 4, height: 4) { _, _ in 0x123456 }
    func message(_ bytes: [UInt8]) -> String? {
      do throws(PictureError) {
        _ = try PNGDecoder.decode(bytes)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(message(whole) == nil)
    for end in 0..<whole.count - 12 { #expect(message(Array(whole[..<end])) != nil, "\(end)") }
    var flipped = whole
    flipped[50] ^= 1
    #expect(message(flipped) == "is damaged: the checksum of IDAT is wrong")
    #expect(message([0xFF, 0xD8, 0xFF, 0xE0]) == "is a JPEG, which changes colors; save the screenshot as PNG")
    #expect(message([]) == "is empty")
    #expect(
      message(Array("version https://git-lfs.github.com/spec/v1".utf8)) == "is a pointer of Git LFS; fetch the file")
    // 4,000,000,000 × 4,000,000,000 pixels in a few bytes.
    let bomb = PNG.file([("IHDR", [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0]), ("IEND", [])])
    #expect(message(bomb)?.hasSuffix("more than 24 million") == true)
    let empty = file(4000, 4000, depth: 8, type: 6, [])
    #expect(message(empty) == "is damaged: its pixels cannot be decompressed")
    let crushed = PNG.file([("CgBI", [0x50, 0, 0x20, 2]), ("IHDR", PNG.header(1, 1, depth: 8, type: 6))])
    #expect(message(crushed)?.contains("optimized by Xcode") == true)
    let unknown = file(1, 1, depth: 8, type: 0, and: [("ABCD", [])], [0, 0])
    #expect(message(unknown) == "has a part that is not known (ABCD)")
  }

  // MARK: - Profiles

  /// An ICC profile with these colorants, red and green; enough of it to be told.
  private func profile(_ red: (Double, Double), _ green: (Double, Double)) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    func colorant(_ color: (Double, Double)) -> [UInt8] {
      Array("XYZ ".utf8) + number(0) + number(Int(color.0 * 65536)) + number(Int(color.1 * 65536)) + number(0)
    }
    let tags = ["rXYZ", "gXYZ", "bXYZ"]
    var bytes = [UInt8](repeating: 0, count: 128) + number(3)
    for (index, tag) in tags.enumerated() { bytes += Array(tag.utf8) + number(168 + index * 20) + number(20) }
    bytes += colorant(red) + colorant(green) + colorant((0.15, 0.06))
    return Array("Profile".utf8) + [0, 0] + PNG.stored(bytes)
  }

  @Test("Display P3 and sRGB are told from other profiles, which are refused")
  func profiles() throws {
    func found(_ chunk: (name: String, content: [UInt8])) throws -> ColorProfile {
      try PNGDecoder.decode(file(1, 1, depth: 8, type: 0, and: [chunk], [0, 0])).profile
    }
    #expect(try found(("iCCP", profile((0.4361, 0.2225), (0.3851, 0.7169)))) == .sRGB)
    #expect(try found(("iCCP", profile((0.5151, 0.2412), (0.2920, 0.6922)))) == .displayP3)
    #expect(try found(("cICP", [12, 13, 0, 1])) == .displayP3)
    #expect(try found(("cICP", [1, 13, 0, 1])) == .sRGB)
    #expect(
      throws: PictureError(
        "has the color profile 'Profile', and only sRGB and Display P3 are known; convert it to sRGB")
    ) {
      try found(("iCCP", profile((0.6, 0.3), (0.2, 0.6))))
    }
    #expect(throws: PictureError("has colors that are neither sRGB nor Display P3 (cICP); save it without HDR")) {
      try found(("cICP", [9, 16, 0, 1]))
    }
    #expect(throws: PictureError("is damaged: its color profile cannot be read")) { try found(("iCCP", [1, 2, 3])) }
  }
}
