/// A rectangle in screen points, as `accessibilityFrame` is.
///
/// Values come from files: they may be NaN, infinite or negative. `isValid` tells; the other members do not trap.
public struct Frame: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var size: Size { Size(width: width, height: height) }
  public var area: Double { width * height }

  /// Every number is finite and neither side is negative.
  public var isValid: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }

  /// Both sides are zero. (A line, zero in one side only, is something a person can still meet.)
  public var isZeroSize: Bool { width == 0 && height == 0 }

  public func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether the two share an area, not only an edge.
  public func overlaps(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The length the two share on the vertical axis; zero when they share none.
  public func verticalOverlap(with other: Frame) -> Double {
    max(0, min(maxY, other.maxY) - max(y, other.y))
  }

  /// The length the two share on the horizontal axis; zero when they share none.
  package func horizontalOverlap(with other: Frame) -> Double {
    max(0, min(maxX, other.maxX) - max(x, other.x))
  }

  /// The area the two share; zero when they share none.
  package func sharedArea(with other: Frame) -> Double {
    horizontalOverlap(with: other) * verticalOverlap(with: other)
  }

  /// What the two share; nil when they share no area.
  package func intersection(with other: Frame) -> Frame? {
    guard overlaps(other) else { return nil }
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Frame(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The distance between the nearest edges, in points; zero when the two touch.
  package func gap(to other: Frame) -> Double {
    let dx = max(x - other.maxX, other.x - maxX, 0)
    let dy = max(y - other.maxY, other.y - maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The distance from a point to the nearest point of the rectangle; zero inside.
  public func distance(toX px: Double, y py: Double) -> Double {
    let dx = max(x - px, 0, px - maxX)
    let dy = max(y - py, 0, py - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A place in screen points.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Frame {
  /// `[20, 100, 44, 44]`, the way description files write it.
  public var description: String { "[\([x, y, width, height].map(\.points).joined(separator: ", "))]" }
}

extension Size {
  /// The rectangle of this size in the corner of the screen.
  package var frame: Frame { Frame(x: 0, y: 0, width: width, height: height) }

  /// `44 × 44`
  public var description: String { "\(width.points) × \(height.points)" }
}

extension Double {
  /// A number of points without needless digits: `44`, `43.5`, at most two decimals.
  public var points: String {
    guard isFinite, abs(self) < 1e15 else {
      let text = "\(self)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int64(hundredths))" : "\(hundredths)"
  }
}

/// Sizes that a display can have.
package enum DisplaySize {
  /// In points; no device has less on either side.
  package static let least = 16.0
}
