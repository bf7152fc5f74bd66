import A11yCore

/// Turns an accessibility hierarchy into a screen: a component, because any view can be parsed and the file does not say
/// which was. Every level keeps the order VoiceOver was found to have.
struct AccessibilitySnapshotReader {
  private let root: JSONValue
  private var nodes: [Node] = []
  private var cursor: LocationCursor
  private var ids: Set<String> = []
  private var mistakes: [ReadingError.Mistake] = []

  /// An element or a container, in the order of the file.
  private struct Node {
    var control: Control
    /// The place after its last descendant.
    var end = 0
    /// VoiceOver's place of it, or of the first element in it.
    var order: Int
    /// The children's ids, with their places.
    var children: [(order: Int, id: String)] = []
  }

  init(_ root: JSONValue) {
    self.root = root
    cursor = LocationCursor(root.document)
  }

  mutating func read() throws(ReadingError) -> Screen {
    gather()
    if !mistakes.isEmpty { throw ReadingError(mistakes) }
    var screen = Screen()
    screen.source = AccessibilitySnapshot.source
    screen.kind = .component
    var builder = ScreenBuilder(screen, capacity: nodes.count)
    var ends: [Int] = []
    for index in nodes.indices {
      while let end = ends.last, end <= index {
        ends.removeLast()
        builder.end()
      }
      builder.begin(ordered(nodes[index]))
      ends.append(nodes[index].end)
    }
    for _ in ends { builder.end() }
    return builder.screen
  }

  /// The node's control, with its children's order where there is one to keep.
  private func ordered(_ node: Node) -> Control {
    var control = node.control
    guard node.children.count > 1 else { return control }
    control.structure.order = node.children.sorted { $0.order < $1.order }.map(\.id)
    return control
  }

  /// Lists what the file holds below a root of our own, depth first.
  private mutating func gather() {
    var top = Control(location: cursor.location(of: root))
    top.isElement = false
    nodes = [Node(control: top, order: .max)]
    var open = [(index: 0, children: (root.kind == .array ? Array(root.elements) : [root]).makeIterator())]
    while let last = open.indices.last {
      guard let child = open[last].children.next() else {
        close(open.removeLast().index, in: open.last?.index)
        continue
      }
      guard let children = add(child) else { continue }
      open.append((nodes.count - 1, children.makeIterator()))
    }
  }

  /// Adds a node of the file and gives its children.
  private mutating func add(_ value: JSONValue) -> [JSONValue]? {
    let location = cursor.location(of: value)
    // Flat markers are in VoiceOver's order.
    var node = Node(control: Control(location: location), order: nodes.count)
    var children: [JSONValue] = []
    if let container = value["container"], let facts = container["_0"] {
      AccessibilitySnapshotContainer.read(facts, into: &node.control)
      children = container["children"].map { Array($0.elements) } ?? []
      node.order = .max
      node.control.id = unused("container-\(nodes.count)")
    } else if let element = value["element"], let facts = element["_0"] {
      AccessibilitySnapshotElement.read(facts, into: &node.control)
      node.order = element["traversalIndex"]?.integer ?? node.order
      node.control.id = unused("traversalIndex-\(node.order)")
    } else if AccessibilitySnapshot.isMarker(value) {
      AccessibilitySnapshotElement.read(value, into: &node.control)
      node.control.id = unused("marker-\(nodes.count)")
    } else {
      let expected = "an item must be {\"element\": {\"_0\": …}}, {\"container\": {\"_0\": …}} or an element"
      mistakes.append(.init("\(expected), found \(value.kind.phrase)", at: location))
      return nil
    }
    nodes.append(node)
    return children
  }

  /// A name for the order to be given by, and for a person to find the node by.
  private mutating func unused(_ id: String) -> String {
    ids.insert(id).inserted ? id : "node-\(nodes.count)"
  }

  private mutating func close(_ index: Int, in parent: Int?) {
    nodes[index].end = nodes.count
    guard let parent, let id = nodes[index].control.id else { return }
    nodes[parent].children.append((nodes[index].order, id))
    nodes[parent].order = min(nodes[parent].order, nodes[index].order)
  }
}
