import A11yCodeBehind
import A11yCore
import A11yFormats

/// The color sets of an app's asset catalogs, by name.
struct AssetColors: Sendable {
  /// In a catalog each color is a folder with this ending, which holds a `Contents.json`.
  static let suffix = ".colorset"

  private var colors: [String: ColorValue] = [:]
  /// By the names of the sets.
  private(set) var named: [String: ColorValue] = [:]

  /// Of sets of one name with different colors none is known.
  init(_ sets: [(name: String, color: ColorValue)]) {
    var ambiguous: Set<String> = []
    for (name, color) in sets {
      let key = Self.key(name)
      if colors.updateValue(color, forKey: key).map({ $0 != color }) == true { ambiguous.insert(key) }
    }
    for key in ambiguous { colors[key] = nil }
    for (name, color) in sets where colors[Self.key(name)] == color { named[name] = color }
  }

  /// `Accent Color` is `.accent` and `.accentColor` in Swift.
  private static func key(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.hasSuffix("color") && letters != "color" ? String(letters.dropLast(5)) : letters
  }

  /// The name of the set that a folder is.
  static func name(of folder: FilePath) -> String { String(folder.name.dropLast(suffix.count)) }

  /// The color that code means; nil for one that cannot be told.
  func value(_ color: CodeColor) -> ColorValue? {
    switch color {
    case .rgba(let red, let green, let blue, let alpha): .rgba(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name): .system(name)
    case .own: nil
    case .asset(let name): colors[Self.key(name.split(separator: "/").last.map(String.init) ?? name)]
    }
  }

  // MARK: Reading

  /// The color of a set for every device, in the light and the dark appearance; nil for what is no set of sRGB colors.
  static func color(_ contents: [UInt8]) -> ColorValue? {
    guard let root = try? JSONDocument(bytes: contents).root, let colors = root["colors"] else { return nil }
    var schemes: [ColorValue.Scheme: ColorValue] = [:]
    for entry in colors.elements {
      guard ["universal", "iphone"].contains(entry["idiom"]?.string), let color = entry["color"].flatMap(color),
        let scheme = scheme(entry["appearances"])
      else { continue }
      schemes[scheme] = schemes[scheme] ?? color
    }
    guard let light = schemes[.light] else { return nil }
    return schemes.count == 1 ? light : .dynamic(schemes)
  }

  private static func color(_ value: JSONValue) -> ColorValue? {
    if let name = value["reference"]?.string, !name.isEmpty {
      return .system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }
    guard let components = value["components"] else { return nil }
    func component(_ name: String) -> UInt8? { components[name]?.string.flatMap(byte) }
    let alpha = component("alpha") ?? 255
    if let white = component("white") { return .rgba(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    let isWide = value["color-space"]?.string == "display-p3"
    return ColorValue([red, green, blue].map { Double($0) / 255 }, alpha: Double(alpha) / 255, isDisplayP3: isWide)
  }

  /// `0xFF`, `255` and `1.000` are the same.
  private static func byte(_ text: String) -> UInt8? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16) }
    if let number = UInt8(text) { return number }
    guard let number = Double(text), (0...1).contains(number) else { return nil }
    return UInt8(number * 255 + 0.5)
  }

  private static func scheme(_ appearances: JSONValue?) -> ColorValue.Scheme? {
    let values = appearances.map { $0.elements.compactMap { $0["value"]?.string } } ?? []
    return switch Set(values) {
    case []: .light
    case ["light"]: .light
    case ["dark"]: .dark
    case ["high"], ["high", "light"]: .lightHighContrast
    case ["high", "dark"]: .darkHighContrast
    default: nil
    }
  }
}
