import A11yCore
import A11yPlatform

/// Turns parsed JSON into screens. Walks with a stack of its own, so that depth costs no machine stack.
struct ControlTreeReader {
  private let root: JSONValue
  private var decoder = ControlDecoder()
  private var cursor: LocationCursor
  /// Those of the readers that read the other screens.
  private var earlierMistakes: [ReadingError.Mistake] = []

  var mistakes: [ReadingError.Mistake] {
    (earlierMistakes + decoder.mistakes).sorted { ($0.location ?? .start) < ($1.location ?? .start) }
  }

  init(_ root: JSONValue) {
    self.root = root
    cursor = LocationCursor(root.document)
  }

  /// - Parameter threads: how many may share the screens.
  mutating func readScreens(threads: Int) -> [Screen] {
    let roots = root.kind == .array ? Array(root.elements) : [root]
    let isShared = threads > 1 && roots.count >= 2 * threads && root.document.bytes.count >= Self.worthThreads
    let screens = isShared ? readStretches(of: roots, threads: threads) : roots.compactMap { readScreen($0) }
    noteControlsAsScreens(roots)
    return screens
  }

  /// Smaller files are read before other threads have started.
  private static let worthThreads = 1 << 18

  /// Each thread reads one stretch of the screens, with a reader of its own.
  private mutating func readStretches(of roots: [JSONValue], threads: Int) -> [Screen] {
    let root = root
    let stretches = Threads.map(threads, on: threads) { part, _ in
      let document = JSONDocument(sharing: root.document)
      var reader = ControlTreeReader(root.moved(to: document))
      let stretch = roots.count * part / threads..<roots.count * (part + 1) / threads
      let screens = roots[stretch].compactMap { reader.readScreen($0.moved(to: document)) }
      return (screens: screens, reader: reader)
    }
    earlierMistakes = stretches.dropLast().flatMap(\.reader.decoder.mistakes)
    if let last = stretches.last { decoder = last.reader.decoder }
    return stretches.flatMap(\.screens)
  }

  /// Controls in an array at the top are screens of one control each.
  private mutating func noteControlsAsScreens(_ roots: [JSONValue]) {
    guard root.kind == .array, roots.count > 1, !decoder.isOfAnotherFormat,
      roots.allSatisfy({ root in
        HeldControls(root) == .one && ["screen", "name", "kind"].allSatisfy { root[$0] == nil }
      }), roots.count(where: { $0["children"] == nil }) * 2 > roots.count
    else { return }
    let remedy = "write {\"children\": […]} around them if they are on one screen, or a 'name' for each"
    decoder.fail("each of these controls is a screen of its own; \(remedy)", at: root.location)
  }

  private mutating func readScreen(_ root: JSONValue) -> Screen? {
    decoder.beginScreen()
    guard let children = readControl(root, isRoot: true) else { return nil }
    decoder.facts.screen.language = decoder.facts.control.language
    decoder.noteTitleOfScreen()
    // No more controls than objects. Room that is not used is never touched, and costs nothing; a list that grows takes
    // three times as much for a moment.
    var builder = ScreenBuilder(decoder.facts.screen, capacity: root.objectCount)
    let isScreen = children.kind == .array || decoder.facts.screen.size != nil || decoder.facts.screen.name != nil
    add(to: &builder, hasChildren: children.kind == .array, isScreen: isScreen)
    var open = [children.elements.makeIterator()]
    while let last = open.indices.last {
      guard let child = open[last].next() else {
        open.removeLast()
        builder.end()
        continue
      }
      guard let grandchildren = readControl(child, isRoot: false) else { continue }
      add(to: &builder, hasChildren: grandchildren.kind == .array)
      open.append(grandchildren.elements.makeIterator())
    }
    return builder.screen
  }

  private mutating func add(to builder: inout ScreenBuilder, hasChildren: Bool, isScreen: Bool = false) {
    decoder.finish(hasChildren: hasChildren, isScreen: isScreen)
    builder.begin(decoder.facts.control)
    for note in decoder.notes { builder.note(note) }
  }

  /// Reads one object's keys into the decoder. Returns the array of its children; if there is none, the object itself,
  /// which has no elements either.
  private mutating func readControl(_ value: JSONValue, isRoot: Bool) -> JSONValue? {
    guard value.kind == .object else {
      let kind = value.string.flatMap { UIKitClasses.named($0) != nil ? "class" : Role(name: $0) != nil ? "role" : nil }
      let remedy = kind.map { "; write {\"\($0)\": \"\(value.string ?? "")\"}" }
      decoder.fail("a control must be an object, found \(value.kindWords)\(remedy ?? "")", at: value.location)
      return nil
    }
    decoder.begin(at: cursor.location(of: value))
    var children = value
    var seen: Set128 = []
    for (key, member) in value.members {
      guard let known = Key.named[key] else {
        // Editors find the schema by it.
        if !isRoot || key != "$schema" { decoder.unknown(key.string, member, onRoot: isRoot, at: key.location) }
        continue
      }
      if !seen.insert(known.ordinal) { failTwice(key, known, in: value) }
      if known.holdsChildren {
        children = self.children(member) ?? value
      } else if known.isForRoot, !isRoot {
        decoder.noteMisplaced(known.key, member, at: key.location)
      } else {
        decoder.set(known.key, as: key.string, to: member)
      }
    }
    return children
  }

  private mutating func failTwice(_ key: JSONKey, _ known: KnownKey, in object: JSONValue) {
    let first = object.members.first { Key.named[$0.key]?.ordinal == known.ordinal }?.key ?? key
    decoder.failTwice(first.string, key.string, first: first.location, at: key.location)
  }

  private mutating func children(_ value: JSONValue) -> JSONValue? {
    switch value.kind {
    case .array: return value
    case .null: return nil
    case .object, .string, .number, .bool:
      decoder.fail(ControlsType.key, mustBe: "an array of controls, such as [{…}]", value)
      return nil
    }
  }
}

extension SourceLocation {
  static let start = SourceLocation(line: 1, column: 1)
}
