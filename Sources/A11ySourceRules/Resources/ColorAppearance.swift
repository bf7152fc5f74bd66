/// How a person has set the screen, as far as color sets tell it apart.
enum ColorAppearance: CaseIterable {
  case light, dark, lightHighContrast, darkHighContrast

  var isDark: Bool { self == .dark || self == .darkHighContrast }
  var hasHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  /// What is put behind a message; empty for what is there without any setting.
  var words: String {
    switch self {
    case .light: ""
    case .dark: " in the dark appearance"
    case .lightHighContrast: " with increased contrast"
    case .darkHighContrast: " in the dark appearance with increased contrast"
    }
  }
}
