import A11yCore
import A11yNarration

/// What VoiceOver says of a document. The order is found out once, when somebody asks; each element is worded when it is
/// asked for.
final class DocumentSpeech {
  private let sources: [Screen]
  private let narration: NarrationOptions?

  private(set) lazy var screens: [SteppedNarration] = sources.compactMap { screen in
    narration.map { SteppedNarration(AccessibilityTree(screen), $0.narrator(for: screen)) }
  }

  init(_ screens: [Screen], _ narration: NarrationOptions?) {
    sources = screens
    self.narration = narration
  }

  /// The element that holds what is at a place: the number of its screen, and its own in the order. Nil if the place is
  /// part of none.
  func element(at location: SourceLocation) -> (screen: Int, number: Int)? {
    for (number, screen) in sources.enumerated().reversed() {
      guard let index = screen.control(at: location) else { continue }
      return screens[number].number(ofControl: index).map { (number, $0) }
    }
    return nil
  }
}

extension Screen {
  /// The last control that begins at a place or before it.
  fileprivate func control(at location: SourceLocation) -> Int? {
    var found: Int?
    for (index, control) in controls.enumerated() where !control.isVended && control.location <= location {
      if let known = found, controls[known].location > control.location { continue }
      found = index
    }
    return found
  }
}
