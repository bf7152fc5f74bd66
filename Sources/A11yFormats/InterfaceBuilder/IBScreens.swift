import A11yCore

/// Reads a document's screens: one for each controller of a storyboard, one for each top-level view.
struct IBScreens {
  private let document: IBDocument
  private let flow: IBFlow

  init(_ document: IBDocument) {
    self.document = document
    flow = IBFlow(document.root)
  }

  func read() -> [Screen] {
    let scenes = document.root.child("scenes")?.children.compactMap { $0.child("objects") } ?? []
    let groups = scenes.isEmpty ? document.root.children.filter { $0.name == "objects" } : scenes
    return groups.flatMap { objects in
      let controller = objects.children.first { IBClasses.isController($0.name) }
      let fileOwner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
      let entry = ScreenEntry(
        controller: controller?["id"], names: controller == nil ? Self.names(showing: objects) : nil,
        ownClass: (controller ?? fileOwner).flatMap {
          $0["customModuleProvider"] == "target" ? IBClasses.own($0) : nil
        },
        owner: fileOwner.flatMap(IBClasses.own).flatMap { Self.hasObject(of: $0, objects) ? nil : $0 })
      let outlets = controller == nil ? [:] : Self.outlets(in: objects)
      return objects.children.compactMap { object -> Screen? in
        var screen: Screen?
        var isUnused = controller.map { !flow.reaches($0) } ?? false
        if IBClasses.isController(object.name) {
          screen = controllerScreen(object)
        } else if IBClasses.isView(object) {
          screen = viewScreen(object, owner: fileOwner)
          isUnused = isUnused || controller != nil && !Self.isConnected(object, outlets)
        }
        screen?.isUnused = isUnused
        screen?.entry = entry
        return screen
      }
    }
  }

  /// Whether code can show a view that lies next to a scene's controller: an outlet from outside leads to it or into it.
  ///
  /// - Parameter outlets: of the whole scene.
  private static func isConnected(_ view: XMLNode, _ outlets: [String: Int]) -> Bool {
    let own = Self.outlets(in: view)
    return ([view] + view.descendants).contains { node in
      node["id"].map { outlets[$0, default: 0] > own[$0, default: 0] } ?? false
    }
  }

  /// How many outlets lead to each object, by its id.
  private static func outlets(in node: XMLNode) -> [String: Int] {
    let outlets = node.descendants.filter { ["outlet", "outletCollection"].contains($0.name) }
    return Dictionary(outlets.compactMap { $0["destination"] }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The app's own classes of what is on the top level of a xib: who shows it names one of them, or the xib.
  private static func names(showing objects: XMLNode) -> [String] { objects.children.compactMap(IBClasses.own) }

  private static func hasObject(of name: String, _ objects: XMLNode) -> Bool {
    objects.descendants.contains { $0["customClass"] == name && $0["placeholderIdentifier"] == nil }
  }

  /// A controller's view with the bars that the document gives it.
  private func controllerScreen(_ controller: XMLNode) -> Screen? {
    let view = controller.child(key: "view").flatMap { IBClasses.isView($0) ? $0 : nil }
    var screen = makeScreen(named: name(of: controller))
    // What shows other controllers is no screen of its own, nor is a controller whose view is made in code.
    if view == nil || IBClasses.isContainer(controller.name) { screen.kind = .component }
    let frame = view.flatMap { Frame($0) }
    screen.size = screen.kind == .screen ? frame?.size ?? document.display.size : nil
    let bars = IBBars(document, of: controller)
    var steps = view.map { [IBWalker.Step.view($0, Point(x: 0, y: 0))] } ?? []
    if view == nil || !bars.isEmpty {
      var root = Control(location: controller.location)
      root.className = "UIView"
      root.frame = frame ?? document.display.size.frame
      steps = [.begin(root)] + bars.top + steps + bars.bottom(in: root.frame) + [.end]
    }
    return IBWalker(document, screen).run(steps)
  }

  /// A view of a xib, or one next to a scene's controller: a part of a screen, unless it is its owner's whole view.
  private func viewScreen(_ view: XMLNode, owner: XMLNode?) -> Screen? {
    let isWhole =
      owner?["customClass"]?.hasSuffix("Controller") == true
      && owner?.connections("outlet").contains { $0["property"] == "view" && $0["destination"] == view["id"] } == true
    var screen = makeScreen(named: isWhole ? owner?["customClass"] ?? "" : name(of: view))
    screen.kind = isWhole ? .screen : .component
    if isWhole { screen.size = Frame(view)?.size ?? document.display.size }
    return IBWalker(document, screen).run([.view(view, Point(x: 0, y: 0))])
  }

  private func makeScreen(named name: String) -> Screen {
    var screen = Screen()
    screen.name = name
    screen.idiom = document.display.idiom
    screen.language = document.options.strings?.language
    screen.source = InterfaceBuilder.source
    screen.isLaunchScreen = document.isLaunchScreen
    return screen
  }

  /// What a developer calls it: the identifier in the storyboard, the title, the class, or the name in the outline.
  private func name(of object: XMLNode) -> String {
    let names = [object["storyboardIdentifier"], object["title"], object["customClass"], object["userLabel"]]
    return names.compactMap { $0 }.first { !SpokenText.isBlank($0) } ?? IBClasses.name(of: object.name)
  }
}
