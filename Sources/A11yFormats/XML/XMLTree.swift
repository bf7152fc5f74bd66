public import A11yCore

/// A document whose elements know where they are. An ill-formed document is an error with a place.
public final class XMLTree: Sendable {
  /// Elements in the order of the document.
  let nodes: XMLNodes

  /// - Parameters:
  ///   - bytes: UTF-8, whatever encoding the XML declaration names (see `TextDecoding`).
  ///   - maximumDepth: how many levels of controls there may be; of elements there may be some more.
  public init(bytes: [UInt8], maximumDepth: Int) throws(ReadingError) {
    nodes = try XMLReader.nodes(of: bytes, maximumDepth: maximumDepth)
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
