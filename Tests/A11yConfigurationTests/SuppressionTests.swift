import A11yConfiguration
import A11yCore
import A11yFormats
import A11yRules
import Testing

/// Findings that the configuration accepts, and what is said when there is nothing to accept.
@Suite struct SuppressionTests {
  private static let outline = """
    view frame=0,0,390,844
      UIButton "Pay" identifier=pay frame=0,0,20,20
      App.Banner frame=0,100,390,100
        UIButton "Close" frame=0,100,20,20
        UIButton "More" frame=300,100,20,20
    """

  /// The names that are left with too small a target.
  private static func left(_ entry: String, for path: FilePath = "/home/app/a.outline") throws -> [String] {
    try audit(entry, path: path).findings.filter { $0.rule == "target-size" }.map { $0.subject.name ?? "" }
  }

  private static func audit(_ entry: String, path: FilePath) throws -> AuditResult {
    let project = Project("suppress:\n  - {rule: target-size, reason: so, \(entry)}\n")
    let configuration = try project.configuration(for: path)
    let screen = AccessibilityTree(try #require(try Formats.read(Array(outline.utf8)).first))
    let entries = configuration.settings(for: path).suppressions
    let accepted = entries.flatMap { configuration.suppressions[$0].suppressions(on: screen, entry: $0) }
    let rules = Catalog.rules.filter { $0.info.id == "target-size" }
    return Audit(rules: rules).run(screen, file: path, accepting: accepted)
  }

  @Test(
    "an entry accepts the findings of its rule on the controls it describes, and no others",
    arguments: [
      ("identifier: pay", ["Close", "More"]), ("identifier: 'p*'", ["Close", "More"]),
      ("identifier: p", ["Pay", "Close", "More"]),
      ("label: Close", ["Pay", "More"]), ("label: '?o*'", ["Pay", "Close"]),
      ("class: UIButton", []), ("class: Banner", ["Pay", "Close", "More"]),
      ("class: Banner, recursive: true", ["Pay"]), ("class: App.Banner, recursive: yes", ["Pay"]),
      ("class: UIButton, label: Close", ["Pay", "More"]),
      ("path: '**/App.Banner/UIButton[2]'", ["Pay", "Close"]), ("path: '**/UIButton*'", []),
      ("path: 'UIView/App.Banner', recursive: true", ["Pay", "Close", "More"]),
      ("path: '*/*/App.Banner', recursive: true", ["Pay"]),
      ("file: a.outline", []), ("file: 'b*'", ["Pay", "Close", "More"]),
      ("file: [x, '*.outline'], label: Pay", ["Close", "More"]),
    ])
  func accepts(_ entry: String, _ left: [String]) throws {
    #expect(try Self.left(entry) == left)
  }

  @Test("what is accepted is counted, and the entry is known to be of use")
  func counted() throws {
    let result = try Self.audit("class: Banner, recursive: true", path: "/home/app/a.outline")
    #expect(result.suppressed == 2)
    #expect(result.matchedEntries == [0])
  }

  @Test("an entry holds through its last day")
  func until() throws {
    let entry = try #require(
      try Project("suppress: [{rule: target-size, reason: so, label: x, until: 2026-03-31}]\n").configuration()
        .suppressions.first)
    #expect(!entry.hasEnded(by: try #require(Day("2026-03-31"))))
    #expect(entry.hasEnded(by: try #require(Day("2026-04-01"))))
  }

  @Test("a chosen severity takes the place of the rule's own")
  func severity() throws {
    let settings = try Project("rules: {geometry: notice, target-size: error}\n").settings()
    let audit = settings.audit(Catalog.rules.filter { $0.info.id == "target-size" }, today: nil)
    let screen = AccessibilityTree(try #require(try Formats.read(Array(Self.outline.utf8)).first))
    #expect(Set(audit.run(screen, file: "a").findings.map(\.severity)) == [.error])
  }

  @Test(
    "a near miss is one severity lower, unless grades are off or a severity was chosen",
    arguments: [
      ("", Severity.notice), ("grades: off\n", .warning), ("rules: {target-size: error}\n", .error),
      ("overrides: [{files: a.json, grades: off}]\n", .warning),
      ("grades: off\noverrides: [{files: a.json, grades: on}]\n", .notice),
    ])
  func grades(_ configuration: String, _ severity: Severity) throws {
    let settings = try Project(configuration).settings()
    let audit = settings.audit(Catalog.rules.filter { $0.info.id == "target-size" }, today: nil)
    let outline = #"UIButton "Pay" frame=0,0,42,42"#
    let screen = AccessibilityTree(try #require(try Formats.read(Array(outline.utf8)).first))
    #expect(audit.run(screen, file: "a").findings.map(\.severity) == [severity])
  }
}
