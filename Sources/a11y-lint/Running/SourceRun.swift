import A11yCommand
import A11yCore
import A11ySourceRules

/// The files of a run: all are surveyed first, then each is judged by itself.
struct SourceRun {
  private let index: SourceIndex
  private let library: SourceLibrary
  /// As reports name them.
  private let paths: [String]
  private(set) var hasFailed = false

  init(_ inputs: SourceInputs) throws {
    let found = try inputs.find(&hasFailed)
    let origins = Dictionary(found.map { (inputs.name($0), $0) }) { first, _ in first }
    let input = try found.contains("-") ? inputs.read("-") : []
    let library = SourceLibrary { path in
      guard let origin = origins[path] else { return nil }
      return origin == "-" ? input : try? inputs.read(origin)
    }
    let read = Parallel.map(found) { path -> Result<IndexSurvey, Failure> in
      do {
        let bytes = try path == "-" ? input : inputs.read(path)
        return .success(library.survey(path: inputs.name(path), bytes: bytes))
      } catch {
        return .failure((error as? Failure) ?? Failure("\(path.escapedForDisplay): error: \(error)"))
      }
    }
    var surveys: [IndexSurvey] = []
    var paths: [String] = []
    for (path, result) in zip(found, read) {
      switch result {
      case .success(let survey):
        surveys.append(survey)
        paths.append(inputs.name(path))
      case .failure(let failure):
        StandardStreams.printError(failure.message)
        hasFailed = true
      }
    }
    self.library = library
    self.paths = paths
    index = SourceIndex(surveys, tree: library.tree)
    if paths.isEmpty, !hasFailed { throw Failure("no Swift file was read") }
  }

  /// Work on every file, with what it came to in the files' order. A file that has gone meanwhile is told of.
  mutating func mapFiles<Result: Sendable>(_ work: @escaping @Sendable (SourceFile) -> Result) -> [Result] {
    let (index, library) = (index, library)
    let results = Parallel.map(paths) { path in library.tree(path).map { work(SourceFile($0, index: index)) } }
    for (path, result) in zip(paths, results) where result == nil {
      StandardStreams.printError("\(path.escapedForDisplay): error: cannot be read any more")
      hasFailed = true
    }
    return results.compactMap(\.self)
  }
}
