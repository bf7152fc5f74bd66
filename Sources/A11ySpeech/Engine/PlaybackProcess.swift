import A11yPlatform

#if Speech
  internal import CEspeakNG

  /// A child process that plays commands through the sound card.
  final class PlaybackProcess {
    private let child: SpawnedProcess
    let reports: FileDescriptor

    init(_ commands: SpeechCommands, _ parameters: VoiceParameters, dataFolder: String?) throws(SpeechError) {
      guard let pipe = try? PipeEnds() else { throw .noResources }
      reports = pipe.reading
      let id = commands.bytes.withUnsafeBufferPointer { bytes in
        let commands = espeak_commands(commands: bytes.baseAddress, length: bytes.count)
        return espeak_fork_play(
          commands, espeak_parameters(parameters), dataFolder, pipe.reading.number, pipe.writing.number)
      }
      pipe.writing.close()
      guard id > 0 else {
        pipe.reading.close()
        throw .noResources
      }
      child = SpawnedProcess(id: id)
    }

    deinit {
      // There is no listener any more: the remaining speech is discarded.
      child.kill()
      _ = try? child.wait()
      reports.close()
    }

    /// Waits until the child has come to its next mark.
    func next() -> PlaybackReport {
      var byte: [UInt8] = [0]
      guard (try? reports.read(into: &byte)) == 1 else { return .ended }
      return byte[0] == UInt8(ascii: "x") ? .noSoundDevice : .mark
    }
  }
#else
  final class PlaybackProcess {
    let reports = FileDescriptor.standardInput
    private init() {}
    func next() -> PlaybackReport { .ended }
  }
#endif

/// The progress that a playback reports.
enum PlaybackReport {
  /// It reached the next mark in its commands.
  case mark
  case noSoundDevice
  /// The child is gone: it reached the end of its commands, or crashed.
  case ended
}
