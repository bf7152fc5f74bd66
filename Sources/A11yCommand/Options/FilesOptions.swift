package import ArgumentParser

/// How many files are read, and which of them.
package struct FilesOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "How many files to work on at once (default: as many as there are processors). The reports are the same for any.",
      valueName: "number"))
  package var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Check only files that are new or changed since this git commit, branch or tag.",
      valueName: "commit"))
  package var changedSince: String?

  package init() {}

  package mutating func validate() throws {
    guard let jobs, !(1...Self.most).contains(jobs) else { return }
    throw ValidationError("--jobs must be 1 to \(Self.most), found \(jobs)")
  }

  /// Nil for all files.
  package func changes() throws -> ChangedFiles? { try changedSince.map { try ChangedFiles(since: $0) } }

  /// More threads than any machine has processors would only take memory.
  private static let most = 1024
}
