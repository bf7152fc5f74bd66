import A11yCore

/// Reads the elements of a page source into flat storage, in the order of the document.
struct WDAXMLReader {
  private(set) var elements: [WDAElement] = []
  private(set) var mistakes: [ReadingError.Mistake] = []
  /// The numbers of x, y, width and height of the element that is being read.
  private var numbers = (x: Double.nan, y: Double.nan, width: Double.nan, height: Double.nan)

  /// Reads what begins with an element: itself and all that it holds. What has no name of a type is `Other`, as
  /// `SomeElement` in an app's own tree.
  mutating func read(_ root: XMLNode) {
    elements.removeAll(keepingCapacity: true)
    let nodes = root.tree.nodes
    let end = nodes[root.index].end
    elements.reserveCapacity(end - root.index)
    var open: [Int] = []
    for index in root.index..<end {
      while let last = open.last, elements[last].end <= index - root.index { open.removeLast() }
      var element = read(XMLNode(tree: root.tree, index: index), node: nodes[index])
      element.parent = open.last ?? -1
      element.end = nodes[index].end - root.index
      if element.end > elements.count + 1 { open.append(elements.count) }
      elements.append(element)
    }
  }

  private mutating func read(_ node: XMLNode, node stored: XMLTree.Node) -> WDAElement {
    let named = WDAType.byName[name: stored.name]
    var element = WDAElement(type: named ?? WDAType.other, location: stored.location)
    numbers = (.nan, .nan, .nan, .nan)
    // By key, not by the attributes' order, which the parser does not keep.
    for key in WDAKey.ofXML {
      if let text = stored.attributes[key.rawValue] { read(key, text, isNamed: named != nil, into: &element) }
    }
    element.frame = WDAElement.frame(numbers.x, numbers.y, numbers.width, numbers.height)
    return element
  }

  private mutating func read(_ key: WDAKey, _ text: String, isNamed: Bool, into element: inout WDAElement) {
    var expected: StaticString?
    switch key {
    // The element's name says the same, but for elements that somebody renamed.
    case .type: if !isNamed { element.type = WDAType.named(text) ?? .other }
    case .x: expected = Self.set(&numbers.x, text)
    case .y: expected = Self.set(&numbers.y, text)
    case .width: expected = Self.set(&numbers.width, text)
    case .height: expected = Self.set(&numbers.height, text)
    default: expected = element.set(key, text)
    }
    if key == .placeholderValue { element.told.insert(.placeholder) }
    guard let expected else { return }
    let message = "'\(key.rawValue)' must be \(expected), found \(text.quoted(limit: 40))"
    mistakes.append(ReadingError.Mistake(message, at: element.location))
  }

  private static func set(_ number: inout Double, _ text: String) -> StaticString? {
    guard let value = WDAElement.number(text) else { return "a number" }
    number = value
    return nil
  }
}
