import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What a user may set of a rule.
@Suite struct RuleSettingTests {
  @Test("a default, typed, is accepted and changes nothing", arguments: Catalog.rules.map(\.info.id))
  func defaults(_ id: String) throws {
    var rule = try #require(Catalog.rule(id))
    let options = rule.options
    for option in options { try rule.set(option.name, to: option.defaultValue) }
    #expect(rule.options == options)
    #expect(Set(options.map(\.name)).count == options.count)
  }

  @Test("an option changes the result of a rule")
  func effect() throws {
    var rule = try #require(Catalog.rule("target-size"))
    let outline = Array(#"button "Close" frame=0,0,46,46"#.utf8)
    let screen = AccessibilityTree(try #require(Formats.read(outline).first))
    #expect(rule.check(screen).violations.isEmpty)
    try rule.set("minimum", to: "48")
    #expect(rule.check(screen).violations.map(\.required) == ["48 × 48 points"])
  }

  @Test(
    "the fix contains the configured number",
    arguments: [
      ("target-size", "minimum", "48", #"button "Close" frame=0,0,20,20"#),
      ("targets-too-close", "gap", "12", "button \"A\" frame=0,0,30,30\nbutton \"B\" frame=34,0,30,30"),
      ("tiny-text", "minimum", "13", #"UILabel text="Terms apply" font={"size":9}"#),
    ])
  func advice(_ id: String, _ name: String, _ value: String, _ outline: String) throws {
    var rule = try #require(Catalog.rule(id))
    let screen = AccessibilityTree(try #require(Formats.read(Array(outline.utf8)).first))
    // Where nothing was asked for, the rule's own words hold.
    #expect(rule.check(screen).violations.map(\.fix) == [nil])
    try rule.set(name, to: value)
    let fix = try #require(rule.check(screen).violations.first?.fix)
    #expect(fix.contains("\(value) points"), "\(fix)")
  }

  @Test(
    "what is not a value of the setting is rejected",
    arguments: ["", "large", "0", "-44", "nan", "inf", "1e9", "44pt"])
  func badValues(_ text: String) throws {
    var rule = try #require(Catalog.rule("target-size"))
    let error = RuleSettingError.badValue(accepts: "a number from 1 to 1000")
    #expect(throws: error) { try rule.set("minimum", to: text) }
  }

  @Test("a name the rule does not have is rejected, with those it has")
  func unknownName() throws {
    var rule = try #require(Catalog.rule("target-size"))
    let error = RuleSettingError.unknownName(known: ["minimum", "strictSystemControls"])
    #expect(throws: error) { try rule.set("Minimum", to: "44") }
  }
}
