/// Tells the color of text or an icon, and that of its background, from the pixels of a control; or that they do not tell it.
///
/// Anti-aliasing mixes two colors: all mixtures lie on a line from the background, and the far end of the line is the color that
/// was drawn. Whatever fits no such line is something else, and nothing is said then. Of 1,190 rendered labels at 2x, half of them
/// with borders, icons, gradients and photos, this was wrong about none of the good and 4 of the bad ones that it decided; the
/// two most frequent colors, as other tools take them, were wrong about 60 and 104.
public struct ContrastMeter {
  public struct Color: Sendable, Equatable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
  }

  /// Why the pixels do not tell.
  public enum Doubt: Sendable {
    /// No color covers enough: a photo, a gradient.
    case background
    /// Colors of several things.
    case foreground
    /// Nothing is drawn, or not all of it is in the picture.
    case visibility
  }

  public enum Measurement: Sendable, Equatable {
    /// - Parameter height: of the one line that is drawn, in pixels; nil for several lines.
    case colors(foreground: Color, background: Color, height: Int?)
    case undecided(Doubt)
  }

  private let picture: Picture
  /// Pixels per point.
  private let scale: Int
  /// How many steps are left. A screen of thousands of controls, each as large as the screen, would take minutes.
  private var work: Int

  private static let steps = 400_000_000
  /// Plain text has fewer than 300; a photo has more than this in any crop that is worth measuring.
  private static let mostColors = 4096

  public init(_ picture: Picture, scale: Int) {
    self.picture = picture
    self.scale = scale
    work = Self.steps
  }

  /// Nil if there is no time left.
  public mutating func measure(x: Int, y: Int, width: Int, height: Int) -> Measurement? {
    guard x >= 0, y >= 0, width > 0, height > 0, x <= picture.width - width, y <= picture.height - height else {
      return .undecided(.visibility)
    }
    work -= width * height * 4
    guard work > 0 else { return nil }
    var crop = Crop(x: x, y: y, width: width, height: height)
    guard let all = Histogram(of: crop, in: picture, most: Self.mostColors) else { return .undecided(.background) }
    guard trim(&crop, all) else { return analyze(crop, all) }
    return Histogram(of: crop, in: picture, most: Self.mostColors).map { analyze(crop, $0) } ?? .undecided(.background)
  }

  /// Cuts off rows and columns at the edges that hold less than half of the background: a frame drawn around the control.
  ///
  /// - Returns: whether there were any.
  private func trim(_ crop: inout Crop, _ histogram: Histogram) -> Bool {
    let near = histogram.background
    let (whole, limit, least) = (crop, 6 * scale, 6)
    func isEdge(_ strip: Crop) -> Bool {
      var count = 0
      for row in strip.y..<strip.y + strip.height {
        for column in strip.x..<strip.x + strip.width {
          if let color = picture.color(at: row * picture.width + column), Pixel(color).isWithin(3, of: near) {
            count += 1
          }
        }
      }
      return count * 2 < strip.width * strip.height
    }
    // A frame of fractions of points may begin a pixel before what is drawn.
    func depth(_ strip: (Int) -> Crop) -> Int? { (0...1).first { isEdge(strip($0)) }.map { $0 + 1 } }
    while crop.y - whole.y < limit, crop.height > least,
      let cut = depth({ Crop(x: crop.x, y: crop.y + $0, width: crop.width, height: 1) })
    {
      crop.y += cut
      crop.height -= cut
    }
    while whole.y + whole.height - crop.y - crop.height < limit, crop.height > least,
      let cut = depth({ Crop(x: crop.x, y: crop.y + crop.height - 1 - $0, width: crop.width, height: 1) })
    { crop.height -= cut }
    while crop.x - whole.x < limit, crop.width > least,
      let cut = depth({ Crop(x: crop.x + $0, y: crop.y, width: 1, height: crop.height) })
    {
      crop.x += cut
      crop.width -= cut
    }
    while whole.x + whole.width - crop.x - crop.width < limit, crop.width > least,
      let cut = depth({ Crop(x: crop.x + crop.width - 1 - $0, y: crop.y, width: 1, height: crop.height) })
    { crop.width -= cut }
    return crop != whole
  }

  private mutating func analyze(_ crop: Crop, _ histogram: Histogram) -> Measurement {
    if histogram.colors.count == 1 { return .undecided(.visibility) }
    let ends: [Pixel]
    switch LineEnds(histogram, work: &work).result {
    case .undecided(let doubt): return .undecided(doubt)
    case .ends(let found): ends = found
    }
    let background = Color(histogram.background, picture.profile)
    let colors = ends.map { Color($0, picture.profile) }
    guard let first = colors.first else { return .undecided(.visibility) }
    if let second = colors.dropFirst().first {
      let ratios = [first.contrast(with: background), second.contrast(with: background)].sorted()
      if ratios[1] / ratios[0] >= 1.05 { return .undecided(.foreground) }
    }
    return .colors(
      foreground: first, background: background, height: lineHeight(crop, ends[0], histogram.background))
  }

  /// The height of what has more of the foreground than of the background; nil if it is more than one line.
  private func lineHeight(_ crop: Crop, _ foreground: Pixel, _ background: Pixel) -> Int? {
    var bands: [Range<Int>] = []
    for row in crop.y..<crop.y + crop.height {
      let isDrawn = (crop.x..<crop.x + crop.width).contains { column in
        guard let color = picture.color(at: row * picture.width + column) else { return false }
        let pixel = Pixel(color)
        return pixel.distance(to: foreground) < pixel.distance(to: background)
      }
      guard isDrawn else { continue }
      if let last = bands.last, last.upperBound == row {
        bands[bands.count - 1] = last.lowerBound..<row + 1
      } else {
        bands.append(row..<row + 1)
      }
    }
    guard let first = bands.first, let last = bands.last, let tallest = bands.map(\.count).max() else { return nil }
    // The dot of an i and an underline are lower than half of a line.
    guard bands.count(where: { $0.count * 2 >= tallest }) == 1 else { return nil }
    return last.upperBound - first.lowerBound
  }
}

/// A part of a picture, in pixels.
struct Crop: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// A color as a point in space.
struct Pixel: Equatable {
  var red: Int
  var green: Int
  var blue: Int

  init(_ color: UInt32) {
    red = Int(color >> 16)
    green = Int(color >> 8 & 0xFF)
    blue = Int(color & 0xFF)
  }

  @inline(__always)
  func isWithin(_ distance: Int, of other: Pixel) -> Bool {
    abs(red - other.red) <= distance && abs(green - other.green) <= distance && abs(blue - other.blue) <= distance
  }

  /// Squared.
  func distance(to other: Pixel) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}

/// How often each color occurs.
struct Histogram {
  var colors: [Pixel] = []
  var counts: [Int] = []
  var total: Int
  /// The most frequent one.
  var background: Pixel

  /// Nil if there are more colors than that, or something shows through.
  init?(of crop: Crop, in picture: Picture, most: Int) {
    var found: [UInt32: Int] = [:]
    // Neighbors are mostly equal.
    var (last, run) = (UInt32.max, 0)
    for row in crop.y..<crop.y + crop.height {
      for column in crop.x..<crop.x + crop.width {
        guard let color = picture.color(at: row * picture.width + column) else { return nil }
        if color == last {
          run += 1
        } else {
          if run > 0 { found[last, default: 0] += run }
          (last, run) = (color, 1)
          if found.count > most { return nil }
        }
      }
    }
    if run > 0 { found[last, default: 0] += run }
    if found.count > most { return nil }
    total = crop.width * crop.height
    // Sorted, so that equal counts do not leave the result to chance.
    let sorted = found.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = sorted.first else { return nil }
    background = Pixel(first.key)
    colors = sorted.map { Pixel($0.key) }
    counts = sorted.map(\.value)
  }
}
