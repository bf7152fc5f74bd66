import A11yCore
import A11yReports
import ArgumentParser

/// One `--report NAME[=FILE]`.
struct ReportRequest: ExpressibleByArgument {
  var name: String
  /// Nil for standard output.
  var file: String?

  init(name: String, file: String? = nil) {
    self.name = name
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[0])
    file = parts.count == 2 ? String(parts[1]) : nil
    if file == "" || file == "-" { file = nil }
  }

  func reporter() throws -> any Reporter.Type {
    if let reporter = Reporters.named(name) { return reporter }
    throw ValidationError.unknown("report", name, known: Reporters.all.map { $0.name })
  }
}
