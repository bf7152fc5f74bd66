import A11yCore

/// The bars that a controller shows around its view. Documents give their items no frames.
struct IBBars {
  private let document: IBDocument
  private let controller: XMLNode

  init(_ document: IBDocument, of controller: XMLNode) {
    self.document = document
    self.controller = controller
  }

  var isEmpty: Bool { top.isEmpty && bottom(in: nil).isEmpty }

  /// The navigation bar, when it shows anything.
  var top: [IBWalker.Step] {
    guard let item = controller.child("navigationItem") else { return [] }
    let contents = Self.contents(of: item, document: document, at: Point(x: 0, y: 0))
    return contents.isEmpty ? [] : bar("UINavigationBar", of: item, holding: contents, frame: nil)
  }

  /// The toolbar and the tab bar, when they show anything; at the lower edge of the view, so that they are read last.
  func bottom(in view: Frame?) -> [IBWalker.Step] {
    let toolbar = Self.items(controller.child("toolbarItems"), at: Point(x: 0, y: 0))
    let tabs = tabItems.map { IBWalker.Step.view($0, Point(x: 0, y: 0)) }
    let edge = view.map { Frame(x: $0.x, y: $0.maxY, width: $0.width, height: 0) }
    return (toolbar.isEmpty ? [] : bar("UIToolbar", of: controller, holding: toolbar, frame: edge))
      + (tabs.isEmpty ? [] : bar("UITabBar", of: controller, holding: tabs, frame: edge))
  }

  /// What a navigation bar shows for an item, from left to right. The back button is another screen's.
  static func contents(of item: XMLNode, document: IBDocument, at corner: Point) -> [IBWalker.Step] {
    let left = item.children.filter { $0["key"] == "leftBarButtonItem" } + listed(item, "leftBarButtonItems")
    let right = listed(item, "rightBarButtonItems") + item.children.filter { $0["key"] == "rightBarButtonItem" }
    var middle: [IBWalker.Step] = []
    if let view = item.child(key: "titleView") {
      middle = [.view(view, corner)]
    } else if let text = document.localized(item.string("title"), of: item, as: "title"), !SpokenText.isBlank(text) {
      var title = Control(location: item.location)
      title.role = .heading
      title.text = text
      title.language = document.language(of: item)
      middle = [.begin(title), .end]
    }
    return left.flatMap { steps(of: $0, at: corner) } + middle + right.reversed().flatMap { steps(of: $0, at: corner) }
  }

  /// A toolbar's items; spaces are none.
  static func items(_ list: XMLNode?, at corner: Point) -> [IBWalker.Step] {
    list?.children.flatMap { steps(of: $0, at: corner) } ?? []
  }

  private static func listed(_ item: XMLNode, _ name: String) -> [XMLNode] {
    item.child(name).map { Array($0.children) } ?? []
  }

  /// An item, or the view that is in its place.
  private static func steps(of item: XMLNode, at corner: Point) -> [IBWalker.Step] {
    guard item.name == "barButtonItem", item["reference"] == nil else { return [] }
    if let view = item.child(key: "customView") { return [.view(view, corner)] }
    if item["systemItem"]?.hasSuffix("Space") == true || isBlank(item) { return [] }
    return [.view(item, corner)]
  }

  /// An item that shows nothing and does nothing is a space, of which code sets the width.
  private static func isBlank(_ item: XMLNode) -> Bool {
    ["title", "image", "systemItem", "landscapeImage"].allSatisfy { item[$0] == nil }
      && item.connections("action").isEmpty && item.connections("segue").isEmpty && item.child("accessibility") == nil
      && item.child(key: "title") == nil && item.child(key: "image") == nil
  }

  private func bar(
    _ className: String, of node: XMLNode, holding steps: [IBWalker.Step], frame: Frame?
  ) -> [IBWalker.Step] {
    var bar = Control(location: node.location)
    bar.className = className
    bar.frame = frame
    return [.begin(bar)] + steps + [.end]
  }

  /// A tab bar controller's tabs are in the scenes they lead to. A tab that no controller here leads to is shown with
  /// its own scene.
  private var tabItems: [XMLNode] {
    if controller.name == "tabBarController" {
      let segues = controller.connections("segue").filter { $0["relationship"] == "viewControllers" }
      return segues.compactMap { document.object($0["destination"])?.child(key: "tabBarItem") }
    }
    guard let item = controller.child(key: "tabBarItem"), !document.isTab(controller) else { return [] }
    return [item]
  }
}
