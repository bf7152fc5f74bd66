public import A11yCore
public import A11yNarration

extension Screen {
  /// The VoiceOver announcements, one per element, in reading order.
  ///
  /// - Parameters:
  ///   - language: the language of the words that VoiceOver adds, in BCP 47; nil for the screen's language.
  ///   - profile: how elements are announced.
  public func narrate(language: String? = nil, profile: Profile = .voiceover) -> [String] {
    let narrator = Narrator(profile: profile, language: language ?? self.language)
    return narrator.narrate(AccessibilityTree(self)).map(\.utterance.spoken)
  }
}
