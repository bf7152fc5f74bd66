/// An issue that Apple's accessibility audit reported about a control of the running app.
public struct AuditIssue: Hashable, Sendable {
  public var check: Check
  /// In the words of the audit: `Contrast nearly passed`.
  public var message: String?
  /// Where the audit saw it, if no control of the description is there.
  public var frame: Frame?

  public init(_ check: Check, message: String? = nil, frame: Frame? = nil) {
    self.check = check
    self.message = message
    self.frame = frame
  }

  /// What the audit checks. The ids of the rules are these words behind `apple/`.
  public enum Check: String, CaseIterable, Sendable {
    case contrast
    case hitRegion = "hit-region"
    case elementDescription = "element-description"
    case elementDetection = "element-detection"
    case dynamicType = "dynamic-type"
    case textClipped = "text-clipped"
    case trait
    /// A check that is not known here; its name is in the message.
    case other
  }
}

/// An issue, and what the audit tells of the element that it is about.
public struct ReportedIssue: Hashable, Sendable {
  public var issue: AuditIssue
  public var label: String?
  public var identifier: String?
  /// In points of the screen.
  public var frame: Frame?
  /// The test that failed: `LoginTests/testLogin()`.
  public var test: String?
  /// What kind of element it is, as dumps name it: `XCUIElementTypeButton`.
  public var className: String?
  /// Where the audit's own file reports it.
  public var location = SourceLocation(line: 1, column: 1)

  public init(
    _ issue: AuditIssue, label: String? = nil, identifier: String? = nil, frame: Frame? = nil, test: String? = nil
  ) {
    self.issue = issue
    self.label = label
    self.identifier = identifier
    self.frame = frame
    self.test = test
  }
}
