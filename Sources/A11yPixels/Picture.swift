/// The pixels of a picture.
public struct Picture: Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, row by row, in the colors of the profile.
  let pixels: [UInt8]
  public let profile: ColorProfile

  /// Of a screenshot that is stitched together from several; an iPad's has 6 million.
  public static let mostPixels = 24_000_000

  /// The color of a pixel as three bytes, or nil if something shows through.
  @inline(__always)
  func color(at place: Int) -> UInt32? {
    pixels.withUnsafeBufferPointer { pixels in
      guard pixels[place * 4 + 3] == 255 else { return nil }
      return UInt32(pixels[place * 4]) << 16 | UInt32(pixels[place * 4 + 1]) << 8 | UInt32(pixels[place * 4 + 2])
    }
  }
}
