package import A11yCore

extension ValueType where Self == ColorType { static var color: Self { Self() } }
extension ValueType where Self == FontType { static var font: Self { Self() } }
extension ValueType where Self == SpansType { static var spans: Self { Self() } }

/// A text as `ColorValue.init(_:)` reads it, or an object with one for each appearance that has a color of its own.
package struct ColorType: ValueType {
  var shape: ValueShape { .named("color") }
  static let spellings = "#RRGGBB, #RRGGBBAA, system:name or an object with one for light and dark"

  /// `UIColor`'s fixed colors.
  package static let names: [String: ColorValue] = {
    var names = FixedColors.components.mapValues { color in
      ColorValue([color.red, color.green, color.blue], alpha: 1, isDisplayP3: false)
    }
    names["clear"] = .rgba(red: 0, green: 0, blue: 0, alpha: 0)
    return names
  }()

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> ColorValue? {
    guard let color = Self.color(value) else {
      if let text = value.string, SystemColorNames.all.contains(text) {
        decoder.fail("'\(key)' must be \(Self.spellings); write 'system:\(text.excerpt())'", at: value.location)
      } else if let text = value.string, let remedy = Self.remedy(for: text) {
        decoder.fail("'\(key)' has the unknown color '\(text.excerpt())'\(remedy)", at: value.location)
      } else if let text = value.string,
        let near = decoder.suggestion(text, what: "color", among: Self.names.keys.sorted() + ["grey"])?
          .replacing("grey", with: "gray")
          ?? decoder.suggestion(text, what: "color of UIKit", among: SystemColorNames.all.sorted()).map({
            "system:\($0)"
          })
      {
        decoder.fail("'\(key)' has the unknown color '\(text.excerpt())'; did you mean '\(near)'?", at: value.location)
      } else if let text = value.string, !text.isEmpty {
        let remedy = "; write #RRGGBB, such as #000000, or a name such as black"
        decoder.fail("'\(key)' has the unknown color '\(text.excerpt())'\(remedy)", at: value.location)
      } else {
        decoder.fail(key, mustBe: Self.spellings, value)
      }
      return nil
    }
    Self.noteUnknownSchemes(key, of: value, &decoder)
    if case .system(let name) = color { SystemColorNames.noteNearMiss(name, at: value.location, &decoder) }
    return color
  }

  /// For digits without their sign, and for what is written in code.
  private static func remedy(for text: String) -> String? {
    let digits = text.drop { $0 == "." }.replacing(/^(0[xX]|[hH]ex:?)/, with: "")
    if [3, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) { return "; write #\(digits.uppercased())" }
    let name = text.replacing(/^(UIColor|Color|NSColor)?\./, with: "")
    if name != text, SystemColorNames.all.contains(name) { return "; write 'system:\(name)'" }
    if name != text, names[name] != nil { return "; write '\(name)'" }
    return nil
  }

  func write(_ color: ColorValue) -> DescribedValue? {
    guard case .dynamic(let colors) = color else { return .string(color.description) }
    return .object(
      ColorValue.Scheme.allCases.compactMap { scheme in
        colors[scheme].map { DescribedValue.Member(key: scheme.rawValue, value: .string($0.description)) }
      })
  }

  static func color(_ value: some DescriptionValue) -> ColorValue? {
    if let text = value.string { return color(text) }
    var colors: [ColorValue.Scheme: ColorValue] = [:]
    var areColors = true
    _ = value.forEachMember { name, _, member in
      guard let scheme = ColorValue.Scheme(rawValue: name), !member.isNull else { return }
      colors[scheme] = member.string.flatMap(color)
      if colors[scheme] == nil { areColors = false }
    }
    return areColors && !colors.isEmpty ? .dynamic(colors) : nil
  }

  /// Also `#RGB` and the names of UIKit's fixed colors.
  private static func color(_ text: String) -> ColorValue? {
    if let color = ColorValue(text) { return color }
    if let color = names[text.replacing("rey", with: "ray")] { return color }
    guard text.hasPrefix("#"), text.utf8.count == 4 || text.utf8.count == 5 else { return nil }
    return ColorValue("#" + text.dropFirst().map { "\($0)\($0)" }.joined())
  }

  static func noteUnknownSchemes(_ key: String, of value: some DescriptionValue, _ decoder: inout ControlDecoder) {
    guard value.isObject else { return }
    decoder.noteUnknownMembers(key, of: value, among: ColorValue.Scheme.allCases.map(\.rawValue))
  }
}

struct FontType: ValueType {
  var shape: ValueShape { .named("font") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Appearance.Font? {
    if let style = value.string, TextStyles.isStyle(style) {
      var font = Appearance.Font()
      font.textStyle = style
      return font
    }
    guard value.isObject else {
      let expected = "a text style or an object with name, size, bold, textStyle or scaled"
      let remedy = KeyAdvice.font(value).map { "; write \($0)" } ?? ""
      decoder.fail("'\(key)' must be \(expected), found \(value.kindWords)\(remedy)", at: value.location)
      return nil
    }
    decoder.noteUnknownMembers(
      key, of: value, among: ["name", "size", "bold", "textStyle", "scaled"], meaning: KeyAdvice.membersOfFont)
    var font = Appearance.Font()
    font.name = decoder.string(key, "name", of: value)
    font.size = decoder.member(key, "size", of: value, mustBe: "a number") { $0.number }
    if let size = font.size, size <= 0, !decoder.isOfAnotherFormat {
      decoder.note(.meaning, at: value.location, "has the font size \(size.points); write a number above 0")
    }
    font.isBold = decoder.flag(key, "bold", of: value)
    font.textStyle = decoder.string(key, "textStyle", of: value)
    if let style = font.textStyle, let place = value["textStyle"]?.location, !decoder.isOfAnotherFormat,
      !TextStyles.isStyle(style)
    {
      decoder.unknownWord(style, what: "text style", among: TextStyles.names, at: place)
    }
    font.isScaled = decoder.flag(key, "scaled", of: value)
    if let name = font.name, Self.weights.contains(name.lowercased()), !decoder.isOfAnotherFormat {
      let isBold = ["bold", "semibold", "heavy", "black"].contains(name.lowercased())
      let remedy = isBold ? "write 'bold' with true" : "write the name of a font, such as Avenir, or leave it out"
      decoder.note(
        .vocabulary, at: value["name"]?.location ?? value.location, "has the font name '\(name)'; \(remedy)")
    }
    return font
  }

  /// Words for the look of a font that are no font's name.
  private static let weights: Set = [
    "bold", "semibold", "heavy", "black", "regular", "medium", "light", "thin", "italic", "normal",
  ]

  func write(_ font: Appearance.Font) -> DescribedValue? {
    .object(
      ("name", font.name.map { .string($0) }), ("size", font.size.map { .number($0) }),
      ("bold", font.isBold.map { .flag($0) }), ("textStyle", font.textStyle.map { .string($0) }),
      ("scaled", font.isScaled.map { .flag($0) }))
  }
}

extension TextStyles {
  /// The names of SwiftUI and of the raw values.
  private static let otherNames = ["title", "title0", "caption", "subhead"]

  package static let pattern =
    "^[.]?(UICTFontTextStyle|UIFontTextStyle)?("
    + (names + otherNames).map { "[\($0.prefix(1))\($0.prefix(1).uppercased())]\($0.dropFirst())" }
    .joined(separator: "|") + ")$"

  static func isStyle(_ name: String) -> Bool {
    var name = name[...]
    if name.first == "." { name.removeFirst() }
    for prefix in ["UICTFontTextStyle", "UIFontTextStyle"] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    let plain = name.prefix(1).lowercased() + name.dropFirst()
    return (names + otherNames).contains(plain)
  }
}

struct SpansType: ValueType {
  var shape: ValueShape { .named("spans") }

  func read(
    _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> [Appearance.TextSpan]? {
    guard let items = decoder.objects(key, value, with: ["text", "color"], required: "text") else { return nil }
    return items.map { item in
      let color = decoder.member(key, "color", of: item, mustBe: ColorType.spellings) { ColorType.color($0) }
      if let described = item["color"] { ColorType.noteUnknownSchemes(key, of: described, &decoder) }
      return Appearance.TextSpan(text: item["text"]?.string ?? "", color: color)
    }
  }

  func write(_ spans: [Appearance.TextSpan]) -> DescribedValue? {
    .list(spans.map { .object(("text", .string($0.text)), ("color", $0.color.flatMap(ColorType().write))) })
  }
}
