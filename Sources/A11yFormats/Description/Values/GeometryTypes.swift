import A11yCore

extension ValueType where Self == FrameType { static var frame: Self { Self() } }
extension ValueType where Self == SizeType { static var size: Self { Self() } }
extension ValueType where Self == DisplaySizeType { static var displaySize: Self { Self() } }
extension ValueType where Self == PointType { static var point: Self { Self() } }

/// `[x, y, width, height]`, `{"x":…}` or `"{{x, y}, {w, h}}"`.
struct FrameType: ValueType {
  var shape: ValueShape { .named("frame") }
  private static let names = ["x", "y", "width", "height"]

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Frame? {
    guard let n = InlineNumbers(value, named: Self.names) else {
      if let remedy = Self.remedy(value) {
        decoder.fail("'\(key)' must be [x, y, width, height]; \(remedy)", at: value.location)
      } else if let count = value.items?.count, count > 1, count != Self.names.count {
        let remedy = count > 4 ? "; write decimals with a point, such as 20.5" : ""
        decoder.fail(
          "'\(key)' must be [x, y, width, height], found \(value.kindWords) of \(count)\(remedy)", at: value.location)
      } else {
        decoder.fail(key, mustBe: "[x, y, width, height]", value)
      }
      return nil
    }
    let frame = Frame(x: n[0], y: n[1], width: n[2], height: n[3])
    if let message = ImpossibleGeometry.message(key, frame) { decoder.note(.geometry, at: value.location, message) }
    return frame
  }

  /// The part that is not a number, or a member by another name.
  private static func remedy(_ value: some DescriptionValue) -> String? {
    if let edges = edges(value) { return edges }
    let others = [("w", "width"), ("h", "height"), ("left", "x"), ("top", "y")].filter { value[$0.0] != nil }
    if !others.isEmpty {
      return "write " + others.map { "'\($0.1)' in place of '\($0.0)'" }.joined(separator: ", and ")
    }
    if value.isObject, let missing = names.first(where: { value[$0] == nil }),
      names.contains(where: { value[$0] != nil })
    {
      return "'\(missing)' is missing"
    }
    guard let parts = value.items, parts.count > 1 else { return nil }
    let texts = parts.compactMap(\.string)
    if texts.first?.contains("(") == true { return "put it in quotes" }
    return texts.first { Double($0.filter { $0 != " " }) == nil }.map {
      if let match = $0.wholeMatch(of: /(-?\d+),(\d+)/) { return "write a decimal point: \(match.1).\(match.2)" }
      return $0.isEmpty ? "there is a comma without a number" : "'\($0.excerpt())' is not a number"
    }
  }

  /// The four edges of a rectangle.
  private static func edges(_ value: some DescriptionValue) -> String? {
    guard let left = value["left"]?.number, let top = value["top"]?.number, let right = value["right"]?.number,
      let bottom = value["bottom"]?.number
    else { return nil }
    return "write [\(left.points), \(top.points), \((right - left).points), \((bottom - top).points)]"
  }

  func write(_ frame: Frame) -> DescribedValue? { .numbers(frame.x, frame.y, frame.width, frame.height) }
}

/// Any numbers: UIKit's `noIntrinsicMetric` is -1, "no size of its own on this side".
struct SizeType: ValueType {
  var shape: ValueShape { .named("size") }
  private static let names = ["width", "height"]

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Size? {
    guard let n = InlineNumbers(value, named: Self.names) else {
      let remedy =
        switch key {
        case "screen" where value.string != nil: Self.remedy(forScreen: value.string ?? "")
        case "screen" where value["width"] == nil && value["height"] == nil && value.isObject:
          "; write the keys of the screen on the root control"
        case "screen" where value.isObject: "; write 'width' and 'height' in it"
        default: ""
        }
      decoder.fail("'\(key)' must be [width, height], found \(value.kindWords)\(remedy)", at: value.location)
      return nil
    }
    return Size(width: n[0], height: n[1])
  }

  private static func remedy(forScreen text: String) -> String {
    // Longer texts are no size, and would be searched for a long time.
    if text.utf8.count < longestSize, let size = text.wholeMatch(of: /(\d+) *[x×*,] *(\d+)/) {
      return "; write [\(size.1), \(size.2)]"
    }
    if text.lowercased().hasPrefix("iphone") || text.lowercased().hasPrefix("ipad") {
      return "; write the size of its display in points, such as [390, 844]"
    }
    return "; write its size, such as [390, 844], and its name as 'name'"
  }

  private static let longestSize = 40

  func write(_ size: Size) -> DescribedValue? { .numbers(size.width, size.height) }
}

struct DisplaySizeType: ValueType {
  var shape: ValueShape { .named("size") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Size? {
    let size = SizeType().read(value, of: key, &decoder)
    if let size { Self.noteImpossible(size, at: value.location, &decoder) }
    return size
  }

  func write(_ size: Size) -> DescribedValue? { SizeType().write(size) }

  static func noteImpossible(_ size: Size, at location: SourceLocation, _ decoder: inout ControlDecoder) {
    if let message = ImpossibleGeometry.message("screen", size) { decoder.note(.geometry, at: location, message) }
    let least = min(size.width, size.height)
    if !decoder.isOfAnotherFormat, least > 0, least < DisplaySize.least {
      let words = "has a display of \(size.description) points; write its size, such as 390x844"
      decoder.note(.geometry, at: location, words)
    }
    if !decoder.isOfAnotherFormat, let points = DisplayPixels.points(of: size) {
      let words = "has the size of a display in pixels; write it in points, as all frames: \(points)"
      decoder.note(.geometry, at: location, words)
    }
  }
}

/// The sizes of screenshots of iPhones and iPads, none of which is the size of a display in points.
private enum DisplayPixels {
  /// As an outline has it: `390x844`.
  static func points(of size: Size) -> String? {
    let sides = [min(size.width, size.height), max(size.width, size.height)]
    guard let scale = scales.first(where: { $0.value.contains(sides) })?.key else { return nil }
    return "\(Int((size.width / scale).rounded()))x\(Int((size.height / scale).rounded()))"
  }

  private static let scales: [Double: Set<[Double]>] = [
    2: [
      [640, 1136], [750, 1334], [828, 1792], [1488, 2266], [1536, 2048], [1620, 2160], [1640, 2360], [1668, 2224],
      [1668, 2388], [1668, 2420], [2048, 2732], [2064, 2752],
    ],
    3: [
      [1125, 2436], [1170, 2532], [1179, 2556], [1206, 2622], [1242, 2688], [1284, 2778], [1290, 2796], [1320, 2868],
    ],
  ]
}

struct PointType: ValueType {
  var shape: ValueShape { .named("point") }
  private static let names = ["x", "y"]

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Point? {
    guard let n = InlineNumbers(value, named: Self.names) else {
      decoder.fail(key, mustBe: "[x, y]", value)
      return nil
    }
    let point = Point(x: n[0], y: n[1])
    if let message = ImpossibleGeometry.message(key, point) { decoder.note(.geometry, at: value.location, message) }
    return point
  }

  func write(_ point: Point) -> DescribedValue? { .numbers(point.x, point.y) }
}

/// Up to four numbers, without an allocation for each of a hundred thousand frames.
private struct InlineNumbers {
  private var values: (Double, Double, Double, Double) = (0, 0, 0, 0)
  private var count = 0
  private var isClean = true

  /// As many numbers as there are names: in a list, in an object, or in braces inside a string.
  init?(_ value: some DescriptionValue, named names: [String]) {
    // A text first: in the outline it would be a list of one.
    if let text = value.string {
      for part in text.split(whereSeparator: { "{}, ".contains($0) }) { append(Double(part)) }
      // `20,200,44,44 {`
      if text.count(where: { $0 == "{" }) != text.count(where: { $0 == "}" }) { isClean = false }
      if !isClean { self = InlineNumbers(call: text, named: names) }
    } else if names.count == 4, let origin = value["origin"], let size = value["size"] {
      for (part, names) in [(origin, ["x", "y"]), (size, ["width", "height"])] {
        // `{"origin": [20, 100], "size": [100, 44]}`
        if let pair = part.items, pair.count == names.count {
          for number in pair { append(Self.coordinate(number)) }
        } else {
          for name in names { append(part[name].flatMap(Self.coordinate)) }
        }
      }
    } else {
      var found = self
      // `[[20, 100], [100, 44]]`: a `CGRect` as Swift's encoders write it.
      let pairs = names.count == 4 ? value.items.flatMap { $0.count == 2 ? $0 : nil } ?? [] : []
      if !pairs.isEmpty {
        for pair in pairs where !pair.forEachItem({ found.append(Self.coordinate($0)) }) { found.isClean = false }
      } else if !value.forEachItem({ found.append(Self.coordinate($0)) }) {
        _ = value.forEachMember { name, _, member in
          if let place = names.firstIndex(of: name) { found.set(place, Self.coordinate(member)) }
        }
      }
      self = found
    }
    if count != names.count || !isClean { return nil }
  }

  private static let calls: Set = [
    "", "CGRect", "NSRect", "CGSize", "CGPoint", "CGRectMake", "NSMakeRect", "CGSizeMake", "CGPointMake", "Rect",
    "Size",
    "Point",
  ]

  /// `CGRect(x: 20, y: 100, width: 100, height: 44)`, or the same numbers without words, as Swift prints them.
  private init(call text: String, named names: [String]) {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].last == ")", Self.calls.contains(String(parts[0]))
    else {
      isClean = false
      return
    }
    let arguments = parts[1].dropLast().split(separator: ",", omittingEmptySubsequences: false)
    for (argument, name) in zip(arguments, names) {
      var number = argument.drop { $0 == " " }
      if number.hasPrefix(name + ":") { number = number.dropFirst(name.count + 1).drop { $0 == " " } }
      append(Double(number.split(separator: " ", maxSplits: 1).first ?? ""))
    }
    if arguments.count != names.count { isClean = false }
  }

  /// JSON has no NaN: exporters write null, or the word as a string. Neither stops the audit; `invalid-geometry`
  /// reports it.
  private static func coordinate(_ value: some DescriptionValue) -> Double? {
    if let number = value.number { return number }
    if value.isNull { return .nan }
    if let number = value.string.flatMap(Double.init) { return number }
    switch value.string?.lowercased() {
    case "nan": return .nan
    case "inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: return nil
    }
  }

  private mutating func append(_ number: Double?) { set(count, number) }

  /// Sets the number at a place, whichever comes first.
  private mutating func set(_ place: Int, _ number: Double?) {
    guard let number else {
      isClean = false
      return
    }
    switch place {
    case 0: values.0 = number
    case 1: values.1 = number
    case 2: values.2 = number
    case 3: values.3 = number
    default: break
    }
    count += 1
  }

  subscript(index: Int) -> Double {
    switch index {
    case 0: values.0
    case 1: values.1
    case 2: values.2
    default: values.3
    }
  }
}
