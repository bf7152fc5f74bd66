import A11yCore

/// A dump's elements, and what is true of them as a whole.
struct IDBSurvey {
  /// In the order of the document. What is no object is among them, so that it can be told.
  private(set) var nodes: [IDBNode] = []
  /// The keys that some element has, null or not: what was asked for.
  private(set) var keys: IDBKeys = []
  /// Some element lists traits. AXe writes an empty list on every one, for it never asks.
  private(set) var listsTraits = false
  private(set) var keyboard = IDBKeyboard()
  /// Where the status bar's clock is.
  private(set) var clock: Frame?

  /// What an alert or an action sheet covers, by place: VoiceOver does not leave it.
  private(set) var covered: Set<Int> = []

  private let start: SourceLocation
  private let backend: String?
  private let isFlatList: Bool
  private var stages = 0
  private var others = 0
  /// Elements of which not even a type is reported.
  private var blanks = 0
  private var framed = 0
  private var unsized = 0
  private var isOfTranslator = false
  private var isOfAutomation = false
  private var enabledFlags = 0

  init(_ document: IDBDocument) {
    start = document.elements.location
    backend = document.backend
    isFlatList = document.elements.kind == .array && document.elements.count > 1
    // With a stack of its own, so that depth costs no machine stack.
    var open: [(node: IDBNode, rest: JSONElements)] = []
    for root in document.roots {
      open.append(add(root))
      while let last = open.indices.last {
        if let child = open[last].rest.next() {
          open.append(add(child))
        } else {
          open[last].node.end = nodes.count
          open.removeLast()
        }
      }
    }
    cover()
  }

  /// The last of several is on top. One that is not shown, or holds nothing to leave it by, covers nothing.
  private mutating func cover() {
    let app = nodes.first { $0.type.isApplication }?.frame
    let screen = app.flatMap { $0.isValid && !$0.isZeroSize ? $0 : nil }
    guard let alert = nodes.indices.last(where: { isAlert($0, on: screen) }) else { return }
    var found: Set<Int> = []
    var holder: Int?
    repeat {
      let siblings = places(of: holder)
      for place in siblings where !(place..<nodes[place].end).contains(alert) {
        guard nodes[place].type.isApplication else {
          found.insert(place)
          continue
        }
        // What comes after an app's element is read as a part of the app; two apps are two screens.
        if place < alert, !siblings.contains(where: { $0 > place && nodes[$0].type.isApplication }) {
          found.formUnion(places(of: place))
        }
      }
      holder = siblings.first { ($0..<nodes[$0].end).contains(alert) }
      if holder.map({ nodes[$0].flag(.hidden) == true }) == true { return }
    } while holder.map { $0 < alert } == true
    covered = found
  }

  private func isAlert(_ place: Int, on screen: Frame?) -> Bool {
    let node = nodes[place]
    guard node.type.meaning == .alert, let frame = node.frame, frame.isValid, !frame.isZeroSize,
      screen?.overlaps(frame) != false
    else { return false }
    return nodes[place..<node.end].contains { $0.type.meaning?.isInteractive == true && $0.flag(.hidden) != true }
  }

  /// The children of an element, or the outermost elements.
  private func places(of holder: Int?) -> [Int] {
    var places: [Int] = []
    var next = holder.map { $0 + 1 } ?? 0
    let end = holder.map { nodes[$0].end } ?? nodes.count
    while next < end {
      places.append(next)
      next = nodes[next].end
    }
    return places
  }

  /// Whether a group scrolls: one element or more lies in it, and two or more lie next to these, beyond its edge and the
  /// screen's. SwiftUI's views are groups, whatever they do, and as large as what they hold.
  func scrolls(_ place: Int) -> Bool {
    let group = nodes[place]
    guard group.type.word == "Group", let bounds = group.frame, bounds.isValid, !bounds.isZeroSize,
      let screen = nodes.first?.frame, nodes.first?.type.isStage == true
    else { return false }
    var (inside, aside, alone, unseen) = (0, 0, 0, 0)
    var next = place + 1
    while next < group.end {
      if let frame = nodes[next].frame, frame.isValid, !frame.isZeroSize, nodes[next].text(.label) != nil {
        if bounds.contains(frame) {
          inside += 1
        } else if frame.x >= bounds.maxX || frame.maxX <= bounds.x, frame.y < bounds.maxY, frame.maxY > bounds.y {
          aside += 1
          if frame.x >= screen.maxX || frame.maxX <= screen.x { unseen += 1 }
        } else {
          alone += 1
        }
      }
      next = nodes[next].end
    }
    // What lies below may be a menu that is open.
    return inside > 0 && aside > 1 && unseen > 0 && inside + aside > alone
  }

  /// XCUITest's own walk wrote it: every view is listed, and hints and custom actions are never told.
  var isAutomation: Bool {
    if let backend { return backend != "ax" }
    if isOfTranslator { return false }
    return isOfAutomation || keys.contains(.enabled) && enabledFlags == 0
  }

  /// A list without containment.
  var isFlat: Bool { isFlatList && !keys.contains(.children) }

  /// Why there is nothing to check; nil when there is. A dump taken too early must not pass as a screen without faults.
  var emptiness: ReadingError.Mistake? {
    let reason: String
    if stages + others == 0 {
      reason = "the dump has no elements"
    } else if others == blanks {
      reason = "the dump has an app without elements: accessibility was not ready; wait and dump again"
    } else if framed > 0, framed == unsized {
      reason = "all frames of the dump are zero: it was captured before layout; dump again"
    } else {
      return nil
    }
    return ReadingError.Mistake(reason, at: start)
  }

  /// Adds an element, and gives what it holds.
  private mutating func add(_ value: JSONValue) -> (IDBNode, JSONElements) {
    let node = IDBNode(value)
    nodes.append(node)
    if value.kind == .object { look(at: node) }
    return (node, node.items(.children))
  }

  private mutating func look(at node: IDBNode) {
    keys.formUnion(node.keys)
    if !listsTraits, node[.traits]?.kind == .array, node[.traits]?.count != 0 { listsTraits = true }
    if node[.enabled] != nil { enabledFlags += 1 }
    let type = node.type
    isOfTranslator = isOfTranslator || type.isOfTranslator
    isOfAutomation = isOfAutomation || type.isOfAutomation
    if type.isStage {
      stages += 1
      return
    }
    others += 1
    let frame = node.frame
    if frame != nil { framed += 1 }
    if frame?.isZeroSize == true { unsized += 1 }
    if type.word == nil, node.text(.label) == nil, frame?.isZeroSize != false, !node.hasChildren { blanks += 1 }
    keyboard.add(node, type)
    if clock == nil, !node.isProbed, let frame, Self.isClock(node, frame) { clock = frame }
  }

  /// In points: the lowest edge of a clock.
  private static let clockBottom = 54.0

  /// `9:41`, `21.05`, `9:41 AM` at the top of the screen.
  private static func isClock(_ node: IDBNode, _ frame: Frame) -> Bool {
    guard frame.isValid, frame.y >= 0, frame.maxY <= clockBottom, frame.height <= 30, node.type.meaning == .text,
      let label = node.text(.label), label.utf8.count <= 16
    else { return false }
    let numbers = label.split { !$0.isNumber }
    guard numbers.count == 2, numbers[0].count <= 2, numbers[1].count == 2, let first = label.first else {
      return false
    }
    return first.isNumber && label.dropFirst(numbers[0].count).first.map { ":.".contains($0) } == true
  }
}
