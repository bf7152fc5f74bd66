import A11yCore
import ArgumentParser

/// `--format` of commands that have no output format: it used to mean the input format.
struct FormerFormatOption: ParsableArguments {
  @Option(help: .hidden)
  var format: String?

  mutating func validate() throws {
    guard let format else { return }
    throw ValidationError("unknown option '--format'; use --input-format \(format.escapedForDisplay)")
  }
}
