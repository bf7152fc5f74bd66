import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML 1.0, by Foundation's parser.
enum XMLGrammar {
  static func faults(in text: String, _ check: (XMLNode) -> [String]) -> [String] {
    guard let root = XMLNode.parse(text) else { return ["no XML"] }
    return check(root)
  }

  final class XMLNode {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLNode] = []
    fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    static func parse(_ text: String) -> XMLNode? {
      let reader = Reader()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = reader
      return parser.parse() ? reader.document.children.first : nil
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    let document = XMLNode("", [:])
    private lazy var open = [document]

    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
      attributes: [String: String]
    ) {
      let node = XMLNode(name, attributes)
      open.last?.children.append(node)
      open.append(node)
    }

    func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
      open.removeLast()
    }

    func parser(_: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
