package import ArgumentParser

/// How many files are read, and which of them.
package struct FilesOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Number of files to process in parallel (default: number of processors). Does not affect the reports.",
      valueName: "number"))
  package var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Check only files that are new or changed since this git commit, branch or tag.",
      valueName: "commit"))
  package var changedSince: String?

  package init() {}

  package mutating func validate() throws { try Self.check(jobs: jobs) }

  package static func check(jobs: Int?) throws {
    guard let jobs, !(1...most).contains(jobs) else { return }
    throw ValidationError("--jobs must be 1 to \(most), found \(jobs)")
  }

  /// Nil for all files.
  package func changes() throws -> ChangedFiles? { try changedSince.map { try ChangedFiles(since: $0) } }

  /// More threads than any machine has processors would only take memory.
  private static let most = 1024
}
