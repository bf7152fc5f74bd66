/// Why nothing is spoken.
public enum SpeechError: Error, Hashable, Sendable {
  /// This build does not contain the speech engine.
  case notBuilt
  /// libespeak-ng cannot be loaded; `reason` is the system's.
  case noLibrary(reason: String)
  /// Other code of this process has started the speech engine.
  case alreadyStarted
  /// The engine found no data; `folder` is where it looked, nil when it does not say.
  case noData(folder: String?)
  /// A number of `SpeechSettings` that it does not take.
  case outOfRange(setting: String, value: Int, range: ClosedRange<Int>, unit: String?)
  /// `near` are names that may be meant.
  case unknownVoice(String, near: [String])
  case unknownVariant(String, near: [String])
  /// No voice speaks this language; `near` are languages that may be meant.
  case noVoice(language: String, near: [String])
  case noSoundDevice
  /// The system gives no process or no memory to speak in.
  case noResources
  /// More samples than a WAV file can count.
  case tooLongForWAVE(sampleCount: Int)
}

extension SpeechError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notBuilt:
      "this build has no speech support; build with the package trait 'Speech'"
    case .noLibrary(let reason):
      "libespeak-ng cannot be loaded (\(Self.quoted(reason))); install it: \(Self.installation)"
    case .alreadyStarted: "the speech engine is already running; it can be started once per process"
    case .noData(let folder):
      "no espeak-ng-data\(folder.map { " in \(Self.quoted($0))" } ?? ""); install espeak-ng-data"
    case .outOfRange(let setting, let value, let range, let unit):
      "\(setting) is \(value), expected \(range.lowerBound) to \(range.upperBound)\(unit.map { " " + $0 } ?? "")"
    case .unknownVoice(let name, let near):
      "unknown voice \(Self.quoted(name))"
        + (near.isEmpty ? "; a11y-audit speak --list-voices lists all voices" : Self.suggestion(near))
    case .unknownVariant(let name, let near): "unknown variant \(Self.quoted(name))\(Self.suggestion(near))"
    case .noVoice(let language, let near):
      "no voice for language \(Self.quoted(language))\(Self.suggestion(near)); a11y-audit speak --list-voices lists all voices"
    case .noSoundDevice: "no sound device; write a file with --output screen.wav"
    case .noResources: "not enough processes or memory for speech; close other programs and try again"
    case .tooLongForWAVE(let sampleCount):
      "\(Self.duration(sampleCount)) of sound, a WAV file can contain \(Self.duration(WAVE.largestSampleCount)); "
        + "write one file per element with --split"
    }
  }

  private static var installation: String {
    #if canImport(Darwin)
      "brew install espeak-ng"
    #else
      "sudo apt-get install libespeak-ng1 (Debian, Ubuntu) or sudo dnf install espeak-ng (Fedora)"
    #endif
  }

  private static func suggestion(_ near: [String]) -> String {
    near.isEmpty ? "" : "; nearest: " + near.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Text somebody typed, fit for a terminal: without control characters and not endless.
  static func quoted(_ text: String) -> String {
    let clean = SpeakableText(text.unicodeScalars.prefix(81).reduce(into: "") { $0.unicodeScalars.append($1) }).text
    return clean.unicodeScalars.count > 80 ? "'\(String(clean.unicodeScalars.prefix(80)))…'" : "'\(clean)'"
  }

  private static func duration(_ sampleCount: Int) -> String {
    let minutes = sampleCount / WAVE.sampleRate / 60
    return "\(minutes / 60) h \(minutes % 60) min"
  }
}
