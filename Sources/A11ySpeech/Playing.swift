package import A11yPlatform

/// One item on its way through the sound card. Letting go of it ends the sound.
package final class Playing {
  private let playback: PlaybackProcess
  /// Reports of the opened device, of the beginning and of the end.
  private var awaited = 3
  /// It has come to its end, or nothing can be heard.
  package private(set) var isOver = false

  init(_ playback: PlaybackProcess) { self.playback = playback }

  /// Becomes readable when there is something to `follow`.
  package var descriptor: FileDescriptor { playback.reports }

  /// Takes one report; waits for it unless `descriptor` is readable.
  package func follow() {
    guard case .mark = playback.next() else {
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
  /// Starts to play an item and does not wait for it.
  ///
  /// Throws when the item's language has no voice, or the system no process to speak in. Whether there is a sound
  /// device is found out by playing nothing: `play([])`.
  package func start(_ item: SpeechItem) throws(SpeechError) -> Playing {
    let voices = try voices(for: [item])
    return Playing(try engine.perform(commands([item], voices, from: 0, []), parameters))
  }
}
