package import A11yCore
package import ArgumentParser

/// Which findings are accepted for now.
package struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write all current findings to this baseline file and exit with 0.", valueName: "file"))
  package var writeBaseline: FilePath?

  @Option(help: ArgumentHelp("Report only findings that are not in this baseline.", valueName: "file"))
  package var baseline: FilePath?

  @Flag(help: "Remove fixed findings from the baseline.")
  package var prune = false

  @Flag(help: "Exit with 1 if the baseline contains fixed findings.")
  package var strict = false

  package init() {}

  package mutating func validate() throws {
    if writeBaseline != nil, baseline != nil {
      throw ValidationError("--write-baseline and --baseline cannot be combined; --prune removes fixed findings")
    }
    guard baseline == nil, prune || strict else { return }
    throw ValidationError(
      prune
        ? "--prune needs a baseline; specify it with --baseline"
        : "--strict needs a baseline; specify it with --baseline (to fail on warnings: --fail-on warning)")
  }
}
