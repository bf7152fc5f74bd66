import A11yCore
import A11yFormats
import Testing

@Suite struct XMLPlaceTests {
  @Test("an element is where its '<' is, whatever is before it")
  func places() {
    let text = """
      <?xml version="1.0"?>
      <!-- <a> is no tag here -->
      <!DOCTYPE a>
      <a><![CDATA[<b>]]><?go <b?>
        <b
          one="1"
          two='2'
        /><b>é<c/></b><ns:b ns:x="&lt;b>"/>
      </a>
      """
    #expect(
      XMLOutcome.of(text) == """
        4:1 a text "<b>"
          5:3 b one="1" two="2"
          8:5 b text "é"
            8:9 c
          8:17 ns:b ns:x="<b>"
        """)
  }

  @Test("names keep their bytes, whatever Unicode calls equal")
  func exactNames() throws {
    // é in one scalar and in two, K and the sign of Kelvin.
    let names = ["\u{E9}", "e\u{301}", "K", "\u{212A}", "\u{E9}", "K"]
    let text = "<a>" + names.map { "<\($0)/>" }.joined() + "</a>"
    let tree = try XMLTree(bytes: Array(text.utf8), maximumDepth: 10)
    #expect(tree.root.children.map { Array($0.name.utf8) } == names.map { Array($0.utf8) })
  }

  @Test(
    "lines end with LF, CRLF or CR, and columns count scalars",
    arguments: [
      ("<a>\r\n <b/>\r\n</a>", "1:1 a\n  2:2 b"),
      ("<a>\r <b/>\r</a>", "1:1 a\n  2:2 b"),
      ("<a>\n\n <b/></a>", "1:1 a\n  3:2 b"),
      ("<a>日本<b/>👨‍👩‍👧<c/></a>", "1:1 a text \"日本👨‍👩‍👧\"\n  1:6 b\n  1:15 c"),
      ("\n\n<?xml version='1.0'?>\n<a/>", "4:1 a"),
    ])
  func lineEnds(_ text: String, _ outcome: String) {
    #expect(XMLOutcome.of(text) == outcome)
  }

  @Test("an element of a document inside a string is where the string is")
  func insideString() throws {
    let answer = "{\n  \"value\": \"<?xml version='1.0'?>\\n<XCUIElementTypeOther><b></b></XCUIElementTypeOther>\"\n}"
    guard case .xml(let tree) = try Content(bytes: Array(answer.utf8), options: ReadingOptions()) else {
      Issue.record("not XML")
      return
    }
    #expect((tree.root.location.line, tree.root.location.column) == (2, 12))
    #expect(tree.root.descendants.map(\.location) == [tree.root.location])
    #expect(
      Trying.mistakes("{\n  \"value\": \"<?xml version='1.0'?>\\n<a>\"\n}").first?.hasPrefix(
        "2:12: the file is truncated")
        == true)
  }
}
