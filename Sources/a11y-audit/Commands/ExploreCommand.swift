import A11yCommand
import A11yCore
import A11yRules
import ArgumentParser

struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Navigates a screen as VoiceOver users do, element by element.",
    discussion: """
      On a terminal, single keys move; '?' lists them. Otherwise each line of standard input is a command: \
      \(ExploreAction.words.map(\.word).joined(separator: ", ")). Adjusting and switching change only the spoken values.

      Examples:
        a11y-audit explore tree.json
        printf 'next\\nnext\\nrotor headings\\n' | a11y-audit explore tree.json
        printf 'search price\\nup\\nwhere\\n' | a11y-audit explore tree.json --draw
        a11y-audit explore tree.json --plain --speak
        a11y-audit explore tree.json --braille
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup(visibility: .hidden) var formerFormat: FormerFormatOption

  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup(title: "Braille") var braille: BrailleOptions
  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>
  @OptionGroup(title: "Sound") var sound: SoundOptions

  @Flag(
    help: ArgumentHelp(
      "Speak the elements. On by default on a terminal with a sound device."))
  var speech: Speech?

  @Flag(help: "Use line commands on a terminal, too.")
  var plain = false

  @Flag(help: "Draw the position of the focus after each line command.")
  var draw = false

  enum Speech: String, EnumerableFlag {
    case speak, silent
  }

  mutating func validate() throws {
    if input.inputs.contains("-") {
      throw ValidationError("commands are read from standard input; pass the description as a file")
    }
  }

  mutating func run() throws {
    var reading = try ScreenLoader(input, choice: selection.choice)
    let explorer = Explorer(try screens(&reading), cells: braille.width)
    let settings = try sound.settings
    if !plain, let terminal = KeyTerminal() {
      let voice = WalkVoice(settings: speech == .silent ? nil : settings)
      var walk = KeyWalk(explorer, voice: voice, on: terminal)
      walk.run()
    } else {
      let voice = WalkVoice(settings: speech == .speak ? settings : nil)
      if let silence = voice.silence { StandardStreams.printError("a11y-audit: note: no speech: \(silence)") }
      var walk = LineWalk(explorer: explorer, voice: voice, draws: draw)
      try walk.run()
    }
    if reading.hasFailed { throw ExitCode(2) }
  }

  private func screens(_ reading: inout ScreenLoader) throws -> [ExploredScreen] {
    var screens: [ExploredScreen] = []
    var count = 0
    var silentLanguages: Set<String> = []
    try reading.forEachFile { file in
      for tree in AccessibilityTree.all(file.screens) {
        count += 1
        if let language = narration.languageWithoutPhrases(of: tree.screen) { silentLanguages.insert(language) }
        let narrated = narration.narrate(tree.screen, file: file.path)
        let findings = ScreenAudit.findings(of: tree, in: file)
        if let screen = ExploredScreen(narrated, on: tree, findings: findings) { screens.append(screen) }
      }
    }
    narration.noteLanguagesWithoutPhrases(silentLanguages)
    if !screens.isEmpty { return screens }
    if count > 0 { throw Failure("the screen exposes no accessibility element: nothing to explore") }
    throw reading.hasFailed ? ExitCode(2) : Failure("no control was found") as any Error
  }
}
