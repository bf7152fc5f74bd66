package import A11yPlatform

/// One saying on its way through the sound card. Letting go of it ends the sound.
package final class Playing {
  private let performance: PlaybackProcess
  /// Reports of the opened device, of the beginning and of the end.
  private var awaited = 3
  /// It has come to its end, or nothing can be heard.
  package private(set) var isOver = false

  init(_ performance: PlaybackProcess) { self.performance = performance }

  /// Becomes readable when there is something to `follow`.
  package var descriptor: FileDescriptor { performance.reports }

  /// Takes one report; waits for it unless `descriptor` is readable.
  package func follow() {
    guard case .mark = performance.next() else {
      isOver = true
      return
    }
    awaited -= 1
    isOver = awaited <= 0
  }

  package func finish() {
    while !isOver { follow() }
  }
}

extension Speaker {
  /// Starts to play a saying and does not wait for it.
  ///
  /// Throws when the saying's language has no voice, or the system no process to speak in. Whether there is a sound
  /// device is found out by playing nothing: `play([])`.
  package func start(_ saying: SpeechItem) throws(SpeechError) -> Playing {
    let voices = try voices(for: [saying])
    return Playing(try engine.perform(score([saying], voices, from: 0, []), manner))
  }
}
