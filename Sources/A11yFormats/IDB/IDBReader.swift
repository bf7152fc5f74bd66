import A11yCore

/// Turns a dump's elements into screens. Walks with a stack of its own, so that depth costs no machine stack.
struct IDBReader {
  let document: IDBDocument
  let survey: IDBSurvey
  private let isAutomation: Bool
  private var cursor: LocationCursor
  private var screen = Screen()
  /// Where the system's keyboard covers the screen.
  private(set) var keyboard: Frame?
  private var found: [ReadingError.Mistake] = []

  /// In the order of the file.
  var mistakes: [ReadingError.Mistake] { found.sorted { ($0.location ?? .start) < ($1.location ?? .start) } }

  init(_ document: IDBDocument, _ survey: IDBSurvey) {
    self.document = document
    self.survey = survey
    isAutomation = survey.isAutomation
    cursor = LocationCursor(document.elements.document)
  }

  /// One screen an app; elements before the first app are a screen, too.
  mutating func readScreens() -> [Screen] {
    var groups: [(root: JSONValue?, rest: [JSONValue])] = []
    for element in document.roots {
      if groups.isEmpty || isApplication(element) {
        groups.append((element, []))
      } else {
        groups[groups.count - 1].rest.append(element)
      }
    }
    return groups.map { group in
      guard let root = group.root, !group.rest.isEmpty, !IDBNode(root).type.isStage else {
        return readScreen(group.root, group.rest)
      }
      return readScreen(nil, [root] + group.rest)
    }
  }

  /// - Parameter root: what holds the rest, beside what it says it holds; nil when nothing does.
  private mutating func readScreen(_ root: JSONValue?, _ rest: [JSONValue]) -> Screen {
    screen = newScreen(root)
    keyboard = screen.size.flatMap(survey.keyboard.frame)
    var builder = ScreenBuilder(screen)
    if let root {
      guard let children = begin(root, &builder) else { return builder.screen }
      for child in children { read(child, &builder) }
    } else {
      var window = Control(location: cursor.location(of: document.elements))
      window.role = .window
      window.isElement = false
      window.frame = screen.size.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
      builder.begin(window)
    }
    if let place = document.truncation {
      let message = "is cut short: idb stopped at its limit, so that elements, order and neighbours may be missing"
      builder.note(ReadingNote(.incomplete, at: place, message))
    }
    for element in rest { read(element, &builder) }
    builder.end()
    return builder.screen
  }

  private mutating func read(_ element: JSONValue, _ builder: inout ScreenBuilder) {
    guard let children = begin(element, &builder) else { return }
    var open = [children]
    while let last = open.indices.last {
      guard let child = open[last].next() else {
        open.removeLast()
        builder.end()
        continue
      }
      if let children = begin(child, &builder) { open.append(children) }
    }
  }

  /// Adds one element and gives what it holds, or tells why it is none.
  private mutating func begin(_ element: JSONValue, _ builder: inout ScreenBuilder) -> JSONElements? {
    guard element.kind == .object else {
      found.append(.init("an element must be an object, found \(element.kindWords)", at: element.location))
      return nil
    }
    let node = IDBNode(element)
    fail(node)
    var control = IDBControl(node, isAutomation: isAutomation).control(at: cursor.location(of: element))
    if isSystem(node, control, depth: builder.depth) { control.isSystem = true }
    let frame = control.frame
    builder.beginDumped(control)
    if let frame, !frame.isValid, let place = (node[.frame] ?? node[.frameText])?.location {
      builder.note(ReadingNote(.geometry, at: place, "has the frame \(frame.description), which cannot be"))
    }
    return node.items(.children)
  }

  private mutating func fail(_ node: IDBNode) {
    for key in [IDBKey.label, .identifier, .type, .role, .subrole, .help, .placeholder] {
      guard let value = node[key], value.kind == .array || value.kind == .object else { continue }
      found.append(.init("'\(name(key, node))' must be a string, found \(value.kindWords)", at: value.location))
    }
    for key in [IDBKey.children, .traits, .customActions] {
      guard let value = node[key], value.kind != .array else { continue }
      found.append(.init("'\(key.name)' must be an array, found \(value.kindWords)", at: value.location))
    }
    guard let value = node[.frame], value.kind != .object, value.kind != .string else { return }
    found.append(
      .init("'frame' must be an object of x, y, width and height, found \(value.kindWords)", at: value.location))
  }

  /// A key as the element spells it.
  private func name(_ key: IDBKey, _ node: IDBNode) -> String {
    node.object.members.first { IDBKey.table[$0.key] == key }?.key.string ?? key.name
  }

  private func isApplication(_ element: JSONValue) -> Bool {
    element.kind == .object && survey.applications.contains(element.offset)
  }
}
