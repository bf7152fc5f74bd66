import A11yCore
import A11yNarration
import ArgumentParser

/// How utterances are worded.
struct NarrationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whose manner of speaking: \(Profile.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var profile = Profile.voiceover.name

  @Option(help: ArgumentHelp("The interface's language (BCP-47) in place of the description's.", valueName: "tag"))
  var language: String?

  @Flag(name: .customLong("no-hints"), help: "Leave hints out, as when VoiceOver reads continuously.")
  var leavesHintsOut = false

  mutating func validate() throws {
    if Profile.named(profile) == nil {
      throw ValidationError.unknown("profile", profile, known: Profile.all.map(\.name))
    }
  }

  func narrate(_ screen: Screen, file: String) -> NarratedScreen {
    let language = language ?? screen.language
    let narrator = Narrator(profile: Profile.named(profile) ?? .voiceover, language: language)
    return NarratedScreen(
      name: screen.name, language: language, file: file, leavesHintsOut: leavesHintsOut,
      utterances: narrator.narrate(Exposure(screen)))
  }
}

/// A screen put into words.
struct NarratedScreen {
  var name: String?
  var language: String?
  var file: String
  var leavesHintsOut: Bool
  var utterances: [SpokenElement]

  /// The line a person hears.
  func line(_ spoken: SpokenElement) -> String {
    leavesHintsOut ? spoken.utterance.description : spoken.utterance.spoken
  }
}
