extension Finding.Subject {
  package init(_ element: Element, path: String, landmarks: inout Landmarks) {
    // UIKit has no role for it, and developers do not call it a group.
    // The root of a screen is the screen.
    let isScreen =
      element.index == 0 && element.tree.screen.kind == .screen && element.tree.screen.size != nil
      && element.control.role == nil && element.control.isElement != true
    let isSegmented = element.role == .group && element.uikitClass?.name == "UISegmentedControl"
    role = isScreen ? "screen" : isSegmented ? "segmented control" : element.role?.words
    name = element.calledName ?? (isScreen ? element.tree.screen.name : nil)
    identifier = element.control.identifier ?? element.control.id
    className = element.control.className
    lookup = landmarks.lookup(of: element, isNamed: name != nil)
    self.path = path
    anchor = element.ancestors.lazy.compactMap(\.control.identifier).first { !$0.isEmpty }
  }

  init(screen: Screen) {
    name = screen.name
    role = nil
    path = ""
  }
}
