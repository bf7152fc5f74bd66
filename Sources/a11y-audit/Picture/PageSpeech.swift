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

  private enum Full: Error { case full }

  /// - Throws: a `Failure` if sound was asked for and there is none.
  func sound(of pictures: [ScreenPicture]) throws -> PageSound? {
    if place == PageSoundPlace.none { return nil }
    do {
      let speaker = try Speaker(engine: Engine(), settings: SpeechSettings())
      if case .folder(let folder) = place { return try files(of: pictures, speaker, in: folder) }
      return try embedded(pictures, speaker)
    } catch let error as SpeechError {
      if place != nil { throw Failure("cannot speak: \(error)") }
      return PageSound(rate: WAVE.sampleRate).leftOut("no sound: \(error)")
    }
  }

  private func embedded(_ pictures: [ScreenPicture], _ speaker: Speaker) throws -> PageSound {
    var sound = PageSound(rate: WAVE.sampleRate)
    do {
      try speak(pictures, speaker, &sound) { text, samples, sound in
        sound.add(text, encoded: ADPCM.encode(samples), sampleCount: samples.count)
        if sound.size > HTMLReporter.mostBytes { throw Full.full }
      }
    } catch is Full {
      return sound.leftOut(HTMLReporter.soundIsTooLarge)
    }
    return sound
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
