import A11yCore

extension Element {
  /// How a message about another element names it: `button "Close"`.
  var mention: String {
    let kind = role?.words ?? control.className?.excerpt() ?? "element"
    return calledName.map { "\(kind) \($0.quoted())" } ?? kind
  }
}
