/// Distinguishes a control from the others on its screen: by what it shows, by what is next to it, by its number among
/// controls of the same name in VoiceOver's order, and if nothing else is known by its position.
package struct Landmarks {
  private let tree: AccessibilityTree
  /// The last control of each kind and name in tree order, and by control the one before it.
  private var last: [Kind: Int] = [:]
  private var previous: [Int?] = []
  /// The controls of the kinds that were asked for, in VoiceOver's order, as `draw` and `narrate` number them.
  private var equals: [Kind: [Int]] = [:]
  /// The number of each of these among its equals, from 0.
  private var numbers: [Int: Int] = [:]
  /// By control: when VoiceOver comes to it.
  private var turns: [Int] = []
  /// Controls with words to point at, in tree order.
  private var texts: [(index: Int, words: String)] = []
  /// How often each of the words is on the screen.
  private var counts: [String: Int] = [:]
  /// How often each place is given to a control of a kind.
  private var places: [Kind: [String: Int]] = [:]
  /// By control.
  private var isSeen: [Bool] = []
  /// Most screens have no finding: nothing is collected before the first.
  private var isCollected = false

  private struct Kind: Hashable {
    var kind: String
    var words: String
    /// What is hidden is counted apart.
    var isSeen: Bool
  }

  package init(_ tree: AccessibilityTree) { self.tree = tree }

  /// `image "gear", right of "Play"`; nil if the name is enough.
  mutating func lookup(of element: Element, isNamed: Bool) -> String? {
    if element.index == 0, !tree.elements.contains(where: { $0.index == 0 }) { return nil }
    collect()
    let equals = equals(kind(of: element))
    let ordinal = equals.count > 1 ? numbers[element.index].map { Self.ordinal($0, of: equals.count) } : nil
    if isNamed {
      let words = join(
        shownText(of: element),
        ordinal.map { join($0, neighbor(of: element) ?? identifier(of: element) ?? corner(of: element)) })
      return words.isEmpty ? nil : words
    }
    let mark = marks(of: element)
    if let place = place(of: element) {
      let isShared = equals.count > 1 && count(of: place, among: kind(of: element)) > 1
      return join(mark, isShared ? ordinal : nil, place)
    }
    if let name = identifier(of: element) {
      // An identifier is enough, and the subject has it; but nobody sees it on the screen.
      let isSeen = element.landmarkWords != nil || element.landmark != nil
      if !isSeen { return join(name, ordinal, position(of: element)) }
      return ordinal.map { join(mark, $0) } ?? element.landmark.map { _ in join(mark) }
    }
    return ordinal.map { join(mark, $0, position(of: element)) } ?? mark ?? position(of: element)
  }

  /// What a person sees in place of the name: `shows "OK"`.
  private func shownText(of element: Element) -> String? {
    guard !element.isNameless, let shown = element.control.title ?? element.control.text, !SpokenText.isBlank(shown)
    else { return nil }
    let words = SpokenText.normalized(shown)
    return SpokenText.normalized(element.name).contains(words) ? nil : "shows \(shown.quoted(limit: 40))"
  }

  /// The cell it is in, what it contains, or what is next to it.
  private func place(of element: Element) -> String? {
    surroundings(of: element) ?? contents(of: element) ?? neighbor(of: element)
  }

  /// How many controls of a kind have the same place. Of very many, a place is not looked up for each.
  private mutating func count(of place: String, among kind: Kind) -> Int {
    let equals = equals(kind)
    guard equals.count <= Self.mostCompared else { return 1 }
    if places[kind] == nil {
      var counts: [String: Int] = [:]
      for index in equals { if let place = self.place(of: tree[index]) { counts[place, default: 0] += 1 } }
      places[kind] = counts
    }
    return places[kind]?[place] ?? 0
  }

  private static let mostCompared = 500

  private func join(_ details: String?...) -> String { details.compactMap(\.self).joined(separator: ", ") }

  private mutating func collect() {
    if isCollected { return }
    isCollected = true
    isSeen = [Bool](repeating: false, count: tree.screen.controls.count)
    for index in tree.seenIndices { isSeen[Int(index)] = true }
    // The root holds everything, and is no one of several.
    last.reserveCapacity(tree.screen.controls.count)
    previous = [Int?](repeating: nil, count: tree.screen.controls.count)
    for index in tree.screen.controls.indices.dropFirst() where !tree.screen.controls[index].isVended {
      previous[index] = last.updateValue(index, forKey: kind(of: tree[index]))
    }
    for element in tree.seen {
      guard let words = element.landmarkWords, isDrawn(element) else { continue }
      texts.append((element.index, words))
      counts[words, default: 0] += 1
    }
  }

  private func isDrawn(_ element: Element) -> Bool { !element.isOutOfSight && element.frame?.isZeroSize != true }

  /// False for what is certainly not on the display: scrolled away, or outside of it.
  private func isOnDisplay(_ frame: Frame) -> Bool {
    guard !tree.screen.source.isDesignTime, let bounds = tree.screen.bounds, bounds.width > 0, bounds.height > 0 else {
      return true
    }
    return bounds.overlaps(frame)
  }

  /// In VoiceOver's order. What it does not visit comes where its first visited part is, or last.
  private mutating func equals(_ kind: Kind) -> [Int] {
    if let known = equals[kind] { return known }
    var indices = Array(
      sequence(state: last[kind]) { [previous] index in
        defer { index = index.flatMap { previous[$0] } }
        return index
      })
    if indices.count > 1 {
      orderControls()
      indices.sort { (turns[$0], $0) < (turns[$1], $1) }
    }
    equals[kind] = indices
    for (number, index) in indices.enumerated() { numbers[index] = number }
    return indices
  }

  private mutating func orderControls() {
    guard turns.isEmpty else { return }
    turns = [Int](repeating: .max, count: tree.screen.controls.count)
    for (turn, index) in tree.readingOrder.enumerated() {
      turns[index] = turn
      for ancestor in tree.screen.ancestors(of: index) {
        if turns[ancestor] != .max { break }
        turns[ancestor] = turn
      }
    }
  }

  private func kind(of element: Element) -> Kind {
    Kind(
      kind: element.role?.words ?? element.control.className ?? "",
      words: element.calledName ?? identifier(of: element) ?? element.landmark ?? "", isSeen: isSeen[element.index])
  }

  /// `#close, image "xmark"`
  private func marks(of element: Element) -> String? {
    let marks = join(identifier(of: element), element.landmark)
    return marks.isEmpty ? nil : marks
  }

  private func identifier(of element: Element) -> String? {
    element.control.identifier.flatMap { $0.isEmpty ? nil : "#\($0.escapedForDisplay)" }
  }

  // MARK: Neighbors

  /// How far in the order of the tree a neighbor is looked for: a screen of a hundred thousand controls has as many
  /// findings.
  private static let window = 60

  /// What a container without a name holds: `containing "Milk"`.
  private func contents(of element: Element) -> String? {
    let inner = tree.screen.descendants(of: element.index)
    guard !inner.isEmpty else { return nil }
    let start = texts.partitioningIndex { $0.index >= inner.lowerBound }
    guard start < texts.count, inner.contains(texts[start].index) else { return nil }
    return "containing \(texts[start].words.quoted(limit: 40))"
  }

  /// The cell or other element around it that has words of its own: `in cell "Milk"`.
  private func surroundings(of element: Element) -> String? {
    let outer = element.ancestors.first {
      $0.index > 0 && ($0.role == .cell || $0.isElement) && $0.landmarkWords != nil
    }
    return outer.flatMap { outer in
      outer.landmarkWords.map { "in \(outer.role?.words ?? "element") \($0.quoted(limit: 40))" }
    }
  }

  /// The words nearest to it: `right of "Play"`, or `after "Play"` without frames.
  private func neighbor(of element: Element) -> String? {
    let start = texts.partitioningIndex { $0.index >= element.index }
    let near = texts[max(0, start - Self.window)..<min(texts.count, start + Self.window)].filter {
      $0.index != element.index && !tree.screen.isAncestor($0.index, of: element.index)
        && !tree.screen.isAncestor(element.index, of: $0.index)
    }
    guard let frame = element.frame, frame.isValid, !frame.isZeroSize else {
      let previous = near.last { $0.index < element.index }.map { "after \($0.words.quoted(limit: 40))" }
      return previous ?? near.first.map { "before \($0.words.quoted(limit: 40))" }
    }
    let own = element.isNameless ? nil : element.name
    let isOnDisplay = isOnDisplay(frame)
    var best: (distance: Double, gap: Double, relation: String, words: String)?
    for (index, words) in near {
      guard let other = tree[index].frame, other.isValid, !other.isZeroSize,
        // A text that is not on the display does not help to find a control that is.
        !isOnDisplay || self.isOnDisplay(other), let (gap, relation) = Self.relation(of: frame, to: other)
      else { continue }
      // Words that are several times on the screen point less well, and those of its own name least.
      let distance = gap + (words == own ? 3 * Self.repeated : counts[words] ?? 0 > 1 ? Self.repeated : 0)
      if distance < best?.distance ?? .infinity { best = (distance, gap, relation, words) }
    }
    // Words that are farther away do not tell where a control is.
    return best.flatMap { $0.gap > Self.near ? nil : "\($0.relation) \($0.words.quoted(limit: 40))" }
  }

  private static let repeated = 150.0
  /// In points.
  private static let near = 120.0

  /// On which side of another frame one is, and how far; nil if it is diagonal to it or on top of it.
  private static func relation(of frame: Frame, to other: Frame) -> (gap: Double, relation: String)? {
    let right = frame.x - other.maxX
    let left = other.x - frame.maxX
    let below = frame.y - other.maxY
    let above = other.y - frame.maxY
    if frame.verticalOverlap(with: other) * 2 >= min(frame.height, other.height), max(left, right) > -slack {
      // A row is read across its width: a switch belongs to the text at the other end.
      return (max(left, right, 0) / 2, right > left ? "right of" : "left of")
    }
    let shared = min(frame.maxX, other.maxX) - max(frame.x, other.x)
    if shared * 2 >= min(frame.width, other.width), max(above, below) > -slack {
      return (max(above, below, 0), below > above ? "below" : "above")
    }
    return nil
  }

  /// Frames of neighbors may overlap by their margins, in points.
  private static let slack = 8.0

  // MARK: Numbers and positions

  /// `value "3", at the top left, frame [20, 20, 44, 44]`
  private func position(of element: Element) -> String? {
    let value = SpokenText.isBlank(element.control.value) ? nil : element.control.value?.quoted(limit: 40)
    let frame = element.frame.flatMap { $0.isValid ? "frame \($0.description)" : nil }
    let words = join(value.map { "value \($0)" }, frame == nil ? nil : corner(of: element), frame)
    return words.isEmpty ? nil : words
  }

  /// `at the top left`
  private func corner(of element: Element) -> String? {
    guard let frame = element.frame, let screen = tree.screen.bounds, screen.width > 0, screen.height > 0,
      element.index > 0 || tree.screen.size != nil
    else { return nil }
    let column = Self.third(frame.midX - screen.x, of: screen.width, ["left", "", "right"])
    let row = Self.third(frame.midY - screen.y, of: screen.height, ["top", "", "bottom"])
    let words = [row, column].filter { !$0.isEmpty }.joined(separator: " ")
    return words.isEmpty ? "in the middle" : "at the \(words)"
  }
}
