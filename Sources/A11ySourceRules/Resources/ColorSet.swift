#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A color of an asset catalog, `Card.colorset/Contents.json`: what it is in each appearance.
/// Format: https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html
struct ColorSet: Equatable {
  private var colors: [ColorAppearance: LiteralColors.RGB] = [:]

  /// Nil where it is not certain: translucent, the system's, of another color space, or different from device to
  /// device.
  subscript(appearance: ColorAppearance) -> LiteralColors.RGB? { colors[appearance] }

  /// - Throws: when it is no color set.
  init(_ bytes: [UInt8]) throws {
    let entries = try JSONDecoder().decode(Contents.self, from: Data(bytes)).colors ?? []
    for appearance in ColorAppearance.allCases {
      colors[appearance] = Self.entry(for: appearance, of: entries)?.color?.rgb
    }
  }

  /// The one that says most of what the appearance is. Between one that is dark and one of high contrast nobody decides
  /// here, nor between devices.
  private static func entry(for appearance: ColorAppearance, of entries: [Entry]) -> Entry? {
    let fitting = entries.filter { $0.fits(appearance) }
    let most = fitting.map(\.weight).max()
    let best = fitting.filter { $0.weight == most }
    return best.count == 1 && best[0].isForAll ? best[0] : nil
  }

  private struct Contents: Decodable { var colors: [Entry]? }

  private struct Entry: Decodable {
    struct Setting: Decodable {
      var appearance: String
      var value: String
    }

    var idiom: String?
    var appearances: [Setting]?
    var displayGamut: String?
    var locale: String?
    var subtype: String?
    var color: ColorValue?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, locale, subtype, color
      case displayGamut = "display-gamut"
    }

    /// A watch or a Mac has colors of its own.
    func fits(_ appearance: ColorAppearance) -> Bool {
      guard ["universal", "iphone", "ipad"].contains(idiom ?? "universal") else { return false }
      return (appearances ?? []).allSatisfy {
        switch ($0.appearance, $0.value) {
        case ("luminosity", "dark"): appearance.isDark
        case ("luminosity", "light"): !appearance.isDark
        case ("contrast", "high"): appearance.hasHighContrast
        default: false
        }
      }
    }

    var weight: Int { appearances?.count ?? 0 }

    var isForAll: Bool {
      (idiom ?? "universal") == "universal" && displayGamut == nil && locale == nil && subtype == nil
    }
  }

  private struct ColorValue: Decodable {
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case components
      case space = "color-space"
    }

    var rgb: LiteralColors.RGB? {
      guard let components, components["alpha"].map(Self.channel) ?? 1 == 1 else { return nil }
      switch space {
      case "srgb", "extended-srgb":
        guard let red = Self.channel(components["red"]), let green = Self.channel(components["green"]),
          let blue = Self.channel(components["blue"])
        else { return nil }
        return LiteralColors.RGB(red: red, green: green, blue: blue)
      case "gray-gamma-22", "extended-gray":
        return Self.channel(components["white"]).map { LiteralColors.RGB(red: $0, green: $0, blue: $0) }
      default: return nil
      }
    }

    /// `0.500`, `0x80` or `128`.
    private static func channel(_ text: String?) -> Double? {
      guard let text else { return nil }
      let value =
        text.hasPrefix("0x")
        ? UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        : text.contains(".") ? Double(text) : UInt8(text).map { Double($0) / 255 }
      return value.flatMap { (0...1).contains($0) ? $0 : nil }
    }
  }
}
