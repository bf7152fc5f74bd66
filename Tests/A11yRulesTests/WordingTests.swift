import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What the rules about wording say together, and of what other descriptions than views tell.
@Suite struct WordingTests {
  @Test(
    "one cause is one finding, of the most specific rule",
    arguments: [
      (#"button "button""#, ["meaningless-name"]),
      (#"button "LOGIN_BUTTON""#, ["unlocalised-key"]),
      (#"button "%@_title""#, ["unresolved-text"]),
      (#"button "undefined""#, ["unresolved-text"]),
      (#"button "ic_button""#, ["machine-name"]),
      (#"button "\u{E001}.""#, ["unspeakable-characters"]),
      (#"UIButton "OK" title="Next""#, ["label-in-name"]),
      (#"button "save""#, ["label-capitalisation"]),
      (#"button "closeAllWindows""#, ["machine-name"]),
    ])
  func oneCause(_ outline: String, _ rules: [String]) throws {
    #expect(try Self.audit(outline).map(\.rule) == rules)
  }

  @Test(
    "what may be drawn on a control of a dump needs review",
    arguments: [
      (#"button "Tap to retry""#, "gesture-in-label"), (#"button "Save.""#, "label-punctuation"),
      (#"button "anna_berg""#, "machine-name"), (#"button "Image""#, "meaningless-name"),
      (#"button "SIGN UP NOW""#, "label-shouting"), (#"button "save""#, "label-capitalisation"),
    ])
  func dump(_ outline: String, _ rule: String) throws {
    let found = try Self.audit(outline, level: .runtime)
    #expect(found.map { "\($0.outcome) \($0.rule)" } == ["review \(rule)"])
  }

  @Test(
    "an image in a dump has no visible text",
    arguments: [
      (#"image "ic_trophy" isElement=true"#, "machine-name"), (#"image "Trophy." isElement=true"#, "label-punctuation"),
      (#"image "image" isElement=true"#, "meaningless-name"),
    ])
  func pictures(_ outline: String, _ rule: String) throws {
    let found = try Self.audit(outline, level: .runtime)
    #expect(found.map { "\($0.outcome) \($0.rule)" } == ["fail \(rule)"])
  }

  @Test(
    "what an editor draws is replaced when the app runs, if anything leads to it",
    arguments: [
      (#"UILabel text="Label""#, []), (#"UILabel text="%@ of %@""#, ["review unresolved-text"]),
      (#"UIButton title="Button""#, ["fail meaningless-name"]),
      (#"UIButton title="Button" inferred=connected"#, ["review meaningless-name"]),
      (#"UIButton "Show password" title="Button""#, ["review label-in-name"]),
      (#"UIButton "Show password" title="Hide""#, ["fail label-in-name"]),
    ])
  func drawn(_ outline: String, _ findings: [String]) throws {
    let found = try Self.audit(outline, isDesignTime: true)
    #expect(found.map { "\($0.outcome) \($0.rule)" } == findings)
  }

  @Test("the severity depends on the violation")
  func severities() throws {
    let outline = """
      UIButton "Click here" title="Click here"
      link "Click here"
      button "\\u{E001}"
      button "›"
      button "Save\\u{7}"
      UIButton "Button" title="Button"
      """
    let found = try Self.audit(outline).map { "\($0.location.line) \($0.severity.rawValue) \($0.rule)" }
    #expect(
      found == [
        "2 notice generic-name", "3 warning generic-name", "4 error unspeakable-characters",
        "5 notice unspeakable-characters", "6 warning unspeakable-characters", "7 notice meaningless-name",
      ])
  }

  @Test(
    "hostile labels neither trap nor hang",
    arguments: [
      String(repeating: "{", count: 5_000), String(repeating: "%1", count: 5_000),
      String(repeating: "<a", count: 5_000), String(repeating: "Optional(", count: 1_000),
      String(repeating: "_", count: 200), String(repeating: ".", count: 200), String(repeating: "-", count: 200),
      String(repeating: "a.", count: 90), String(repeating: "aB", count: 90), "%", "{", "${", "\\(", "<", "$", "\\",
      "<:", "Optional(", "(", "\u{202E}", "\u{301}", "e" + String(repeating: "\u{301}", count: 5_000), "\u{10FFFF}",
      String(repeating: "★", count: 5_000), " is on", "(on)", ", on", "…", "。", " ", "ー", "的",
    ])
  func hostile(_ label: String) throws {
    for role in [Role.button, .switch, .text] {
      var builder = ScreenBuilder(Screen())
      var control = Control()
      control.role = role
      control.isElement = true
      control.label = label
      control.title = "(" + label
      control.value = label
      control.hint = label
      builder.begin(control)
      builder.end()
      var screen = builder.screen
      for language in ["en", "ja"] {
        screen.language = language
        _ = Audit(rules: Catalog.rules).run(AccessibilityTree(screen), file: "hostile")
      }
    }
  }

  @Test("the maximum length is configurable")
  func longest() throws {
    var rule = try #require(Catalog.rule("label-too-long"))
    try rule.set("maximum", to: "10")
    let screen = AccessibilityTree(try #require(try NamingTests.screen(#"button "Add to the basket""#)))
    #expect(rule.check(screen).violations.map(\.message) == ["has a label of 17 characters, needs at most 10"])
  }

  @Test("names that are the same in every language are configurable")
  func sameNames() throws {
    let outline = """
      screen "Shop" 390x844 en
        button "Close Talk" identifier=a frame=0,0,44,44
      screen "Shop" 390x844 de
        button "Close Talk" identifier=a frame=0,0,44,44
      """
    let screen = try #require(AccessibilityTree.all(try Formats.read(Array(outline.utf8))).last)
    var rule = try #require(Catalog.rule("untranslated-name"))
    let message = #"is called "Close Talk" in both "en" and "de", and "close" is a word of only one of them"#
    #expect(rule.check(screen).violations.map(\.message) == [message])
    try rule.set("names", to: "Close Talk, Other")
    #expect(rule.check(screen).violations == [])
  }

  private static let families: Set<RuleInfo.Family> = [.naming, .localization]

  private static func audit(
    _ outline: String, level: Screen.Level = .views, isDesignTime: Bool = false
  ) throws -> [Finding] {
    var screen = try #require(try NamingTests.screen(outline))
    screen.source = Screen.Source(format: "test", level: level)
    screen.source.isDesignTime = isDesignTime
    let rules = Catalog.rules.filter { families.contains($0.info.family) }
    return Audit(rules: rules).run(AccessibilityTree(screen), file: "test.outline").findings
  }
}
