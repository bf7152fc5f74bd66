import A11yPlatform

#if Speech
  internal import CEspeakNG

  /// A child process that plays a score through the sound card.
  final class PlaybackProcess {
    private let child: SpawnedProcess
    let reports: FileDescriptor

    init(_ score: SpeechCommands, _ manner: VoiceParameters, dataFolder: String?) throws(SpeechError) {
      guard let pipe = try? PipeEnds() else { throw .noResources }
      reports = pipe.reading
      let id = score.bytes.withUnsafeBufferPointer { bytes in
        let score = espeak_score(score: bytes.baseAddress, length: bytes.count)
        return espeak_fork_play(score, espeak_manner(manner), dataFolder, pipe.reading.number, pipe.writing.number)
      }
      pipe.writing.close()
      guard id > 0 else {
        pipe.reading.close()
        throw .noResources
      }
      child = SpawnedProcess(id: id)
    }

    deinit {
      // Nobody listens any longer: what is still to be said is not said.
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
