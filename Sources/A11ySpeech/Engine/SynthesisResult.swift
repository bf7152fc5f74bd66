/// How a synthesis ended.
enum SynthesisResult {
  /// Each item's.
  case finished([Sound])
  /// There is more sound than room.
  case overflowed
  /// The engine crashed or hung.
  case died

  struct Sound {
    let samples: [Int16]
    /// A bit for each text that has no sound, as speech_worker.c has it.
    let silentTexts: UInt64

    /// Whether the text of this number was not heard.
    func isSilent(_ text: Int) -> Bool { text < 64 && silentTexts >> UInt64(text) & 1 != 0 }
  }
}
