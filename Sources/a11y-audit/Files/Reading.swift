import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import ArgumentParser

/// Reads every input into screens. What cannot be read is told on standard error and remembered for the exit status.
struct Reading {
  /// One file's screens.
  struct File {
    /// As reports name it.
    var path: String
    var screens: [Screen]
    var configuration: Configuration
    var settings: FileSettings
  }

  /// What description files are called.
  private static let suffixes = [".json", ".outline", ".storyboard", ".xib", ".xml", textSuffix]

  /// Anything may be in such a file: only what looks like a dump is read.
  private static let textSuffix = ".txt"

  private(set) var hasFailed = false
  /// Files in folders that are no descriptions.
  private(set) var passedOver = 0
  private var skipped = SkippedInputs()
  private let options: InputOptions
  private let format: (any ScreenFormat.Type)?
  private let strings: StringsFiles?
  private let project: ProjectConfiguration
  private let choice: RuleChoice
  private let isFaithful: Bool
  private var settings: [SettingsKey: FileSettings] = [:]
  /// Every input was a file that the configuration leaves out.
  private(set) var wasAllSkipped = true

  /// - Parameters:
  ///   - format: a format's name that stands in for `--input-format`.
  ///   - choice: what the command line says of rules.
  ///   - isFaithful: screens are as described, whatever the configuration says of the app's own classes.
  init(
    _ options: InputOptions, format: String? = nil, choice: RuleChoice = RuleChoice(), isFaithful: Bool = false
  ) throws {
    if options.inputs.isEmpty { throw ValidationError("name a description file, a folder, or '-' for standard input") }
    self.options = options
    self.choice = choice
    self.isFaithful = isFaithful
    project = ProjectConfiguration(options.configuration)
    strings = options.strings.map { StringsFiles($0, language: options.stringsLanguage) }
    self.format = try options.format(named: format ?? options.inputFormat)
  }

  /// Calls for each file that can be read, in order, one at a time: a file's screens are let go before the next is read.
  ///
  /// - Throws: exit status 2 when a configuration is wrong; its mistakes have been told.
  mutating func forEachFile(_ body: (File) throws -> Void) throws {
    var seen: Set<String> = []
    for argument in options.inputs {
      for input in find(argument) where seen.insert(input.path).inserted {
        if let file = try read(input) { try body(file) }
      }
    }
    if let words = skipped.words { StandardStreams.printError("a11y-audit: note: skipped in folders: \(words)") }
    if passedOver > 0 {
      StandardStreams.printError("a11y-audit: note: files in folders that are no descriptions: \(passedOver)")
    }
  }

  /// Makes something of every screen that can be read, in order.
  ///
  /// - Throws: exit status 2 when there was none; the reason has been told.
  mutating func mapScreens<Result>(_ transform: (Screen, _ file: String) -> Result) throws -> [Result] {
    var results: [Result] = []
    try forEachFile { file in results += file.screens.map { transform($0, file.path) } }
    if !results.isEmpty { return results }
    throw hasFailed ? ExitCode(2) : Failure("no control was read") as any Error
  }

  private mutating func find(_ argument: String) -> [InputFinder.Input] {
    var finder = InputFinder(suffixes: Self.suffixes)
    let inputs = finder.find(argument)
    skipped.add(finder.skipped)
    if inputs.isEmpty { wasAllSkipped = false }
    for failure in finder.failures { StandardStreams.printError(failure.message) }
    if !finder.failures.isEmpty { hasFailed = true }
    return inputs
  }

  private mutating func read(_ input: InputFinder.Input) throws -> File? {
    let path = input.path == "-" ? options.stdinFilename : input.path
    let configuration = try project.configuration(for: path)
    let settings = settings(for: path, configuration)
    if let origin = settings.skip {
      skip(input, origin)
      return nil
    }
    wasAllSkipped = false
    guard let screens = readScreens(input, path: path, settings) else { return nil }
    return File(
      path: path, screens: isFaithful ? screens : screens.map(settings.applyComponents), configuration: configuration,
      settings: settings)
  }

  private mutating func settings(for path: String, _ configuration: Configuration) -> FileSettings {
    let path = project.absolute(path)
    let key = configuration.key(for: path)
    if let known = settings[key] { return known }
    let made = configuration.settings(for: path, choice)
    settings[key] = made
    return made
  }

  private mutating func skip(_ input: InputFinder.Input, _ origin: Origin) {
    skipped.configured += input.isNamed ? 0 : 1
    if !input.isNamed { return wasAllSkipped = false }
    StandardStreams.printError("a11y-audit: note: \(input.path.escapedForDisplay) is not read: skipped by \(origin)")
  }

  private mutating func readScreens(
    _ input: InputFinder.Input, path: String, _ settings: FileSettings
  ) -> [Screen]? {
    do {
      let bytes = try input.path == "-" ? InputFile.readStandardInput() : InputFile.read(input.path)
      if !input.isNamed, path.hasSuffix(Self.textSuffix), !Formats.looksLikeDump(bytes) { return nil }
      var reading = ReadingOptions(maximumDepth: options.maxDepth)
      reading.labelKeyPaths = options.labelKeypath + settings.labelKeyPaths.map(\.value)
      reading.componentKeyPaths = settings.componentKeyPaths
      reading.strings = try strings?.table(for: path)
      let screens = try Formats.read(
        bytes, as: format ?? settings.format.flatMap { Formats.named($0.value) }, options: reading)
      for screen in screens { reportNotes(of: screen, path: path) }
      if options.strings != nil, reading.strings == nil { reportNoStrings(screens, path: path) }
      return screens
    } catch let error as ReadingError {
      report(error, path: path, isNamed: input.isNamed)
    } catch {
      StandardStreams.printError((error as? Failure)?.message ?? "\(error)")
      hasFailed = true
    }
    return nil
  }

  /// What a description leaves out was not read, and must not look as if it had been: what there is goes on, and the
  /// exit status tells. What is not translated is judged as it stands.
  private mutating func reportNotes(of screen: Screen, path: String) {
    for note in screen.notes {
      let message = note.message.escapedForDisplay
      switch note.kind {
      case .incomplete:
        let place = "\(path.escapedForDisplay):\(note.location.line):\(note.location.column)"
        StandardStreams.printError("\(place): error: the description \(message)")
        hasFailed = true
      case .untranslated: StandardStreams.printError("a11y-audit: note: \(path.escapedForDisplay) \(message)")
      case .vocabulary, .geometry: break
      }
    }
  }

  private func reportNoStrings(_ screens: [Screen], path: String) {
    guard screens.first?.source.format == InterfaceBuilder.name, let strings = options.strings else { return }
    let folder = strings.escapedForDisplay
    StandardStreams.printError(
      "a11y-audit: note: \(path.escapedForDisplay) has no texts in '\(folder)'; it is read as it is")
  }

  /// In a folder a sound file of another kind is nobody's mistake. One that breaks off may be a description that was not
  /// written to its end, and must not look as if it had been audited.
  private mutating func report(_ error: ReadingError, path: String, isNamed: Bool) {
    guard isNamed || !error.isOfUnknownFormat else {
      passedOver += 1
      return
    }
    hasFailed = true
    for mistake in error.mistakes {
      let place = mistake.location.map { ":\($0.line):\($0.column)" } ?? ""
      StandardStreams.printError("\(path.escapedForDisplay)\(place): error: \(mistake.message)")
    }
  }
}
