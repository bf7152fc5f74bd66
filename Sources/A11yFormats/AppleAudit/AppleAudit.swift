public import A11yCore

/// What Apple's accessibility audit reported about a running app: findings, and of the screen only what they are about.
///
/// It comes as the answer of Appium's `mobile: performAccessibilityAudit` (FBXCAccessibilityAudit in WebDriverAgent), as what
/// `pymobiledevice3 developer accessibility run-audit` prints (`AXAuditIssue_v1.json` in accessibilityaudit.py), or as failures of tests
/// in the output of `xcrun xcresulttool get test-results tests` or `summary`.
public enum AppleAudit: ScreenFormat {
  public static let name = "apple-audit"
  public static let summary = "the result of Apple's accessibility audit (Appium, pymobiledevice3, xcresulttool)"
  /// Nothing but the issues is certain: an element is listed because something is wrong with it.
  public static let source = Screen.Source(format: name, level: .runtime, lacks: FactSet(Fact.described))

  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content else { return false }
    return !(issues(in: root) ?? []).isEmpty
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content else {
      throw ReadingError("expected the JSON result of Apple's accessibility audit, found other text")
    }
    guard let issues = issues(in: root) else {
      throw ReadingError(
        "expected an answer of 'mobile: performAccessibilityAudit', the output of 'pymobiledevice3 developer accessibility "
          + "run-audit', or that of 'xcresulttool get test-results tests'", at: root.location)
    }
    return screens(of: issues)
  }

  /// The issues of a file; nil if it is none of an audit.
  public static func issues(_ bytes: [UInt8]) throws(ReadingError) -> [ReportedIssue]? {
    guard case .json(let root) = try Content(bytes: bytes) else { return nil }
    return issues(in: root)
  }

  /// A screen for each test; without tests one.
  public static func screens(of issues: [ReportedIssue]) -> [Screen] {
    var tests: [String?] = []
    var byTest: [String?: [ReportedIssue]] = [:]
    for issue in issues {
      if byTest[issue.test] == nil { tests.append(issue.test) }
      byTest[issue.test, default: []].append(issue)
    }
    return tests.isEmpty ? [screen(of: [], test: nil)] : tests.map { screen(of: byTest[$0] ?? [], test: $0) }
  }

  private static func screen(of issues: [ReportedIssue], test: String?) -> Screen {
    var screen = Screen()
    screen.name = test
    screen.kind = .component
    screen.source = source
    var builder = ScreenBuilder(screen, capacity: issues.count + 1)
    var root = Control(location: issues.first?.location ?? SourceLocation(line: 1, column: 1))
    root.isElement = false
    builder.begin(root)
    var seen: Set<ReportedIssue> = []
    for issue in issues where issue.isPlaced {
      var element = issue
      element.issue = AuditIssue(.other)
      element.location = root.location
      guard seen.insert(element).inserted else { continue }
      var control = Control(location: issue.location)
      control.className = issue.className
      control.label = issue.label
      control.identifier = issue.identifier
      control.frame = issue.frame
      control.isElement = true
      control.inferred = [.exposure, .traits]
      builder.begin(control)
      builder.end()
    }
    builder.end()
    screen = builder.screen
    screen.add(issues)
    return screen
  }
}

extension ReportedIssue {
  /// The audit tells which element it is about.
  fileprivate var isPlaced: Bool { label != nil || identifier != nil || frame != nil }
}
