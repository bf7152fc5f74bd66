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
