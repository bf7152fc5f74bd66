import A11yCore

/// Turns views into controls, parents before children. Walks with a stack of its own, so that depth costs no machine
/// stack.
struct IBWalker {
  /// What is to be done next.
  enum Step {
    /// An element with all it holds; the point is its superview's corner on the screen.
    case view(XMLNode, Point)
    /// A control that no element stands for; what follows up to its `end` is in it.
    case begin(Control)
    case end
  }

  private let document: IBDocument
  private let reader: IBControlReader
  private var builder: ScreenBuilder
  private var handles: [String: [CodeHandle]] = [:]
  private var prototypes: [String: [String]] = [:]
  /// The tint of what is being read, and of everything around it, outermost first; nil where the app's own holds.
  private var tints: [ColorValue?] = []

  init(_ document: IBDocument, _ screen: Screen) {
    self.document = document
    reader = IBControlReader(document)
    builder = ScreenBuilder(screen)
  }

  /// Nil when nothing is left of it on this display.
  consuming func run(_ steps: [Step]) -> Screen? {
    var walker = self
    var pending = Array(steps.reversed())
    while let step = pending.popLast() {
      switch step {
      case .begin(let control):
        walker.tints.append(walker.tints.last ?? nil)
        walker.begin(control)
      case .end:
        walker.tints.removeLast()
        walker.builder.end()
      case .view(let node, let origin):
        guard !walker.document.isExcluded(node) else { continue }
        let control = walker.reader.control(node, at: origin, tint: walker.tints.last ?? nil)
        walker.tints.append(control.appearance.tintColor ?? walker.tints.last ?? nil)
        // Where nothing places the view, what it holds is still drawn in its corner.
        let frame = control.frame ?? Frame(node)?.moved(by: origin)
        let corner = frame.map { Point(x: $0.x, y: $0.y) } ?? origin
        walker.begin(control)
        let handles = walker.reader.handles(of: node)
        if !handles.isEmpty, let id = control.id { walker.handles[id] = handles }
        walker.notePrototypes(of: node)
        pending.append(.end)
        pending += IBContents(node, document: walker.document, at: corner, frame: control.frame).steps.reversed()
      }
    }
    var screen = walker.builder.screen
    screen.handles = walker.handles
    screen.prototypes = walker.prototypes
    return screen.controls.isEmpty ? nil : screen
  }

  /// The cells of a table or collection that code asks for by name.
  private mutating func notePrototypes(of list: XMLNode) {
    guard let cells = list.child("prototypes") ?? (list.name == "collectionView" ? list.child("cells") : nil) else {
      return
    }
    for cell in cells.children {
      guard let id = cell["id"], let identifier = cell["reuseIdentifier"] else { continue }
      prototypes[id] = [identifier] + (IBClasses.own(cell).map { [$0] } ?? [])
    }
  }

  private mutating func begin(_ control: Control) {
    var control = control
    // The system shows an image of it while the app starts.
    if document.isLaunchScreen { control.isSystem = true }
    builder.begin(control)
  }
}
