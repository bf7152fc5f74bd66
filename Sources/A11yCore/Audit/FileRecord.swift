/// What was looked at in one file. Results of parts of a whole are put together by file: a file that was audited twice
/// counts once.
public struct FileRecord: Sendable, Equatable {
  /// As findings name it.
  public var path: FilePath
  public var controls = 0
  public var screens = 0
  public var elements = 0
  public var suppressed = 0
  public var settledInCode = 0
  public var notChecked: [String: [Fact: Int]] = [:]
  public var skipped: [AccessibilityTree.SkipReason: Int] = [:]
  public var examined: [ExaminedKind: Int] = [:]

  public init(path: FilePath) { self.path = path }

  /// - Parameter result: the file's own.
  public init(path: FilePath, of result: AuditResult) {
    self.path = path
    controls = result.controls
    screens = result.screens
    elements = result.elements
    suppressed = result.suppressed
    settledInCode = result.settledInCode
    notChecked = result.notChecked
    skipped = result.skipped
    examined = result.examined
  }
}
