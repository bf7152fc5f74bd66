import A11yCommand
import A11yCore
import ArgumentParser

/// One `--report FORMAT[=FILE]` of `diff`.
struct DiffRequest: ExpressibleByArgument {
  var format: DiffCommand.OutputFormat
  /// Nil for standard output.
  var file: FilePath?

  init(format: DiffCommand.OutputFormat, file: FilePath?) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = DiffCommand.OutputFormat(rawValue: parts[0]) else { return nil }
    self.format = format
    file = parts.count == 2 && parts[1] != "" && parts[1] != "-" ? FilePath(argument: parts[1]) : nil
  }

  static var allValueStrings: [String] { DiffCommand.OutputFormat.allCases.map(\.rawValue) }
}
