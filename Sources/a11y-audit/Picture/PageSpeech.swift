import A11yCommand
import A11yCore
import A11yPlatform
import A11yReports
import A11ySpeech
import ArgumentParser

/// `--sound`: where the sound of a page goes.
enum PageSoundPlace: ExpressibleByArgument, Equatable {
  case none
  /// Into the page.
  case embed
  /// Into files of a folder.
  case folder(FilePath)

  init?(argument: String) {
    switch argument {
    case "": return nil
    case "none": self = .none
    case "embed": self = .embed
    default: self = .folder(FilePath(argument: argument))
    }
  }

  static var defaultCompletionKind: CompletionKind { .directory }
}

/// Speaks what a page shows.
struct PageSpeech {
  /// Nil: into the page, if this machine can speak.
  let place: PageSoundPlace?
  /// Where the page is written; nil for standard output.
  let page: FilePath?

  /// Longer speech is made on request only: it takes minutes to make and more than 100 MB next to the page.
  private static let mostSeconds = 40.0 * 60

  /// - Throws: a `Failure` if sound was asked for and there is none.
  func sound(of pictures: [ScreenPicture]) throws -> PageSound? {
    if place == PageSoundPlace.none { return nil }
    do {
      let speaker = try Speaker(engine: Engine(), settings: SpeechSettings())
      if case .folder(let folder) = place { return try files(of: pictures, speaker, in: folder) }
      return try made(of: pictures, speaker)
    } catch let error as SpeechError {
      if place != nil { throw Failure("cannot speak: \(error)") }
      var sound = PageSound(rate: WAVE.sampleRate)
      sound.remark("no sound: \(error)")
      return sound
    }
  }

  /// For the page, or for a folder next to it: that depends on the size of the page.
  private func made(of pictures: [ScreenPicture], _ speaker: Speaker) throws -> PageSound {
    var sound = PageSound(rate: WAVE.sampleRate) { try WAVE.file(ADPCM.decode($0, sampleCount: $1)) }
    let minutes = Int(Self.seconds(of: pictures) / 60)
    if place == nil, Double(minutes) * 60 > Self.mostSeconds {
      return sound.leftOut(
        "the sound was left out, because it would last about \(minutes) minutes; --sound embed writes it next to the page, --sound DIR to a folder"
      )
    }
    try speak(pictures, speaker, &sound) { text, samples, sound in
      sound.add(text, encoded: ADPCM.encode(samples), sampleCount: samples.count)
    }
    // Nothing can be next to standard output.
    if page == nil, sound.size > HTMLReporter.mostBytes { return sound.leftOut(HTMLReporter.soundIsTooLarge) }
    return sound
  }

  /// About how long everything lasts: libespeak-ng speaks 14 letters a second, and an ideograph or a Hangul syllable takes as
  /// long as three.
  private static func seconds(of pictures: [ScreenPicture]) -> Double {
    var known: Set<PageSound.Text> = []
    var letters = 0
    for picture in pictures {
      for stop in picture.stops {
        let text = PageSound.Text(stop, in: picture)
        guard known.insert(text).inserted else { continue }
        for part in text.parts {
          letters += part.unicodeScalars.reduce(4) { $0 + ($1.value < 0x2E80 ? 1 : 3) }
        }
      }
    }
    return Double(letters) / 14
  }

  private func files(of pictures: [ScreenPicture], _ speaker: Speaker, in folder: FilePath) throws -> PageSound {
    let absolute = folder.resolved ?? FilePath.working.appending(folder)
    let home = page.map { FilePath.working.appending($0).folder } ?? .working
    var sound = PageSound(rate: WAVE.sampleRate, folder: absolute.relative(to: home.resolved ?? home) ?? absolute)
    var target = try SoundFolder(folder, count: 9999)
    var number = 0
    try speak(pictures, speaker, &sound) { text, samples, sound in
      number += 1
      sound.add(text, file: try target.add(samples, text.parts.joined(separator: " "), number: number))
    }
    return sound
  }

  /// Speaks each text once.
  private func speak(
    _ pictures: [ScreenPicture], _ speaker: Speaker, _ sound: inout PageSound,
    _ add: (PageSound.Text, [Int16], inout PageSound) throws -> Void
  ) throws {
    var known: Set<PageSound.Text> = []
    var texts: [PageSound.Text] = []
    var mute: Set<String> = []
    for picture in pictures {
      for stop in picture.stops {
        let text = PageSound.Text(stop, in: picture)
        guard known.insert(text).inserted else { continue }
        if (try? speaker.voice(for: text.language)) != nil {
          texts.append(text)
        } else {
          mute.insert(text.language ?? "")
        }
      }
    }
    for language in mute.sorted() { sound.remark("no sound in '\(language)': there is no voice for it") }
    let items = texts.map { SpeechItem(parts: $0.parts, language: $0.language) }
    var progress = Progress(total: items.count, what: "utterances")
    defer { progress.clear() }
    try speaker.speak(items) { number, speech in
      progress.tell(number + 1)
      if !speech.samples.isEmpty { try add(texts[number], speech.samples, &sound) }
    }
  }
}
