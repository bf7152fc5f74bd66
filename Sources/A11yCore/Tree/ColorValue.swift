/// A color as a description file gives it.
public enum ColorValue: Hashable, Sendable {
  /// sRGB; each component 0 to 255.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// One of UIKit's dynamic colors, such as `label`.
  case system(String)
  /// An app's own dynamic color: one of the others for each appearance, as a color set has it.
  case dynamic([Scheme: ColorValue])

  /// The appearances between which a dynamic color tells: `UIUserInterfaceStyle` with `UIAccessibilityContrast`.
  public enum Scheme: String, CaseIterable, Sendable {
    case light, dark, lightHighContrast, darkHighContrast

    /// The appearance whose color UIKit takes where it has none of its own.
    public var fallback: Scheme? {
      switch self {
      case .light: nil
      case .dark, .lightHighContrast: .light
      case .darkHighContrast: .dark
      }
    }
  }

  /// The color in one appearance; nil where a dynamic one has none for it.
  public func resolved(in scheme: Scheme) -> ColorValue? {
    guard case .dynamic(let colors) = self else { return self }
    return sequence(first: scheme, next: \.fallback).lazy.compactMap { colors[$0] }.first
  }

  /// What is behind it shows through.
  public var isTranslucent: Bool {
    switch self {
    case .rgba(_, _, _, let alpha): alpha < 255
    case .system: false
    case .dynamic(let colors): colors.values.contains(where: \.isTranslucent)
    }
  }

  /// Reads `#RRGGBB`, `#RRGGBBAA` and `system:name`; nil for anything else.
  public init?(_ text: String) {
    if text.unicodeScalars.starts(with: "system:".unicodeScalars) {
      self = .system(String(text.unicodeScalars.dropFirst(7)))
      return
    }
    guard text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
      text.dropFirst().allSatisfy(\.isHexDigit), let bits = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let rgba = text.utf8.count == 9 ? bits : bits << 8 | 0xFF
    self = .rgba(
      red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 0xFF), blue: UInt8(rgba >> 8 & 0xFF), alpha: UInt8(rgba & 0xFF))
  }

  /// The spelling `init(_:)` reads; a dynamic color's own are joined, and only for people.
  public var description: String {
    switch self {
    case .dynamic(let colors):
      return Scheme.allCases.compactMap { scheme in colors[scheme].map { "\(scheme.rawValue) \($0.description)" } }
        .joined(separator: ", ")
    case .system(let name): return "system:\(name)"
    case .rgba(let red, let green, let blue, let alpha):
      let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
  }
}
