import A11yCore

/// What the names in a document mean, by the numbers they have in it.
struct WDAXMLWords: Sendable {
  private let keys: [WDAKey?]
  private let types: [WDAType?]

  init(_ nodes: XMLNodes) {
    keys = nodes.words.words.map { WDAKey.ofXML[name: $0] }
    types = nodes.words.words.map { WDAType.byName[name: $0] }
  }

  /// The key of an attribute with this name.
  func key(_ name: Int32) -> WDAKey? { keys[Int(name)] }

  /// The type of an element with this name.
  func type(_ name: Int32) -> WDAType? { types[Int(name)] }
}
