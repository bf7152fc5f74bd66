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
    guard tree.screen.source.isDesignTime, !drawsWords, hasAppearance else { return false }
    switch role {
    case .text, .heading, .button: return control.inferred.contains(.connected) && control.image == nil
    case let role?: return role.isTextInput
    case nil: return false
    }
  }

  /// Whether the description gives any fact of `appearance`.
  public var hasAppearance: Bool { !tree.screen.controls[index].boxedAppearance.isEmpty }

  /// It, or a control that it is a part of, is off.
  public var isPartOfDisabled: Bool {
    if isEnabled == false { return true }
    return reach == .mergedIntoParent && ancestors.contains { $0.isEnabled == false && $0.isInteractive }
  }
}
