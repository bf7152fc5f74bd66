import A11yCore

/// What is drawn of a control next to its text, and shows that it is one or how it is set.
enum ControlPart: CaseIterable {
  case icon, border, track, indicator

  /// The parts that a description speaks of; an icon also where it does not tell the color.
  static func shown(on element: Element) -> [ControlPart] {
    allCases.filter { part in
      switch part {
      case .icon: part.isIcon(element)
      case .border, .track: part.color(on: element) != nil
      case .indicator: part.color(on: element) != nil && element.control.selected != false
      }
    }
  }

  func color(on element: Element) -> ColorValue? {
    let appearance = element.appearance
    return switch self {
    case .icon: appearance.tintColor
    case .border: appearance.borderColor
    case .track: appearance.trackColor
    case .indicator: appearance.indicatorColor
    }
  }

  var word: String {
    switch self {
    case .icon: "icon"
    case .border: "outline"
    case .track: "track"
    case .indicator: "selection indicator"
    }
  }

  private func isIcon(_ element: Element) -> Bool {
    guard element.role?.isTextInput != true else { return false }
    return element.control.image != nil || element.hasAppearance && element.appearance.isIcon == true
  }
}
