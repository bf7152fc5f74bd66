/// Sounds one after another, and where each begins.
package struct Timeline: Equatable, Sendable {
  package private(set) var sampleCount = 0
  package private(set) var cues: [Cue] = []

  package init() {}

  /// A sound and its transcript.
  package mutating func add(_ text: String, sampleCount count: Int) {
    let start = sampleCount
    sampleCount += max(0, count)
    cues.append(Cue(samples: start..<sampleCount, text: text))
  }

  /// Silence between two sounds.
  package mutating func rest(sampleCount count: Int) {
    sampleCount += max(0, count)
  }

  /// A stretch of sound with its transcript.
  package struct Cue: Hashable, Sendable {
    package let samples: Range<Int>
    package let text: String

    package init(samples: Range<Int>, text: String) {
      self.samples = samples
      self.text = text
    }
  }
}
