import A11yCommand
import A11yCore
import A11yFormats
import A11yNarration
import A11ySpeech
import ArgumentParser

struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Speaks each element as VoiceOver would, with the sound device or into a file.",
    discussion: """
      Each element is spoken by a voice for its language. Text that a voice cannot pronounce is reported on standard \
      error and stays in the transcript. An interrupted run never leaves partial files.

      Examples:
        a11y-audit speak tree.json
        a11y-audit speak tree.json --output camera.wav --captions camera.vtt
        a11y-audit speak tree.json --output camera.mp3
        a11y-audit speak screens/ --split sounds --transcript
        a11y-audit speak tree.json --only options --rate 220 --pause 400 --variant f3
        a11y-audit speak tree.json --ipa
        a11y-audit speak --list-voices ko
        a11y-audit speak --test ja --output ja.wav
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup(visibility: .hidden) var formerFormat: FormerFormatOption

  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup(title: "Selection") var selection: UtteranceSelection
  @OptionGroup(title: "Sound") var sound: SoundOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      """
      Write one sound file in the format of its ending: .wav ('-': standard output; 22,050 Hz, 16-bit, mono), or .flac, \
      .mp3 or .opus, with the tools flac, lame and opusenc.
      """, valueName: "file"),
    completion: .file())
  var output: FilePath?

  @Option(
    help: ArgumentHelp(
      "Write one WAV file per element to this folder, named by number and text, and a playlist.", valueName: "folder"),
    completion: .directory)
  var split: FilePath?

  @Option(
    help: ArgumentHelp(
      "Write WebVTT captions for --output ('-': standard output): one cue per element, from its first to its last "
        + "sample.",
      valueName: "file"), completion: .file())
  var captions: FilePath?

  @Flag(help: "Print the spoken text, too.")
  var transcript = false

  @Flag(help: "Print the phonemes of each element (IPA) instead of speaking.")
  var ipa = false

  @Option(
    help: ArgumentHelp(
      "Print which voice speaks a language and which scripts it reads, and speak VoiceOver's words in it.",
      valueName: "language"))
  var test: String?

  @Flag(help: "List the voices, or the voices of a language given as the input.")
  var listVoices = false

  mutating func validate() throws {
    let printed = [
      (transcript, "--transcript"), (output == "-", "--output -"), (captions == "-", "--captions -"),
    ].filter(\.0).map(\.1)
    if printed.count > 1 {
      throw ValidationError("\(printed.joined(separator: " and ")) cannot be combined: each writes to standard output")
    }
    if ipa, output != nil || split != nil || transcript {
      throw ValidationError("--ipa prints phonemes and does not speak; remove --output, --split and --transcript")
    }
    let others = input.inputs.dropFirst().map { FilePath(argument: $0) }
    if output == nil, let sound = others.first(where: { Self.isSound($0) && !$0.exists }) {
      throw ValidationError("write --output \(sound.shown)")
    }
    if test != nil, !input.inputs.isEmpty { throw ValidationError("--test needs no input: it speaks sample controls") }
    if captions != nil, output == nil {
      throw ValidationError("--captions needs a sound file; specify it with --output")
    }
    if let captions, captions == output { throw ValidationError("--captions and --output are the same file") }
  }

  private static func isSound(_ path: FilePath) -> Bool {
    [".wav", ".flac", ".mp3", ".opus", ".ogg", ".m4a", ".aiff"].contains { path.name.lowercased().hasSuffix($0) }
  }

  mutating func run() throws {
    do {
      if listVoices { return try printVoices() }
      try speak(test.map { try testScreen(language: $0) } ?? readScreens())
    } catch let error as SpeechError {
      throw Failure(error.description)
    }
  }

  private func readScreens() throws -> (screens: [NarratedScreen], hasFailed: Bool) {
    var files = RunFiles(input.inputs, others: input.otherFiles)
    for target in [output, captions] { try files.check(target, as: .sound) }
    var reading = try ScreenLoader(input)
    var silentLanguages: Set<String> = []
    let narrated = try reading.mapScreens { screen, file in
      if let language = narration.languageWithoutPhrases(of: screen) { silentLanguages.insert(language) }
      return narration.narrate(screen, file: file)
    }
    narration.noteLanguagesWithoutPhrases(silentLanguages)
    let screens = try selection.select(from: narrated)
    return (screens, reading.hasFailed)
  }

  /// Controls without labels: only VoiceOver's own words are spoken.
  private func testScreen(language: String) throws -> (screens: [NarratedScreen], hasFailed: Bool) {
    let outline = """
      component language="\(language.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })"
        button traits=selected
        switch isOn=true
        slider value="50%"
        view isElement=true traits=header
      """
    let screens = try Formats.read(Array(outline.utf8)).map { narration.narrate($0, file: "test") }
    return (screens, false)
  }

  private func speak(_ input: (screens: [NarratedScreen], hasFailed: Bool)) throws {
    let screens = input.screens
    let spoken = screens.flatMap { screen in screen.utterances.map { (screen: screen, utterance: $0) } }
    if spoken.isEmpty { throw Failure("the screen exposes no accessibility element: nothing to speak") }
    if transcript { try StandardStreams.print(Transcript.text(screens)) }
    let plays = output == nil && split == nil && !ipa
    var speech = SpeechOutput(spoken.map { SpeechOutput.Line($0.utterance, in: $0.screen) })
    let speaker = try Speaker(engine: Engine(plays: plays), settings: sound.settings)
    if let test { try printVoice(of: test, speech, speaker) }
    if ipa {
      try StandardStreams.print(speech.phonemes(speaker))
      if input.hasFailed { throw ExitCode(2) }
      return
    }
    if plays {
      try speech.play(speaker)
    } else {
      try speech.write(to: output, captions: captions, split: split, speaker)
    }
    speech.reportTroubles(speaker)
    if speech.isSilent, let output {
      StandardStreams.printError(
        "a11y-audit: error: nothing could be spoken; \(output.shown) was not written")
    }
    if input.hasFailed || speech.isSilent { throw ExitCode(2) }
  }

  private func printVoice(of language: String, _ speech: SpeechOutput, _ speaker: Speaker) throws {
    let voice = try speaker.voice(for: language)
    let all = SpeechItem(parts: speech.lines.flatMap(\.item.parts), language: language)
    let scripts = try speaker.scripts(in: all)
    var text = "voice: \(voice.name) (\(voice.file))\n"
    if !scripts.read.isEmpty { text += "reads: \(scripts.read.joined(separator: ", "))\n" }
    if !scripts.unread.isEmpty { text += "cannot read: \(scripts.unread.joined(separator: ", "))\n" }
    text += speech.lines.map { "  \($0.text)\n" }.joined()
    try StandardStreams.print(text)
  }

  private func printVoices() throws {
    let map = VoiceMap(try Engine().voices())
    let tag = input.inputs.first ?? narration.language
    let voices = map.voices(language: tag)
    if voices.isEmpty, let tag { _ = try map.voice(language: tag) }
    var text = ""
    for voice in voices {
      let languages = voice.languages.map(\.code).joined(separator: ",")
      let gap = String(repeating: " ", count: max(1, 16 - languages.count))
      text += "\(languages)\(gap)\(voice.name) (\(voice.file))\n"
    }
    try StandardStreams.print(text)
  }
}
