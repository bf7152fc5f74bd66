package import A11yConfiguration
package import A11yCore

/// The files of a run: found, each with what its configuration says of it. What cannot be looked into is reported on
/// standard error and remembered for the exit status.
package struct InputSelection {
  package private(set) var hasFailed = false
  /// What was said of what could not be looked into.
  package private(set) var unread: [String] = []
  /// Files that `changes` left out.
  package private(set) var unchanged: [FilePath] = []
  /// Every input was a file that the configuration leaves out.
  package private(set) var wasAllSkipped = true
  /// Files in the folders that are noted and not checked.
  package private(set) var beside: [FilePath] = []
  private var skipped = SkippedInputs()
  /// Files in folders that the configuration leaves out.
  package var skippedByConfiguration: Int { skipped.configured }
  private let sideSuffixes: [String]
  private let tool: String
  private let inputs: [String]
  private let stdinFilename: FilePath
  private let suffixes: [String]
  private let project: ProjectConfiguration
  private let choice: RuleChoice
  private let changes: ChangedFiles?
  private var settings: [SettingsKey: FileSettings] = [:]
  /// By the path of the configuration: its patterns that no file has matched yet.
  private var unmatched: [FilePath: [ConfiguredPattern]] = [:]

  /// - Parameters:
  ///   - tool: who speaks.
  ///   - inputs: as typed.
  ///   - suffixes: what files are called that a folder is searched for.
  ///   - sideSuffixes: the endings of files in folders that are noted in `beside`.
  ///   - choice: what the command line says of rules.
  ///   - changes: the only files to check; nil for all.
  package init(
    _ inputs: [String], stdinFilename: FilePath, suffixes: [String], beside sideSuffixes: [String] = [], tool: String,
    project: ProjectConfiguration,
    choice: RuleChoice, changes: ChangedFiles?
  ) {
    self.inputs = inputs
    self.stdinFilename = stdinFilename
    self.suffixes = suffixes
    self.sideSuffixes = sideSuffixes
    self.tool = tool
    self.project = project
    self.choice = choice
    self.changes = changes
  }

  /// Every file, each once, in order.
  ///
  /// - Throws: exit status 2 when a configuration is wrong; its errors have been told.
  package mutating func find() throws -> [FileInput] {
    var seen: Set<FilePath> = []
    var all: [FileInput] = []
    for argument in inputs {
      for input in find(argument) where seen.insert(input.path).inserted {
        if let input = try configured(input) { all.append(input) }
      }
    }
    try leaveOutUnchanged(&all)
    return all
  }

  private mutating func leaveOutUnchanged(_ files: inout [FileInput]) throws {
    guard let changes else { return }
    let paths = try changes.unchanged(of: files.map(\.input.path))
    for index in files.indices where paths.contains(files[index].input.path) {
      unchanged.append(files[index].path)
      files[index].isUnchanged = true
    }
  }

  /// Of other files those that `changes` does not leave out, and what they were.
  package func changes(
    among paths: [FilePath], orGone isWanted: (FilePath) -> Bool
  ) throws -> (changed: [FilePath], former: [(path: FilePath, bytes: [UInt8])])? {
    guard let changes else { return nil }
    let changed = try changes.changed(of: paths)
    return (changed, try changes.formerContents(of: changed, orGone: isWanted))
  }

  /// Checks files although they are unchanged.
  package mutating func include(_ paths: Set<FilePath>, in files: inout [FileInput]) {
    unchanged.removeAll(where: paths.contains)
    for index in files.indices where paths.contains(files[index].path) { files[index].isUnchanged = false }
  }

  /// Every input is a folder.
  package var namesOnlyFolders: Bool { inputs.allSatisfy { $0 != "-" && FilePath(argument: $0).isFolder } }

  /// Leaves out files that no target builds.
  package mutating func leaveOut(unbuilt count: Int) { skipped.unbuilt += count }

  /// Tells what of folders was not read.
  package func tellWhatWasSkipped() {
    if let words = skipped.words { StandardStreams.printError("\(tool): note: skipped in folders: \(words)") }
  }

  private mutating func find(_ argument: String) -> [InputFinder.Input] {
    var finder = InputFinder(suffixes: suffixes, beside: sideSuffixes, readsCatalogs: false)
    let inputs = finder.find(argument)
    beside += finder.beside
    skipped.add(finder.skipped)
    if inputs.isEmpty { wasAllSkipped = false }
    for failure in finder.failures { StandardStreams.printError(failure.message) }
    if !finder.failures.isEmpty { hasFailed = true }
    unread += finder.failures.map(\.message)
    return inputs
  }

  private mutating func configured(_ input: InputFinder.Input) throws -> FileInput? {
    let path = input.path == "-" ? stdinFilename : input.path
    let configuration = try project.configuration(for: path)
    note(path, configuration)
    let settings = settings(for: path, configuration)
    if let origin = settings.skip {
      skip(input, origin)
      return nil
    }
    wasAllSkipped = false
    return FileInput(input: input, path: path, configuration: configuration, settings: settings)
  }

  private mutating func note(_ path: FilePath, _ configuration: Configuration) {
    guard let file = configuration.path else { return }
    let patterns = unmatched[file] ?? configuration.patterns
    if patterns.isEmpty { return unmatched[file] = [] }
    let path = project.absolute(path)
    unmatched[file] = patterns.filter { !$0.matches(path) }
  }

  /// Tells which path patterns of the configurations match nothing: what is not there, and, if the whole folder was searched,
  /// files that are not.
  package func tellUnmatchedPatterns() {
    let walked = inputs.filter { $0 != "-" }.map { project.absolute(FilePath(argument: $0)) }
    let passed = skipped.folders.map(project.absolute)
    for (file, patterns) in unmatched.sorted(by: { $0.key < $1.key }) {
      let sawAll = changes == nil && walked.contains { file.folder.isInside($0) }
      for pattern in patterns {
        if let place = pattern.namedPlace, !place.exists {
          StandardStreams.printError(pattern.warning)
        } else if let warning = pattern.warningOfEnding {
          StandardStreams.printError(warning)
        } else if sawAll, !pattern.isName, pattern.namedPlace == nil, let ending = pattern.ending,
          suffixes.contains(ending), !passed.contains(where: pattern.matches), skipped.ignored == 0
        {
          StandardStreams.printError(pattern.warning)
        }
      }
    }
  }

  private mutating func settings(for path: FilePath, _ configuration: Configuration) -> FileSettings {
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
    StandardStreams.printError("\(tool): note: \(input.path.shown) is skipped by \(origin)")
  }
}
