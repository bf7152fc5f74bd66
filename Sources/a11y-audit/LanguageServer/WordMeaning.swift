import A11yCore
import A11yFormats
import A11yNarration

/// What a key, trait, role or class of a description means: for the last two and traits, what VoiceOver says because of it.
enum WordMeaning {
  static func text(
    of word: String, at place: Completion.Place?, _ narration: NarrationOptions, _ language: String?
  ) -> String? {
    let sample = { (line: String) in Self.sample(line, narration, language) }
    switch place {
    case .key:
      return Key.all.first { $0.name == word || $0.aliases.contains(word) }.map { "\($0.name): \($0.meaning)" }
    case .value(let key):
      switch Key.all.first(where: { $0.name == key || $0.aliases.contains(key) })?.name {
      case "traits" where Traits.named.contains { $0.name == word }:
        return "trait \(word): \(sample("view \"Name\" isElement=true traits=\(word)"))"
      case "role": return role(word, sample)
      case "class", "superclass": return uikitClass(word, sample)
      default: return nil
      }
    case .control: return role(word, sample) ?? uikitClass(word, sample)
    case nil: return nil
    }
  }

  private static func role(_ word: String, _ sample: (String) -> String) -> String? {
    Role(rawValue: word).map { "role \($0.rawValue): \(sample("\($0.rawValue) \"Name\""))" }
  }

  private static func uikitClass(_ word: String, _ sample: (String) -> String) -> String? {
    guard let known = UIKitClasses.all.first(where: { $0.name == word }) else { return nil }
    var facts = known.role.map { ["role \($0.rawValue)"] } ?? []
    if !known.traits.isEmpty { facts.append("traits \(known.traits.names.joined(separator: ", "))") }
    if !known.isElement { facts.append("isElement false") }
    return "class \(word): \(facts.joined(separator: "; "))\n\(sample("\(word) \"Name\""))"
  }

  /// What VoiceOver says of a control with the label "Name".
  private static func sample(_ line: String, _ narration: NarrationOptions, _ language: String?) -> String {
    let outline = "component \(language ?? "en")\n  \(line)\n"
    guard let screen = try? Formats.read(Array(outline.utf8), as: Outline.self).first else { return "" }
    let spoken = SteppedNarration(AccessibilityTree(screen), narration.narrator(for: screen))
    if spoken.count == 0 { return "VoiceOver does not stop at it by itself." }
    return "with the label \"Name\", VoiceOver says \"\(spoken.spoken(0).utterance.spoken)\""
  }
}
