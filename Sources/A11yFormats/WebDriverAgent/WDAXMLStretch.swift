import A11yCore

/// Reads a stretch of the elements of a page source, which one thread does from its beginning to its end.
struct WDAXMLStretch: Sendable {
  private(set) var elements: [WDAElement] = []
  private(set) var mistakes: [ReadingError.Mistake] = []
  private let nodes: XMLNodes
  private let words: WDAXMLWords
  private var knownTraits: [KnownTraits] = []
  /// The numbers of x, y, width and height of the element that is being read.
  private var numbers: (x: Double?, y: Double?, width: Double?, height: Double?)

  /// Most elements of a screen share a few lists of traits.
  private struct KnownTraits {
    /// An attribute with this list.
    var attribute: Int
    var traits: Traits?
    var unknown: [String]
  }

  private static let mostKnownTraits = 16

  init(_ nodes: XMLNodes, _ words: WDAXMLWords) {
    self.nodes = nodes
    self.words = words
  }

  /// Reads the elements in this range of the document, without their places in the tree.
  mutating func read(_ range: Range<Int>) {
    elements.reserveCapacity(range.count)
    for index in range { elements.append(read(index)) }
  }

  private mutating func read(_ index: Int) -> WDAElement {
    let named = words.type(nodes.nameNumber(of: index))
    var element = WDAElement.Draft(type: named ?? WDAType.other, location: nodes.location(of: index))
    numbers = (nil, nil, nil, nil)
    for attribute in nodes.attributes(of: index) {
      if let key = key(of: attribute) { read(key, attribute, isNamed: named != nil, into: &element) }
    }
    element.frame = WDAElement.Draft.frame(numbers.x, numbers.y, numbers.width, numbers.height)
    return WDAElement(element)
  }

  private func key(of attribute: Int) -> WDAKey? { words.key(nodes.attributeNameNumber(attribute)) }

  private mutating func read(_ key: WDAKey, _ attribute: Int, isNamed: Bool, into element: inout WDAElement.Draft) {
    var expected: StaticString?
    switch key {
    // The element's name says the same, but for elements that somebody renamed.
    case .type: if !isNamed { element.type = WDAType.named(nodes.value(attribute)) ?? .other }
    case .traits: setTraits(attribute, of: &element)
    case .x: if let number = number(attribute) { numbers.x = number } else { expected = "a number" }
    case .y: if let number = number(attribute) { numbers.y = number } else { expected = "a number" }
    case .width: if let number = number(attribute) { numbers.width = number } else { expected = "a number" }
    case .height: if let number = number(attribute) { numbers.height = number } else { expected = "a number" }
    default: expected = element.set(key, text(attribute, of: element))
    }
    if key == .placeholderValue { element.told.insert(.placeholder) }
    guard let expected else { return }
    let message = "'\(key.rawValue)' must be \(expected), found \(nodes.value(attribute).quoted(limit: 40))"
    mistakes.append(ReadingError.Mistake(message, at: element.location))
  }

  private mutating func setTraits(_ attribute: Int, of element: inout WDAElement.Draft) {
    if let known = knownTraits.first(where: { nodes.haveEqualValues($0.attribute, attribute) }) {
      (element.traits, element.unknownTraits) = (known.traits, known.unknown)
      return
    }
    _ = element.set(.traits, nodes.value(attribute))
    guard knownTraits.count < Self.mostKnownTraits else { return }
    knownTraits.append(
      KnownTraits(attribute: attribute, traits: element.traits, unknown: element.unknownTraits))
  }

  /// The value of an attribute. An element's name, label and value are often one text, which is kept once.
  private func text(_ attribute: Int, of element: WDAElement.Draft) -> String {
    nodes.withValue(attribute) { bytes in
      // Short ones take no memory of their own.
      guard bytes.count > 15 else { return String(decoding: bytes, as: UTF8.self) }
      for known in [element.label, element.name, element.value] {
        if let known, known.hasBytes(bytes) { return known }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// A number; `.some(nil)` when there is none, nil when the value is something else. To hand a member of `numbers` to a
  /// method would copy all of this for each of them, which took a fifth of a run.
  private func number(_ attribute: Int) -> Double?? {
    if let integer = nodes.withValue(attribute, Self.integer) { return Double(integer) }
    return WDAElement.Draft.number(nodes.value(attribute))
  }

  /// A whole number of a few digits; nil for everything else, numbers among it.
  private static func integer(_ text: UnsafeRawBufferPointer) -> Int? {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    guard (1...15).contains(digits.count) else { return nil }
    var integer = 0
    for byte in digits {
      guard byte &- UInt8(ascii: "0") < 10 else { return nil }
      integer = integer * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    return digits.count < text.count ? -integer : integer
  }
}

extension String {
  /// Whether it is these bytes in UTF-8.
  fileprivate func hasBytes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard utf8.count == bytes.count else { return false }
    return utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).equals(bytes) }
      ?? utf8.elementsEqual(bytes)
  }
}
