#if Speech
  internal import CEspeakNG
  import A11yPlatform

  /// Room for the sound of one child process, used again for the next.
  final class SynthesisBuffer {
    private let memory: UnsafeMutablePointer<espeak_buffer>
    private var child: Int32 = 0

    /// A child that has not finished by then hangs: the longest text takes 8 s on the machine this was measured on.
    private static let secondsToFinish: UInt32 = 60

    /// Items in one synthesis.
    static let items = Int(espeak_buffer_items)

    /// `capacity` is in samples.
    init(capacity: Int) throws(SpeechError) {
      guard let memory = espeak_buffer_create(Int64(capacity)) else { throw .noResources }
      self.memory = memory
    }

    deinit {
      if child > 0 {
        SpawnedProcess(id: child).kill()
        _ = try? SpawnedProcess(id: child).wait()
      }
      espeak_buffer_destroy(memory)
    }

    /// Starts to speak. `end` must be called before the next `begin`.
    func begin(_ commands: SpeechCommands, _ parameters: VoiceParameters) throws(SpeechError) {
      child = commands.bytes.withUnsafeBufferPointer { bytes in
        let commands = espeak_commands(commands: bytes.baseAddress, length: bytes.count)
        return espeak_fork_synthesis(commands, espeak_parameters(parameters), memory, Self.secondsToFinish)
      }
      guard child > 0 else { throw .noResources }
    }

    /// Waits for the child.
    func end() -> SynthesisResult {
      _ = try? SpawnedProcess(id: child).wait()
      child = 0
      // How the child ended does not matter (its status may be gone): a child that came to its end says so itself.
      switch Int(memory.pointee.state) {
      case Int(espeak_buffer_finished):
        return .finished(items())
      case Int(espeak_buffer_overflowed): return .overflowed
      default: return .died
      }
    }

    /// The phonemes that the last child wrote. Read them after `end`.
    var phonemes: String {
      let count = Int(memory.pointee.phoneme_count)
      return withUnsafeBytes(of: memory.pointee.phonemes) { String(decoding: $0.prefix(count), as: UTF8.self) }
    }

    private func items() -> [SynthesisResult.Sound] {
      let samples = UnsafeBufferPointer(start: espeak_buffer_samples(memory), count: Int(memory.pointee.count))
      let ends = withUnsafeBytes(of: memory.pointee.ends) { ends in
        ends.bindMemory(to: Int64.self).prefix(Int(memory.pointee.ended)).map { Int($0) }
      }
      let silent = withUnsafeBytes(of: memory.pointee.silent) { Array($0.bindMemory(to: UInt64.self)) }
      return zip(zip([0] + ends, ends), silent).map { sound, silent in
        SynthesisResult.Sound(samples: Array(samples[sound.0..<sound.1]), silentTexts: silent)
      }
    }
  }
#else
  final class SynthesisBuffer {
    init(capacity: Int) throws(SpeechError) { throw .notBuilt }
    func begin(_ commands: SpeechCommands, _ parameters: VoiceParameters) throws(SpeechError) { throw .notBuilt }
    func end() -> SynthesisResult { .died }
    var phonemes: String { "" }
  }
#endif

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
