import A11ySpeech
import ArgumentParser

/// How it sounds.
struct SoundOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Voice for all elements, by name, file or language.", valueName: "name"))
  var voice: String?

  @Option(help: ArgumentHelp("Variant of the voice: f3, whisper, …", valueName: "name"))
  var variant: String?

  @Option(help: "Speed in words per minute, 80 to 450.")
  var rate = 175

  @Option(help: "Pitch from 0 (low) to 100 (high).")
  var pitch = 50

  @Option(help: "Volume in percent, 0 to 200.")
  var volume = 100

  @Option(help: "Silence between words, in hundredths of a second.")
  var wordGap = 0

  @Option(help: "Silence between label, value, traits and hint, in milliseconds.")
  var pause = 200

  enum Unreadable: String, ExpressibleByArgument, CaseIterable {
    case skip, spell
  }

  @Option(
    help: ArgumentHelp(
      "Words in a script that the voice cannot read, such as kanji: leave them out, or spell them.",
      valueName: "skip|spell"))
  var unreadable = Unreadable.skip

  var settings: SpeechSettings {
    get throws(SpeechError) {
      try SpeechSettings(
        voice: voice, variant: variant, rate: rate, pitch: pitch, volume: volume, wordGap: wordGap, pause: pause,
        spellsUnreadable: unreadable == .spell)
    }
  }

  mutating func validate() throws {
    do { _ = try settings } catch { throw ValidationError("\(error)") }
  }
}
