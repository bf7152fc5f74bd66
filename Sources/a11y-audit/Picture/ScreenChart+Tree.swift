import A11yCore
import A11yNarration

extension ScreenChart {
  /// The elements of a screen, in VoiceOver's order.
  static func items(_ elements: [Element], findings: (Element) -> [Finding]) -> [Item] {
    elements.enumerated().compactMap { index, element in
      guard let frame = element.frame else { return nil }
      return Item(
        number: index + 1, name: name(of: element), frame: frame, isControl: element.isInteractive,
        sign: sign(of: findings(element)))
    }
  }

  /// Its name, what it shows, or what it is.
  private static func name(of element: Element) -> String {
    let names = [element.name, element.control.title, element.control.text, element.value, element.control.image]
    let name = names.lazy.compactMap(\.self).first { !SpokenText.isBlank($0) }
    return name.map { $0.excerpt(limit: 60) } ?? "(\(element.role?.words ?? "element"))"
  }

  /// `✕`, `▲`, `●` or `?` of the gravest.
  static func sign(of findings: [Finding]) -> String? {
    let failures = findings.filter { $0.outcome == .fail }
    guard let worst = failures.map(\.severity).max() else { return findings.isEmpty ? nil : "?" }
    return switch worst {
    case .error: "✕"
    case .warning: "▲"
    case .notice: "●"
    }
  }

  /// With the signs in color.
  static func colored(_ line: String) -> String {
    line.replacing("✕", with: "\u{1B}[1;31m✕\u{1B}[0m").replacing("▲", with: "\u{1B}[1;33m▲\u{1B}[0m")
      .replacing("●", with: "\u{1B}[34m●\u{1B}[0m")
  }
}
