import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yRules
import ArgumentParser

/// Reads every input into screens. What cannot be read is reported on standard error and remembered for the exit
/// status.
struct ScreenLoader {
  /// One file's screens.
  struct File: Sendable {
    /// As reports name it.
    var path: FilePath
    var screens: [Screen]
    var configuration: Configuration
    var settings: FileSettings
    /// As it was read, for the ends of what findings point at; empty if that is not asked for.
    var bytes: [UInt8] = []
    /// Where it can be changed: its bytes, and how to read others in their place.
    var original: Original?
  }

  /// A file as it was read.
  struct Original: Sendable {
    var bytes: [UInt8]
    /// The screens of other bytes, read in the same way.
    var screens: @Sendable ([UInt8]) throws -> [Screen]
  }

  /// Files in folders that are no descriptions.
  private var passedOver: [FilePath] = []
  /// Interface files in folders that are not read, by the reason.
  private var obstructed: [String: [FilePath]] = [:]
  private var selection: InputSelection
  private let source: FileSource
  private let isFaithful: Bool
  private let audits: [FilePath]
  /// Further sources, as typed; nil if no code is to be read.
  private let sources: [String]?
  private var hasMisread = false
  private var misread: [String] = []

  var hasFailed: Bool { selection.hasFailed || hasMisread }

  /// What was said of what could not be read.
  var unread: [String] { selection.unread + misread }

  /// Files that `--changed-since` left out.
  var unchanged: [FilePath] { selection.unchanged }

  /// Every input is a folder.
  var namesOnlyFolders: Bool { selection.namesOnlyFolders }

  /// Every input was a file that the configuration leaves out.
  var wasAllSkipped: Bool { selection.wasAllSkipped }

  /// - Parameters:
  ///   - choice: what the command line says of rules.
  ///   - isFaithful: screens are as described, whatever the configuration says of the app's own classes.
  ///   - project: shared with who else asks for configurations.
  ///   - changes: the only files to read; nil for all.
  ///   - audits: results of Apple's audit of the one screen of the run.
  ///   - sources: code to read besides that in folders, for what it sets in interface files; nil to read none.
  init(
    _ options: InputOptions, choice: RuleChoice = RuleChoice(), isFaithful: Bool = false,
    project: ProjectConfiguration? = nil, changes: ChangedFiles? = nil, sources: [String]? = nil,
    audits: [FilePath] = []
  ) throws {
    if options.inputs.isEmpty {
      throw ValidationError("expected a description file, a folder, or '-' for standard input")
    }
    self.isFaithful = isFaithful
    self.sources = sources
    selection = InputSelection(
      options.inputs, stdinFilename: options.stdinFilename, suffixes: FileEndings.screens,
      beside: sources == nil ? [] : CodeBehind.suffixes, tool: AuditMain.name,
      project: project ?? ProjectConfiguration(options.configuration, Catalog.vocabulary, of: AuditMain.name),
      choice: choice, changes: changes)
    source = FileSource(options, format: try InputOptions.format(named: options.inputFormat), audits: audits)
    self.audits = audits
  }

  /// Calls for each file that can be read, in order, one at a time: a file's screens are let go before the next is read.
  ///
  /// - Throws: exit status 2 when a configuration is wrong; its errors have been told.
  mutating func forEachFile(_ body: (File) throws -> Void) throws {
    let all = try findAll()
    let run = PairedFiles(all)
    for input in all where !source.isPaired(input, in: run) {
      if let file = take(source.read(input, in: run), of: input) { try body(file) }
    }
    tellWhatWasSkipped()
  }

  /// Makes something of each file that can be read, several at a time, and hands it over in order. No more files are in
  /// memory than there are jobs.
  ///
  /// - Throws: exit status 2 when a configuration is wrong; its errors have been told.
  ///
  /// - Parameters:
  ///   - prepare: on this thread and first of all: what the work on a file needs, from its settings.
  ///   - work: is reported how many threads it may use itself.
  mutating func forEachFile<Tools: Sendable, Result: Sendable>(
    jobs: Int, prepare: (FileSettings) -> Tools, _ work: @escaping @Sendable (File, Tools, _ threads: Int) -> Result,
    _ body: (Result) -> Void
  ) throws {
    var found = try selection.find()
    let code = try codeBehind(&found, jobs: jobs)
    let source = source
    let run = PairedFiles(found.filter { !$0.isUnchanged })
    let inputs = found.filter { !$0.isUnchanged && !source.isPaired($0, in: run) }.map { ($0, prepare($0.settings)) }
    if !audits.isEmpty, inputs.count != 1 {
      throw Failure(
        "--apple-audit needs one screen, found \(inputs.count) files: name the screen, or save the result as NAME.audit.json "
          + "next to it")
    }
    let colors = code?.catalogColors ?? [:]
    let isFaithful = isFaithful
    let threads = max(1, jobs / max(1, inputs.count))
    var progress = Progress(total: inputs.count, what: "files")
    Parallel.forEach(inputs, jobs: jobs) { input, tools -> Answer<Result> in
      let reading = source.read(input, threads: threads, colors: colors, in: run)
      let complete: @Sendable ([Screen]) -> [Screen] = { screens in
        let settled = code?.settled(screens, of: input.path) ?? screens
        return isFaithful ? settled : settled.map(input.settings.applyComponents)
      }
      let file = reading.screens.map { screens in
        var file = File(input, screens: complete(screens))
        file.bytes = reading.bytes
        if reading.isWritten {
          file.original = Original(bytes: reading.bytes) {
            complete(try source.screens(of: $0, input, threads: threads, colors: colors))
          }
        }
        return file
      }
      return Answer(messages: reading.withoutScreens, result: file.map { work($0, tools, threads) })
    } deliver: { answer in
      if !answer.messages.errors.isEmpty { progress.clear() }
      take(answer.messages)
      if let result = answer.result { body(result) }
    } wait: { count in
      progress.tell(count)
    }
    progress.clear()
    tellWhatWasSkipped()
  }

  /// What a file on another thread came to.
  private struct Answer<Result: Sendable>: Sendable {
    var messages: FileReading
    var result: Result?
  }

  /// Makes something of every screen that can be read, in order.
  ///
  /// - Throws: exit status 2 when there was none; the reason has been told.
  mutating func mapScreens<Result>(_ transform: (Screen, _ file: FilePath) -> Result) throws -> [Result] {
    var results: [Result] = []
    try forEachFile { file in results += file.screens.map { transform($0, file.path) } }
    if !results.isEmpty { return results }
    throw hasFailed ? ExitCode(2) : Failure("no control was found") as any Error
  }

  /// Every file to check, with what holds for it.
  private mutating func findAll() throws -> [FileInput] { try selection.find().filter { !$0.isUnchanged } }

  private mutating func take(_ reading: FileReading, of input: FileInput) -> File? {
    take(reading)
    for message in reading.words { StandardStreams.printError(message) }
    return reading.screens.map { File(input, screens: isFaithful ? $0 : $0.map(input.settings.applyComponents)) }
  }

  /// Tells what reading a file had to say.
  private mutating func take(_ reading: FileReading) {
    for message in reading.errors { StandardStreams.printError(message) }
    if reading.hasFailed { hasMisread = true }
    if reading.isUnread { misread += reading.errors }
    guard let path = reading.passedOver else { return }
    if let obstacle = reading.obstacle {
      obstructed[obstacle, default: []].append(path)
    } else {
      passedOver.append(path)
    }
  }

  /// The code of the folders, if there is an interface file that it may set something in. A file whose code has changed
  /// has changed.
  private mutating func codeBehind(_ inputs: inout [FileInput], jobs: Int) throws -> CodeBehind? {
    guard let sources else { return nil }
    let documents = inputs.filter { input in CodeBehind.documents.contains(where: input.path.hasEnding) }
    if documents.isEmpty { return nil }
    let files = selection.beside + CodeBehind.files(in: sources)
    let changes =
      documents.contains(where: \.isUnchanged)
      ? try selection.changes(among: files, orGone: CodeBehind.isCode) : nil
    let hasChanges = changes.map { !$0.changed.isEmpty || !$0.former.isEmpty } ?? false
    if documents.allSatisfy(\.isUnchanged), !hasChanges { return nil }
    let code = CodeBehind(files, documents: documents.map(\.input.path), jobs: jobs)
    if let code, let changes, hasChanges {
      selection.include(Set(code.documents(behindWhich: changes.changed, changes.former)), in: &inputs)
    }
    return code
  }

  /// Why there is nothing to check in folders. An app without interface files is no error; a folder of nothing is, and one
  /// of which everything is skipped.
  var absenceOfScreens: (message: String, isError: Bool) {
    let count = selection.skippedByConfiguration
    if count > 0 {
      return (
        "nothing was checked: the configuration skips \(count == 1 ? "the only file" : "all \(count) files")", true
      )
    }
    let found = "found no storyboard, xib or screen description"
    let hasSource = sources == nil || selection.beside.contains(where: CodeBehind.isCode)
    return hasSource ? ("\(found); use a11y-lint for Swift source", false) : (found, true)
  }

  /// Tells which patterns of the configuration apply to nothing.
  func tellUnmatchedPatterns() { selection.tellUnmatchedPatterns() }

  private func tellWhatWasSkipped() {
    selection.tellWhatWasSkipped()
    for (reason, paths) in obstructed.sorted(by: { $0.key < $1.key }) {
      guard let names = SkippedInputs.names(of: paths) else { continue }
      let files = paths.count.counted("interface file that is not read", "interface files that are not read")
      StandardStreams.printError("a11y-audit: note: skipped \(files) (\(reason)): \(names)")
    }
    guard let words = SkippedInputs.names(of: passedOver) else { return }
    let files = passedOver.count.counted(
      "file that is not a screen description", "files that are not screen descriptions")
    StandardStreams.printError("a11y-audit: note: skipped \(files): \(words)")
  }
}

extension ScreenLoader.File {
  fileprivate init(_ input: FileInput, screens: [Screen]) {
    self.init(path: input.path, screens: screens, configuration: input.configuration, settings: input.settings)
  }
}
