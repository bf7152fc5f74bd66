import A11yCore
import A11yRecords
import Testing

/// Only new findings are new: whatever is done to a file next to the fault, what was accepted stays accepted.
@Suite struct BaselineTests {
  /// Two nameless buttons and a small one.
  static let before = """
    screen "Login" 390x844 en
      UIView frame=0,0,390,844
        UIView identifier=form frame=0,0,390,400
          UIButton frame=20,60,44,44
          UIButton frame=120,60,44,44
          button "Close" frame=20,160,20,20
    """

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var outline: String
    var file = "App/login.outline"
  }

  static let changes = [
    Change(testDescription: "nothing", outline: before),
    Change(testDescription: "lines", outline: before.replacing("\n", with: "\n\n")),
    Change(testDescription: "the folder", outline: before, file: "Other/login.outline"),
    Change(testDescription: "frames and measured numbers", outline: before.replacing("160,20,20", with: "180,21,22")),
    Change(testDescription: "the container's name", outline: before.replacing("=form", with: "=register")),
    Change(testDescription: "the container's class", outline: before.replacing("  UIView id", with: "  Form id")),
    Change(
      testDescription: "order and nesting",
      outline: """
        screen "Login" 390x844 en
          button "Close" frame=20,160,20,20
          UIView frame=0,0,390,844
            UIButton frame=20,60,44,44
            UIView frame=0,0,390,300
              UIButton frame=120,60,44,44
        """),
  ]

  @Test("properties that are not part of a fault make nothing new or fixed", arguments: changes)
  func unchanged(_ change: Change) throws {
    let after = try compare(Self.before, change.outline, file: change.file)
    #expect(after.new == [])
    #expect(after.known.count == 3)
    #expect(after.fixed == [])
  }

  @Test("if one of two equal findings is fixed, the other stays known, and one is reported as fixed")
  func oneMended() throws {
    let after = try compare(
      Self.before, Self.before.replacing("UIButton frame=20,", with: "button \"Back\" frame=20,"))
    #expect(after.new == [])
    #expect(after.known == ["control-missing-name: button", "target-size: button \"Close\""])
    #expect(after.fixed == [#"control-missing-name: App/login.outline, Login: button (above "Close")"#])
  }

  @Test("an additional equal finding is new")
  func oneMore() throws {
    let after = try compare(Self.before, Self.before + "\n      UIButton frame=220,60,44,44")
    #expect(after.new == ["control-missing-name: button"])
    #expect(after.known.count == 3)
    #expect(after.fixed == [])
  }

  @Test("of numbered rows the one that was not there is new, wherever it is", arguments: 0...4)
  func oneMoreRow(_ row: Int) throws {
    let rows = (0...4).map { "\n  button identifier=row-\($0) frame=0,\($0 * 50),44,44" }
    let screen = "screen \"List\" 390x844 en"
    let before = screen + rows.enumerated().filter { $0.offset != row }.map(\.element).joined()
    let after = try compare(before, screen + rows.joined())
    #expect(after.new == ["control-missing-name: button #row-\(row)"])
    #expect(after.fixed == [])
  }

  @Test("a rule that did not run and a file that was not read have nothing fixed")
  func outOfScope() throws {
    let baseline = Baseline(accepting: try Screens.audit(Self.before))
    let mended = try Screens.audit("screen \"Login\" 390x844 en\n  button \"Close\" frame=0,100,44,44")
    var scope = Screens.scope
    scope.rules = ["target-size"]
    let comparison = BaselineComparison(mended, against: baseline, in: scope)
    #expect(comparison.fixed.map(\.rule) == ["target-size"])
    #expect(comparison.rest.entries.map(\.rule) == ["control-missing-name", "control-missing-name"])
    let elsewhere = try Screens.audit("button \"Close\" frame=0,100,44,44", file: "App/other.outline")
    #expect(BaselineComparison(elsewhere, against: baseline, in: Screens.scope).fixed == [])
  }

  @Test("a file that is there and was not read does not lend its entries to one of the same name")
  func otherFile() throws {
    let baseline = Baseline(accepting: try Screens.audit("UIButton frame=0,100,44,44", file: "a/tree.outline"))
    let other = try Screens.audit("UIButton frame=0,100,44,44", file: "b/tree.outline")
    #expect(BaselineComparison(other, against: baseline, in: Screens.scope).result.findings == [])
    var scope = Screens.scope
    scope = BaselineScope(rules: scope.rules, knownRules: scope.knownRules) { $0 == "a/tree.outline" ? $0 : nil }
    #expect(BaselineComparison(other, against: baseline, in: scope).result.findings.count == 1)
  }

  @Test("a known review that now fails is new; a known failure that now needs review is not")
  func reviews() throws {
    let failing = try Screens.audit(Self.before)
    var reviewing = failing
    for index in reviewing.findings.indices { reviewing.findings[index].outcome = .review }
    let accepted = Baseline(accepting: reviewing)
    #expect(accepted.entries.map(\.isReview) == [true, true, true])
    #expect(BaselineComparison(reviewing, against: accepted, in: Screens.scope).result.findings == [])
    #expect(BaselineComparison(failing, against: accepted, in: Screens.scope).result.findings.count == 3)
    let failures = Baseline(accepting: failing)
    #expect(BaselineComparison(reviewing, against: failures, in: Screens.scope).result.findings == [])
  }

  @Test("an entry of a removed rule is unused")
  func unknownRule() throws {
    var result = try Screens.audit(Self.before)
    result.findings[0].rule = "never-heard-of"
    let baseline = Baseline(accepting: result)
    let comparison = BaselineComparison(try Screens.audit(Self.before), against: baseline, in: Screens.scope)
    #expect(comparison.fixed.map(\.rule) == ["never-heard-of"])
    #expect(comparison.result.findings.count == 1)
  }

  private func compare(_ before: String, _ after: String, file: String = "App/login.outline") throws -> Outcome {
    let baseline = Baseline(accepting: try Screens.audit(before))
    let comparison = BaselineComparison(
      try Screens.audit(after, file: file), against: baseline, in: Screens.scope)
    return Outcome(
      new: comparison.result.findings.map(\.words), known: (comparison.result.known ?? []).map(\.words).sorted(),
      fixed: comparison.fixed.map(\.description))
  }

  private struct Outcome {
    var new: [String]
    var known: [String]
    var fixed: [String]
  }
}

extension Finding {
  fileprivate var words: String { "\(rule): \(subject.plainDescription)" }
}
