import A11yCore

/// What makes a view a dialog that ought to keep people inside.
enum DialogEvidence {
  /// The description says so.
  case declared
  /// Only its class's name says so.
  case named

  /// Words that end the name of a class which blocks what is behind it.
  private static let names: Set<String> = ["dialog", "dialogue", "alert", "popup", "modal", "lightbox"]
  /// Words that may follow.
  private static let endings: Set<String> = ["view", "container", "wrapper", "box", "window", "content", "controller"]

  /// Nil for what is no dialog, and for UIKit's own, which UIKit isolates.
  init?(_ element: Element) {
    if let name = element.control.className, name.hasPrefix("UI") || name.hasPrefix("_UI") {
      guard element.control.role == .alert, name == "UIView" else { return nil }
    }
    if element.role == .alert || element.traits.contains(.alert) {
      self = .declared
    } else if let name = element.control.className, Self.isDialogName(name) {
      self = .named
    } else {
      return nil
    }
  }

  static func isDialogName(_ name: String) -> Bool {
    // Few names have one of the words anywhere.
    let letters = name.lowercased()
    guard names.contains(where: letters.hasBytes) else { return false }
    var words = CodeWords.words(of: name)
    while words.count > 1, let last = words.last, endings.contains(last) { words.removeLast() }
    return words.last.map(names.contains) == true
  }
}
