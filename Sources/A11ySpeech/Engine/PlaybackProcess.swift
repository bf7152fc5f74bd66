#if Speech
  internal import CEspeakNG
  import A11yPlatform

  /// A child process that plays a score through the sound card.
  final class PlaybackProcess {
    private let child: pid_t
    let reports: Int32

    init(_ score: SpeechCommands, _ manner: VoiceParameters, dataFolder: String?) throws(SpeechError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .noResources }
      let (readEnd, writeEnd) = (ends[0], ends[1])
      reports = readEnd
      child = score.bytes.withUnsafeBufferPointer { bytes in
        let score = espeak_score(score: bytes.baseAddress, length: bytes.count)
        return espeak_fork_play(score, espeak_manner(manner), dataFolder, readEnd, writeEnd)
      }
      close(writeEnd)
      guard child > 0 else {
        close(readEnd)
        throw .noResources
      }
    }

    deinit {
      // Nobody listens any longer: what is still to be said is not said.
      kill(child, SIGKILL)
      SpeechProcess.wait(for: child)
      close(reports)
    }

    /// Waits until the child has come to its next mark.
    func next() -> PlaybackReport {
      var byte: UInt8 = 0
      var count = read(reports, &byte, 1)
      while count < 0, errno == EINTR { count = read(reports, &byte, 1) }
      guard count == 1 else { return .ended }
      return byte == UInt8(ascii: "x") ? .noSoundDevice : .mark
    }
  }
#else
  final class PlaybackProcess {
    let reports: Int32 = -1
    private init() {}
    func next() -> PlaybackReport { .ended }
  }
#endif
