import A11yCore

/// One kind of value each: what was asked for, or a mistake that names key, expectation and finding.
extension ControlDecoder {
  mutating func string(_ key: ControlKey, _ value: some DescriptionValue) -> String? {
    if let text = value.string { return text }
    fail(key, mustBe: "a string", value)
    return nil
  }

  mutating func flag(_ key: ControlKey, _ value: some DescriptionValue) -> Bool? {
    if let flag = value.flag { return flag }
    fail(key, mustBe: "true or false", value)
    return nil
  }

  mutating func number(_ key: ControlKey, _ value: some DescriptionValue) -> Double? {
    if let number = value.number, !number.isNaN { return number }
    fail(key, mustBe: "a number", value)
    return nil
  }

  mutating func integer(_ key: ControlKey, _ value: some DescriptionValue) -> Int? {
    if let integer = value.integer { return integer }
    fail(key, mustBe: "a whole number", value)
    return nil
  }

  mutating func strings(_ key: ControlKey, _ value: some DescriptionValue) -> [String]? {
    list(key, value, of: "strings") { $0.string }
  }

  /// A list whose every item is understood; else a mistake at the item that is not, or at what is no list.
  mutating func list<Value: DescriptionValue, Item>(
    _ key: ControlKey, _ value: Value, of expected: String, _ item: (Value) -> Item?
  ) -> [Item]? {
    list(named: key.rawValue, value, of: expected, item)
  }

  mutating func list<Value: DescriptionValue, Item>(
    named name: String, _ value: Value, of expected: String, _ item: (Value) -> Item?
  ) -> [Item]? {
    var items: [Item] = []
    var odd: Value?
    let isList = value.forEachItem { part in
      if let understood = item(part) { items.append(understood) } else { odd = odd ?? part }
    }
    if isList, odd == nil { return items }
    if let odd, isList {
      fail("'\(name)' must be an array of \(expected), found \(odd.kindWords) in it", at: odd.location)
    } else {
      fail("'\(name)' must be an array of \(expected), found \(value.kindWords)", at: value.location)
    }
    return nil
  }

  /// One of a fixed set of words. An unknown word is noted, with the nearest known one, and counts as absent.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: ControlKey, _ value: some DescriptionValue, _ type: Word.Type
  ) -> Word? {
    guard let text = string(key, value) else { return nil }
    if let word = Word(rawValue: text) { return word }
    unknownWord(text, what: key.rawValue, among: Word.allCases.map(\.rawValue), at: value.location)
    return nil
  }

  /// A list of words of a fixed set; unknown ones are noted and left out.
  mutating func words<Word: RawRepresentable<String> & CaseIterable>(
    _ key: ControlKey, _ value: some DescriptionValue, _ type: Word.Type
  ) -> [Word]? {
    guard let texts = strings(key, value) else { return nil }
    return texts.compactMap { text in
      if let word = Word(rawValue: text) { return word }
      unknownWord(text, what: key.rawValue, among: Word.allCases.map(\.rawValue), at: value.location)
      return nil
    }
  }

  mutating func unknownWord(
    _ word: String, what: String, among known: some Sequence<String>, at location: SourceLocation
  ) {
    let question = question(word, what: what, among: known)
    note(.vocabulary, at: location, "has the unknown \(what) '\(word.excerpt())'\(question)")
  }

  /// `[x, y, width, height]`, `{"x":…}` or `"{{x, y}, {w, h}}"`.
  mutating func frame(_ key: ControlKey, _ value: some DescriptionValue) -> Frame? {
    frame(named: key.rawValue, value)
  }

  mutating func frame(named name: String, _ value: some DescriptionValue) -> Frame? {
    guard let n = numbers(value, named: Self.frameNames) else {
      fail("'\(name)' must be [x, y, width, height], found \(value.kindWords)", at: value.location)
      return nil
    }
    let frame = Frame(x: n[0], y: n[1], width: n[2], height: n[3])
    if let message = ImpossibleGeometry.message(name, frame) { note(.geometry, at: value.location, message) }
    return frame
  }

  mutating func size(_ key: ControlKey, _ value: some DescriptionValue) -> Size? {
    guard let n = numbers(value, named: Self.sizeNames) else {
      fail(key, mustBe: "[width, height]", value)
      return nil
    }
    return Size(width: n[0], height: n[1])
  }

  /// Only the display's size can be impossible: UIKit's `noIntrinsicMetric` is -1, "no size of its own on this side".
  mutating func setScreen(_ size: Size?, at location: SourceLocation) {
    screen.size = size
    guard let size, let message = ImpossibleGeometry.message(ControlKey.screen.rawValue, size) else { return }
    note(.geometry, at: location, message)
  }

  mutating func point(_ key: ControlKey, _ value: some DescriptionValue) -> Point? {
    guard let n = numbers(value, named: Self.pointNames) else {
      fail(key, mustBe: "[x, y]", value)
      return nil
    }
    let point = Point(x: n[0], y: n[1])
    if let message = ImpossibleGeometry.message(key.rawValue, point) { note(.geometry, at: value.location, message) }
    return point
  }

  mutating func color(_ key: ControlKey, _ value: some DescriptionValue) -> ColorValue? {
    guard let color = ColorValue(describedBy: value) else {
      fail(key, mustBe: ColorValue.spellings, value)
      return nil
    }
    noteUnknownSchemes(key, of: value)
    return color
  }

  mutating func noteUnknownSchemes(_ key: ControlKey, of value: some DescriptionValue) {
    guard value.isObject else { return }
    noteUnknownMembers(key, of: value, among: ColorValue.Scheme.allCases.map(\.rawValue))
  }

  private static let frameNames = ["x", "y", "width", "height"]
  private static let sizeNames = ["width", "height"]
  private static let pointNames = ["x", "y"]

  /// As many numbers as there are names: in a list, in an object, or in braces inside a string.
  private func numbers(_ value: some DescriptionValue, named names: [String]) -> InlineNumbers? {
    var found = InlineNumbers()
    // A text first: in the outline it would be a list of one.
    if let text = value.string {
      for part in text.split(whereSeparator: { "{}, ".contains($0) }) { found.append(Double(part)) }
    } else if !value.forEachItem({ found.append(coordinate($0)) }) {
      _ = value.forEachMember { name, _, member in
        if let place = names.firstIndex(of: name) { found.set(place, coordinate(member)) }
      }
    }
    return found.count == names.count && found.isClean ? found : nil
  }

  /// JSON has no NaN: exporters write null, or the word as a string. Neither stops the audit; `invalid-geometry` tells.
  private func coordinate(_ value: some DescriptionValue) -> Double? {
    if let number = value.number { return number }
    if value.isNull { return .nan }
    switch value.string?.lowercased() {
    case "nan": return .nan
    case "inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: return nil
    }
  }
}

extension ColorValue {
  static let spellings = "#RRGGBB, #RRGGBBAA, system:name or an object with one for light and dark"
}

/// Up to four numbers, without an allocation for each of a hundred thousand frames.
private struct InlineNumbers {
  private var values: (Double, Double, Double, Double) = (0, 0, 0, 0)
  private(set) var count = 0
  private(set) var isClean = true

  mutating func append(_ number: Double?) { set(count, number) }

  /// Sets the number at a place, whichever comes first.
  mutating func set(_ place: Int, _ number: Double?) {
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
