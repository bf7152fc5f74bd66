import A11yCore

/// What is on a screen that needs no title: a dialog, a map, an image of what the camera sees, a game, a web page.
struct SceneEvidence {
  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) { self.tree = tree }

  /// Words in the name of a class that draws what an eye watches.
  private static let names = [
    "camera", "preview", "player", "video", "unity", "scnview", "skview", "mtkview", "glkview", "arview", "metal",
    "game", "canvas", "splash", "launch",
  ]
  /// The share of the display such a view covers.
  private static let half = 0.5

  /// The same as names of whole screens.
  private static let subjects: Set<Substring> = ["camera", "player", "video", "map", "game", "splash", "launch"]

  var speaksForItself: Bool {
    if let name = tree.screen.name, SpokenText.words(name).contains(where: Self.subjects.contains) { return true }
    let size = tree.screen.size ?? tree[0].control.frame?.size
    return tree.screen.controls.indices.contains { index in
      guard tree.reach(of: index) != .hidden else { return false }
      let element = tree[index]
      if element.control.isModal == true || element.role == .alert || element.traits.contains(.alert) { return true }
      guard element.role == .map || element.role == .webView || isWatched(element) else { return false }
      guard let size, let frame = element.control.frame, frame.isValid else { return true }
      return frame.area >= size.width * size.height * Self.half
    }
  }

  private func isWatched(_ element: Element) -> Bool {
    guard element.isCustom || element.uikitClass == nil, let name = element.control.className?.lowercased() else {
      return false
    }
    return Self.names.contains(where: name.hasBytes)
  }
}
