import A11yCore

/// Numbers of a dump that no rectangle can have. The description file's own reader notes them key by key.
extension Screen {
  /// Notes what cannot be, as reading the screen's description file would.
  mutating func noteImpossibleGeometry() {
    let noted = Set(notes.filter { $0.kind == .geometry }.map(\.control))
    if let size, let first = controls.first,
      let message = ImpossibleGeometry.message("screen", size), !noted.contains(0)
    {
      notes.append(ReadingNote(.geometry, control: 0, at: first.location, message))
    }
    // Through the buffer, which lends a control where the array would copy it.
    notes += controls.withUnsafeBufferPointer { controls in
      controls.indices.flatMap { index -> [ReadingNote] in
        if controls[index].isVended || noted.contains(index)
          || controls[index].tellsOnlyFrame && controls[index].frame?.isValid != false
        {
          return []
        }
        return controls[index].impossibleGeometry.map {
          ReadingNote(.geometry, control: index, at: controls[index].location, $0)
        }
      }
    }
  }
}

extension Frame {
  /// Core Graphics' `CGRectNull`, `{{inf, inf}, {0, 0}}`: UIKit and XCTest have it for what has no place. WebDriverAgent
  /// writes `{-1, -1, 0, 0}` in its stead.
  var isNull: Bool { x == .infinity && y == .infinity && isZeroSize }

  /// Where what it holds begins; nil when that is nowhere, so that one impossible frame makes no others impossible.
  var corner: Point? { x.isFinite && y.isFinite ? Point(x: x, y: y) : nil }
}

extension Frame {
  /// The size of a display that this is the frame of; nil where it is none.
  var displaySize: Size? { isValid && !isZeroSize ? size : nil }
}

extension Double {
  /// A number that a dump gives for something other than a place; nil for NaN, which says nothing.
  init?(dumped text: String) {
    guard let number = Double(text), !number.isNaN else { return nil }
    self = number
  }
}

/// What is said of numbers that cannot be.
enum ImpossibleGeometry {
  static func message(_ name: String, _ frame: Frame) -> String? {
    if frame.isValid { return nil }
    let what =
      frame.width < 0 ? ": negative width" : frame.height < 0 ? ": negative height" : ": not a finite number"
    return "has the invalid \(name) \(frame.description)\(what)"
  }

  static func message(_ name: String, _ size: Size) -> String? {
    size.frame.isValid ? nil : "has the invalid \(name) size \(size.description)"
  }

  static func message(_ name: String, _ point: Point) -> String? {
    point.x.isFinite && point.y.isFinite
      ? nil : "has the invalid \(name) [\(point.x.points), \(point.y.points)]"
  }
}

extension Control {
  /// In the order in which a description file is read.
  fileprivate var impossibleGeometry: [String] {
    var messages: [String] = []
    func add(_ key: String, _ frame: Frame?) {
      if let message = frame.flatMap({ ImpossibleGeometry.message(key, $0) }) { messages.append(message) }
    }
    add("frame", frame)
    let geometry = geometry
    add("accessibilityFrame", geometry.accessibilityFrame)
    add("hitFrame", geometry.hitFrame)
    add("visibleFrame", geometry.visibleFrame)
    let point = geometry.activationPoint.flatMap { ImpossibleGeometry.message("activationPoint", $0) }
    if let point { messages.append(point) }
    let results = interaction.customRotors?.flatMap { $0.results ?? [] } ?? []
    messages += results.compactMap { result in
      result.frame.flatMap { ImpossibleGeometry.message("customRotors.results.frame", $0) }
    }
    return messages
  }
}
