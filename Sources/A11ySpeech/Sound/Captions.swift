/// The transcript next to the sound, as WebVTT (W3C, Candidate Recommendation of 4 April 2019).
package enum Captions {
  /// One numbered cue for each of the timeline, in its order, inside its duration.
  package static func webVTT(_ timeline: Timeline) -> String {
    var text = "WEBVTT\n"
    let last = milliseconds(timeline.sampleCount)
    for (index, cue) in timeline.cues.enumerated() {
      // A cue must end after it starts, and a silent control has one too: it gets a thousandth of a second.
      let end = min(max(milliseconds(cue.samples.upperBound), milliseconds(cue.samples.lowerBound) + 1), last)
      let start = min(milliseconds(cue.samples.lowerBound), max(0, end - 1))
      text += "\n\(index + 1)\n\(timestamp(start)) --> \(timestamp(end))\n\(escaped(cue.text))\n"
    }
    return text
  }

  private static func milliseconds(_ sampleCount: Int) -> Int {
    sampleCount * 1000 / WAVE.sampleRate
  }

  private static func timestamp(_ milliseconds: Int) -> String {
    let (seconds, fraction) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    return [padded(minutes / 60, 2), padded(minutes % 60, 2), padded(second, 2)].joined(separator: ":") + "."
      + padded(fraction, 3)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// One line: an empty line would end the cue, "-->" would be a second timing line, and "<" would open a tag.
  private static func escaped(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch SpeakableText.uncontrolled(scalar) {
      case "&": line += "&amp;"
      case "<": line += "&lt;"
      case ">": line += "&gt;"
      case let scalar?: line.unicodeScalars.append(scalar)
      case nil: break
      }
    }
    return line
  }
}
