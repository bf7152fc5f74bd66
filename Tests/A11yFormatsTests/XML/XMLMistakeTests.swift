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
