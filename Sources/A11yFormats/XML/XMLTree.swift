public import A11yCore
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document read by Foundation's `XMLParser`, whose elements know where they stand.
///
/// The parser gets only the parts of a document that `XMLPrecautions` passes on. Ill-formed documents are errors with a
/// place.
public final class XMLTree: Sendable {
  /// Elements in the order of the document.
  let nodes: XMLNodes

  /// - Parameters:
  ///   - bytes: UTF-8, whatever encoding the XML declaration names (see `TextDecoding`).
  ///   - maximumDepth: how many levels of controls there may be; of elements there may be some more.
  public init(bytes: [UInt8], maximumDepth: Int) throws(ReadingError) {
    let bytes = try XMLPrecautions.safe(bytes)
    let builder = XMLTreeBuilder(bytes: bytes, maximumDepth: maximumDepth)
    let outcome = Self.parse(bytes, builder)
    if let mistake = builder.mistake { throw ReadingError([mistake]) }
    // A document that ends too early counts as parsed, and only the error says that it does.
    let fault = builder.firstFault
    let isSound = fault == nil && (outcome.isSound || outcome.code.map(XMLFault.isHarmless) == true)
    guard isSound, !builder.nodes.isEmpty, builder.isClosed else {
      let message = XMLFault.message(fault?.code ?? outcome.code, isClosed: builder.isClosed && !builder.nodes.isEmpty)
      throw ReadingError(message, at: fault?.location ?? outcome.place)
    }
    nodes = builder.nodes
  }

  /// What the parser itself says of a document.
  private struct Outcome {
    var isSound = false
    /// Of the fault.
    var code: Int?
    /// Where it has come to.
    var place = SourceLocation.start
  }

  private static func parse(_ bytes: [UInt8], _ builder: XMLTreeBuilder) -> Outcome {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return Outcome() }
      let data = Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none)
      // A stream, because the parser refuses data of more than ten million bytes in one piece.
      let parser = XMLParser(stream: InputStream(data: data))
      parser.delegate = builder
      parser.shouldResolveExternalEntities = false
      let isWhole = parser.parse()
      return Outcome(
        isSound: isWhole && parser.parserError == nil, code: (parser.parserError as NSError?)?.code,
        place: XMLTreeBuilder.place(of: parser))
    }
  }

  init(nodes: XMLNodes) { self.nodes = nodes }

  public var root: XMLNode { XMLNode(tree: self, index: 0) }

  /// The same tree with every element at one place: it stood inside a string.
  func placed(at location: SourceLocation) -> XMLTree { placed { _ in location } }

  /// The same tree with every element at another place.
  func placed(_ place: (SourceLocation) -> SourceLocation) -> XMLTree {
    var nodes = nodes
    nodes.place(place)
    return XMLTree(nodes: nodes)
  }
}

/// One element of a document: a handle.
public struct XMLNode: Sendable {
  public let tree: XMLTree
  let index: Int

  public var name: String { tree.nodes.name(of: index) }
  /// Text directly in it, without the spaces around it.
  public var text: String { tree.nodes.text(of: index) }
  /// Where its `<` is.
  public var location: SourceLocation { tree.nodes.location(of: index) }

  public subscript(attribute: String) -> String? { tree.nodes.value(of: attribute, in: index) }

  public var attributes: [String: String] {
    let attributes = tree.nodes.attributes(of: index)
    return Dictionary(
      attributes.map { (tree.nodes.attributeName($0), tree.nodes.value($0)) }, uniquingKeysWith: { first, _ in first })
  }

  public var children: some Sequence<XMLNode> {
    sequence(state: index + 1) { next -> XMLNode? in
      guard next < tree.nodes.end(of: index) else { return nil }
      defer { next = tree.nodes.end(of: next) }
      return XMLNode(tree: tree, index: next)
    }
  }

  /// Everything in it, in the order of the document.
  public var descendants: some RandomAccessCollection<XMLNode> {
    (index + 1..<end).lazy.map { XMLNode(tree: tree, index: $0) }
  }

  /// The position after its last descendant, in document order.
  var end: Int { tree.nodes.end(of: index) }

  /// The first child of a name.
  public func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }
}
