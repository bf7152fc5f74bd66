import A11yCore
import A11yFormats
import Testing

/// Sizes that the parser refuses or is slow with are reported as limits.
@Suite struct XMLLimitTests {
  private static let long = String(repeating: "x", count: 10_000_001)

  @Test("what is larger than 10 MB is reported as larger than the limit")
  func bytes() {
    #expect(XMLOutcome.of("<a>\n<b x='\(Self.long)'/></a>") == "2:6: \(Self.limit("attribute value"))")
    #expect(XMLOutcome.of("<a>\n<!--\(Self.long)--></a>") == "2:1: \(Self.limit("comment"))")
    #expect(XMLOutcome.of("<a>\n<![CDATA[\(Self.long)]]></a>") == "2:1: \(Self.limit("CDATA section"))")
    let half = Self.long.prefix(5_000_000)
    #expect(XMLOutcome.of("<a>\n<b x='\(half)' y='\(half)'/></a>") == "2:1: \(Self.limit("start tag"))")
  }

  private static func limit(_ kind: String) -> String { "\(kind) is larger than 10 MB" }

  @Test("the parser's own limit, which is a little lower, is reported as one too")
  func ownLimit() {
    let text = "<a><!--\(Self.long.dropLast(10))--></a>"
    #expect(XMLOutcome.of(text).hasSuffix(": tag, comment or CDATA section is larger than 10 MB"))
  }

  @Test("text and lines of any size are read")
  func text() throws {
    let tree = try XMLTree(bytes: Array("<a>\(Self.long)</a>".utf8), maximumDepth: 10)
    #expect(tree.root.text.utf8.count == Self.long.utf8.count)
  }

  private static func tag(_ attributes: Int) -> String {
    "<b " + (0..<attributes).map { "x\($0)=''" }.joined(separator: " ") + "/>"
  }

  @Test("thousands of attributes in one tag are rejected where it begins")
  func attributes() {
    #expect(!XMLOutcome.of("<a>\n\(Self.tag(4000))</a>").contains("attributes"))
    // Quadratic in the parser: this would take minutes.
    for count in [4001, 1_000_000] {
      #expect(
        XMLOutcome.of("<a>\n\(Self.tag(count))</a>") == "2:1: tag has more than 4000 attributes")
    }
  }

  @Test("namespaces of open elements are counted, of closed ones they are not")
  func namespaces() {
    let declarations = (0..<100).map { "xmlns:n\($0)='u'" }.joined(separator: " ")
    let limit = "more than 1000 namespace declarations are open"
    // Each element would make the parser look through all that are open.
    let deep = String(repeating: "<a \(declarations)>", count: 11) + String(repeating: "<b/>", count: 100_000)
    #expect(XMLOutcome.of(deep).hasSuffix(limit))
    let wide = "<a>" + String(repeating: "<b \(declarations)></b><b \(declarations)/>", count: 20) + "</a>"
    #expect(XMLOutcome.of(wide).split(separator: "\n").count == 41)
  }

  @Test("after the first error nothing is built: many of them take no longer")
  func mistakes() {
    // Each tag would be searched for to the end of the document.
    let text = "<a>" + String(repeating: "<b'c'/>", count: 200_000) + "</a>"
    #expect(XMLOutcome.of(text) == "1:6: expected a name")
  }

  @Test("warnings and undeclared prefixes are not errors, and hide none")
  func warnings() {
    #expect(XMLOutcome.of("<a xmlns:x='a b' xml:lang='_'/>") == "1:1 a xml:lang=\"_\" xmlns:x=\"a b\"")
    #expect(XMLOutcome.of("<a><p:b/></a>") == "1:1 a\n  1:4 p:b")
    #expect(XMLOutcome.of("<a><p:b/>\n<c x=1/></a>") == "2:6: expected an attribute written as name=\"value\"")
  }
}
