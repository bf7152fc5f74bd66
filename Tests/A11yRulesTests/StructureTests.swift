import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What the rules about structure say together, and of dumps that cannot tell everything.
@Suite struct StructureTests {
  @Test(
    "one cause is one finding",
    arguments: [
      // Nobody meets the child, so nobody asks for its name or whether it can be reached.
      (
        """
        view UIView "Card" isElement=true traits=button frame=20,100,300,100
          UIButton frame=30,110,48,48
          UIButton title="Pay" isElement=false frame=100,110,48,48
        """,
        [#"2 error nested-interactive: button "Card" hides 2 controls from assistive technology: button, button "Pay""#]
      ),
      (
        """
        view UIView order=pay frame=0,0,390,200
          UIButton "Pay" id=pay frame=20,100,120,44
          UIButton "Cancel" frame=160,100,120,44
          UILabel text="Nothing is charged yet" frame=20,60,300,20
        """,
        [
          "2 error order-reference-invalid: UIView (containing \"Pay\") omits from its explicit order: "
            + #"button "Cancel", text "Nothing is charged yet""#
        ]
      ),
      (
        """
        view UIView order=pay,gone frame=0,0,390,200
          UIButton "Pay" id=pay frame=20,100,120,44
          UIButton "Cancel" frame=160,100,120,44
        """,
        [
          #"2 error order-reference-invalid: UIView (containing "Pay") lists "gone" in its explicit order, but no control has that id"#
        ]
      ),
      // The cell's own label is what UIKit would have joined.
      (
        """
        UITableViewCell "Flight 12" isElement=true frame=0,100,390,50
          UILabel text="Flight 12" frame=16,110,200,20
          UILabel text="Boarding soon" frame=230,110,80,20
          UILabel text="Delayed" frame=320,110,60,20
        """,
        [
          #"2 warning grouped-text-lost: cell "Flight 12" shows "Boarding soon" and 1 more, but does not expose it"#
        ]
      ),
    ])
  func oneCause(_ outline: String, _ findings: [String]) throws { #expect(try Self.findings(outline) == findings) }

  @Test("more than three controls are counted, not listed")
  func mentions() throws {
    let buttons = ["A", "B", "C", "D", "E"].map { #"  UIButton "\#($0)" frame=20,110,44,44"# }
    let outline = ([#"view UIView "Player" isElement=true frame=0,700,390,60"#] + buttons).joined(separator: "\n")
    #expect(
      try Self.findings(outline) == [
        #"2 error nested-interactive: UIView "Player" hides 5 controls from assistive technology: "#
          + #"button "A", button "B", button "C" and 2 more"#
      ])
  }

  @Test("an element in a dump within an element is visited; others need review")
  func runtime() throws {
    let outline = """
      UITableViewCell "Wi-Fi" isElement=true frame=0,100,390,50
        UIButton "Info" isElement=true frame=330,103,44,44
      UITableViewCell "Bluetooth" isElement=true frame=0,150,390,50
        UIButton "Info" isElement=false frame=330,153,44,44
      """
    var screen = try #require(try Self.screen(outline))
    screen.source = Screen.Source(format: "dump", level: .runtime)
    let found = Self.audit(screen).findings
    #expect(found.map { "\($0.location.line) \($0.outcome) \($0.rule)" } == ["4 review nested-interactive"])
  }

  @Test("facts that a format cannot express are counted as not checked")
  func lacks() throws {
    let outline = """
      UITableViewCell "Wi-Fi" isElement=true frame=0,100,390,50
        UIButton "Info" isElement=false frame=330,103,44,44
      """
    var screen = try #require(try Self.screen(outline))
    screen.source.lacks = [.exposure]
    let result = Self.audit(screen)
    #expect(result.findings.isEmpty)
    #expect(result.notChecked["nested-interactive"] == [.exposure: 1])
  }

  @Test(
    "how far an order is reversed is measured",
    arguments: [("c,b,a", "100%"), ("b,c,a", "67%"), ("b,a,c", "33%")])
  func share(_ order: String, _ share: String) throws {
    let outline = """
      view UIView order=\(order) frame=0,0,390,400
        UILabel text="A" id=a frame=16,100,200,20
        UILabel text="B" id=b frame=16,200,200,20
        UILabel text="C" id=c frame=16,300,200,20
      """
    let found = Self.audit(try #require(try Self.screen(outline))).findings
    #expect(found.map(\.rule) == ["reading-order"])
    #expect(found.map(\.measured) == ["\(share) of pairs reversed"])
    #expect(found.map(\.outcome) == [.review])
  }

  @Test("the maximum share of reversed pairs is configurable")
  func setting() throws {
    var rule = try #require(Catalog.rule("reading-order"))
    try rule.set("share", to: "0.5")
    let outline = """
      view UIView order=b,a,c frame=0,0,390,400
        UILabel text="A" id=a frame=16,100,200,20
        UILabel text="B" id=b frame=16,200,200,20
        UILabel text="C" id=c frame=16,300,200,20
      """
    #expect(rule.check(AccessibilityTree(try #require(try Self.screen(outline)))) == [])
  }

  @Test("ten thousand dialogs, orders and rows take linear time")
  func many() throws {
    var builder = ScreenBuilder()
    var root = Control()
    root.className = "UIView"
    root.structure.order = []
    builder.begin(root)
    for _ in 0..<10_000 {
      var dialog = Control()
      dialog.className = "SaleDialog"
      dialog.frame = Frame(x: 0, y: 0, width: 390, height: 844)
      dialog.structure.container = .landmark
      builder.begin(dialog)
      builder.end()
    }
    builder.end()
    #expect(Self.audit(builder.screen).screens == 1)
  }

  /// Everything the rules about structure, names and reach find, as `line severity rule: subject message`. The outline
  /// begins in line 2.
  static func findings(_ outline: String) throws -> [String] {
    audit(try #require(try screen(outline))).findings.map {
      "\($0.location.line) \($0.severity.rawValue) \($0.rule): \($0.subject.description) \($0.message)"
    }
  }

  static func audit(_ screen: Screen) -> AuditResult {
    let rules = Catalog.defaults.filter {
      $0.info.family == .structure || $0.info.id == "control-missing-name" || $0.info.id == "silent-element"
    }
    return Audit(rules: rules).run(AccessibilityTree(screen), file: "test.outline")
  }

  static func screen(_ outline: String) throws -> Screen? {
    let indented = outline.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return try Formats.read(Array("component \"Test\" en\n\(indented)".utf8)).first
  }
}
