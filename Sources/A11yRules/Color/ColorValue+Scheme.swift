import A11yCore

extension ColorValue {
  /// What is painted in an appearance; nil for a system color that is not in the table, and for a dynamic color that
  /// has none for the appearance.
  func rgb(in scheme: Scheme) -> RGBColor? {
    switch resolved(in: scheme) {
    case .rgba(let red, let green, let blue, let alpha)?: RGBColor(bytes: red, green, blue, alpha)
    case .system(let name)?: SystemColors.rgb(name, in: scheme)
    case .dynamic?, nil: nil
    }
  }

  /// Nothing is to be seen of it.
  func isClear(in scheme: Scheme) -> Bool {
    if case .rgba(_, _, _, 0)? = resolved(in: scheme) { return true }
    return false
  }

  func isSystem(in scheme: Scheme) -> Bool {
    if case .system? = resolved(in: scheme) { return true }
    return false
  }
}

extension ColorValue.Scheme {
  /// Light, and every other one for which a color of the screen is declared.
  static func declared(on tree: AccessibilityTree) -> [ColorValue.Scheme] {
    var declared: Set = [ColorValue.Scheme.light]
    for element in tree.seen where element.hasAppearance {
      let appearance = element.appearance
      let colors = [
        appearance.textColor, appearance.backgroundColor, appearance.placeholderColor, appearance.tintColor,
        appearance.borderColor, appearance.trackColor, appearance.indicatorColor,
      ]
      for case .dynamic(let own)? in colors + appearance.spans.map(\.color) { declared.formUnion(own.keys) }
    }
    return allCases.filter(declared.contains)
  }

  /// Ends a sentence: nothing for the light appearance, in which all is meant that says no more.
  var phrase: String {
    switch self {
    case .light: ""
    case .dark: ", in the dark appearance"
    case .lightHighContrast: ", with increased contrast"
    case .darkHighContrast: ", in the dark appearance with increased contrast"
    }
  }
}
