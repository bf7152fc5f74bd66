import A11yCore

extension Element {
  /// How a message about another element names it: `button "Close"`.
  var mention: String {
    let kind = role?.words ?? control.className?.excerpt() ?? "element"
    let words = isNameless ? control.title ?? control.text : name
    guard let words, !SpokenText.isBlank(words) else { return kind }
    return "\(kind) \(words.quoted())"
  }
}
