public import A11yCore

/// What a run looked at, so that what it did not look at is not taken for fixed.
public struct BaselineScope: Sendable {
  /// The rules that ran.
  public var rules: Set<String>
  /// Every rule there is: an entry of no rule is of no use.
  public var knownRules: Set<String>
  /// The file that an entry names, from the root of the file system; nil if it is not there. One that is there, and was
  /// not read, keeps its entries to itself.
  public var file: @Sendable (_ path: FilePath) -> FilePath?
  /// A file of the run from the root of the file system.
  public var absolute: @Sendable (_ path: FilePath) -> FilePath

  public init(
    rules: Set<String>, knownRules: Set<String>,
    file: @escaping @Sendable (_ path: FilePath) -> FilePath? = { _ in nil },
    absolute: @escaping @Sendable (_ path: FilePath) -> FilePath = { $0 }
  ) {
    self.rules = rules
    self.knownRules = knownRules
    self.file = file
    self.absolute = absolute
  }

  func judges(_ rule: String) -> Bool { rules.contains(rule) || !knownRules.contains(rule) }
}
