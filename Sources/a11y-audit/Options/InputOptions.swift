import A11yCore
import A11yFormats
import ArgumentParser

/// What to read, and how.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Description files, folders, quoted patterns with '**', or '-' for standard input.", valueName: "input"))
  var inputs: [String]

  @Option(help: ArgumentHelp("Read as this format instead of recognising it from the content.", valueName: "name"))
  var format: String?

  @Option(help: ArgumentHelp("The name reports use for standard input.", valueName: "path"))
  var stdinFilename = "<stdin>"

  @Option(help: ArgumentHelp("How deep descriptions may nest.", valueName: "levels"))
  var maxDepth = ReadingOptions.defaultMaximumDepth

  mutating func validate() throws {
    if inputs.isEmpty { throw ValidationError("name a description file, a folder, or '-' for standard input") }
    guard (1...ReadingOptions.largestMaximumDepth).contains(maxDepth) else {
      throw ValidationError("--max-depth must be 1 to \(ReadingOptions.largestMaximumDepth), found \(maxDepth)")
    }
    _ = try formatType()
  }

  /// The format asked for; nil when none was.
  func formatType() throws -> (any ScreenFormat.Type)? {
    guard let format else { return nil }
    if let known = Formats.named(format) { return known }
    let names = Formats.all.map { $0.name }
    let question = Suggestion.question(for: format, among: names)
    let remedy = question.isEmpty ? "; known are \(names.joined(separator: ", "))" : question
    throw ValidationError("unknown format '\(format.escapedForDisplay)'\(remedy)")
  }
}
