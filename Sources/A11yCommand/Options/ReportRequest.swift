package import A11yCore
package import A11yReports
package import ArgumentParser

/// One `--report NAME[=FILE]`.
package struct ReportRequest: ExpressibleByArgument, Sendable {
  package var name: String
  /// Nil for standard output.
  package var file: FilePath?
  /// The place in a configuration file that asks for it; nil for the command line.
  package var origin: String?

  package init(name: String, file: FilePath? = nil) {
    self.name = name
    self.file = file
  }

  /// `json=`: a variable that is not set, whose report would go to standard output.
  private var hasEmptyFile = false

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[0])
    hasEmptyFile = parts.count == 2 && parts[1].isEmpty
    file = parts.count == 2 && parts[1] != "" && parts[1] != "-" ? FilePath(argument: String(parts[1])) : nil
  }

  package static var defaultCompletionKind: CompletionKind { .custom { _, _, _ in Reporters.all.map { $0.name } } }

  /// - Throws: what to write in place of a name or file that is none.
  package func reporter() throws -> any Reporter.Type {
    if hasEmptyFile {
      throw ValidationError(
        "--report \(name.escapedForDisplay)= names no file; write \(name.escapedForDisplay)=FILE "
          + "(if FILE comes from a variable, it is not set), or \(name.escapedForDisplay) for standard output")
    }
    if let variable = file?.text.firstMatch(of: /\$\{?[A-Z_][A-Z0-9_]+\}?/), let file, !file.exists {
      throw ValidationError(
        "'\(variable.0)' was not replaced by the shell; write it in double quotes: --report \"\(name)=\(file.shown)\"")
    }
    if let reporter = Reporters.named(name) { return reporter }
    // `sarif:x.sarif` and `x.sarif`
    let known = Reporters.all.map { $0.name }
    // `--format json=x.json`
    if let equals = name.firstIndex(of: "="), known.contains(String(name[..<equals])) {
      throw ValidationError("write --report \(name.escapedForDisplay)")
    }
    if let colon = name.firstIndex(of: ":"), known.contains(String(name[..<colon])) {
      throw ValidationError(
        "write --report \(name[..<colon])=\(name[name.index(after: colon)...].description.escapedForDisplay)")
    }
    let names = name.split(separator: ",").map(String.init)
    if file == nil, names.count > 1, names.allSatisfy(known.contains) {
      throw ValidationError("repeat the option: \(names.map { "--report \($0)=FILE" }.joined(separator: " "))")
    }
    if file == nil, let reporter = Reporters.all.first(where: { $0.fileName == FilePath(name).name }) {
      throw ValidationError("write --report \(reporter.name)=\(name.escapedForDisplay)")
    }
    if file == nil, name.contains("."), let ending = name.split(separator: ".").last.map(String.init),
      let report = known.contains(ending) ? ending : ["md": "markdown", "xml": "junit", "txt": "text"][ending]
    {
      throw ValidationError("write --report \(report)=\(name.escapedForDisplay)")
    }
    throw ValidationError.unknown("report", name, known: known, synonyms: Self.synonyms)
  }

  private static let synonyms = [
    "github-actions-logging": "github", "github-actions": "github", "actions": "github", "gh": "github",
    "annotations": "github", "summary": "github-summary", "codeclimate": "gitlab", "code-climate": "gitlab",
    "codequality": "gitlab", "code-quality": "gitlab", "pretty": "text", "stylish": "text", "console": "text",
    "compact": "text", "emoji": "text", "tty": "text", "xunit": "junit", "xml": "junit", "pmd": "checkstyle",
    "ndjson": "jsonl", "md": "markdown", "htm": "html", "stats": "statistics",
  ]
}
