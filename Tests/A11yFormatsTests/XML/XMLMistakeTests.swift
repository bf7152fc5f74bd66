import A11yCore
import A11yFormats
import Testing

/// The first fault of a document, where it is, in words.
@Suite struct XMLMistakeTests {
  static let faults = [
    ("<a>\n  <b>\n  </a>", #"3:3: end tag does not match the open element "b" of line 2"#),
    ("<a></b>", #"1:4: end tag does not match the open element "a" of line 1"#),
    ("<a>\n  <b/>\n", "2:7: the file is truncated: it ends before all elements are closed"),
    ("<a>\n <b x=1/></a>", "2:7: expected an attribute written as name=\"value\""),
    ("<a>\n <b x='1'y='2'/></a>", "2:10: expected a space between attributes"),
    ("<a>\n <b x='1' x='3'/></a>", #"2:11: duplicate attribute "x""#),
    ("<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2' q:x='3'/>", #"1:44: duplicate attribute "q:x""#),
    ("<a/>\n<b/>", "2:1: content after the root element"),
    ("<a/>\njunk", "2:1: content after the root element"),
    ("<a>ab\u{1}c</a>", "1:6: character is not allowed in XML"),
    ("<a>]]></a>", "1:4: ']]>' is not allowed in text; write ']]&gt;'"),
    ("<a>&#0;</a>", "1:4: character reference does not name a character that XML allows"),
    ("<a>&#160</a>", "1:4: character reference does not name a character that XML allows"),
  ]

  /// Markup that is not closed, references, sections at the wrong place.
  static let markup = [
    ("<a>\n <b x='1<2'/></a>", "2:9: expected a closing quote, found '<'; inside a value write '&lt;'"),
    ("<a>\n <b x='1/></a>", "2:7: expected a closing quote"),
    ("<a>\n <b x='1'\n</a>", "2:2: expected '>' at the end of the tag that begins here"),
    ("<a>\n</a", "2:1: the file is truncated: it ends inside the tag that begins here"),
    ("<a>\n <b x='1", "2:7: the file is truncated: it ends inside the value that begins here"),
    ("<a>\n 1 < 2</a>", "2:4: '<' is not a tag; write '&lt;'"),
    ("<a>\n <b>a & b</b></a>", "2:7: '&' is not an entity; write '&amp;'"),
    ("<a>\n <b x='&'/></a>", "2:8: '&' is not an entity; write '&amp;'"),
    ("<a>\n&nbsp;</a>", "2:1: unknown entity '&nbsp;'; write the character itself, or its number such as '&#160;'"),
    ("<a></a&lol;>", "1:4: expected '>' at the end of the tag that begins here"),
    ("<a>\n<!-- a -- b --></a>", "2:8: '--' inside a comment"),
    ("<a>\n<!-- a", "2:1: comment is not closed"),
    ("<a>\n<![CDATA[ a", "2:1: CDATA section is not closed"),
    ("<a/>\n<![CDATA[a]]>", "2:1: CDATA outside of the root element"),
    ("<a>\n<?x ", "2:1: processing instruction is not closed"),
    ("<a>\n<!ENTITY b 'c'></a>", "2:1: expected a comment, CDATA or a DOCTYPE after '<!'"),
    ("<!DOCTYPEa><a/>", "1:1: expected a comment, CDATA or a DOCTYPE after '<!'"),
    ("<a>\n<!DOCTYPE a></a>", "2:1: a DOCTYPE must be before the root element"),
    ("<?xml version='1.0'", "1:1: XML declaration is not closed; expected '?>'"),
    ("<?xml vrsion='1.0'?><a/>", "1:1: expected '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"),
    ("<?xml version=1.0?><a/>", "1:1: expected '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"),
    ("<a b='\0'/>", "1:7: NUL is not allowed in XML"),
  ]

  @Test("an error is reported at its location", arguments: faults + markup)
  func reported(_ text: String, _ outcome: String) {
    #expect(XMLOutcome.of(text) == outcome)
  }

  @Test(
    "an error behind lines of a log is reported at its position in the file",
    arguments: [
      (
        "saved from the device\n<?xml version=\"1.0\"?>\n<AppiumAUT>\n  <a>\n</AppiumAUT>",
        #"5:1: end tag does not match the open element "a" of line 4"#
      ),
      ("log\nlog\n  <XCUIElementTypeButton x='1' x='2'/>", #"3:32: duplicate attribute "x""#),
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
    #expect(prose.first?.hasPrefix("unrecognized format") == true, "\(prose)")
  }

  @Test("instructions without data are skipped, wherever they are")
  func instructions() {
    #expect(
      XMLOutcome.of("<?xml version='1.0'?><?x?><a>one<?y?>two<!-- <?z?> --></a><?w?>") == "1:27 a text \"onetwo\"")
  }

  @Test("nesting is bounded, and the bound is reported where it is passed")
  func depth() {
    // Levels of controls; an element is less than a level.
    let deep = String(repeating: "<a>", count: 100) + String(repeating: "</a>", count: 100)
    #expect(XMLOutcome.of(deep, maximumDepth: 3) == "1:229: nested deeper than 3 levels; raise --max-depth")
    #expect(!XMLOutcome.of(deep, maximumDepth: 9).contains("nested"))
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
