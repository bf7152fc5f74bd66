import A11yCommand
import A11yCore
import A11yFormats
import A11yNarration

/// What VoiceOver said on a device, element by element: the output of `pymobiledevice3 developer accessibility list-items`.
struct DeviceTranscript {
  /// An element as the device spoke it, and as it is spoken here; one of them is nil if the other side has no such element.
  struct Pair {
    var device: String?
    var here: SpokenElement?
    var isEqual: Bool
  }

  private let lines: [String]

  /// More elements than a screen has: comparing takes the product of both numbers.
  private static let most = 5000

  init(_ bytes: [UInt8], file: FilePath) throws {
    let expected = "expected the output of 'pymobiledevice3 developer accessibility list-items'"
    let root: JSONValue
    do {
      root = try JSONDocument(bytes: bytes).root
    } catch {
      throw Failure("\(file.shown): error: \(expected): \(error)")
    }
    guard root.kind == .array, root.count <= Self.most else {
      throw Failure("\(file.shown): error: \(expected), a JSON array")
    }
    lines = try root.elements.map { element in
      guard element.kind == .object, element["spoken_description"] != nil || element["caption"] != nil else {
        throw Failure("\(file.shown): error: \(expected), an array of objects with 'spoken_description'")
      }
      return element["spoken_description"]?.string ?? element["caption"]?.string ?? ""
    }
    if lines.isEmpty {
      throw Failure("\(file.shown): error: the device listed no element; VoiceOver's focus was nowhere")
    }
  }

  /// Both, in order: equal elements first of all, and between them those whose beginning is the same.
  func pairs(with screen: NarratedScreen) -> [Pair] {
    let spoken = screen.utterances
    let ours = spoken.map { Self.spellings(of: $0, in: screen) }
    let theirs = lines.map(SpokenText.normalized)
    var pairs: [Pair] = []
    var (device, here) = (0, 0)
    for match in Self.common(theirs, ours) + [(theirs.count, ours.count)] {
      pairs += between(device..<match.device, here..<match.here, theirs, spoken, screen)
      if match.device < theirs.count {
        pairs.append(Pair(device: lines[match.device], here: spoken[match.here], isEqual: true))
      }
      (device, here) = (match.device + 1, match.here + 1)
    }
    return pairs
  }

  /// With the hint and without: users can turn hints off, and so can the device.
  private static func spellings(of spoken: SpokenElement, in screen: NarratedScreen) -> Set<String> {
    let words = [spoken.utterance.announcement, spoken.utterance.description, screen.line(spoken)]
    return Set(words.compactMap(\.self).map(SpokenText.normalized))
  }

  /// What lies between equal elements: pairs whose first words are the same, then what only one side has.
  private func between(
    _ device: Range<Int>, _ here: Range<Int>, _ theirs: [String], _ spoken: [SpokenElement],
    _ screen: NarratedScreen
  ) -> [Pair] {
    var rest = Array(here)
    var pairs: [Pair] = []
    for index in device {
      let first = theirs[index].prefix { $0 != " " }
      let match = rest.firstIndex {
        SpokenText.normalized(screen.line(spoken[$0])).prefix { $0 != " " } == first
      }
      if let match {
        pairs += rest[..<match].map { Pair(device: nil, here: spoken[$0], isEqual: false) }
        pairs.append(Pair(device: lines[index], here: spoken[rest[match]], isEqual: false))
        rest.removeSubrange(...match)
      } else {
        pairs.append(Pair(device: lines[index], here: nil, isEqual: false))
      }
    }
    return pairs + rest.map { Pair(device: nil, here: spoken[$0], isEqual: false) }
  }

  /// The longest common sequence.
  private static func common(_ theirs: [String], _ ours: [Set<String>]) -> [(device: Int, here: Int)] {
    var lengths = [[Int32]](repeating: [Int32](repeating: 0, count: ours.count + 1), count: theirs.count + 1)
    for device in theirs.indices.reversed() {
      for here in ours.indices.reversed() {
        lengths[device][here] =
          ours[here].contains(theirs[device])
          ? lengths[device + 1][here + 1] + 1 : max(lengths[device + 1][here], lengths[device][here + 1])
      }
    }
    var found: [(device: Int, here: Int)] = []
    var (device, here) = (0, 0)
    while device < theirs.count, here < ours.count {
      if ours[here].contains(theirs[device]) {
        found.append((device, here))
        (device, here) = (device + 1, here + 1)
      } else if lengths[device + 1][here] >= lengths[device][here + 1] {
        device += 1
      } else {
        here += 1
      }
    }
    return found
  }

  /// For a terminal: only what differs, and how much does not.
  static func text(_ pairs: [Pair], of screen: NarratedScreen) -> String {
    let equal = pairs.count(where: \.isEqual)
    var text = ""
    for pair in pairs where !pair.isEqual {
      let place = pair.here.map { "  [\(screen.file.shown):\($0.element.control.location.line)]" } ?? ""
      switch (pair.device, pair.here) {
      case (let device?, let here?):
        text += "  device: \(device.escapedForDisplay)\n  here:   \(screen.line(here).escapedForDisplay)\(place)\n"
      case (let device?, nil): text += "  only on the device: \(device.escapedForDisplay)\n"
      case (nil, let here?): text += "  not on the device:  \(screen.line(here).escapedForDisplay)\(place)\n"
      case (nil, nil): break
      }
    }
    return "\(text)\(equal) of \(pairs.count) elements are spoken as on the device\n"
  }
}
