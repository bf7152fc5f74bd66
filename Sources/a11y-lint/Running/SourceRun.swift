import A11yCommand
import A11yConfiguration
import A11yCore
import A11ySourceRules
import ArgumentParser

/// The files of a run: all are surveyed first, then each is judged by itself.
struct SourceRun {
  /// Those that are judged, and what holds for each.
  private(set) var files: [FileInput] = []
  private(set) var unread: [String]
  private let index: SourceIndex
  private let library: SourceLibrary
  private let selection: InputSelection
  private let jobs: Int

  var hasFailed: Bool { !unread.isEmpty }

  /// Files that `--changed-since` left out. They were read: a class is known by its base, wherever that stands.
  var unchanged: [String] { selection.unchanged }

  var wasAllSkipped: Bool { selection.wasAllSkipped }

  /// - Parameters:
  ///   - choice: what the command line says of rules.
  ///   - jobs: how many files are worked on at once; nil for as many as there are processors.
  ///   - changes: the only files to judge; nil for all.
  /// - Throws: exit status 2 when a configuration is wrong; its mistakes have been told.
  init(
    _ inputs: SourceInputs, _ project: ProjectConfiguration, choice: RuleChoice = RuleChoice(),
    jobs: Int? = nil, changes: ChangedFiles? = nil
  ) throws {
    if inputs.inputs.isEmpty { throw ValidationError("name a Swift file, a folder, or '-' for standard input") }
    self.jobs = jobs ?? Threads.processors
    var selection = InputSelection(
      inputs.inputs, stdinFilename: inputs.stdinFilename, suffixes: [".swift"], tool: Main.name, project: project,
      choice: choice, changes: changes)
    let found = try selection.find()
    self.selection = selection
    unread = selection.unread
    // Standard input can be read once; a file is read again when its tree was not kept.
    let standardInput = try found.contains { $0.input.path == "-" } ? InputFile.readStandardInput() : []
    let origins = Dictionary(found.map { ($0.path, $0.input.path) }) { first, _ in first }
    let library = SourceLibrary { path in
      guard let origin = origins[path] else { return nil }
      return origin == "-" ? standardInput : try? InputFile.read(origin)
    }
    self.library = library
    let read = Self.map(found, jobs: self.jobs) { input -> Result<IndexSurvey, Failure> in
      do {
        let origin = input.input.path
        let bytes = try origin == "-" ? standardInput : InputFile.read(origin)
        if let failure = Self.failure(of: bytes, at: input.path) { return .failure(failure) }
        return .success(library.survey(path: input.path, bytes: bytes))
      } catch {
        return .failure((error as? Failure) ?? Failure("\(input.path.escapedForDisplay): error: \(error)"))
      }
    }
    var surveys: [IndexSurvey] = []
    for (input, result) in zip(found, read) {
      switch result {
      case .success(let survey):
        surveys.append(survey)
        if !input.isUnchanged { files.append(input) }
      case .failure(let failure):
        StandardStreams.printError(failure.message)
        unread.append(failure.message)
      }
    }
    index = SourceIndex(surveys, tree: library.tree)
    selection.tellWhatWasSkipped()
  }

  /// Swift is UTF-8. In UTF-16 the parser would find nothing, and that would look like a file without faults.
  private static func failure(of bytes: [UInt8], at path: String) -> Failure? {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(1024).contains(0) else {
      return nil
    }
    let remedy = "convert it: iconv -f UTF-16 -t UTF-8"
    return Failure("\(path.escapedForDisplay): error: is not UTF-8, as Swift source is; \(remedy)")
  }

  /// Work on every file that is judged, several at a time, with what it came to in the files' order. A file that has gone
  /// meanwhile is told of.
  ///
  /// - Parameter prepare: on this thread and first of all: what the work on a file needs.
  mutating func map<Tools: Sendable, Result: Sendable>(
    prepare: (FileInput) -> Tools, _ work: @escaping @Sendable (FileInput, SourceFile, Tools) -> Result
  ) -> [Result] {
    let (index, library) = (index, library)
    let items = files.map { (file: $0, tools: prepare($0)) }
    let results = Self.map(items, jobs: jobs) { item in
      library.tree(item.file.path).map { work(item.file, SourceFile($0, index: index), item.tools) }
    }
    for (file, result) in zip(files, results) where result == nil {
      let message = "\(file.path.escapedForDisplay): error: cannot be read any more"
      StandardStreams.printError(message)
      unread.append(message)
    }
    return results.compactMap(\.self)
  }

  mutating func map<Result: Sendable>(_ work: @escaping @Sendable (SourceFile) -> Result) -> [Result] {
    map(prepare: { _ in }) { _, source, _ in work(source) }
  }

  private static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    var progress = Progress(total: items.count, what: "files")
    defer { progress.clear() }
    return Parallel.map(items, jobs: jobs, stackSize: stackSize, work) { progress.tell($0) }
  }

  /// Deeply nested source needs a deep stack. Address space, of which only what is used becomes memory.
  private static let stackSize = 256 << 20
}
