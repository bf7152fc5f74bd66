#if Speech
  internal import CEspeakNG
#endif

/// The engine's four numbers; see `SpeechSettings` for their units.
struct VoiceParameters: Equatable {
  var rate: Int32
  var pitch: Int32
  var volume: Int32
  var wordGap: Int32

  init(_ settings: SpeechSettings) {
    rate = Int32(settings.rate)
    pitch = Int32(settings.pitch)
    volume = Int32(settings.volume)
    wordGap = Int32(settings.wordGap)
  }
}

#if Speech
  extension espeak_manner {
    init(_ manner: VoiceParameters) {
      self.init(rate: manner.rate, pitch: manner.pitch, volume: manner.volume, word_gap: manner.wordGap)
    }
  }
#endif
