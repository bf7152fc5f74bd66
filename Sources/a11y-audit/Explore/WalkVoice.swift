import A11yCore
import A11yNarration
import A11yPlatform
import A11ySpeech

/// Speaks on a walk, and is silent where nothing can be heard: the words are on the screen all the same.
final class WalkVoice {
  private let speaker: Speaker?
  private var playing: Playing?
  /// Why nothing is spoken, where somebody might expect it.
  let silence: String?

  init(settings: SpeechSettings?) {
    guard let settings else {
      (speaker, silence) = (nil, nil)
      return
    }
    do {
      let speaker = try Speaker(engine: Engine(plays: true), settings: settings)
      // The engine says that all is well where there is no sound device: only trying tells.
      try speaker.play([]) { _, _ in }
      (self.speaker, silence) = (speaker, nil)
    } catch {
      let reason = error as? SpeechError
      speaker = nil
      silence = reason == .noSoundDevice ? "no sound device" : reason?.description.escapedForDisplay ?? "no sound"
    }
  }

  var canSpeak: Bool { speaker != nil }

  /// Readable when there is something to `follow`; nil while nothing is said.
  var descriptor: FileDescriptor? { playing?.descriptor }

  /// Cuts off what is being said and starts on this. What cannot be said is left out: it can be read.
  func start(_ heard: Explorer.Reply.Heard) {
    stop()
    let parts = heard.text.map { [$0] } ?? heard.utterance.parts.map(\.text)
    playing = try? speaker?.start(SpeechItem(parts: parts, language: heard.utterance.language))
  }

  func stop() { playing = nil }

  /// Takes one report of the engine; whether all is said.
  func follow() -> Bool {
    playing?.follow()
    guard playing?.isOver != false else { return false }
    stop()
    return true
  }

  /// Waits until all is said.
  func finish() {
    playing?.finish()
    stop()
  }
}
