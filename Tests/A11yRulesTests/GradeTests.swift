import A11yCore
import A11yFormats
import A11yRules
import Testing

/// The severity of a finding follows how much is lost.
@Suite struct GradeTests {
  private func severities(_ rule: String, _ outline: String) throws -> [Severity] {
    let screen = try #require(try Formats.read(Array("component en\n\(outline)".utf8)).first)
    let rules = Catalog.rules.filter { $0.info.id == rule || $0.info.supersededBy.contains(rule) }
    return Audit(rules: rules).run(AccessibilityTree(screen), file: "a.outline").findings.filter { $0.rule == rule }
      .map(\.severity)
  }

  @Test("an address and a password say themselves what they are, other fields do not")
  func login() throws {
    let login =
      "  textField placeholder=E-mail frame=0,0,300,44\n  secureTextField placeholder=Password frame=0,50,300,44\n"
    #expect(try severities("placeholder-only-name", login) == [.notice, .notice])
    #expect(
      try severities("placeholder-only-name", login + "  textField placeholder=Coupon frame=0,100,300,44\n")
        == [.warning, .warning, .warning])
    #expect(
      try severities("placeholder-only-name", "  textField placeholder=Coupon frame=0,100,300,44\n") == [.warning])
  }

  @Test(
    "a placeholder with the words of the visible label is half a name",
    arguments: [("E-mail", Severity.warning), ("name@host.org", .error), ("", .error)])
  func saidPlaceholder(_ placeholder: String, _ severity: Severity) throws {
    let outline = """
        text "E-mail:" frame=20,100,300,20
        textField placeholder="\(placeholder)" frame=20,126,350,44
      """
    #expect(try severities("unassociated-visible-label", outline) == [severity])
  }

  @Test(
    "a target with room at its sides is hit, though it is low",
    arguments: [
      ("UITextField \"Name\" frame=20,0,336,30 fixedHeight=30", Severity.notice),
      ("UITextField \"Name\" frame=20,0,60,30 fixedHeight=30", .notice),
      ("UIButton \"Name\" frame=20,0,336,30 fixedHeight=30", .notice),
      ("UIButton \"Name\" frame=20,0,336,28 fixedHeight=28", .warning),
      ("UIButton \"Name\" frame=20,0,60,30 fixedHeight=30", .warning),
      ("UIButton \"Name\" frame=20,0,39,39 fixedHeight=39", .notice),
      ("UIButton \"Name\" frame=20,0,43,38 fixedHeight=38", .notice),
      ("UIButton \"Name\" frame=20,0,37,37 fixedHeight=37", .warning),
      ("UIButton \"Name\" frame=20,0,78,34 fixedHeight=34", .notice),
      ("UIButton \"Name\" frame=20,0,60,34 fixedHeight=34", .warning),
    ])
  func wideField(_ control: String, _ severity: Severity) throws {
    #expect(try severities("target-size", "  \(control)\n") == [severity])
  }

  @Test(
    "whose name, number or address a field asks for is known from a password or from the name of the form",
    arguments: [
      ("  textField \"First name\" contentType=\"\"\n", [Severity.notice]),
      ("  textField \"Phone number\" contentType=\"\"\n", [.notice]),
      ("  textField \"Email\" contentType=\"\"\n", [.warning]),
      ("  textField \"Verification code\" contentType=\"\"\n", [.warning]),
      (
        "  textField \"First name\" contentType=\"\"\n  secureTextField \"Password\" contentType=password\n",
        [.warning]
      ),
    ])
  func asked(_ fields: String, _ severities: [Severity]) throws {
    #expect(try self.severities("missing-content-type", fields) == severities)
  }

  @Test("the name of the form", arguments: [("Profile", Severity.warning), ("New entry", .notice)])
  func form(_ name: String, _ severity: Severity) throws {
    let text = "screen \"\(name)\" 390x844 en\n  textField \"First name\" frame=20,100,300,44 contentType=\"\"\n"
    let screen = try #require(try Formats.read(Array(text.utf8)).first)
    let rules = Catalog.rules.filter { $0.info.id == "missing-content-type" }
    #expect(
      Audit(rules: rules).run(AccessibilityTree(screen), file: "a.outline").findings.map(\.severity) == [severity])
  }

  @Test("an icon font's glyph in a row is a notice, in a button it is an error")
  func glyph() throws {
    let row =
      "  cell isElement=false frame=0,0,390,44\n    text \"\u{F073}\" frame=0,0,20,20\n    text \"Monday\" frame=30,0,90,20\n"
    #expect(try severities("unspeakable-characters", row) == [.notice])
    #expect(try severities("unspeakable-characters", "  button \"\u{F073}\" frame=0,0,44,44\n") == [.error])
  }

  @Test("the initials of a person in a small square, and a field that only shows its value, are notices")
  func small() throws {
    let font = "text=\"AB\" font={\"name\":\"Arial\",\"size\":17} adjustsFont=false"
    #expect(try severities("fixed-font", "  UILabel \(font) fixedWidth=32 fixedHeight=32\n") == [.notice])
    #expect(try severities("fixed-font", "  UIView fixedWidth=40 fixedHeight=40\n    UILabel \(font)\n") == [.notice])
    #expect(try severities("fixed-font", "  UILabel \(font) fixedWidth=90 fixedHeight=90\n") == [.warning])
    #expect(try severities("fixed-font", "  UILabel \(font) fixedWidth=64 fixedHeight=32\n") == [.warning])
    let field = "  UITextField placeholder=\"City\" frame=20,100,350,44"
    #expect(try severities("placeholder-only-name", field + "\n") == [.warning])
    #expect(try severities("placeholder-only-name", field + " isUserInteractionEnabled=false\n") == [.notice])
  }

  @Test("sentences in a text view that can be edited are most likely to be read")
  func textView() throws {
    let view = { (text: String) in "  UITextView text=\"\(text)\" frame=0,0,300,200\n" }
    #expect(try severities("control-missing-name", view("You can pay in any shop of ours.")) == [.warning])
    #expect(try severities("control-missing-name", view("Notes")) == [.error])
  }
}
