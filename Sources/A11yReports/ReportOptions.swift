public import A11yCore

/// What a report depends on besides what was found.
public struct ReportOptions: Sendable {
  /// First lines only: no fixes, no related places.
  public var isQuiet = false
  /// ANSI colors; never needed to understand a report.
  public var usesColor = false
  /// A line of a file, where a report shows the line of a finding; nil for leaving it out.
  public var sourceLine: (@Sendable (FilePath, Int) -> String?)?
  /// The columns of the terminal.
  public var columns = 120
  /// Show notices too.
  public var showsNotices = false
  /// List everything that is to review, however much it is.
  public var showsReviews = false
  /// One finding for all places of one cause.
  public var groupsFindings = true
  /// From which severity on a finding counts as a failure, as the exit status has it; nil for never.
  public var failingSeverity: Severity? = .error
  /// Whether what people have to look at counts as a failure.
  public var failsOnReview = false
  /// The rules that ran, for reports that explain them.
  public var rules: [RuleInfo] = []
  /// The address of the pages that `docs` writes, ending in `/`; nil if they are not published.
  public var ruleDocs: String?
  /// The working folder, for reports that need absolute paths; empty for leaving paths as they are.
  public var workingFolder: FilePath = ""
  /// From the repository's root to the working folder, for reports whose reader looks from there: `App/Screens`.
  public var folderInRepository: FilePath = ""
  /// By file: where it really is from the repository's root, for what a symbolic link leads to.
  public var pathsInRepository: [FilePath: FilePath] = [:]
  /// The tool and its version, for reports that name their maker.
  public var tool: String
  public var version: String

  /// The run's inputs as a shell takes them, for commands that a report recommends; empty if no command can have them, such as
  /// standard input.
  public var inputs = ""

  public init(tool: String = "a11y-audit", version: String) {
    self.tool = tool
    self.version = version
  }
}

extension ReportOptions {
  /// The page of a rule, if rules have pages.
  func page(of rule: String) -> String? { ruleDocs.map { "\($0)\(RuleSite.name(of: rule))" } }

  /// Whether a finding counts as a failure.
  func fails(_ finding: Finding) -> Bool {
    if finding.outcome == .review { return failsOnReview }
    return failingSeverity.map { finding.severity >= $0 } ?? false
  }

  /// Whether a report for people shows a finding.
  func shows(_ finding: Finding) -> Bool {
    showsNotices || finding.severity != .notice || finding.outcome == .review
  }

  /// A file's path from the root of the repository.
  func repositoryPath(_ file: FilePath) -> FilePath {
    if let path = pathsInRepository[file] { return path }
    if folderInRepository.text.isEmpty || file.isAbsoluteAnywhere { return file }
    var folders = folderInRepository.components
    var steps = file.components[...]
    while steps.first == "..", folders.popLast() != nil { steps.removeFirst() }
    return FilePath((folders + steps).joined(separator: "/"))
  }

  /// A file's path from the root of the file system, where the working folder is known.
  func absolutePath(_ file: FilePath) -> FilePath {
    file.isAbsoluteAnywhere || workingFolder.text.isEmpty ? file : FilePath("\(workingFolder)/\(file)")
  }
}

extension FilePath {
  /// Reports may come from another system.
  var isAbsoluteAnywhere: Bool { isAbsolute || hasDriveLetter }

  /// `C:\` or `C:/`
  var hasDriveLetter: Bool {
    let start = Array(text.utf8.prefix(3))
    guard start.count == 3, start[1] == UInt8(ascii: ":") else { return false }
    let isLetter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(start[0] & 0xDF)
    return isLetter && (start[2] == UInt8(ascii: "\\") || start[2] == UInt8(ascii: "/"))
  }
}
