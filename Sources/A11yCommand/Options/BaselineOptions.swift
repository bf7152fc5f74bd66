package import A11yCore
package import ArgumentParser

/// Which findings are accepted for now.
package struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Accept everything found: write it into this file, and end with 0.", valueName: "file"))
  package var writeBaseline: FilePath?

  @Option(help: ArgumentHelp("Only what is not in this file fails and is shown.", valueName: "file"))
  package var baseline: FilePath?

  @Flag(help: "Take what is fixed out of the baseline.")
  package var prune = false

  @Flag(help: "End with 1 while the baseline holds what is fixed.")
  package var strict = false

  package init() {}

  package mutating func validate() throws {
    if writeBaseline != nil, baseline != nil {
      throw ValidationError("--write-baseline and --baseline exclude each other; --prune takes out what is fixed")
    }
    guard baseline == nil, prune || strict else { return }
    throw ValidationError("\(prune ? "--prune" : "--strict") is about a baseline; name it with --baseline")
  }
}
