import A11yCore
import A11yFormats
import Testing

/// Sizes that other readers refuse or are slow with. The time is linear here, and only the depth is bounded.
@Suite struct XMLSizeTests {
  private static let long = String(repeating: "x", count: 10_000_001)

  @Test("text, values, comments, CDATA and names of any size are read")
  func bytes() throws {
    func root(_ text: String) throws -> XMLNode { try XMLTree(bytes: Array(text.utf8), maximumDepth: 10).root }
    #expect(try root("<a>\(Self.long)</a>").text == Self.long)
    #expect(try root("<a x='\(Self.long)'/>")["x"] == Self.long)
    #expect(try root("<a><!--\(Self.long)-->b</a>").text == "b")
    #expect(try root("<a><![CDATA[\(Self.long)]]></a>").text == Self.long)
    let name = String(Self.long.prefix(1_000_000))
    #expect(try root("<\(name)></\(name)>").name == name)
  }

  private static func tag(_ attributes: Int) -> String {
    "<b " + (0..<attributes).map { "x\($0)=''" }.joined(separator: " ")
  }

  @Test("attributes are not compared with each other: very many of them take no minutes")
  func attributes() throws {
    let tree = try XMLTree(bytes: Array("<a>\n\(Self.tag(200_000))/></a>".utf8), maximumDepth: 10)
    #expect(tree.root.child("b")?.attributes.count == 200_000)
    #expect(XMLOutcome.of("<a>\n\(Self.tag(100_000)) x7=''/></a>").hasSuffix(#": duplicate attribute "x7""#))
  }

  @Test("namespace declarations are attributes like any other")
  func namespaces() {
    let declarations = (0..<100).map { "xmlns:n\($0)='u'" }.joined(separator: " ")
    let deep =
      String(repeating: "<a \(declarations)>", count: 20) + String(repeating: "<b/>", count: 20_000)
      + String(repeating: "</a>", count: 20)
    #expect(XMLOutcome.of(deep).split(separator: "\n").count == 20_020)
  }

  @Test("the first error ends the reading")
  func mistakes() {
    let text = "<a>" + String(repeating: "<b'c'/>", count: 200_000) + "</a>"
    #expect(XMLOutcome.of(text) == "1:6: expected a name")
  }

  @Test("a prefix need not be declared, and hides no error")
  func prefixes() {
    #expect(XMLOutcome.of("<a xmlns:x='a b' xml:lang='_'/>") == "1:1 a xml:lang=\"_\" xmlns:x=\"a b\"")
    #expect(XMLOutcome.of("<a><p:b/></a>") == "1:1 a\n  1:4 p:b")
    #expect(XMLOutcome.of("<a><p:b/>\n<c x=1/></a>") == "2:6: expected an attribute written as name=\"value\"")
  }
}
