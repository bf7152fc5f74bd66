import A11yCore

/// Whether VoiceOver meets the elements of a dump. WebDriverAgent calls visible what a tap would hit, which is less: what
/// is scrolled away, or lies below a bar or another view, is met all the same.
struct WDAVisibility {
  /// The display, in points.
  let display: Size?

  private let tree: WDAElementTree
  private let holdings: [WDAHoldings]
  /// Some element is visible. Where none is, the app was not in front, and the flag tells nothing of its elements.
  private let isTold: Bool
  /// The frames of the bars over what scrolls.
  private let bars: [Frame]
  /// By element: its last part that covers the display; -1 for none.
  private let covers: [Int32]
  /// How many accessibility elements come before each element, and how many of these are visible.
  private let counts: [(all: Int32, visible: Int32)]

  enum Presence {
    case placed, hidden
    /// Its row is not laid out yet, and it has a frame somewhere else.
    case unplaced
  }

  init(_ tree: WDAElementTree, _ holdings: [WDAHoldings]) {
    self.tree = tree
    self.holdings = holdings
    isTold = tree.elements.contains { $0.isVisible == true }
    display = Self.display(tree)
    bars = tree.elements.filter { Self.bars.contains($0.type.type.name) && $0.isVisible != false }
      .prefix(Self.mostBars).compactMap(Self.frame)
    var covers = [Int32](repeating: -1, count: tree.elements.count)
    var counts: [(all: Int32, visible: Int32)] = [(0, 0)]
    let least = (display.map { $0.width * $0.height } ?? .infinity) * Self.whole
    for (index, element) in tree.elements.enumerated() {
      var count = counts[index]
      if element.isNativeElement ?? element.isAccessible == true {
        count.all += 1
        if element.isVisible == true { count.visible += 1 }
      }
      counts.append(count)
      let parent = Int(tree.parents[index])
      guard parent >= 0, element.isVisible == true || holdings[index].contains(.visible),
        Self.frame(element)?.area ?? 0 >= least
      else { continue }
      covers[parent] = Int32(index)
    }
    self.covers = covers
    self.counts = counts
  }

  private static let bars: Set = ["NavigationBar", "TabBar", "Toolbar"]
  private static let mostBars = 8
  private static let scrolling: Set = ["ScrollView", "Table", "CollectionView", "WebView"]
  /// The share of the display that a view covers which hides what is below it.
  private static let whole = 0.9
  /// The share of a covered page's elements that may be called visible: those of web views are.
  private static let fewVisible = 0.25

  private var elements: [WDAElement] { tree.elements }

  func presence(of index: Int) -> Presence {
    guard isInvisible(index) else { return .placed }
    if isUnderPage(index) { return .hidden }
    let scrolled = scrolled(index)
    return scrolled == .hidden && isCovered(index) ? .placed : scrolled
  }

  private func isInvisible(_ index: Int) -> Bool {
    isTold && elements[index].isVisible == false && !holdings[index].contains(.visible)
  }

  /// Beyond the edge of a scroll view that is on the display, or below a bar: VoiceOver scrolls to it.
  private func scrolled(_ index: Int) -> Presence {
    guard let own = Self.frame(elements[index]) else { return .hidden }
    var frames = [own]
    var holder = Int(tree.parents[index])
    while holder >= 0 {
      if let frame = Self.frame(elements[holder]) {
        if Self.scrolling.contains(elements[holder].type.type.name), !isInvisible(holder) {
          if isBelowBar(own) { return .placed }
          guard frames.contains(where: { isBeyond($0, frame) }) else { return .hidden }
          return frames.allSatisfy(own.overlaps) ? .placed : .unplaced
        }
        // The place of a view without an area tells nothing of what is in it.
        if isInvisible(holder), frame.area > 0 { frames.append(frame) }
      }
      holder = Int(tree.parents[holder])
    }
    return .hidden
  }

  private func isBelowBar(_ frame: Frame) -> Bool {
    bars.contains { $0.overlaps(frame) && min($0.maxY, frame.maxY) - max($0.y, frame.y) >= frame.height / 2 }
  }

  /// An element under a view next to it: it is hidden from taps only.
  private func isCovered(_ index: Int) -> Bool {
    let element = elements[index]
    let parent = Int(tree.parents[index])
    guard element.isNativeElement ?? element.isAccessible == true, element.type.isInteractive, parent >= 0,
      holdings[parent].contains(.visible), let display, let own = Self.frame(element)
    else { return false }
    return own.area > 0 && display.frame.contains(own)
  }

  /// A page over it covers the display, and all of its own page.
  private func isUnderPage(_ index: Int) -> Bool {
    var branch = index
    while tree.parents[branch] >= 0 {
      let parent = Int(tree.parents[branch])
      let end = Int(tree.ends[branch])
      if Int(covers[parent]) >= end {
        let (all, visible) = (counts[end].all - counts[branch].all, counts[end].visible - counts[branch].visible)
        if Double(visible) <= Double(all) * Self.fewVisible { return true }
      }
      branch = parent
    }
    return false
  }

  /// Outside of a scroll view, or of the display, which may be smaller.
  private func isBeyond(_ frame: Frame, _ window: Frame) -> Bool {
    guard window.overlaps(frame) else { return true }
    guard let display else { return false }
    return !display.frame.overlaps(frame)
  }

  private static func frame(_ element: WDAElement) -> Frame? {
    guard let frame = element.nativeFrame ?? element.frame, frame.isValid, !frame.isZeroSize else { return nil }
    return frame
  }

  /// The application's frame, or else its first window's that begins at the corner of the display.
  private static func display(_ tree: WDAElementTree) -> Size? {
    let elements = tree.elements
    guard let first = elements.first else { return nil }
    var candidates = first.type.type.name == "Application" ? [0] : []
    for index in elements.indices where tree.parents[index] <= 0 && elements[index].type.type.name == "Window" {
      candidates.append(index)
      if candidates.count > 8 { break }
    }
    let frames = candidates.lazy.compactMap { elements[$0].nativeFrame ?? elements[$0].frame }
    return frames.first { $0.isValid && $0.x == 0 && $0.y == 0 && $0.width > 0 && $0.height > 0 }?.size
  }
}
