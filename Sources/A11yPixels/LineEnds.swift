/// The far ends of the lines on which the colors of a crop lie, seen from the background.
struct LineEnds {
  enum Result {
    case ends([Pixel])
    case undecided(ContrastMeter.Doubt)
  }

  let result: Result

  /// - Parameter work: steps that are left; what is taken is subtracted.
  init(_ histogram: Histogram, work: inout Int) {
    result = Self.ends(of: histogram, &work)
  }

  /// A color that is not the background.
  private struct Point {
    var pixel: Pixel
    var count: Int
    /// The way from the background.
    var red: Double
    var green: Double
    var blue: Double
    var distance: Double
    var isLeft = true
  }

  private static func ends(of histogram: Histogram, _ work: inout Int) -> Result {
    let background = histogram.background
    let total = Double(histogram.total)
    var (near, points) = (0, [Point]())
    for (pixel, count) in zip(histogram.colors, histogram.counts) {
      if pixel.isWithin(3, of: background) {
        near += count
        continue
      }
      let (red, green, blue) = (
        Double(pixel.red - background.red), Double(pixel.green - background.green), Double(pixel.blue - background.blue)
      )
      let distance = (red * red + green * green + blue * blue).squareRoot()
      points.append(Point(pixel: pixel, count: count, red: red, green: green, blue: blue, distance: distance))
    }
    if Double(near) < 0.4 * total { return .undecided(.background) }
    if points.isEmpty { return .undecided(.visibility) }
    points.sort { ($0.distance, $1.count) > ($1.distance, $0.count) }
    let least = max(3, 0.0008 * total)
    var ends: [Pixel] = []
    for index in points.indices where points[index].isLeft {
      work -= points.count
      if work <= 0 { return .undecided(.foreground) }
      let box = points.indices.filter { points[$0].pixel.isWithin(6, of: points[index].pixel) }
      let boxCount = box.reduce(0) { $0 + points[$1].count }
      if Double(boxCount) < least { continue }
      let family = family(of: points[index], in: points)
      let familyCount = family.reduce(0) { $0 + points[$1].count }
      for member in family { points[member].isLeft = false }
      if Double(familyCount) < 0.004 * total { continue }
      if hasFlatColor(between: family, Set(box), points, familyCount, boxCount, total) {
        return .undecided(.foreground)
      }
      guard let end = box.max(by: { points[$0].count < points[$1].count }) else { continue }
      ends.append(points[end].pixel)
      if ends.count > 1 { break }
    }
    let rest = points.reduce(0) { $0 + ($1.isLeft ? $1.count : 0) }
    if Double(rest) > 0.08 * total { return .undecided(.foreground) }
    return ends.isEmpty ? .undecided(.visibility) : .ends(ends)
  }

  /// What lies on the line to a color, with some room on both sides.
  private static func family(of end: Point, in points: [Point]) -> [Int] {
    let (red, green, blue) = (end.red / end.distance, end.green / end.distance, end.blue / end.distance)
    return points.indices.filter { index in
      let point = points[index]
      guard point.isLeft else { return false }
      let along = point.red * red + point.green * green + point.blue * blue
      guard along > 0 else { return false }
      let (dr, dg, db) = (point.red - along * red, point.green - along * green, point.blue - along * blue)
      return (dr * dr + dg * dg + db * db).squareRoot() <= max(8, 0.12 * point.distance)
    }
  }

  /// One color between the ends that covers more than the mixtures of anti-aliasing do.
  private static func hasFlatColor(
    between family: [Int], _ box: Set<Int>, _ points: [Point], _ familyCount: Int, _ boxCount: Int, _ total: Double
  ) -> Bool {
    let middle = family.filter { !box.contains($0) }
    let tops = middle.sorted { (points[$1].count, $0) < (points[$0].count, $1) }.prefix(3)
    return tops.contains { top in
      let flat = middle.reduce(0) { sum, index in
        points[index].pixel.isWithin(4, of: points[top].pixel) ? sum + points[index].count : sum
      }
      return Double(flat) > max(0.22 * Double(familyCount), 1.2 * Double(boxCount)) || Double(flat) > 0.05 * total
    }
  }
}
