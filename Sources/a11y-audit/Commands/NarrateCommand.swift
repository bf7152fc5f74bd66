import A11yCommand
import A11yCore
import A11yNarration
import ArgumentParser

struct NarrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "narrate",
    abstract: "Prints what VoiceOver says for each element, in reading order.",
    discussion: """
      Examples:
        a11y-audit narrate tree.json
        a11y-audit narrate tree.json --format json
        a11y-audit narrate tree.json --explain
        a11y-audit narrate tree.json --style brief --traits before
        a11y-audit narrate tree.json --braille --cells 20
        a11y-audit narrate tree.json --profile accessibility-snapshot
        a11y-audit narrate tree.json --watch
        a11y-audit narrate tree.json --check tree.spoken
        a11y-audit narrate tree.json --against device.json

      --check exits with 1 and prints the difference if the transcript changed. Add --record to write the file; this \
      exits with 1, too, so that it is not mistaken for a check.

      --against compares with what a device spoke: the output of 'pymobiledevice3 developer accessibility list-items', which runs on Linux, \
      too. It prints the elements that differ, and exits with 1 if there are any.
      """)

  /// `--format` is the output's here; the input's is `--input-format`.
  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup(title: "Braille") var braille: BrailleOptions

  @Option(help: "Output format.")
  var format = OutputFormat.text

  @Flag(help: "Print the attribute, default or switch that each part of an utterance comes from.")
  var explain = false

  @Option(
    name: [.short, .long], help: ArgumentHelp("Write to this file ('-': standard output).", valueName: "file"),
    completion: .file())
  var output: FilePath?

  @Option(
    help: ArgumentHelp(
      "Compare the transcript with this file; numbers and locations may differ. Exit status 1 if it differs.",
      valueName: "file"))
  var check: FilePath?

  @Option(
    help: ArgumentHelp("Compare with what a device spoke, as pymobiledevice3 lists it.", valueName: "file"),
    completion: .file())
  var against: FilePath?

  @Flag(help: "Write the file of --check instead, and exit with 1.")
  var record = false

  @Flag(help: "Narrate again whenever a file changes; stop with Control-C.")
  var watch = false

  mutating func validate() throws {
    if record, check == nil { throw ValidationError("--record needs a file to write: --check tree.spoken --record") }
    if watch, input.inputs.contains("-") {
      throw ValidationError("--watch needs files; standard input does not change")
    }
    if against != nil, check != nil || format == .json || explain || watch || output != nil {
      throw ValidationError("--against cannot be combined with --check, --format json, --explain, --watch or --output")
    }
    guard check != nil else { return }
    if format == .json { throw ValidationError("--check compares text transcripts; remove --format json") }
    if output != nil { throw ValidationError("--check prints the difference; remove --output") }
  }

  mutating func run() throws {
    var files = RunFiles(input.inputs, others: input.otherFiles + [against])
    try files.check(record ? check : output, as: .transcript)
    if watch {
      let others = [check, input.strings].compactMap(\.self)
      return try Watch(
        AuditMain.name, inputs: input.inputs, others: record ? [] : others, outputs: [output].compactMap(\.self)
      ).run()
    }
    var reading = try ScreenLoader(input)
    if let against { return try compare(&reading, with: against) }
    var silentLanguages: Set<String> = []
    if format == .json {
      let screens = try reading.mapScreens { screen, file in
        if let language = narration.languageWithoutPhrases(of: screen) { silentLanguages.insert(language) }
        return narration.narrate(screen, file: file, explains: explain, cells: braille.width)
      }
      narration.noteLanguagesWithoutPhrases(silentLanguages)
      try OutputFile.write(Transcript.json(screens), to: output == "-" ? nil : output)
      if reading.hasFailed { throw ExitCode(2) }
      return
    }
    var narrated: Set<FilePath> = []
    let transcripts = try reading.mapScreens { screen, file in
      narrated.insert(file)
      if let language = narration.languageWithoutPhrases(of: screen) { silentLanguages.insert(language) }
      return explain
        ? Transcript.text(narration.narrate(screen, file: file, explains: true, cells: braille.width))
        : narration.transcript(of: screen, file: file, cells: braille.width)
    }
    narration.noteLanguagesWithoutPhrases(silentLanguages)
    let text = transcripts.joined(separator: Transcript.separator)
    if let check {
      // What could not be read is no part of the transcript: neither compare nor record the rest as if it were all.
      if reading.hasFailed { throw ExitCode(2) }
      let transcript = TranscriptCheck(path: check, transcript: text, files: narrated)
      return try record ? transcript.record() : transcript.run()
    }
    try OutputFile.write(text, to: output == "-" ? nil : output)
    if reading.hasFailed { throw ExitCode(2) }
  }

  private func compare(_ reading: inout ScreenLoader, with file: FilePath) throws {
    let device = try DeviceTranscript(InputFile.read(file), file: file)
    let screens = try reading.mapScreens { narration.narrate($0, file: $1) }
    guard screens.count == 1 else {
      throw Failure(
        "--against compares one screen, found \(screens.count): name the file of the screen that the device showed")
    }
    let pairs = device.pairs(with: screens[0])
    try StandardStreams.print(DeviceTranscript.text(pairs, of: screens[0]))
    if reading.hasFailed { throw ExitCode(2) }
    if !pairs.allSatisfy(\.isEqual) { throw ExitCode(1) }
  }
}
