import A11yCore

/// Turns a Maestro hierarchy into a screen: first the nodes as they stand, then what follows from their neighbors.
struct MaestroReader {
  private let root: JSONValue
  private var nodes: [MaestroNode] = []
  private var cursor: LocationCursor
  /// The nodes whose label React Native joined from those inside.
  private var joined: Set<Int> = []

  init(_ root: JSONValue) {
    self.root = root
    cursor = LocationCursor(root.document)
  }

  mutating func read() throws(ReadingError) -> Screen {
    guard root.kind == .object else {
      throw ReadingError(
        "expected an object as the root of a Maestro hierarchy, found \(root.kind.phrase)", at: root.location)
    }
    gather()
    findJoinedLabels()
    var screen = Screen()
    screen.source = Maestro.source
    screen.name = trees.first { nodes[$0].isNamed && nodes[$0].isSized }.map { nodes[$0].label }
    screen.size = size
    var builder = ScreenBuilder(screen, capacity: nodes.count)
    var ends: [Int] = []
    // Everything up to here is below an element, which stands for it.
    var elementEnd = 0
    for index in nodes.indices {
      while let end = ends.last, end <= index {
        ends.removeLast()
        builder.end()
      }
      var control = control(index)
      control.isElement = index < elementEnd ? nodes[index].isNamed : isElement(index)
      if control.isElement == true { elementEnd = max(elementEnd, nodes[index].end) }
      builder.begin(control)
      ends.append(nodes[index].end)
    }
    for _ in ends { builder.end() }
    return builder.screen
  }

  /// Lists every node, depth first.
  private mutating func gather() {
    add(root, depth: 0)
    var open = [(index: 0, children: children(of: root).makeIterator())]
    while let last = open.indices.last {
      guard let child = open[last].children.next() else {
        nodes[open.removeLast().index].end = nodes.count
        continue
      }
      guard child.kind == .object else { continue }
      add(child, depth: open.count)
      open.append((nodes.count - 1, children(of: child).makeIterator()))
    }
  }

  /// From the innermost: a view around one that has a joined label has the same, which is not looked at again.
  private mutating func findJoinedLabels() {
    for index in nodes.indices.reversed() where nodes[index].isNamed {
      let parts = nodes[index + 1..<nodes[index].end]
      let first = parts.firstIndex(where: \.isNamed)
      let isAround = first.map { nodes[$0].label == nodes[index].label && joined.contains($0) } == true
      let isJoined =
        isAround
        || JoinedLabel.isJoined(nodes[index].label, of: parts.lazy.map { ($0.label, $0.depth) })
      if isJoined { joined.insert(index) }
    }
  }

  private mutating func add(_ object: JSONValue, depth: Int) {
    nodes.append(MaestroNode(object, at: cursor.location(of: object), depth: depth))
  }

  private func children(of object: JSONValue) -> JSONElements { (object["children"] ?? object).elements }

  private func control(_ index: Int) -> Control {
    let node = nodes[index]
    var control = Control(location: node.location)
    control.label = node.label
    control.identifier = node.identifier
    control.placeholder = node.placeholder
    // An empty field shows its placeholder, and the runner passes on what is shown.
    control.value = node.value == node.placeholder ? nil : node.value
    control.frame = node.isSized || index > 0 && node.isNamed ? node.frame : nil
    control.isEnabled = control.frame == nil ? nil : node.isEnabled
    control.isFocused = node.isFocused
    control.isSelected = node.isSelected
    if node.placeholder != nil {
      control.role = .textField
    } else if node.isChecked || isSwitchedOff(index) {
      control.className = ElementType("Switch").className
    } else if let name = symbol(index) {
      control.role = .image
      control.image = name
    }
    control.inferred = [.traits, .exposure]
    if isSystem(index) {
      control.isSystem = true
      // The home screen may be all there is; the other trees of the system are status bars.
      if node.label.isEmpty { control.traits = .statusBarElement }
    }
    return control
  }

  /// A named node whose value is 0 and which holds the same once more without a name: a switch with its knob.
  private func isSwitchedOff(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.isNamed, node.value == "0" else { return false }
    return nodes[index + 1..<node.end].contains { !$0.isNamed && $0.value == "0" }
  }
}

/// What assistive technology meets, as far as names tell.
extension MaestroReader {
  /// A node with words of its own is visited, unless it holds other words: then it is a bar, an alert or the app.
  ///
  /// React Native and SwiftUI list a button, its text (the same words, or a part of them) and its symbol, which has the
  /// symbol's name for an identifier.
  private func isElement(_ index: Int) -> Bool {
    let node = nodes[index]
    let parts = nodes[index + 1..<node.end]
    if node.depth <= 1 { return false }
    if node.isNamed {
      if joined.contains(index) { return false }
      return parts.allSatisfy { !$0.isNamed || $0.identifier != nil || Self.says(node.label, $0.label) }
    }
    return node.placeholder != nil || node.value != nil && !parts.contains { $0.isNamed }
  }

  /// The symbol that a node shows and is called by: one without a description of Apple's keeps its name for a label, and
  /// what holds nothing else takes it over.
  private func symbol(_ index: Int) -> String? {
    let node = nodes[index]
    guard Self.isSymbolName(node.label) else { return nil }
    if node.identifier == node.label { return node.label }
    let named = nodes[index + 1..<node.end].filter(\.isNamed)
    let isOnlySymbol = !named.isEmpty && named.allSatisfy { $0.label == node.label && $0.identifier == node.label }
    return isOnlySymbol ? node.label : nil
  }

  /// `apple.logo`, `arrow.up.right`: small letters and digits, with dots between.
  private static func isSymbolName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1 && text.utf8.count < 100
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 } }
  }

  private static func says(_ whole: String, _ part: String) -> Bool {
    // A comparison of long texts at every level would take long on purpose.
    whole == part || whole.utf8.count < 2000 && whole.contains(part)
  }
}

/// The trees below the root: the app, and what belongs to the system.
extension MaestroReader {
  /// The lowest edge of a status bar: 54 points on most phones, 62 on those with a higher one.
  private static let statusBarBottom = 62.0

  /// The nodes directly below the root, which holds the trees of the app and of the system together.
  private var trees: [Int] { nodes.indices.filter { nodes[$0].depth == 1 } }

  /// As large as the largest of the trees.
  private var size: Size? {
    let frames = ([0] + trees).compactMap { nodes[$0].isSized ? nodes[$0].frame : nil }
    return frames.filter { $0.isValid && $0.x == 0 && $0.y == 0 }.max { $0.area < $1.area }?.size
  }

  /// A tree next to the app's that holds nothing but a status bar, or the home screen, whose name is a space.
  private func isSystem(_ index: Int) -> Bool {
    let node = nodes[index]
    let isAlone = nodes.count > 1 && nodes[1].end == nodes.count
    guard node.depth == 1, !node.isNamed, !isAlone else { return false }
    if !node.label.isEmpty { return true }
    let frames = nodes[index..<node.end].filter(\.isSized).compactMap(\.frame)
    return !frames.isEmpty && frames.allSatisfy { $0.maxY <= Self.statusBarBottom }
  }
}
