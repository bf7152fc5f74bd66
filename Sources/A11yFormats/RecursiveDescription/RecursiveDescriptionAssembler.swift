import A11yCore

/// Makes screens of views: frames become the screen's, a button takes its title from the label in it.
struct RecursiveDescriptionAssembler {
  private let maximumDepth: Int
  private var controls: [(depth: Int, control: Control)] = []
  /// The views that hold the next one, outermost first: the place of each among the controls, and where the origin of
  /// what it holds lies on the screen; nil when a frame above is missing or impossible.
  private var open: [(index: Int, origin: Point?)] = []

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  mutating func screens(of views: [ObjectLine]) throws(ReadingError) -> [Screen] {
    var screens: [Screen] = []
    var nesting = Nesting(maximumDepth: maximumDepth)
    let usesBars = views.contains { $0.head.bars > 0 }
    for view in views {
      let depth = try nesting.depth(indent: view.indent(usesBars: usesBars), at: view.head.location)
      if depth == 0, !controls.isEmpty { screens.append(finishScreen()) }
      open.removeLast(open.count - min(depth, open.count))
      add(view, depth: depth)
    }
    if !controls.isEmpty { screens.append(finishScreen()) }
    return screens
  }

  private mutating func add(_ view: ObjectLine, depth: Int) {
    let origin = open.last.map(\.origin) ?? Point(x: 0, y: 0)
    var control = view.viewControl
    let own = view["frame"].flatMap(Frame.init(recursiveDescription:))
    control.frame = own.flatMap { own in
      origin.map { Frame(x: $0.x + own.x, y: $0.y + own.y, width: own.width, height: own.height) }
    }
    let offset = view["contentOffset"].flatMap(Point.init(recursiveDescription:)) ?? Point(x: 0, y: 0)
    if let text = control.text, let parent = open.last?.index { give(text, of: view.head.className, to: parent) }
    if let image = control.image, let parent = open.last?.index { give(image: image, to: parent) }
    let corner = control.frame?.corner.map { Point(x: $0.x - offset.x, y: $0.y - offset.y) }
    open.append((controls.count, corner))
    controls.append((depth, control))
  }

  /// UIKit's own labels carry what was set on the control they are in.
  private mutating func give(_ text: String, of className: String, to parent: Int) {
    switch className {
    case "UIButtonLabel", "UITabBarButtonLabel":
      controls[parent].control.title = controls[parent].control.title ?? text
    case "UITextFieldLabel" where controls[parent].control.text == nil:
      controls[parent].control.placeholder = controls[parent].control.placeholder ?? text
    default: break
    }
  }

  /// A button's image view shows what was set on the button.
  private mutating func give(image: String, to parent: Int) {
    let holder = controls[parent].control
    guard [holder.className, holder.superclassName].contains("UIButton") else { return }
    controls[parent].control.image = holder.image ?? image
  }

  private mutating func finishScreen() -> Screen {
    var screen = Screen()
    screen.source = RecursiveDescription.source
    let root = controls[0].control
    let isWindow = root.className == "UIWindow" || root.superclassName == "UIWindow"
    screen.kind = isWindow ? .screen : .component
    if isWindow { screen.size = root.frame?.displaySize }
    defer {
      controls = []
      open = []
    }
    return ScreenBuilder.screen(screen, of: controls)
  }
}
