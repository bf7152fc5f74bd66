import A11yCore

/// Reads the elements of a page source into flat storage, in the order of the document.
struct WDAXMLReader {
  private(set) var elements: [WDAElement] = []
  private(set) var mistakes: [ReadingError.Mistake] = []
  private var knownTraits: [String: (Traits, [String])] = [:]
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
      var element = read(nodes, index)
      element.parent = open.last ?? -1
      element.end = nodes[index].end - root.index
      if element.end > elements.count + 1 { open.append(elements.count) }
      elements.append(element)
    }
  }

  private mutating func read(_ nodes: [XMLTree.Node], _ index: Int) -> WDAElement {
    let named = WDAType.byName[name: nodes[index].name]
    var element = WDAElement(type: named ?? WDAType.other, location: nodes[index].location)
    numbers = (.nan, .nan, .nan, .nan)
    let before = mistakes.count
    for (name, text) in nodes[index].attributes {
      if let key = WDAKey.ofXML[name: name] { read(key, text, isNamed: named != nil, into: &element) }
    }
    // The parser does not keep the attributes' order: where that could be seen, they are read once more in ours.
    if mistakes.count > before + 1 {
      mistakes.removeLast(mistakes.count - before)
      var again = element
      for key in WDAKey.allCases where WDAKey.ofXML[name: key.rawValue] != nil {
        if let text = nodes[index].attributes[key.rawValue] { read(key, text, isNamed: named != nil, into: &again) }
      }
    }
    element.frame = WDAElement.frame(numbers.x, numbers.y, numbers.width, numbers.height)
    return element
  }

  private mutating func read(_ key: WDAKey, _ text: String, isNamed: Bool, into element: inout WDAElement) {
    var expected: StaticString?
    switch key {
    // The element's name says the same, but for elements that somebody renamed.
    case .type: if !isNamed { element.type = WDAType.named(text) ?? .other }
    case .traits: setTraits(text, of: &element)
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

  /// Most elements of a screen share a few lists of traits.
  private mutating func setTraits(_ text: String, of element: inout WDAElement) {
    if let (traits, unknown) = knownTraits[text] {
      (element.traits, element.unknownTraits) = (traits, unknown)
    } else {
      _ = element.set(.traits, text)
      knownTraits[text] = (element.traits ?? [], element.unknownTraits)
    }
  }

  private static func set(_ number: inout Double, _ text: String) -> StaticString? {
    guard let value = WDAElement.number(text) else { return "a number" }
    number = value
    return nil
  }
}
