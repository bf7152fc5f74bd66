/// A tree of controls as one description gave it, in flat storage: controls are in depth-first order, so that a
/// control's descendants are the range that follows it.
public struct Screen: Sendable, Equatable {
  /// The screen's name in reports.
  public var name: String?
  public var kind = Kind.screen
  /// The display, in points.
  public var size: Size?
  /// BCP-47; the language of the interface.
  public var language: String?
  /// The layout direction that the description states; without one it follows from the language.
  public var statedDirection: Direction?
  public var idiom = Idiom.phone
  public var supportedOrientations: [Orientation]?
  /// What the screen is for works in these orientations only, as that of a cheque's scanner or a piano.
  public var isOrientationEssential = false
  /// The system shows an image of it while the app starts; it has no accessibility elements.
  public var isLaunchScreen = false
  /// No segue leads to it in a storyboard, and it has no identifier by which code could show it.
  public var isUnused = false
  /// A picture of the running app: a relative path from the description's folder.
  public var screenshot: String?
  /// What code has to know for the screen to be shown.
  public var entry = ScreenEntry()
  /// What the description's format can and cannot express.
  public var source = Source.controlTree
  /// Notes of the reader that are not errors.
  public var notes: [ReadingNote] = []
  /// A part of a screen that is hidden when it is loaded, without evidence that it is ever shown.
  var isShownLater = false
  /// By the identifier of a control: how code reaches it, in an interface file.
  public var handles: [String: [CodeHandle]] = [:]
  /// By the identifier of a control: what the code that was read does to its facts.
  public internal(set) var code: [String: [Fact: CodeSettlement]] = [:]
  /// By the identifier of a control: the colors that code gives it.
  public internal(set) var codeColors: [String: CodeColors] = [:]
  /// By the identifier of a control: the names of the images that code gives it, and where.
  public internal(set) var codeImages: [String: CodeImages] = [:]
  /// By the identifier of a prototype cell: its reuse identifier and its class, one of which code has to know.
  public var prototypes: [String: [String]] = [:]
  /// The identifiers of prototype cells that no code knows.
  public var unusedPrototypes: Set<String> = []
  /// The identifiers of controls to which no code gives an action.
  var unconnected: Set<String> = []
  /// What the code of their classes says of custom views, by their identifiers.
  var ownControls: [String: OwnControl] = [:]
  /// The app is shown in the light appearance, too: its project and its code, which were read, do not keep it dark.
  public var hasLightAppearance = false
  /// Whether code reacts when a cell of a collection view is chosen, by the cells' identifiers.
  var cellSelection: [String: Bool] = [:]

  public internal(set) var controls: [Control] = []
  /// The index of each control's parent; -1 for the root.
  var parents: [Int32] = []
  /// The index after each control's last descendant.
  var ends: [Int32] = []
  /// The UIKit class behind each control.
  var classes: [ResolvedClass] = []

  public init() {}

  public enum Kind: String, CaseIterable, Sendable {
    /// A whole screen: rules about screens apply.
    case screen
    /// A part of one.
    case component
  }

  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// UIKit's user interface idioms. Only the phone reads rows with the narrower tolerance.
  public enum Idiom: String, CaseIterable, Sendable {
    case phone, pad, mac, tv, vision
  }

  public enum Orientation: String, CaseIterable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
}

extension Screen {
  /// UIKit's layout direction: the stated one, or that of the language's script.
  public var direction: Direction {
    statedDirection ?? (language.map(Language.isRightToLeft) == true ? .rightToLeft : .leftToRight)
  }

  /// The display as a rectangle; nil where its size is not known.
  package var display: Frame? { size?.frame }

  /// How many controls the description lists; what UIKit makes in a control's stead does not count.
  public var describedCount: Int { controls.count { !$0.isVended } }

  /// The indices of controls by `id`, which other controls refer to; of several with one id the first.
  package var indexByID: [String: Int] {
    var table: [String: Int] = [:]
    for index in controls.indices {
      if let id = controls[index].id, table[id] == nil { table[id] = index }
    }
    return table
  }

  public func parent(of index: Int) -> Int? {
    let parent = Int(parents[index])
    return parent < 0 ? nil : parent
  }

  /// The control's descendants: every index after it up to the end of its subtree.
  public func descendants(of index: Int) -> Range<Int> { index + 1..<Int(ends[index]) }

  /// The control's children, first to last.
  public func children(of index: Int) -> some Sequence<Int> {
    // The list alone: a sequence that held the screen would copy it.
    sequence(state: index + 1) { [ends] next in
      guard next < Int(ends[index]) else { return nil }
      defer { next = Int(ends[next]) }
      return next
    }
  }

  /// The control's ancestors, nearest first.
  public func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: index) { [parents] current in
      let parent = Int(parents[current])
      guard parent >= 0 else { return nil }
      current = parent
      return parent
    }
  }

  /// The first control that has as many ancestors as this or more; what UIKit makes does not count.
  package func firstControl(withAncestors count: Int) -> Int? {
    var depths: [Int] = []
    depths.reserveCapacity(controls.count)
    for index in controls.indices {
      let depth = parents[index] < 0 ? 0 : depths[Int(parents[index])] + 1
      if depth >= count, !controls[index].isVended { return index }
      depths.append(depth)
    }
    return nil
  }

  /// The control is a prototype cell that no code knows.
  func isUnusedPrototype(_ index: Int) -> Bool {
    !unusedPrototypes.isEmpty && controls[index].id.map(unusedPrototypes.contains) ?? false
  }

  public func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    ancestor < index && index < Int(ends[ancestor])
  }
}

extension Screen {
  /// What a description's format can tell.
  public struct Source: Hashable, Sendable {
    /// The format's name.
    public var format: String
    public var level: Level
    /// Facts the format can never express: rules that need them are not checked.
    public var lacks: FactSet
    /// Frames are whole points, rounded by the exporter.
    public var roundsFrames: Bool
    /// Drawn in an editor before the app ran: layout, code and other documents may change and add to it.
    public var isDesignTime = false

    public init(format: String, level: Level, lacks: FactSet = [], roundsFrames: Bool = false) {
      self.format = format
      self.level = level
      self.lacks = lacks
      self.roundsFrames = roundsFrames
    }

    /// The native description file: expresses everything.
    public static let controlTree = Source(format: "control-tree", level: .views)
  }

  /// From which side a description shows the controls.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// As views: a missing label means that UIKit derives it from title, text or children.
    case views
    /// As assistive technology saw them at run time: a missing label means there was none.
    case runtime
  }
}

/// What an app's code has to know for a screen of an interface file to be shown.
public struct ScreenEntry: Equatable, Sendable {
  /// The id of its controller in a storyboard.
  public var controller: String?
  /// Of a xib: names, one of which code or another document has to mention.
  public var names: [String]?
  /// The class of its controller or owner, if the document says that the app itself declares it.
  public var ownClass: String?

  /// The class of a xib's owner, if none of its own objects has that class: who holds such an object shows the xib.
  public var owner: String?

  public init(controller: String? = nil, names: [String]? = nil, ownClass: String? = nil, owner: String? = nil) {
    self.controller = controller
    self.names = names
    self.ownClass = ownClass
    self.owner = owner
  }
}
