/// The colors that a picture's numbers mean.
public enum ColorProfile: Sendable, Equatable {
  case sRGB
  /// Of Apple's displays since 2016. Read as sRGB, three of about 260 good texts would fail.
  case displayP3

  /// `cICP`: color primaries, transfer function, matrix, range (ITU-T H.273).
  init(codePoints bytes: [UInt8]) throws(PictureError) {
    guard bytes.count == 4, bytes[1] == 13, bytes[2] == 0, bytes[3] == 1, bytes[0] == 1 || bytes[0] == 12 else {
      throw PictureError("has colors that are neither sRGB nor Display P3 (cICP); save it without HDR")
    }
    self = bytes[0] == 1 ? .sRGB : .displayP3
  }

  /// `iCCP`: a name, a zero, the method 0, and a compressed ICC profile.
  init(pngProfile bytes: [UInt8]) throws(PictureError) {
    guard let end = bytes.prefix(80).firstIndex(of: 0), end + 2 < bytes.count, bytes[end + 1] == 0,
      let profile = Inflate.bytes(of: Array(bytes[(end + 2)...]), size: Self.mostBytes, isExact: false)
    else { throw PictureError("is damaged: its color profile cannot be read") }
    let green = Self.tag("gXYZ", of: profile)
    let red = Self.tag("rXYZ", of: profile)
    if let red, let green, Self.tag("bXYZ", of: profile) != nil {
      if Self.isNear(red, 0.4361, 0.2225), Self.isNear(green, 0.3851, 0.7169) {
        self = .sRGB
        return
      }
      if Self.isNear(red, 0.5151, 0.2412), Self.isNear(green, 0.2920, 0.6922) {
        self = .displayP3
        return
      }
    }
    let name = String(decoding: bytes[..<end], as: UTF8.self).unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }
    throw PictureError(
      "has the color profile '\(String(String.UnicodeScalarView(name)))', and only sRGB and Display P3 are known; "
        + "convert it to sRGB")
  }

  /// Profiles of displays have less than 4 KB; some printers' have megabytes.
  private static let mostBytes = 1 << 20

  /// The first two coordinates of a colorant: `XYZ `, four zeros, three numbers with 16 bits behind the point.
  private static func tag(_ name: String, of profile: [UInt8]) -> (x: Double, y: Double)? {
    func number(_ place: Int) -> Int {
      guard place >= 0, place + 4 <= profile.count else { return 0 }
      return Int(profile[place]) << 24 | Int(profile[place + 1]) << 16 | Int(profile[place + 2]) << 8
        | Int(profile[place + 3])
    }
    for index in 0..<min(number(128), 100) {
      let entry = 132 + index * 12
      guard entry + 12 <= profile.count else { return nil }
      guard profile[entry..<entry + 4].elementsEqual(name.utf8) else { continue }
      let place = number(entry + 4)
      guard place + 20 <= profile.count else { return nil }
      func fixed(_ place: Int) -> Double { Double(Int32(truncatingIfNeeded: number(place))) / 65536 }
      return (fixed(place + 8), fixed(place + 12))
    }
    return nil
  }

  private static func isNear(_ found: (x: Double, y: Double), _ x: Double, _ y: Double) -> Bool {
    abs(found.x - x) < 0.006 && abs(found.y - y) < 0.006
  }
}
