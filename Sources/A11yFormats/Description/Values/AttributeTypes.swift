import A11yCore

extension ValueType where Self == AttributeValueType { static var value: Self { Self() } }
extension ValueType where Self == OnOffType { static var onOff: Self { Self() } }
extension ValueType where Self == ProgressType { static var progress: Self { Self() } }
extension ValueType where Self == ReadingsType { static var readings: Self { Self() } }
extension ValueType where Self == TraitsType { static var traits: Self { Self() } }
extension ValueType where Self == StateType { static var state: Self { Self() } }

/// `accessibilityValue`. Many exporters write a number or a flag for it; its literal is meant.
struct AttributeValueType: ValueType {
  var shape: ValueShape { .named("value") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    if value.flag != nil { decoder.places.hasFlagAsValue = true }
    let text = value.numberLiteral ?? value.flag.map { $0 ? "1" : "0" } ?? decoder.string(key, value)
    decoder.places.value = text
    return text
  }

  func write(_ text: String) -> DescribedValue? { .string(text) }
}

/// The value of a switch, by UIKit's `isOn`. It is written as the value.
struct OnOffType: ValueType {
  var shape: ValueShape { .named("flag") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    decoder.places.onOff = value.location
    decoder.places.isOn = FlagType().read(value, of: key, &decoder)
    return decoder.places.isOn.map { $0 ? "1" : "0" }
  }

  func write(_: String) -> DescribedValue? { nil }
}

/// The value of a progress view, by UIKit's `progress`. It is written as the value.
struct ProgressType: ValueType {
  /// A number out of range is a warning, and UIKit takes the nearest.
  var shape: ValueShape { .named("number") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    guard let progress = NumberType().read(value, of: key, &decoder) else { return nil }
    decoder.places.progress = (progress, value.location)
    let percentage = (min(max(progress, 0), 1) * 100).rounded()
    return "\(percentage.points)%"
  }

  func write(_: String) -> DescribedValue? { nil }
}

/// A text for the whole label, or an object with a text for each of its words.
struct ReadingsType: ValueType {
  var shape: ValueShape { .named("readings") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> [Structure.Reading]? {
    if let text = value.string { return [Structure.Reading(of: nil, text)] }
    var readings: [Structure.Reading] = []
    var isClean = value.isObject
    _ = value.forEachMember { word, _, member in
      if let spoken = member.string { readings.append(Structure.Reading(of: word, spoken)) } else { isClean = false }
    }
    if isClean { return readings }
    decoder.fail(key, mustBe: "a string, or an object with a string for each word", value)
    return nil
  }

  func write(_ readings: [Structure.Reading]) -> DescribedValue? {
    if let whole = readings.first(where: { $0.written == nil }) { return .string(whole.spoken) }
    return .object(
      readings.map { DescribedValue.Member(key: $0.written ?? "", value: .string($0.spoken)) })
  }
}

/// Names, or UIKit's raw bit mask.
struct TraitsType: ValueType {
  var shape: ValueShape { .named("traits") }

  /// `UIAccessibilityTraits.header`, `UIAccessibilityTraitsHeader`
  private static func withoutPrefix(_ name: String) -> String {
    guard let prefix = ["UIAccessibilityTraits.", "UIAccessibilityTraits", "."].first(where: name.hasPrefix) else {
      return name
    }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Traits? {
    if let mask = value.unsigned { return Traits(rawValue: mask) }
    let expected = "an array of trait names or a bit mask"
    var traits: Traits = []
    var unknown: [(String, SourceLocation)] = []
    var odd: String?
    func add(_ names: String, at location: SourceLocation) {
      if let trait = Traits(name: names) {
        traits.insert(trait)
        return
      }
      // One text may hold several names, as in `button, selected`.
      for name in names.split(whereSeparator: { ",| ".contains($0) }).map(String.init) {
        if let trait = Traits(name: name) { traits.insert(trait) } else { unknown.append((name, location)) }
      }
    }
    let isList = value.forEachItem { item in
      if let mask = item.unsigned {
        traits.insert(Traits(rawValue: mask))
      } else if let names = item.string {
        add(names, at: item.location)
      } else {
        odd = odd ?? item.kindWords
      }
    }
    if let odd {
      decoder.fail("'\(key)' must be \(expected), found \(odd) in it", at: value.location)
      return nil
    }
    if !isList {
      guard let names = value.string else {
        decoder.fail(key, mustBe: expected, value)
        return nil
      }
      add(names, at: value.location)
    }
    for (name, location) in unknown {
      let plain = Self.withoutPrefix(name)
      if let meant = Self.meant[plain.lowercased()] ?? (plain == name ? nil : Traits(name: plain)?.names.first) {
        decoder.noteUnknown("trait '\(name.excerpt())'", replacing: name, by: meant, at: location)
      } else {
        decoder.unknownWord(name, what: "trait", among: Traits.named.map(\.name), at: location)
      }
    }
    // A list of nothing but unknown words does not say that there are no traits.
    return traits.isEmpty && !unknown.isEmpty ? nil : traits
  }

  /// Words for traits that are not slips of their names.
  private static let meant = [
    "heading": "header", "title": "header", "h1": "header", "clickable": "button", "tappable": "button",
    "tab": "tabBarItem",
    "text": "staticText", "label": "staticText", "picture": "image", "icon": "image", "search": "searchField",
  ]

  /// Names, unless bits have none: then the mask, which loses nothing.
  func write(_ traits: Traits) -> DescribedValue? {
    let names = traits.names
    return names.contains { $0.hasPrefix("unknown(") } ? .mask(traits.rawValue) : .strings(names)
  }
}

/// Names, or UIKit's raw bit mask.
struct StateType: ValueType {
  var shape: ValueShape { .named("state") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> ControlState? {
    if let mask = value.unsigned.flatMap(UInt32.init(exactly:)) { return ControlState(rawValue: mask) }
    guard value.number == nil else {
      decoder.fail(key, mustBe: "an array of state names or a bit mask", value)
      return nil
    }
    guard let names = decoder.list(key, value, of: "state names", { $0.string }) else { return nil }
    var state: ControlState = []
    for name in names {
      if let known = ControlState(name: name) {
        state.insert(known)
      } else {
        decoder.noteUnknownState(name, at: value.location)
      }
    }
    return state
  }

  func write(_ state: ControlState) -> DescribedValue? { .mask(UInt64(state.rawValue)) }
}
