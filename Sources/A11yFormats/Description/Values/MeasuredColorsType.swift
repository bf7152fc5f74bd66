import A11yCore

extension ValueType where Self == MeasuredColorsType { static var measuredColors: Self { Self() } }

/// What a screenshot told of the colors: both, or why it does not tell them.
struct MeasuredColorsType: ValueType {
  var shape: ValueShape { .named("measuredColors") }

  static let members = ["foreground", "background", "height", "undecided"]

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> MeasuredColors? {
    guard value.isObject else {
      decoder.fail(key, mustBe: "an object with foreground and background, or with undecided", value)
      return nil
    }
    decoder.noteUnknownMembers(key, of: value, among: Self.members)
    if let doubt = value["undecided"] {
      if let known = doubt.string.flatMap(MeasuredColors.Doubt.init) { return .undecided(known) }
      let names = MeasuredColors.Doubt.allCases.map(\.rawValue)
      decoder.fail("\(key).undecided", mustBe: names.joined(separator: " or "), doubt)
      return nil
    }
    guard let foreground = value["foreground"].flatMap({ ColorType.color($0) }),
      let background = value["background"].flatMap({ ColorType.color($0) })
    else {
      decoder.fail("'\(key)' needs the colors 'foreground' and 'background', as #RRGGBB", at: value.location)
      return nil
    }
    let height = decoder.member(key, "height", of: value, mustBe: "a number") { $0.number }
    return .colors(foreground: foreground, background: background, height: height)
  }

  func write(_ colors: MeasuredColors) -> DescribedValue? {
    switch colors {
    case .undecided(let doubt): .object(("undecided", .string(doubt.rawValue)))
    case .colors(let foreground, let background, let height):
      .object(
        ("foreground", .string(foreground.description)), ("background", .string(background.description)),
        ("height", height.map { .number($0) }))
    }
  }
}
