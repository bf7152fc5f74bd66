import A11yCore

/// Geometry as Core Graphics' types encode themselves: a point is `[x, y]`, a rectangle `[[x, y], [width, height]]`.
enum SnapshotShape {
  /// The frame of a shape: `{"type": "frame", "frame": …}`, or the rectangle around a path's points.
  ///
  /// Control points count, as in `UIBezierPath.bounds`: never smaller than what can be touched.
  static func frame(_ shape: JSONValue) -> Frame? {
    if let frame = shape["frame"] { return rectangle(frame) }
    var points: [Point] = []
    for element in shape["pathElements"]?.elements ?? shape.elements {
      for (_, parts) in element.members {
        for (_, part) in parts.members {
          if let point = point(part) { points.append(point) }
        }
      }
    }
    guard let first = points.first else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    return Frame(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  static func rectangle(_ value: JSONValue?) -> Frame? {
    guard let value, value.count == 2 else { return nil }
    let corners = value.elements.map { point($0) }
    guard corners.count == 2, let origin = corners[0], let size = corners[1] else { return nil }
    return Frame(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  static func point(_ value: JSONValue?) -> Point? {
    guard let value, value.count == 2 else { return nil }
    let numbers = value.elements.map(\.number)
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return Point(x: x, y: y)
  }
}
