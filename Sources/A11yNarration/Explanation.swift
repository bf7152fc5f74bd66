public import A11yCore

/// Why an element is spoken as it is: where each part comes from.
public struct Explanation: Sendable {
  public let element: Element
  public let utterance: Utterance
  /// In the order of the utterance's parts.
  public let origins: [Origin]

  /// Where one part of an utterance comes from.
  public struct Origin: Hashable, Sendable {
    public let part: Utterance.Part
    /// The attribute, UIKit's default, or the place: "'label'", "trait 'button', which UIKit gives UIButton".
    public let cause: String
    /// The profile's switches without which the part would not be there, or not in these words.
    public let switches: [String]
    /// The name of the phrase, as `a11y-audit languages` lists it; nil for the app's own words.
    public let phrase: String?
    /// How often the phrase was quoted; nil for the app's own words.
    public let attestation: Attestation?
    /// Where the wording was found, of what VoiceOver says of its own accord; empty if it is unverified; nil for
    /// the app's own words.
    public let sources: [String]?
  }
}

extension Narrator {
  /// As `narrate(_:)`, with where every part comes from. A switch is made out by doing without it, so that this cannot
  /// say anything the narration does not do.
  public func explain(_ screen: AccessibilityTree) -> [Explanation] {
    var explainer = Explainer(self)
    return map(screen) { explainer.explain($0, $1) }
  }
}

/// Explains elements of one screen after the other.
struct Explainer {
  private let narrator: Narrator
  private let others: [(name: String, narrator: Narrator)]
  private var phrasesByText: [String: [String: NamedPhrase]] = [:]

  init(_ narrator: Narrator) {
    self.narrator = narrator
    let profile = narrator.profile
    others = Profile.Switches.named.filter { profile.switches.contains($0.switches) }.map { name, switches in
      let without = Profile(name: profile.name, switches: profile.switches.subtracting(switches))
      return (name, Narrator(profile: without, language: narrator.language, verbosity: narrator.verbosity))
    }
  }

  mutating func explain(_ element: Element, _ narrated: NarratedElement) -> Explanation {
    let utterance = narrator.narrate(narrated)
    let alternatives = others.map { (name: $0.name, parts: Set($0.narrator.narrate(narrated).parts.map(\.words))) }
    let words = narrator.phrases(for: narrated.language)
    let exact = phrasesByText[words.language] ?? words.byText
    phrasesByText[words.language] = exact
    let switches = narrator.profile.switches
    let origins = utterance.parts.map { part -> Explanation.Origin in
      let phrase = words.phrase(in: part, context: narrated.context, exact: exact)
      return Explanation.Origin(
        part: part,
        cause: phrase?.name == "customContent"
          ? "'customContent'" : Cause(of: part, element, narrated, switches).text,
        switches: alternatives.filter { !$0.parts.contains(part.words) }.map(\.name), phrase: phrase?.name,
        attestation: phrase.map { words.attestation(of: $0.name) }, sources: phrase?.phrase.sources.names)
    }
    return Explanation(element: element, utterance: utterance, origins: origins)
  }
}

extension Utterance.Part {
  /// Whether the text is that of a format with something in its only place.
  fileprivate func isMade(of format: Phrase) -> Bool {
    let (before, after) = format.halves()
    let text = words.text
    return text.hasPrefix(before) && (text.hasSuffix(after) || self.text.hasSuffix(after))
  }

  /// Kind and text without what closes it: a period that turns into a comma makes no other part of it.
  fileprivate var words: Utterance.Part {
    var text = text[...]
    while let last = text.last, last == "." || last == "," || last == ":" { text.removeLast() }
    return Utterance.Part(kind, String(text))
  }
}

/// A phrase with its name in the table.
private typealias NamedPhrase = (name: String, phrase: Phrase)

extension Phrases {
  /// Every phrase by its words; of equal ones the first.
  fileprivate var byText: [String: NamedPhrase] {
    Dictionary(entries.map { ($0.phrase.text, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The phrase a part is made of; nil when it is the app's own words.
  fileprivate func phrase(in part: Utterance.Part, context: Context?, exact: [String: NamedPhrase]) -> NamedPhrase? {
    switch part.kind {
    case .tableHeader, .label, .value, .content, .standInHint, .hint: return nil
    case .container, .selected, .trait, .state, .position, .gesture, .announcement: break
    }
    if let phrase = exact[part.text] ?? exact[part.text + "."] ?? exact[part.words.text] { return phrase }
    switch (part.kind, context) {
    case (.selected, _): return ("selectedFormat", selectedFormat)
    case (.trait(.header), _): return headingLevelFormat.map { ("headingLevelFormat", $0) }
    case (.position, .dataTableCell):
      let formats: [NamedPhrase] = [
        ("rowSpanFormat", rowSpanFormat), ("columnSpanFormat", columnSpanFormat), ("rowFormat", rowFormat),
        ("columnFormat", columnFormat),
      ]
      return formats.first { part.isMade(of: $0.phrase) }
    case (.position, _): return ("seriesFormat", seriesFormat)
    case (.state, _):
      guard let format = characterCountFormat, part.isMade(of: format) else { return nil }
      return ("characterCountFormat", format)
    case (.gesture, _): return gesture(in: part)
    default: return nil
    }
  }

  /// A hint of VoiceOver's behind the author's, where the format brings the words.
  private func gesture(in part: Utterance.Part) -> NamedPhrase? {
    let hints: [NamedPhrase?] = [
      ("switchHint", switchHint), ("adjustableHint", adjustableHint), expandedHint.map { ("expandedHint", $0) },
      collapsedHint.map { ("collapsedHint", $0) }, popupHint.map { ("popupHint", $0) },
    ]
    return hints.lazy.compactMap(\.self).first { part.text.hasSuffix($0.phrase.text) }
  }
}
