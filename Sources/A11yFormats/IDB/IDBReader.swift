import A11yCore

/// Turns a dump's elements into screens.
struct IDBReader {
  let document: IDBDocument
  let survey: IDBSurvey
  private let isAutomation: Bool
  private var cursor: LocationCursor
  private var screen = Screen()
  /// Where the system's keyboard covers the screen.
  private(set) var keyboard: Frame?
  /// Where the elements end that are open below the screen's.
  private var ends: [Int] = []
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
    var groups: [[Int]] = []
    var index = 0
    while index < survey.nodes.count {
      if groups.isEmpty || survey.nodes[index].type.isApplication { groups.append([]) }
      groups[groups.count - 1].append(index)
      index = survey.nodes[index].end
    }
    return groups.map { members in
      let root = members[0]
      if members.count > 1, !survey.nodes[root].type.isStage { return readScreen(nil, members[...]) }
      return readScreen(root, members.dropFirst())
    }
  }

  /// - Parameter root: what holds the rest, next to what it says it holds; nil when nothing does.
  private mutating func readScreen(_ root: Int?, _ rest: ArraySlice<Int>) -> Screen {
    screen = newScreen(root.map { survey.nodes[$0] })
    keyboard = screen.size.flatMap(survey.keyboard.frame)
    let count = (rest + (root.map { [$0] } ?? [])).reduce(1) { $0 + survey.nodes[$1].end - $1 }
    var builder = ScreenBuilder(screen, capacity: count)
    if let root {
      guard begin(root, &builder) else { return builder.screen }
      var child = root + 1
      while child < survey.nodes[root].end {
        read(child, &builder)
        child = survey.nodes[child].end
      }
    } else {
      var window = Control(location: cursor.location(of: document.elements))
      window.role = .window
      window.isElement = false
      window.frame = screen.display
      builder.begin(window)
    }
    if let place = document.truncation {
      let message = "is truncated: idb reached its limit, so that elements may be missing"
      builder.note(ReadingNote(.incomplete, at: place, message))
    }
    for index in rest { read(index, &builder) }
    builder.end()
    return builder.screen
  }

  /// Reads an element and all that it holds.
  private mutating func read(_ root: Int, _ builder: inout ScreenBuilder) {
    for index in root..<survey.nodes[root].end {
      while let end = ends.last, end <= index {
        builder.end()
        ends.removeLast()
      }
      if begin(index, &builder) { ends.append(survey.nodes[index].end) }
    }
    for _ in ends { builder.end() }
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds one element, or tells why it is none.
  private mutating func begin(_ index: Int, _ builder: inout ScreenBuilder) -> Bool {
    let node = survey.nodes[index]
    let location = cursor.location(of: node.object)
    guard node.object.kind == .object else {
      found.append(.init("an element must be an object, found \(node.object.kindWords)", at: location))
      return false
    }
    fail(node)
    var control = IDBControl(node, isAutomation: isAutomation, scrolls: survey.scrolls(index)).control(at: location)
    if let part = systemPart(node, control, depth: builder.depth) {
      control.isSystem = true
      switch part {
      case .keyboard: control.role = .key
      case .statusBar: control.traits = (control.traits ?? []).union(.statusBarElement)
      case .other: break
      }
    }
    if survey.covered.contains(index) { control.hidesElements = true }
    builder.beginDumped(consume control)
    if let frame = node.frame, let message = ImpossibleGeometry.message("frame", frame),
      let place = (node[.frame] ?? node[.frameText])?.location
    {
      builder.note(ReadingNote(.geometry, at: place, message))
    }
    return true
  }

  private static let texts: [IDBKey] = [.label, .identifier, .type, .role, .subrole, .help, .placeholder]
  private static let lists: [IDBKey] = [.children, .traits, .customActions]

  private mutating func fail(_ node: IDBNode) {
    for key in Self.texts {
      guard let value = node[key], value.kind == .array || value.kind == .object else { continue }
      found.append(.init("'\(name(key, node))' must be a string, found \(value.kindWords)", at: value.location))
    }
    for key in Self.lists {
      guard let value = node[key], value.kind != .array else { continue }
      found.append(.init("'\(key.name)' must be an array, found \(value.kindWords)", at: value.location))
    }
    guard let value = node[.frame], value.kind != .object, value.kind != .string else { return }
    found.append(
      .init("'frame' must be an object with x, y, width and height, found \(value.kindWords)", at: value.location))
  }

  /// A key as the element spells it.
  private func name(_ key: IDBKey, _ node: IDBNode) -> String {
    node.object.members.first { IDBKey.table[$0.key] == key }?.key.string ?? key.name
  }
}
