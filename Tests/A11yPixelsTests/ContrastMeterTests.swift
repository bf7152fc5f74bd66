import TestSupport
import Testing

@testable import A11yPixels

@Suite struct ContrastMeterTests {
  /// A crop of 120 × 40 pixels in which a bar is drawn with soft edges, as a letter is.
  private func measure(
    text: UInt32 = 0x8E8E93, ground: UInt32 = 0xFFFFFF, _ change: (Int, Int, UInt32) -> UInt32 = { $2 },
    more chunk: (name: String, content: [UInt8])? = nil, x: Int = 0
  ) throws -> ContrastMeter.Measurement? {
    var bytes = PNG.picture(width: 120, height: 40) { x, y in
      let inside = (20..<100).contains(x) && (12..<28).contains(y) && x % 16 < 6
      let edge = (20..<100).contains(x) && (12..<28).contains(y) && x % 16 == 6
      return change(x, y, inside ? text : edge ? Self.mixture(text, ground) : ground)
    }
    if let chunk {
      let header = Array(bytes[..<33])
      let extra = PNG.file([chunk]).dropFirst(8)
      bytes = header + extra + bytes[33...]
    }
    var meter = ContrastMeter(try PNGDecoder.decode(bytes), scale: 2)
    return meter.measure(x: x, y: 0, width: 120, height: 40)
  }

  private static func mixture(_ one: UInt32, _ other: UInt32) -> UInt32 {
    var mixed: UInt32 = 0
    for shift in [16, 8, 0] as [UInt32] {
      let sum = (one >> shift & 255) + (other >> shift & 255)
      mixed |= (sum / 2) << shift
    }
    return mixed
  }

  private func color(_ value: UInt32) -> ContrastMeter.Color {
    .init(red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  @Test("text on a plain background: both colors, and the height of its letters")
  func plain() throws {
    #expect(try measure() == .colors(foreground: color(0x8E8E93), background: color(0xFFFFFF), height: 16))
    #expect(
      try measure(text: 0xFFFFFF, ground: 0x3366CC)
        == .colors(foreground: color(0xFFFFFF), background: color(0x3366CC), height: 16))
  }

  @Test("a frame around it is cut off, also one that begins a pixel further in")
  func border() throws {
    for inset in [0, 1] {
      let found = try measure { x, y, color in
        let depth = min(x, y, 119 - x, 39 - y)
        return (inset..<inset + 4).contains(depth) ? 0x000000 : color
      }
      #expect(found == .colors(foreground: color(0x8E8E93), background: color(0xFFFFFF), height: 16))
    }
  }

  @Test("an icon next to it, or a second color, leaves it undecided")
  func second() throws {
    #expect(
      try measure { x, y, color in (2..<18).contains(x) && (10..<30).contains(y) ? 0xEE3333 : color }
        == .undecided(.foreground))
    // On the same line from the background, between both: not what anti-aliasing does.
    #expect(
      try measure(text: 0x000000) { x, y, color in (2..<18).contains(x) && (10..<30).contains(y) ? 0x808080 : color }
        == .undecided(.foreground))
  }

  @Test("a photo and a gradient leave it undecided, and so does nothing")
  func surroundings() throws {
    let photo = try measure { x, y, color in color == 0x8E8E93 ? color : UInt32((x * 7919 + y * 104729) % 0xFFFFFF) }
    #expect(photo == .undecided(.background))
    let gradient = try measure { x, _, color in color == 0xFFFFFF ? UInt32(x * 2) * 0x010101 : color }
    #expect(gradient == .undecided(.background))
    #expect(try measure(text: 0xFFFFFF) == .undecided(.visibility))
  }

  @Test("what is not wholly in the picture is not measured")
  func outside() throws { #expect(try measure(x: 1) == .undecided(.visibility)) }

  @Test("two lines have no height of letters")
  func lines() throws {
    let found = try measure { _, y, color in y == 20 || y == 19 ? 0xFFFFFF : color }
    #expect(found == .colors(foreground: color(0x8E8E93), background: color(0xFFFFFF), height: nil))
  }

  @Test("numbers of Display P3 are turned into those of sRGB")
  func wide() throws {
    // sRGB's #FF0000 is (234, 51, 35) in Display P3, and gray is the same in both.
    let found = try measure(text: 0xEA3323, ground: 0x808080, more: ("cICP", [12, 13, 0, 1]))
    guard case .colors(let foreground, let background, _) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(background == color(0x808080))
    #expect(foreground.red == 255 && foreground.green <= 4 && foreground.blue <= 4, "\(foreground)")
  }
}
