extension Element {
  /// The words it draws itself, as far as the description tells: its title, its text or its placeholder.
  public var drawnWords: String? {
    if let text = control.text, !SpokenText.isBlank(text) { return text }
    if let title = control.title, !SpokenText.isBlank(title) { return title }
    if let placeholder = control.placeholder, !SpokenText.isBlank(placeholder) { return placeholder }
    guard role == .text || role == .heading, !SpokenText.isBlank(control.label) else { return nil }
    return control.label
  }

  /// Whether `drawnWords` are known, without handing them out.
  public var drawsWords: Bool {
    !SpokenText.isBlank(control.text) || !SpokenText.isBlank(control.title)
      || !SpokenText.isBlank(control.placeholder)
      || (role == .text || role == .heading) && !SpokenText.isBlank(control.label)
  }

  /// Whether the description gives any fact of `appearance`.
  public var hasAppearance: Bool { !exposure.screen.controls[index].boxedAppearance.isEmpty }

  /// It, or a control that it is a part of, is off.
  public var isPartOfDisabled: Bool {
    if isEnabled == false { return true }
    return reach == .swallowed && ancestors.contains { $0.isEnabled == false && $0.isInteractive }
  }
}
