import A11yCommand
import A11yCore
import A11ySourceRules

/// Every file of a run, read and indexed.
struct SourceRun {
  private(set) var files: [SourceFile] = []
  private(set) var hasFailed = false

  init(_ inputs: SourceInputs) throws {
    let paths = try inputs.find(&hasFailed)
    let read = Parallel.map(paths) { path -> Result<SourceTree, Failure> in
      do {
        return .success(SourceTree(path: inputs.name(path), bytes: try inputs.read(path)))
      } catch {
        return .failure((error as? Failure) ?? Failure("\(path.escapedForDisplay): error: \(error)"))
      }
    }
    var trees: [SourceTree] = []
    for result in read {
      switch result {
      case .success(let tree): trees.append(tree)
      case .failure(let failure):
        StandardStreams.printError(failure.message)
        hasFailed = true
      }
    }
    let index = SourceIndex(Parallel.map(trees) { IndexSurvey($0) })
    files = Parallel.map(trees) { SourceFile($0, index: index) }
    if files.isEmpty, !hasFailed { throw Failure("no Swift file was read") }
  }
}
