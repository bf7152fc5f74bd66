/// A screen as assistive technology meets it: who can be reached, in which order, and what UIKit fills in.
///
/// The way objects are found and ordered is that of cashapp/AccessibilitySnapshot's hierarchy parser, the most exact
/// public model of VoiceOver's.
public final class AccessibilityTree: Sendable {
  public let screen: Screen
  /// How each control is to assistive technology.
  let reaches: [Reach]
  let facts: [ControlFacts]
  /// The elements rules check, in tree order: reachable, visible, and the app's own.
  let audited: [Int32]
  /// What would be checked if it had a size and a place on the display.
  let unseenIndices: [Int32]
  /// What an eye meets of what assistive technology does not pass over.
  let seenIndices: [Int32]
  /// What VoiceOver meets, grouped but not yet sorted.
  private let met: [Traversal.Group]
  /// What was reached and left out on purpose, and how often.
  public let skipped: [SkipReason: Int]
  /// By how much too large all coordinates are (2 or 3), when they look like pixels; nil when they look like points.
  public let pixelScale: Int?
  /// The same screen in another language, where the description has it; see `all(_:)`.
  public let original: AccessibilityTree?
  /// Why no frame is to be trusted; nil when they look as they should.
  public let staleness: Staleness?
  /// Facts that the description cannot tell of any element.
  let unknown: FactSet
  /// Facts that were inferred of at least one control.
  let inferred: Control.Inferred

  public convenience init(_ screen: Screen) { self.init(screen, original: nil) }

  /// `original` is the same screen in another language.
  public init(_ screen: Screen, original: AccessibilityTree?) {
    var facts = Self.facts(of: screen)
    Self.settleContainers(&facts, in: screen)
    var traversal = Traversal(screen: screen, facts: facts)
    traversal.run()
    var filter = AuditedElements(
      screen: screen, facts: facts, reaches: traversal.reaches, sizeless: traversal.sizeless)
    filter.run()
    self.screen = screen
    self.original = original
    self.facts = facts
    reaches = traversal.reaches
    met = traversal.groups
    audited = filter.audited
    unseenIndices = filter.unseen
    seenIndices = filter.seen
    skipped = filter.skipped
    staleness = Staleness(screen, facts)
    unknown = Self.unknownFacts(of: screen)
    inferred = screen.controls.reduce(into: []) { $0.formUnion($1.inferred) }
    pixelScale = PixelCoordinates.scale(of: screen)
  }

  /// The same, to be used by another thread.
  package init(copying other: AccessibilityTree) {
    screen = other.screen
    original = other.original
    facts = other.facts
    reaches = other.reaches
    met = other.met
    audited = other.audited
    unseenIndices = other.unseenIndices
    seenIndices = other.seenIndices
    skipped = other.skipped
    staleness = other.staleness
    unknown = other.unknown
    inferred = other.inferred
    pixelScale = other.pixelScale
  }

  /// The role of a control in the accessibility tree.
  public enum Reach: UInt8, Sendable {
    /// Hidden, behind a modal view, or missing from an explicit order: assistive technology visits neither it nor its
    /// descendants.
    case hidden
    /// Not an element itself; its descendants are visited.
    case container
    /// An accessibility element.
    case element
    /// A descendant of an accessibility element, which replaces it.
    case mergedIntoParent
  }

  /// Why an element that can be reached is not checked.
  public enum SkipReason: String, CaseIterable, Sendable {
    case system = "system views"
    case keyboard = "keyboard keys"
    case web = "web elements"
    case map = "map elements"
    case statusBar = "status bar items"
    case launchScreen = "launch screen views"
    case unused = "views of unreachable scenes"
    case hidden = "hidden views that no code shows"

    /// The words for one of them.
    public var singular: String {
      switch self {
      case .system: "system view"
      case .keyboard: "keyboard key"
      case .web: "web element"
      case .map: "map element"
      case .statusBar: "status bar item"
      case .launchScreen: "launch screen view"
      case .unused: "view of an unreachable scene"
      case .hidden: "hidden view that no code shows"
      }
    }
  }

  /// Every element VoiceOver visits, in the order it visits them. Sorted anew each time: few ask, and each once.
  public var readingOrder: [Int] { readingOrder(keepingCellsTogether: true) }

  /// - Parameter keepingCellsTogether: whether cells, lists and web pages are read as a whole. cashapp/AccessibilitySnapshot
  ///   sorts their elements with those around them.
  public func readingOrder(keepingCellsTogether: Bool) -> [Int] {
    let groups = keepingCellsTogether ? met : met.dissolvingThoseUnknownToReference()
    return ReadingOrderSorter(screen: screen, facts: facts).sorted(groups)
  }

  /// These controls as VoiceOver would read them if nothing but their places decided.
  public func sortedByPlace(_ controls: [Int]) -> [Int] {
    ReadingOrderSorter(screen: screen, facts: facts).sortedByPlace(controls)
  }

  /// Tops that differ by less are read as one row, in points.
  public var rowTolerance: Double { ReadingOrderSorter.tolerance(on: screen) }

  /// How many elements VoiceOver visits.
  public var focusableCount: Int { reaches.count { $0 == .element } }

  public func reach(of index: Int) -> Reach { reaches[index] }

  /// The elements rules check, in tree order.
  public var elements: some RandomAccessCollection<Element> {
    audited.lazy.map { Element(self, Int($0)) }
  }

  /// Any control of the screen, reachable or not.
  public subscript(index: Int) -> Element { Element(self, index) }

  private static func facts(of screen: Screen) -> [ControlFacts] {
    var facts: [ControlFacts] = []
    facts.reserveCapacity(screen.controls.count)
    // Through the buffer, which lends a control where the array would copy it.
    screen.controls.withUnsafeBufferPointer { controls in
      for index in controls.indices { facts.append(ControlFacts(controls[index], screen.classes[index])) }
    }
    return facts
  }

  /// Settles what depends on the neighbors in the tree: cells are one element unless something in them is to be acted
  /// on, and what a segmented control holds are segments.
  private static func settleContainers(_ facts: inout [ControlFacts], in screen: Screen) {
    for index in facts.indices.reversed() {
      let parent = screen.parent(of: index)
      if facts[index].uikit?.label == .contents, screen.controls[index].isElement == nil,
        facts[index].role != .heading
      {
        facts[index].isElement = !facts[index].holdsInteraction
      }
      guard let parent, !screen.controls[index].isOutOfSight else { continue }
      if facts[parent].uikit?.name == "UISegmentedControl", facts[index].role == .button {
        facts[index].role = .segment
      }
      // A picker is visited as its parts, whatever the description calls them.
      let isMet = facts[index].isElement || facts[index].uikit.map { $0.vends != .nothing } == true
      if facts[index].holdsInteraction || isMet && facts[index].role?.isInteractive == true {
        facts[parent].holdsInteraction = true
      }
    }
  }
}

extension AccessibilityTree {
  /// Whether the frames of this description can be trusted: neither in pixels nor stale.
  public var geometryIsUsable: Bool { pixelScale == nil && staleness == nil }

  /// Elements that would be checked if they had a size and a place on the display, in tree order.
  public var unseen: some RandomAccessCollection<Element> { unseenIndices.lazy.map { self[Int($0)] } }

  /// All that an eye meets and that assistive technology does not pass over, in tree order: elements, what they
  /// stand for, and what holds them. The app's own only.
  public var seen: some RandomAccessCollection<Element> { seenIndices.lazy.map { self[Int($0)] } }

  /// The outermost controls for which a condition holds, in tree order: what one of them holds is not looked at.
  ///
  /// - Parameter first: the index of the first control that is looked at.
  package func outermost(from first: Int = 0, where isWanted: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    var index = first
    while index < screen.controls.count {
      let element = self[index]
      if isWanted(element) {
        found.append(element)
        index = screen.descendants(of: index).upperBound
      } else {
        index += 1
      }
    }
    return found
  }
}

extension Control {
  /// Neither it nor what it holds is visited, whatever else is true of it.
  fileprivate var isOutOfSight: Bool { isHidden == true || hidesElements == true || alpha.map { $0 <= 0 } == true }
}
