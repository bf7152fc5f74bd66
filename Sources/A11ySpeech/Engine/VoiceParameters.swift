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
  extension espeak_parameters {
    init(_ parameters: VoiceParameters) {
      self.init(rate: parameters.rate, pitch: parameters.pitch, volume: parameters.volume, word_gap: parameters.wordGap)
    }
  }
#endif
