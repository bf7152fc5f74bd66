/// Which scenes of a storyboard can be shown: the first one, those that code can ask for by an identifier, and those to
/// which segues lead from these.
struct IBFlow {
  /// The ids of the controllers that can be shown. Nil where the storyboard names no first scene.
  private var reached: Set<String>?

  init(_ root: XMLNode) {
    guard let first = root["initialViewController"], let scenes = root.child("scenes")?.children else { return }
    var destinations: [String: [String]] = [:]
    var pending = [first]
    for scene in scenes {
      let segues = scene.descendants.filter { $0.name == "segue" }.compactMap { $0["destination"] }
      guard let objects = scene.child("objects")?.children else { continue }
      for object in objects where IBClasses.isController(object.name) {
        guard let id = object["id"] else { continue }
        destinations[id] = segues
        if object["storyboardIdentifier"] != nil { pending.append(id) }
      }
    }
    var reached: Set<String> = []
    while let id = pending.popLast() {
      if reached.insert(id).inserted { pending += destinations[id] ?? [] }
    }
    self.reached = reached
  }

  /// Whether a controller of the storyboard can be shown.
  func reaches(_ controller: XMLNode) -> Bool {
    guard let reached, let id = controller["id"] else { return true }
    return reached.contains(id)
  }
}
