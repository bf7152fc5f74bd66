import A11yCommand
import A11yCore
import A11yFormats
import A11yPlatform
import A11ySpeech

/// What VoiceOver says, as a sound file and, where there is a sound device, as sound.
final class ServedVoice {
  private var speaker: Speaker?
  /// Letting go of it ends the sound.
  private var playing: Playing?

  /// - Parameter path: nil for a new file in the folder for temporary files.
  /// - Returns: the file.
  func speak(_ lines: [SpeechOutput.Line], to path: FilePath?, plays: Bool) throws -> FilePath {
    playing = nil
    do {
      let speaker = try self.speaker ?? Speaker(engine: Engine(plays: true), settings: SpeechSettings())
      self.speaker = speaker
      let path = path ?? Self.temporaryFile()
      var output = SpeechOutput(lines)
      try output.write(to: path, captions: nil, split: nil, speaker)
      if output.isSilent { throw Failure("nothing could be spoken") }
      if plays {
        let item = SpeechItem(parts: lines.flatMap(\.item.parts), language: lines.first?.item.language)
        playing = try speaker.start(item)
      }
      return path
    } catch let error as SpeechError {
      throw Failure(error.description)
    }
  }

  /// Nobody can guess its name and put a link there.
  private static func temporaryFile() -> FilePath {
    let folder = Environment.bytes(of: "TMPDIR").map { FilePath(bytes: $0) } ?? "/tmp"
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return folder.appending(FilePath("a11y-audit-\(number).wav"))
  }
}

/// The command `a11y-audit.speak`.
extension ScreenService {
  /// Speaks the element at `position`, or the whole screen without one, to the file `output`.
  mutating func run(
    _ command: String, _ request: DocumentRequest<ScreenDocument>
  ) throws -> (inout JSONWriter) -> Void {
    guard let document = request.document else { throw RequestFault("'\(request.uri.excerpt())' is not open") }
    var spoken = document.screens.flatMap { screen in
      let narrated = narration.narrate(screen, file: document.path)
      return narrated.utterances.map { SpeechOutput.Line($0, in: narrated) }
    }
    if let location = request.location {
      spoken =
        document.speech.element(at: location).map { place in
          let narrated = narration.narrate(document.screens[place.screen], file: document.path)
          return [SpeechOutput.Line(narrated.utterances[place.number], in: narrated)]
        } ?? []
    }
    if spoken.isEmpty { throw RequestFault("there is no accessibility element here", .failed) }
    let output = request.parameters?["output"]?.string.map { FilePath($0) }
    let path = try voice.speak(spoken, to: output, plays: request.parameters?["play"]?.bool ?? true)
    let text = spoken.map(\.text).joined(separator: "\n")
    return { writer in
      writer.object { writer in
        writer.member("file", path.text)
        writer.member("text", text)
      }
    }
  }
}
