import A11yCore
import A11yFormats
import Testing

/// A DOCTYPE never reaches the parser, and neither does anything it could declare.
@Suite struct XMLDoctypeTests {
  /// Each ended the process or declared an entity or an attribute before.
  static let declarations = [
    #"<!DOCTYPE a SYSTEM ">" [<!NOTATION n SYSTEM "p">]><a/>"#,
    #"<!DOCTYPE a SYSTEM '>' [<!NOTATION n SYSTEM "p">]><a/>"#,
    #"<!DOCTYPE a PUBLIC "-//x>" ">" [<!ATTLIST a b CDATA #IMPLIED>]><a/>"#,
    #"<!DOCTYPE a SYSTEM ">" [<!NOTATION n PUBLIC "p"><!ENTITY u SYSTEM "x" NDATA n>]><a/>"#,
    #"<!DOCTYPE a SYSTEM "<!--" [<!ENTITY b "c">]><!-- --><a>&b;</a>"#,
    #"<!DOCTYPE a [<!ENTITY e0 "x"><!ENTITY e1 "&e0;&e0;&e0;">]><a>&e1;</a>"#,
    #"<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]><a>&e;</a>"#,
    #"<!DOCTYPE a SYSTEM ">" [<!ATTLIST a label CDATA "x">]><a/>"#,
    #"<!DOCTYPE a [<!ENTITY % p SYSTEM "x"> %p;]><a/>"#,
    "<!DOCTYPE a <!ENTITY b 'c'>><a/>", "<!DOCTYPE a [", "<!doctype a []><a/>",
  ]

  @Test("a DOCTYPE with declarations is rejected where it begins", arguments: declarations)
  func refused(_ text: String) {
    #expect(XMLOutcome.of("\n " + text) == "2:2: a DOCTYPE with declarations is not supported; remove it")
    #expect(
      Trying.mistakes("<?xml version='1.0'?>\n" + text) == [
        "2:1: a DOCTYPE with declarations is not supported; remove it"
      ])
  }

  @Test("a document in a JSON string is rejected where the string begins", arguments: declarations)
  func inString(_ text: String) {
    let quoted = "\"<?xml version='1.0'?>\(text.replacing("\"", with: "\\\""))\""
    #expect(
      Trying.mistakes("{\n  \"value\": \(quoted)\n}") == [
        "2:12: a DOCTYPE with declarations is not supported; remove it"
      ])
  }

  @Test(
    "a DOCTYPE without declarations is skipped, and locations stay correct",
    arguments: [
      (#"<!DOCTYPE a SYSTEM "file:///etc/hostname"><a>x</a>"#, #"1:43 a text "x""#),
      (#"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x/[<>]"><a/>"#, "1:70 a"),
      (#"<!DOCTYPE a SYSTEM "> <!--"><?x?><!-- --><a/>"#, "1:42 a"),
      ("<!DOCTYPE a SYSTEM '<a>\n<a>'\n><a/>", "3:2 a"),
      ("<!doctype html><html/>", "1:16 html"),
    ])
  func passedOver(_ text: String, _ outcome: String) { #expect(XMLOutcome.of(text) == outcome) }

  @Test(
    "a DOCTYPE that is not closed is rejected",
    arguments: [
      ("<a/><!DOCTYPE a>", "1:5: a DOCTYPE must be before the root element"),
      ("<!DOCTYPE a", "1:1: DOCTYPE is not closed"),
      ("<!DOCTYPE a SYSTEM 'x><a/>", "1:20: expected a closing quote"),
    ])
  func unclosed(_ text: String, _ outcome: String) { #expect(XMLOutcome.of(text) == outcome) }

  @Test("a DOCTYPE does not declare entities")
  func entities() {
    #expect(
      XMLOutcome.of("<!DOCTYPE a SYSTEM 'x'><a>&lt;&#65;&b;</a>")
        == "1:36: unknown entity '&b;'; write the character itself, or its number such as '&#160;'")
  }

  @Test("processing instructions are skipped, with data and without, wherever they are")
  func instructions() {
    #expect(
      XMLOutcome.of("<?xml version='1.0'?><?x?><a>one<?y?>two<!-- <?z?> --></a><?w?>") == "1:27 a text \"onetwo\"")
    #expect(XMLOutcome.of("<?x?><a><?xml version='1.0'?><b/></a><?y <!DOCTYPE a [?>") == "1:6 a\n  1:30 b")
  }

  @Test("comments and CDATA may hold any markup")
  func markupInText() {
    let markup = "<?x?><!DOCTYPE a [<!ENTITY b 'c'>]>&b;<a x='"
    #expect(XMLOutcome.of("<!--\(markup)--><a>one<!--\(markup)-->two</a>") == "1:52 a text \"onetwo\"")
    #expect(XMLOutcome.of("<a><![CDATA[\(markup)]]></a>") == "1:1 a text \(markup.debugDescription)")
  }
}
