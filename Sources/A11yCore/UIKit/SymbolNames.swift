/// What VoiceOver calls the system's symbols (SF Symbols), in English.
///
/// The system names its symbols itself, in the user's language, and publishes no list. Those below were heard or found in
/// dumps of running apps, or are the names UIKit gives the same images in bars; of all others only the words of the
/// symbol's own name are known.
public enum SymbolNames {
  /// Symbols whose name says what a button with them does.
  private static let actions = [
    "xmark": "Close", "plus": "Add", "minus": "Remove", "trash": "Delete", "pencil": "Edit", "ellipsis": "More",
    "square.and.pencil": "Compose", "square.and.arrow.up": "Share", "magnifyingglass": "Search", "play": "Play",
    "pause": "Pause", "stop": "Stop", "gear": "Settings", "gearshape": "Settings", "house": "Home", "info": "Info",
    "questionmark": "Help", "bookmark": "Bookmark", "camera": "Camera", "chevron.left": "Back",
    "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward", "arrow.clockwise": "Refresh",
    "lock": "Lock", "globe": "Globe", "envelope": "Get Mail",
  ]

  /// Parts of a symbol's name that only say how it is drawn.
  private static let drawing: Set<Substring> = ["fill", "circle", "square", "rectangle", "badge", "slash"]

  /// What is said of a symbol; nil for a name without words.
  public static func spoken(_ symbol: String) -> String? {
    if let action = action(symbol) { return action }
    let words = symbol.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    return SpokenText.isBlank(words) ? nil : words
  }

  /// The name of a symbol that says what a button with it does; nil for any other.
  public static func action(_ symbol: String) -> String? {
    if let action = actions[symbol] { return action }
    let plain = symbol.split(separator: ".").prefix { !drawing.contains($0) }.joined(separator: ".")
    let isOnlyDrawn = symbol.split(separator: ".").dropFirst(plain.split(separator: ".").count).allSatisfy {
      $0 == "fill" || $0 == "circle"
    }
    return isOnlyDrawn ? actions[plain] : nil
  }
}

extension Element {
  /// What VoiceOver says of its symbol, which is all the name it has; nil where it has a name of its own.
  public var symbolName: String? {
    guard hasAppearance, appearance.isSymbol == true, control.label == nil, let image = control.image,
      SpokenText.isBlank(control.title), SpokenText.isBlank(control.text)
    else { return nil }
    return SymbolNames.spoken(image)
  }
}
