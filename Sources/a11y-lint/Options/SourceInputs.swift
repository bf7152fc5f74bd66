import A11yCommand
import A11yCore
import A11ySourceRules
import ArgumentParser

/// Which Swift files to read.
struct SourceInputs: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Swift files, folders, quoted patterns with '**', or '-' for standard input.", valueName: "input"))
  var inputs: [String] = []

  @Option(help: ArgumentHelp("The name reports use for standard input.", valueName: "path"))
  var stdinFilename = "<stdin>"

  /// The files, each once, in order. What cannot be found is told on standard error.
  func find(_ hasFailed: inout Bool) throws -> [String] {
    if inputs.isEmpty { throw ValidationError("name a Swift file, a folder, or '-' for standard input") }
    var finder = InputFinder(suffixes: [".swift"])
    var seen: Set<String> = []
    var paths: [String] = []
    for input in inputs {
      for found in finder.find(input) where seen.insert(found.path).inserted { paths.append(found.path) }
    }
    for failure in finder.failures { StandardStreams.printError(failure.message) }
    if !finder.failures.isEmpty { hasFailed = true }
    return paths
  }

  /// A file's bytes.
  func read(_ path: String) throws -> [UInt8] {
    try path == "-" ? InputFile.readStandardInput() : InputFile.read(path)
  }

  func name(_ path: String) -> String { path == "-" ? stdinFilename : path }
}
