public import A11yCore
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document read by Foundation's `XMLParser`, whose elements know where they stand.
///
/// External entities are never fetched; entity bombs and ill-formed documents are errors with a place.
public final class XMLTree: Sendable {
  /// Elements in the order of the document.
  let nodes: [Node]

  struct Node: Sendable {
    var name: String
    var attributes: [String: String]
    /// Text directly in it, without the spaces around it.
    var text = ""
    var location: SourceLocation
    /// The place after its last descendant.
    var end: Int
  }

  public init(bytes: [UInt8], maximumDepth: Int) throws(ReadingError) {
    let builder = XMLTreeBuilder(bytes: bytes, maximumDepth: maximumDepth)
    // A stream, because the parser refuses data of more than ten million bytes in one piece.
    let parser = XMLParser(stream: InputStream(data: Data(try XMLPrecautions.safe(bytes))))
    parser.delegate = builder
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    if let mistake = builder.mistake { throw ReadingError([mistake]) }
    // A document that ends too early counts as parsed, and only the error tells.
    let fault = builder.firstFault
    // A prefix that nothing declares is a fault of namespaces only, which no dump means.
    let isSound = fault.map { XMLFault.isAboutNamespaces($0.code) } ?? (isWhole && parser.parserError == nil)
    guard isSound, !builder.nodes.isEmpty, builder.isClosed else {
      let code = fault?.code ?? (parser.parserError as NSError?)?.code
      let message = XMLFault.message(code, isClosed: builder.isClosed && !builder.nodes.isEmpty)
      throw ReadingError(message, at: fault?.location ?? XMLTreeBuilder.place(of: parser))
    }
    nodes = builder.nodes
  }

  init(nodes: [Node]) { self.nodes = nodes }

  public var root: XMLNode { XMLNode(tree: self, index: 0) }

  /// The same tree with every element at one place: it stood inside a string.
  func placed(at location: SourceLocation) -> XMLTree {
    XMLTree(
      nodes: nodes.map { node in
        var node = node
        node.location = location
        return node
      })
  }
}

/// One element of a document: a handle.
public struct XMLNode: Sendable {
  public let tree: XMLTree
  let index: Int

  public var name: String { tree.nodes[index].name }
  public var attributes: [String: String] { tree.nodes[index].attributes }
  /// Text directly in it, without the spaces around it.
  public var text: String { tree.nodes[index].text }
  /// Where its `<` stands.
  public var location: SourceLocation { tree.nodes[index].location }

  public subscript(attribute: String) -> String? { tree.nodes[index].attributes[attribute] }

  public var children: some Sequence<XMLNode> {
    sequence(state: index + 1) { next -> XMLNode? in
      guard next < tree.nodes[index].end else { return nil }
      defer { next = tree.nodes[next].end }
      return XMLNode(tree: tree, index: next)
    }
  }

  /// Everything in it, in the order of the document.
  public var descendants: some RandomAccessCollection<XMLNode> {
    (index + 1..<tree.nodes[index].end).lazy.map { XMLNode(tree: tree, index: $0) }
  }

  /// The first child of a name.
  public func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }
}
