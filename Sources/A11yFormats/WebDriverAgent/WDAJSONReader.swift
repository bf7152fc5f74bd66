import A11yCore

/// Reads the elements of a JSON source into flat storage, in the order of the document. Walks with a stack of its own.
struct WDAJSONReader {
  private(set) var tree = WDAElementTree()
  private(set) var mistakes: [ReadingError.Mistake] = []
  /// Some element has a rectangle or a flag, which the tree of accessible elements never has.
  private(set) var hasDetails = false
  private var cursor: LocationCursor

  init(_ document: JSONDocument) { cursor = LocationCursor(document) }

  /// Reads an object: itself and all that it holds.
  mutating func read(_ root: JSONValue) {
    tree = WDAElementTree()
    var open: [(index: Int, children: JSONElements)] = []
    if let children = readElement(root, parent: -1) { open.append((0, children.elements.makeIterator())) }
    while let last = open.indices.last {
      guard let child = open[last].children.next() else {
        tree.ends[open[last].index] = Int32(tree.elements.count)
        open.removeLast()
        continue
      }
      let index = tree.elements.count
      if let children = readElement(child, parent: open[last].index) {
        open.append((index, children.elements.makeIterator()))
      }
    }
  }

  /// Reads one object's members and gives its children; an object without is its own, as it has no elements.
  private mutating func readElement(_ value: JSONValue, parent: Int) -> JSONValue? {
    guard value.kind == .object else {
      fail("an element must be an object, found \(value.kindWords)", at: value)
      return nil
    }
    var element = WDAElement.Draft(type: .other, location: cursor.location(of: value))
    var children = value
    for (name, member) in value.members {
      guard let key = WDAKey.members[name], !member.isNull || key == .label || key == .rawIdentifier else {
        if name == "placeholderValue" { element.told.insert(.placeholder) }
        continue
      }
      if key == .children {
        children = self.children(member) ?? value
      } else {
        read(key, member, named: name, into: &element)
      }
    }
    tree.elements.append(WDAElement(element))
    tree.parents.append(Int32(parent))
    tree.ends.append(Int32(tree.elements.count))
    return children
  }

  private mutating func read(
    _ key: WDAKey, _ value: JSONValue, named name: JSONKey, into element: inout WDAElement.Draft
  ) {
    switch key {
    case .type: element.type = value.string.flatMap { WDAType.named($0) } ?? .other
    case .label: element.told.insert(.label)
    case .rawIdentifier: element.told.insert(.rawIdentifier)
    case .placeholderValue: element.told.insert(.placeholder)
    case .rect, .frame, .enabled, .visible, .accessible, .nativeAccessibilityElement: hasDetails = true
    default: break
    }
    if value.isNull || key == .type { return }
    if key == .rect || key == .frame, value.kind == .object {
      setRectangle(value, into: &element)
    } else if let text = value.scalarText {
      if let expected = element.set(key, text) { fail(name.string, mustBe: expected, value) }
    } else {
      fail(name.string, mustBe: "a string", value)
    }
  }

  /// `{x, y, width, height}`, or as it was before 2018 `{origin: {x, y}, size: {width, height}}`.
  private mutating func setRectangle(_ value: JSONValue, into element: inout WDAElement.Draft) {
    let origin = value["origin"] ?? value
    let size = value["size"] ?? value
    let members = [origin["x"], origin["y"], size["width"], size["height"]]
    var numbers: [Double?] = []
    for member in members {
      guard let member, !member.isNull else {
        numbers.append(nil)
        continue
      }
      guard let number = member.scalarText.flatMap(WDAElement.Draft.number) else {
        return fail("a side of a rectangle must be a number, found \(member.kindWords)", at: member)
      }
      numbers.append(number)
    }
    element.frame = WDAElement.Draft.frame(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func children(_ value: JSONValue) -> JSONValue? {
    if value.kind == .array { return value }
    fail("children", mustBe: "an array of elements", value)
    return nil
  }

  private mutating func fail(_ key: String, mustBe expected: StaticString, _ value: JSONValue) {
    let found = value.string.map { $0.quoted(limit: 40) } ?? value.kindWords
    fail("'\(key)' must be \(expected), found \(found)", at: value)
  }

  private mutating func fail(_ message: String, at value: JSONValue) {
    mistakes.append(ReadingError.Mistake(message, at: value.location))
  }
}

extension JSONValue {
  /// The text of what is no object, no array and not null: numbers may be strings and strings numbers.
  fileprivate var scalarText: String? { string ?? numberText ?? bool.map { $0 ? "true" : "false" } }
}
