import A11yCore
import A11yFormats
import Testing

/// The first fault of a document, where it stands, in words.
@Suite struct XMLMistakeTests {
  static let faults = [
    ("<a>\n  <b>\n  </a>", "3:7: an element is closed by the end of another"),
    ("<a></b>", "1:8: an element is closed by the end of another"),
    ("<a>\n  <b/>\n", "2:7: the XML ends before every element is closed"),
    ("<a>\n <b x=1/></a>", "2:7: an attribute is not written as name=\"value\""),
    ("<a>\n <b x='1<2'/></a>", "2:9: an attribute is not written as name=\"value\""),
    ("<a>\n <b x='1'y='2'/></a>", "2:10: a space is missing between attributes"),
    ("<a>\n <b x='1' x='3'/></a>", "2:16: an attribute is given twice"),
    ("<a>\n <b>a & b</b></a>", "2:8: a name was expected"),
    ("<a/>\n<b/>", "2:1: something stands after the root element"),
    ("<a/>\njunk", "2:1: something stands after the root element"),
    ("<a>\n&nbsp;</a>", "2:7: an entity is used that nothing declares"),
    ("<a>ab\u{1}c</a>", "1:6: a byte or character stands here that the encoding or XML does not allow"),
  ]

  @Test("a fault is told in words, at its place", arguments: faults)
  func told(_ text: String, _ outcome: String) {
    #expect(XMLOutcome.of(text) == outcome)
  }

  @Test(
    "a mistake behind lines of a log is told at its place in the file",
    arguments: [
      (
        "saved from the device\n<?xml version=\"1.0\"?>\n<AppiumAUT>\n  <a>\n</AppiumAUT>",
        "5:13: an element is closed "
          + "by the end of another"
      ),
      ("log\nlog\n  <XCUIElementTypeButton x='1' x='2'/>", "3:37: an attribute is given twice"),
      ("Running on iPhone\nNone: \n{\"attributes\": {\"accessibilityText\": \"a\"", "3:41: "),
    ])
  func behindLog(_ text: String, _ mistake: String) {
    let mistakes = Trying.mistakes(text)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.hasPrefix(mistake) == true, "\(mistakes)")
  }

  @Test("a line that begins like JSON or XML among the lines of a dump in plain text hides nothing of it")
  func bracketInText() throws {
    let text = "log\n[10:00] log\n<p>\nButton, 0x1, {{0.0, 0.0}, {4.0, 4.0}}, label: 'Go'"
    #expect(try Trying.screen(text).controls.map(\.label) == ["Go"])
    let prose = Trying.mistakes("Notes\n[1] see <b>")
    #expect(prose.first?.hasPrefix("the content is of no known format") == true, "\(prose)")
  }

  @Test(
    "what would make entity bombs, fetch files or trap the parser is refused where it begins",
    arguments: [
      "<!DOCTYPE a [<!ENTITY e0 \"x\"><!ENTITY e1 \"&e0;&e0;&e0;\">]><a>&e1;</a>",
      "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><a>&e;</a>",
      "<!DOCTYPE a [<!NOTATION n PUBLIC \"p\"><!ENTITY u SYSTEM \"x\" NDATA n>]><a/>",
    ])
  func declarations(_ text: String) {
    #expect(XMLOutcome.of("\n " + text) == "2:2: a DOCTYPE with declarations is not read; remove it")
  }

  @Test("a DOCTYPE that only names a file fetches nothing")
  func externalSubset() {
    #expect(XMLOutcome.of(#"<!DOCTYPE a SYSTEM "file:///etc/hostname"><a>x</a>"#) == #"1:43 a text "x""#)
  }

  @Test("bytes that are not UTF-8 are told where they stand, in names too")
  func notUTF8() {
    #expect(
      XMLOutcome.of(Array("<é a='1' ".utf8) + [0xFF] + Array("='2'/>".utf8))
        == "1:10: a byte stands here that is not UTF-8")
    #expect(
      XMLOutcome.of(Array("<a>\n".utf8) + [0xE9] + Array("</a>".utf8)) == "2:1: a byte stands here that is not UTF-8")
  }

  @Test("a declared encoding is converted or refused, and a comment without an end is told where it begins")
  func encodings() {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a x='".utf8) + [0xE9] + Array("'/>".utf8)
    #expect(XMLOutcome.of(latin) == "1:44 a x=\"é\"")
    let name = Array("<?xml version='1.0' encoding='Shift_JIS'?><a ".utf8) + [0xFF] + Array("='1'/>".utf8)
    #expect(XMLOutcome.of(name) == "1:1: the declared encoding is not read; save the file as UTF-8")
    let ascii = Array("<?xml version='1.0' encoding='US-ASCII'?><a ".utf8) + [0xFF] + Array("='1'/>".utf8)
    #expect(XMLOutcome.of(ascii) == "1:45: a byte stands here that is not UTF-8")
    #expect(
      XMLOutcome.of("<a>" + String(repeating: "<!--", count: 200_000)) == "1:4: a comment begins here and never ends")
  }

  @Test("instructions without data are passed over, wherever they stand")
  func instructions() {
    #expect(
      XMLOutcome.of("<?xml version='1.0'?><?x?><a>one<?y?>two<!-- <?z?> --></a><?w?>") == "1:27 a text \"one     two\"")
  }

  @Test("nesting is bounded, and the bound is told where it is passed")
  func depth() {
    let deep = String(repeating: "<a>", count: 4) + String(repeating: "</a>", count: 4)
    #expect(XMLOutcome.of(deep, maximumDepth: 3) == "1:10: nested deeper than 3 levels; raise --max-depth")
  }

  @Test("a document cut after any byte is a fault and no trap")
  func truncated() {
    let bytes = Array(#"<?xml version="1.0"?><a x="1" y='é&amp;'><!-- c --><b>t&#10;<![CDATA[d]]></b></a>"#.utf8)
    for count in bytes.indices {
      #expect(XMLOutcome.of(Array(bytes[..<count])).contains(": "), "cut to \(count) bytes")
    }
    #expect(!XMLOutcome.of(bytes).contains(": "))
  }

  @Test("more than ten million bytes are read")
  func large() throws {
    let row = "<row name=\"\(String(repeating: "x", count: 1000))\"/>\n"
    let text = "<a>\n" + String(repeating: row, count: 12_000) + "</a>"
    let tree = try XMLTree(bytes: Array(text.utf8), maximumDepth: 10)
    #expect(tree.root.descendants.count == 12_000)
    #expect(tree.root.descendants.last?.location == SourceLocation(line: 12_001, column: 1))
  }
}
