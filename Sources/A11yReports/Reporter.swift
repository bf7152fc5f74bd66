public import A11yCore

/// One way to write down what an audit found. Pure: a report depends on what it is given and on nothing else.
public protocol Reporter: Sendable {
  /// The name for `--report`.
  static var name: String { get }

  /// Who reads it, in a few words.
  static var summary: String { get }

  /// The whole report, ending in a line feed.
  static func report(_ result: AuditResult, options: ReportOptions) -> String
}

/// What the user may set about reports.
public struct ReportOptions: Sendable {
  /// First lines only: no fixes, no related places.
  public var isQuiet = false
  /// ANSI colours; never needed to understand a report.
  public var usesColour = false
  /// Show notices too.
  public var showsNotices = false
  /// One finding for all places of one cause.
  public var groupsFindings = true
  /// The tool's version, for reports that name their maker.
  public var version: String

  public init(version: String) { self.version = version }
}

/// Every reporter.
public enum Reporters {
  public static let all: [any Reporter.Type] = [
    TextReporter.self,
    JSONReporter.self,
  ]

  public static func named(_ name: String) -> (any Reporter.Type)? { all.first { $0.name == name } }
}
