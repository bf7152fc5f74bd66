import A11yPlatform
import A11yCommand
import A11yConfiguration
import A11yCore
import A11ySourceRules
import ArgumentParser

/// The files of a run. Each is read once and checked by itself as far as that goes; what takes the rest of the run to
/// tell is checked when all have been read.
struct SourceRun {
  /// Those that are checked, and what holds for each.
  private(set) var files: [FileInput] = []
  private(set) var unread: [String]
  /// What could not be read before any file was.
  private let unreadAtFirst: [String]
  private let found: [FileInput]
  private let standardInput: [UInt8]
  private var library: SourceLibrary
  private let resources: ResourceReading
  private let outlets: OutletReading
  /// Other packages may use what is public.
  private let isLibrary: Bool
  private let selection: InputSelection
  private let jobs: Int
  /// Files are read for the second time.
  private var isRepeated = false
  /// What standard error has of files: each line once, however often they are read.
  private var told: Set<String> = []

  /// A script may have no ending.
  private static func isSwift(_ path: FilePath) -> Bool {
    path.hasEnding(".swift") || !path.name.dropFirst().contains(".")
  }

  private static func refusal(of file: FilePath) -> String {
    // A text may be anything.
    let isScreen = FileEndings.screens.contains(where: file.hasEnding) && !file.hasEnding(".txt")
    let remedy =
      isScreen
      ? "check it with: a11y-audit \(file.shown)" : "a11y-lint reads .swift files"
    return "\(file.shown): error: this is not Swift source; \(remedy)"
  }

  var hasFailed: Bool { !unread.isEmpty }

  /// Files that `--changed-since` left out. They are read: a class is known by its base, wherever that is.
  var unchanged: [FilePath] { selection.unchanged }

  var wasAllSkipped: Bool { selection.wasAllSkipped }

  /// Tells which patterns of the configuration apply to nothing.
  func tellUnmatchedPatterns() { selection.tellUnmatchedPatterns() }

  /// - Parameters:
  ///   - choice: what the command line says of rules.
  ///   - jobs: how many files are worked on at once; nil for as many as there are processors.
  ///   - changes: the only files to check; nil for all.
  /// - Throws: exit status 2 when a configuration is wrong; its errors have been told.
  init(
    _ inputs: SourceInputs, _ project: ProjectConfiguration, choice: RuleChoice = RuleChoice(),
    jobs: Int? = nil, changes: ChangedFiles? = nil
  ) throws {
    if inputs.inputs.isEmpty { throw ValidationError("expected a Swift file, a folder, or '-' for standard input") }
    self.jobs = jobs ?? Threads.processors
    var selection = InputSelection(
      inputs.inputs, stdinFilename: inputs.stdinFilename, suffixes: FileEndings.source, tool: LintMain.name,
      project: project,
      choice: choice, changes: changes)
    let all = try selection.find()
    let foreign = all.filter { $0.input.isNamed && $0.input.path != "-" && !Self.isSwift($0.path) }
    let ours = all.filter { file in !foreign.contains { $0.path == file.path } }
    let unbuilt = UnbuiltFiles(inputs.inputs, ours)
    let found = ours.filter { $0.input.isNamed || !unbuilt.contains($0.input.path) }
    selection.leaveOut(unbuilt: ours.count - found.count)
    isLibrary = Self.isLibrary(inputs.inputs)
    resources = ResourceReading(inputs.inputs)
    outlets = OutletReading(inputs.inputs)
    self.found = found
    self.selection = selection
    let refusals = foreign.map { Self.refusal(of: $0.path) }
    unreadAtFirst = selection.unread + refusals
    unread = unreadAtFirst
    for message in refusals { StandardStreams.printError(message) }
    // Standard input can be read once; a file is read again when its tree was not kept.
    let standardInput = try found.contains { $0.input.path == "-" } ? InputFile.readStandardInput() : []
    self.standardInput = standardInput
    library = Self.library(of: found, standardInput)
  }

  /// A package or a pod is made of a folder, or of the repository that it is in.
  private static func isLibrary(_ inputs: [String]) -> Bool {
    inputs.contains { input in
      let folder = FilePath(argument: input)
      guard folder.isFolder, let path = folder.resolved else { return true }
      return Set([path, path.repository ?? path]).contains { folder in
        let names = (try? folder.withCString { try FileSystem.entries(of: $0) }) ?? []
        return names.contains {
          $0.name.elementsEqual("Package.swift".utf8) || $0.name.suffix(8).elementsEqual(".podspec".utf8)
        }
      }
    }
  }

  private static func library(of files: [FileInput], _ standardInput: [UInt8]) -> SourceLibrary {
    let origins = Dictionary(files.map { ($0.path, $0.input.path) }) { first, _ in first }
    let folders = Dictionary(files.map { ($0.path, $0.input.folder) }) { first, _ in first }
    return SourceLibrary(isDeep: true) { path in
      place(of: path, searched: folders[path])
    } read: { path in
      guard let origin = origins[path] else { return nil }
      return origin == "-" ? standardInput : try? InputFile.read(origin)
    }
  }

  /// Lets the files be read anew, as `--fix` left them.
  mutating func repeatReading() {
    library = Self.library(of: found, standardInput)
    unread = unreadAtFirst
    isRepeated = true
  }

  /// Where a file lies in its repository, or else below the folder that was searched.
  private static func place(of path: FilePath, searched folder: FilePath?) -> FilePath {
    let project = folder?.repository ?? "/"
    return path.resolved.flatMap { $0.relative(to: project) } ?? FilePath(path.name)
  }

  /// Work on every file that is checked, several at a time, with what it came to in the files' order. What cannot be
  /// read, or has gone meanwhile, is reported of.
  ///
  /// - Parameters:
  ///   - prepare: on this thread and first of all: what the work on a file needs.
  ///   - begin: as soon as the file is read.
  ///   - finish: when all are, and only where that was left to do.
  mutating func map<Tools: Sendable, FirstPass: Sendable, Result: Sendable>(
    prepare: (FileInput) -> Tools,
    begin: @escaping @Sendable (FileInput, SourceFile, Tools) -> FirstPassResult<FirstPass, Result>,
    finish: @escaping @Sendable (FileInput, SourceFile, Tools, FirstPass) -> Result
  ) -> [Result] {
    let (index, openings) = read(prepare: prepare, begin)
    let library = library
    library.keepExtending(index.filesOfParts)
    var results: [Result?] = []
    var waiting: [(number: Int, file: FileInput, tools: Tools, opening: FirstPass)] = []
    for (number, opening) in openings.enumerated() {
      switch opening.look {
      case .done(let result): results.append(result)
      case .begun(let look):
        results.append(nil)
        waiting.append((number, opening.file, opening.tools, look))
      }
    }
    let numbers = waiting.map(\.number)
    let finished = Self.map(
      waiting, jobs: jobs, limit: TimeLimit(seconds: Self.mostSeconds) { .failure(Self.tooSlow($0.file)) }
    ) { item in
      Swift.Result { () throws(Failure) in
        guard let tree = library.tree(item.file.path), tree.refusal == nil else {
          throw Failure("\(item.file.path.shown): error: was changed or removed during the run; not checked")
        }
        return finish(item.file, SourceFile(tree, index: index), item.tools, item.opening)
      }
    }
    for (number, result) in zip(numbers, finished) {
      switch result {
      case .success(let result): results[number] = result
      case .failure(let failure): tell(failure)
      }
    }
    let audited = Set(found.filter { !$0.isUnchanged }.map(\.path))
    omissions = resources.omissions + outlets.omissions + index.omissions.filter { audited.contains($0.file) }
    tell(omissions)
    return results.compactMap(\.self)
  }

  /// Files next to the source that a rule asked for and that could not be read, and classes with too many parts.
  private(set) var omissions: [AuditResult.Omission] = []

  private typealias Begun<Tools, FirstPass: Sendable, Result: Sendable> = (
    file: FileInput, tools: Tools, look: FirstPassResult<FirstPass, Result>
  )

  /// Reads every file, and begins the work on those that are checked.
  private mutating func read<Tools: Sendable, FirstPass: Sendable, Result: Sendable>(
    prepare: (FileInput) -> Tools,
    _ begin: @escaping @Sendable (FileInput, SourceFile, Tools) -> FirstPassResult<FirstPass, Result>
  ) -> (SourceIndex, [Begun<Tools, FirstPass, Result>]) {
    let (library, standardInput) = (library, standardInput)
    let items = found.map { (file: $0, tools: $0.isUnchanged ? nil : prepare($0)) }
    var survey = IndexSurvey()
    var begun: [Begun<Tools, FirstPass, Result>] = []
    var failures: [Failure] = []
    var omissions: [AuditResult.Omission] = []
    var next = 0
    var progress = Progress(total: items.count, what: "files")
    Parallel.forEach(
      items, jobs: jobs, stackSize: SourceTree.stackSize,
      limit: TimeLimit(seconds: Self.mostSeconds) { .failure(Self.tooSlow($0.file)) }
    ) { item in
      Swift.Result { () throws(Failure) in
        let bytes = try Self.bytes(of: item.file, standardInput)
        let tree = library.parse(path: item.file.path, bytes: bytes)
        if let refusal = tree.refusal { throw Failure(refusal.refusalLine) }
        let file = SourceFile(tree, index: nil)
        let look = item.tools.map { begin(item.file, file, $0) }
        if case .begun = look {
          library.keep(file.tree, for: .waits)
        } else if file.mayExtendClasses {
          library.keep(file.tree, for: .extends)
        }
        var survey = IndexSurvey(file)
        if item.file.input.isNamed { survey.forgetEntryPoint() }
        return (survey: survey, look: look, omission: look == nil ? nil : file.omission)
      }
    } deliver: { result in
      let item = items[next]
      next += 1
      switch result {
      case .success(let read):
        survey.merge(read.survey)
        if let omission = read.omission { omissions.append(omission) }
        if let tools = item.tools, let look = read.look { begun.append((item.file, tools, look)) }
      case .failure(let failure): failures.append(failure)
      }
    } wait: { done in
      progress.tell(done)
    }
    progress.clear()
    files = begun.map(\.file)
    failures.forEach { tell($0) }
    if !isLibrary { survey.noteNoLibrary() }
    tell(omissions)
    if !isRepeated { selection.tellWhatWasSkipped() }
    let (resources, outlets) = (resources, outlets)
    return (SourceIndex(survey, resources: resources.read, outlets: outlets.read, tree: library.tree), begun)
  }

  private mutating func tell(_ failure: Failure) {
    tell(failure.message)
    unread.append(failure.message)
  }

  private mutating func tell(_ omissions: [AuditResult.Omission]) {
    for omission in omissions { tell(omission.line(isOfSource: true)) }
  }

  private mutating func tell(_ line: String) {
    if told.insert(line).inserted { StandardStreams.printError(line) }
  }

  /// What takes longer than this was made to: the parser looks ahead to the end of the file at each `#` of a row of them.
  /// The largest file that is read takes about ten seconds.
  #if DEBUG
    private static let mostSeconds = 300.0
  #else
    private static let mostSeconds = 30.0
  #endif

  private static func tooSlow(_ file: FileInput) -> Failure {
    Failure("\(file.path.shown): error: takes more than \(Int(mostSeconds)) seconds; not checked")
  }

  /// - Throws: what is to be reported of a file that cannot be read, or is no Swift.
  private static func bytes(of file: FileInput, _ standardInput: [UInt8]) throws(Failure) -> [UInt8] {
    do {
      let bytes = try file.input.path == "-" ? standardInput : InputFile.read(file.input.path)
      if let failure = failure(of: bytes, at: file.path) { throw failure }
      return bytes
    } catch {
      throw (error as? Failure) ?? Failure("\(file.path.shown): error: \(error)")
    }
  }

  /// Swift is UTF-8. In UTF-16 the parser would find nothing, and that would look like a file without faults.
  private static func failure(of bytes: [UInt8], at path: FilePath) -> Failure? {
    if !path.hasEnding(".swift"), let first = bytes.first(where: { $0 > 0x20 }),
      first == UInt8(ascii: "<") || first == UInt8(ascii: "{")
    {
      return Failure("\(path.shown): error: this is not Swift source; check screens with: a11y-audit \(path.shown)")
    }
    // Half of the bytes of Latin text in UTF-16 are zero; a single one in UTF-8 is a slip that the parser survives.
    let head = bytes.prefix(1024)
    let isWide = head.count { $0 == 0 } * 4 > head.count
    guard isWide || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    let remedy = "convert it: iconv -f UTF-16 -t UTF-8"
    return Failure("\(path.shown): error: is not UTF-8; \(remedy)")
  }

  private static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, limit: TimeLimit<Item, Result>, _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    var progress = Progress(total: items.count, what: "files")
    defer { progress.clear() }
    return Parallel.map(items, jobs: jobs, stackSize: SourceTree.stackSize, limit: limit, work) { progress.tell($0) }
  }
}

extension AuditResult.Omission {
  /// The line of standard error about a file that was not read.
  fileprivate var refusalLine: String {
    "\(file.shown):\(location.line):\(location.column): error: \(message)"
  }
}
