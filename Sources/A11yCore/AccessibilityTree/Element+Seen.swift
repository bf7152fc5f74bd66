extension Element {
  /// Neither it nor what it holds can be seen: hidden, or so faint that no eye could find it.
  public var isOutOfSight: Bool { control.isHidden == true || control.alpha ?? 1 < 0.01 }

  /// UIKit exposes the parts of this control in its stead: a stepper's buttons, a search bar's field.
  public var vendsParts: Bool { !isCustom && uikitClass.map { $0.vends != .nothing } == true }

  /// The system's own view or content that the app does not describe: private views, the keyboard, web pages, maps.
  public var isSystemOwned: Bool {
    if control.isSystem == true || tree.facts[index].isScrollBar { return true }
    switch role {
    case .keyboard, .key, .webView, .map: return true
    default: break
    }
    guard let name = control.className else { return false }
    return name.hasPrefix("_UI") || name.hasPrefix("UIStatusBar")
  }
}

extension Element {
  /// The words it draws itself, as far as the description tells: its title, its text or its placeholder.
  public var drawnWords: String? {
    switch tree.facts[index].drawnWords {
    case .none: nil
    case .text: control.text
    case .title: control.title
    case .placeholder: control.placeholder
    case .label: control.label
    }
  }

  /// Whether `drawnWords` are known, without handing them out.
  public var drawsWords: Bool { tree.facts[index].drawnWords != .none }

  /// Nothing is written on it in an interface file, and code that reaches it may change that. A person types into fields.
  public var awaitsText: Bool {
    guard tree.screen.source.isDesignTime, hasAppearance else { return false }
    switch role {
    case .text, .heading, .button:
      return !drawsWords && control.inferred.contains(.connected) && control.image == nil
    // What is entered takes the place of a placeholder.
    case let role?: return role.isTextInput && SpokenText.isBlank(control.text)
    case nil: return false
    }
  }

  /// It, or a control that it is a part of, is off.
  public var isPartOfDisabled: Bool {
    if isEnabled == false { return true }
    return reach == .mergedIntoParent && ancestors.contains { $0.isEnabled == false && $0.isInteractive }
  }
}

/// What rules about the wording of names ask.
extension Element {
  /// A control or an image, whose name was chosen for it. Not text and not what holds text: cells, rows, keys.
  public var isControlOrImage: Bool {
    // The system words the names of its symbols.
    if symbolName != nil { return false }
    return switch role {
    case .image: true
    case .text, .heading: !traits.isDisjoint(with: [.button, .link])
    case .cell, .row, .key, .keyboard, .webView, .map, .alert: false
    default: isInteractive
    }
  }

  /// The name is what is drawn on it, as far as the description tells.
  public var isNameVisible: Bool {
    guard let seen = visibleText, !SpokenText.isBlank(seen) else { return false }
    return seen == name || SpokenText.normalized(seen) == SpokenText.normalized(name)
  }
}
