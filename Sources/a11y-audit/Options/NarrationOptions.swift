import A11yPlatform
import A11yCommand
import A11yCore
import A11yNarration
import ArgumentParser

/// How utterances are worded.
struct NarrationOptions: ParsableArguments {
  /// How much is reported.
  enum Style: String, ExpressibleByArgument, CaseIterable {
    case voiceover, brief, detailed
  }

  /// Where the words for what a control is are spoken.
  enum Traits: String, ExpressibleByArgument, CaseIterable {
    case before, after, silent
  }

  @Option(
    help: ArgumentHelp(
      "Narration profile: \(Profile.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var profile = Profile.voiceover.name

  @Option(help: ArgumentHelp("Language of the interface (BCP-47) instead of the description's.", valueName: "tag"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "voiceover: as spoken; brief: only label, role and state; detailed: adds custom actions, custom content, rotors "
        + "and input labels below each line.", valueName: "style"))
  var style = Style.voiceover

  @Flag(inversion: .prefixedNo, help: "VoiceOver's setting Speak Hints.")
  var hints: Bool?

  @Flag(help: "Like VoiceOver's \"Read All\": without hints.")
  var continuous = false

  @Option(help: ArgumentHelp("VoiceOver's setting Controls: position of the traits.", valueName: "place"))
  var traits = Traits.after

  @Flag(inversion: .prefixedNo, help: "VoiceOver's setting Table Headers.")
  var tableHeaders: Bool?

  @Flag(inversion: .prefixedNo, help: "Speak rows, columns and positions such as '2 of 3'.")
  var positions: Bool?

  @Flag(inversion: .prefixedNo, help: "Speak the start and end of lists, landmarks and tab bars, and entered groups.")
  var containers: Bool?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Turn on a switch of the profile, for example 'activate-hint'. May be repeated.", valueName: "switch"))
  var added: [String] = []

  @Option(
    name: .customLong("without"),
    help: ArgumentHelp(
      "Turn off a switch of the profile; --explain lists the switches in use. May be repeated.", valueName: "switch"))
  var removed: [String] = []

  mutating func validate() throws {
    if Profile.named(profile) == nil {
      throw ValidationError.unknown("profile", profile, known: Profile.all.map(\.name))
    }
    if let language, !Language.isKnown(language) {
      throw ValidationError("unknown language '\(language)': expected a BCP-47 tag, such as en or pt-BR")
    }
    for name in added + removed where Self.switches(named: name) == nil {
      throw ValidationError.unknown("switch", name, known: Profile.Switches.named.map(\.name))
    }
  }

  /// Notes each language of these screens whose phrases are not known, once.
  func noteLanguagesWithoutPhrases(_ languages: Set<String>) {
    for language in languages.sorted() {
      StandardStreams.printError(
        "a11y-audit: note: VoiceOver's phrases in '\(language)' are not known; see 'a11y-audit languages'")
    }
  }

  /// The language of a screen if its phrases are not known, so that the words of VoiceOver are English.
  func languageWithoutPhrases(of screen: Screen) -> String? {
    guard let language = language ?? screen.language, language != Language.undetermined,
      Phrases.speaking(language) == nil
    else { return nil }
    return language
  }

  /// - Parameters:
  ///   - explains: whether to tell where every part of an utterance comes from.
  ///   - cells: the width of a braille display whose line is shown, too.
  func narrate(_ screen: Screen, file: FilePath, explains: Bool = false, cells: Int? = nil) -> NarratedScreen {
    let narrator = narrator(for: screen)
    let tree = AccessibilityTree(screen)
    let explanations = explains ? narrator.explain(tree) : nil
    return NarratedScreen(
      name: screen.name, language: narrator.language, file: file, leavesHintsOut: !verbosity.hints,
      utterances: explanations.map { $0.map { SpokenElement($0) } } ?? narrator.narrate(tree), narrator: narrator,
      listsParticulars: style == .detailed, states: narrator.speechByState(of: screen), cells: cells,
      explanations: explanations)
  }

  /// As `Transcript.text(narrate(screen, file: file))`, on all processors and without keeping what is said.
  func transcript(of screen: Screen, file: FilePath, cells: Int? = nil) -> String {
    let narrator = narrator(for: screen)
    let tree = AccessibilityTree(screen)
    let lines = TranscriptLines(
      count: tree.focusableCount, file: file, narrator: narrator, listsParticulars: style == .detailed,
      states: narrator.speechByState(of: screen), cells: cells)
    let texts = narrator.narrate(tree, threads: min(8, Threads.processors)) { lines.text($0, $1) }
    return Transcript.text(texts, of: screen.name ?? file.text)
  }

  func narrator(for screen: Screen) -> Narrator {
    Narrator(profile: chosenProfile, language: language ?? screen.language, verbosity: verbosity)
  }

  private var chosenProfile: Profile {
    let profile = Profile.named(profile) ?? .voiceover
    var switches = profile.switches
    for name in added { switches.formUnion(Self.switches(named: name) ?? []) }
    for name in removed { switches.subtract(Self.switches(named: name) ?? []) }
    return Profile(name: profile.name, switches: switches)
  }

  private var verbosity: Verbosity {
    var verbosity = style == .brief ? Verbosity.brief : .voiceover
    verbosity.hints = hints ?? (verbosity.hints && !continuous)
    verbosity.traits = Verbosity.TraitPlace(rawValue: traits.rawValue) ?? .after
    verbosity.tableHeaders = tableHeaders ?? verbosity.tableHeaders
    verbosity.positions = positions ?? verbosity.positions
    verbosity.containers = containers ?? verbosity.containers
    return verbosity
  }

  private static func switches(named name: String) -> Profile.Switches? {
    Profile.Switches.named.first { $0.name == name }?.switches
  }
}

/// A screen put into words.
struct NarratedScreen {
  var name: String?
  var language: String?
  var file: FilePath
  var leavesHintsOut: Bool
  var utterances: [SpokenElement]
  var narrator: Narrator
  /// Whether what is offered next to the speech is listed in the text.
  var listsParticulars: Bool
  /// What is said in other states, by the index of the control.
  var states: [Int: [StateSpeech]] = [:]
  /// The width of a braille display; nil if its line is not wanted.
  var cells: Int?
  /// As many as `utterances`, where asked for.
  var explanations: [Explanation]?

  /// The line a person hears.
  func line(_ spoken: SpokenElement) -> String { spoken.utterance.spoken }

  /// What an element offers next to its speech.
  func particulars(_ spoken: SpokenElement) -> ElementDetails {
    ElementDetails(spoken.element, phrases: phrases(spoken))
  }

  /// The words of the element's language.
  func phrases(_ spoken: SpokenElement) -> Phrases { narrator.phrases(for: spoken.element.ownLanguage) }
}
