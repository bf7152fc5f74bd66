import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What is said of suppressions that accept nothing.
@Suite struct UnmatchedSuppressionTests {
  @Test(
    "an unused suppression is reported, and a misspelled rule id is distinguished from one without a finding",
    arguments: [
      (
        #"UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"taget-size"}]"#,
        ["suppresses findings of the unknown rule 'taget-size'; did you mean 'target-size'?"]
      ),
      (
        #"UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"quux"}]"#,
        ["suppresses findings of the unknown rule 'quux'"]
      ),
      (
        #"UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"target-size"},{"rule":"role-in-label"}]"#,
        ["suppresses findings of role-in-label, but has none", "suppresses findings of target-size, but has none"]
      ),
      (#"UIButton "Pay" frame=0,0,44,40 a11y-audit:ignore=[{"rule":"target-size","reason":"a game"}]"#, []),
      (
        #"UIButton "Pay" frame=0,0,44,40 a11y-audit:ignore=[{"rule":"target-size"}]"#,
        ["suppresses a finding of target-size without a reason"]
      ),
      (
        #"UIButton "Pay" frame=0,0,44,40 a11y-audit:ignore=[{"rule":"target-size","reason":"so","until":"2026-03-31"}]"#,
        ["suppresses findings of target-size but expired on 2026-03-31"]
      ),
      (
        #"UIButton "Pay" frame=0,0,44,40 a11y-audit:ignore=[{"rule":"target-size","reason":"so","until":"May"}]"#,
        ["suppresses findings of target-size until 'May', expected a date such as 2030-12-31"]
      ),
      (
        #"UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"","reason":"so"}]"#,
        ["suppresses findings without a rule id"]
      ),
    ])
  func told(_ outline: String, _ messages: [String]) throws {
    #expect(try messages == findings(outline, Catalog.defaults))
  }

  @Test("a suppression of a rule that does not run is not reported, whether because of --only or opt-in")
  func partial() throws {
    let outline =
      #"UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"target-size","reason":"so"},"#
      + #"{"rule":"deep-nesting","reason":"so"}]"#
    #expect(try findings(outline, Catalog.rules.filter { $0.info.id == "unmatched-suppression" }) == [])
    #expect(try findings(outline, Catalog.defaults) == ["suppresses findings of target-size, but has none"])
  }

  private func findings(_ outline: String, _ rules: [any Rule<AccessibilityTree>]) throws -> [String] {
    let screen = try #require(try Formats.read(Array(outline.utf8)).first)
    var audit = Audit(rules: rules)
    audit.today = Day(year: 2026, month: 4, day: 1)
    let found = audit.run(AccessibilityTree(screen), file: "test.outline").findings
    return found.filter { $0.rule == "unmatched-suppression" }.map(\.message)
  }
}
