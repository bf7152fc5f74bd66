import A11yCore

/// The elements of a document in flat storage, in its order: the values of their attributes lie in one run of bytes, for
/// a dictionary an element would take more than all the rest.
struct XMLNodes: Sendable {
  private var nodes: [Node] = []
  /// The numbers of the attributes' names.
  private var attributeNames: [Int32] = []
  /// Where the values begin in `values`, and where the last one ends.
  private var valueStarts = [0]
  private var values: [UInt8] = []
  private(set) var words = WordTable()

  private struct Node {
    var name: Int32
    var location: SourceLocation
    /// The place after its last descendant.
    var end: Int
    var firstAttribute: Int
    /// Text directly in it, without the spaces around it.
    var text = ""
  }

  init() {}

  /// - Parameter length: how many bytes the document has. Dumps have more bytes for an element and an attribute than what
  ///   is assumed here, which costs address space only: pages never written take no memory, and nothing is copied to
  ///   grow.
  init(length: Int) {
    nodes.reserveCapacity(length / 128)
    attributeNames.reserveCapacity(length / 16)
    valueStarts.reserveCapacity(length / 16 + 1)
    values.reserveCapacity(length / 2)
  }

  var count: Int { nodes.count }
  var isEmpty: Bool { nodes.isEmpty }

  /// Adds an element without anything in it.
  mutating func append(_ name: String, at location: SourceLocation) {
    var name = name
    name.withUTF8 { append(UnsafeRawBufferPointer($0), at: location) }
  }

  /// Adds an element whose name is given in UTF-8.
  @inline(__always)
  mutating func append(_ name: UnsafeRawBufferPointer, at location: SourceLocation) {
    let name = words.add(name)
    nodes.append(
      Node(name: name, location: location, end: nodes.count + 1, firstAttribute: attributeNames.count))
  }

  /// Gives the element that was added last another attribute.
  mutating func addAttribute(_ name: String, _ value: String) {
    attributeNames.append(words.add(name))
    values.append(contentsOf: value.utf8)
    valueStarts.append(values.count)
  }

  /// Gives the element that was added last another attribute, whose value is added in parts: `endAttribute` ends it.
  /// Returns the number of its name.
  @inline(__always)
  mutating func beginAttribute(_ name: UnsafeRawBufferPointer) -> Int32 {
    let number = words.add(name)
    attributeNames.append(number)
    return number
  }

  @inline(__always)
  mutating func appendValue(_ part: UnsafeRawBufferPointer) { values.append(contentsOf: part) }

  mutating func appendSpace() { values.append(0x20) }

  @inline(__always)
  mutating func endAttribute() { valueStarts.append(values.count) }

  /// Says that all that was added since is in an element, and that its text is complete.
  mutating func close(_ index: Int) {
    nodes[index].end = nodes.count
    if !nodes[index].text.isEmpty { nodes[index].text.trimSpaces() }
  }

  func hasText(_ index: Int) -> Bool { !nodes[index].text.isEmpty }

  mutating func appendText(_ text: [UInt8], to index: Int) {
    nodes[index].text += String(decoding: text, as: UTF8.self)
  }

  /// Puts every element at another place.
  mutating func place(_ place: (SourceLocation) -> SourceLocation) {
    for index in nodes.indices { nodes[index].location = place(nodes[index].location) }
  }
}

extension XMLNodes {
  func name(of index: Int) -> String { words.words[Int(nodes[index].name)] }

  /// The number of the name among `words`.
  func nameNumber(of index: Int) -> Int32 { nodes[index].name }

  /// Whether an element has this name, in UTF-8.
  func hasName(_ name: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    words.has(name, number: Int(nodes[index].name))
  }

  func location(of index: Int) -> SourceLocation { nodes[index].location }

  /// The place after the element's last descendant.
  func end(of index: Int) -> Int { nodes[index].end }

  func text(of index: Int) -> String { nodes[index].text }

  /// The attributes of an element.
  func attributes(of index: Int) -> Range<Int> {
    let next = index + 1
    return nodes[index].firstAttribute..<(next < nodes.count ? nodes[next].firstAttribute : attributeNames.count)
  }

  func attributeName(_ attribute: Int) -> String { words.words[Int(attributeNames[attribute])] }

  /// The number of the name among `words`.
  func attributeNameNumber(_ attribute: Int) -> Int32 { attributeNames[attribute] }

  func value(_ attribute: Int) -> String { withValue(attribute) { String(decoding: $0, as: UTF8.self) } }

  /// Hands out a value as UTF-8.
  @inline(__always)
  func withValue<Result>(_ attribute: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let range = valueStarts[attribute]..<valueStarts[attribute + 1]
    return values.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  func haveEqualValues(_ attribute: Int, _ other: Int) -> Bool {
    withValue(attribute) { value in withValue(other) { value.equals($0) } }
  }

  /// The value of an attribute; nil when the element has none of the name.
  func value(of name: String, in index: Int) -> String? {
    guard let number = words.number(of: name) else { return nil }
    // A closure would copy all of the nodes' storage for each attribute.
    for attribute in attributes(of: index) where attributeNames[attribute] == number { return value(attribute) }
    return nil
  }
}

extension String {
  /// Removes the spaces and line ends of Unicode at both ends, and the zero-width space.
  fileprivate mutating func trimSpaces() {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace || scalar.value == 0x200B }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isSpace($0) }), let last = scalars.lastIndex(where: { !isSpace($0) })
    else {
      self = ""
      return
    }
    if first > startIndex || scalars.index(after: last) < endIndex { self = String(scalars[first...last]) }
  }
}
