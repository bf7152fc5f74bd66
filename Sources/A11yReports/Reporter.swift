public import A11yCore

/// One way to write down what an audit found. Pure: a report depends on what it is given and on nothing else.
public protocol Reporter: Sendable {
  /// The name for `--report`.
  static var name: String { get }

  /// Who reads it, in a few words.
  static var summary: String { get }

  /// Where it is taken: products, by their names.
  static var consumer: String { get }

  /// A file name its reader expects or knows by its ending; nil where standard output is the place.
  static var fileName: String? { get }

  /// What a reader must know to use it: how severities, reviews and what was not checked are reported, limits,
  /// promises.
  static var details: String { get }

  /// Writes the whole report, ending in a line feed.
  static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer)
}

extension Reporter {
  /// The whole report.
  public static func report(_ run: ReportedRun, options: ReportOptions) -> String {
    var text = TextBuffer()
    write(run, options: options, to: &text)
    return text.text
  }

  /// The only report of a run.
  public static func report(_ result: AuditResult, options: ReportOptions) -> String {
    report(ReportedRun(result), options: options)
  }
}

/// Every reporter.
public enum Reporters {
  public static let all: [any Reporter.Type] = [
    TextReporter.self,
    HTMLReporter.self,
    JSONReporter.self,
    SARIFReporter.self,
    GitHubReporter.self,
    GitHubSummaryReporter.self,
    GitHubSARIFReporter.self,
    MarkdownReporter.self,
    GitLabReporter.self,
    JUnitReporter.self,
    CheckstyleReporter.self,
    XcodeReporter.self,
    CSVReporter.self,
    JSONLinesReporter.self,
    BadgeReporter.self,
    StatisticsReporter.self,
  ]

  public static func named(_ name: String) -> (any Reporter.Type)? { all.first { $0.name == name } }

  /// One entry per reporter, as `a11y-audit reports` prints it.
  public static var list: String {
    all.map { reporter in
      let file = reporter.fileName.map { "\(reporter.name)=\($0)" } ?? reporter.name
      // In single quotes a shell would not replace a variable.
      let quote = file.contains("$") ? "\"" : "'"
      return
        "\(reporter.name)\n  \(reporter.summary)\n  used by: \(reporter.consumer)\n  --report \(quote)\(file)\(quote)\n"
    }.joined(separator: "\n")
  }
}
