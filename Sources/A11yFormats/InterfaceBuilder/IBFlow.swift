/// Which scenes of a storyboard can be shown: the first one, those that code can ask for by an identifier, and those to
/// which segues lead from these.
struct IBFlow {
  /// By the id of a controller: by whose names it is shown. Nil where the storyboard names no first scene.
  private let entries: [String: Entries]?

  /// The scenes from which segues lead to a scene.
  private struct Entries {
    var isFirst = false
    /// The identifiers and classes of the others.
    var names: [String] = []
    var hasTooManyNames = false
  }

  /// With more names something will mention one of them.
  private static let mostNames = 40

  init(_ root: XMLNode) {
    guard let first = root["initialViewController"], let scenes = root.child("scenes")?.children else {
      entries = nil
      return
    }
    var destinations: [String: [String]] = [:]
    var starts: [(id: String, names: [String])] = []
    for scene in scenes {
      let segues = scene.descendants.filter { $0.name == "segue" }.compactMap { $0["destination"] }
      guard let objects = scene.child("objects")?.children else { continue }
      for object in objects where IBClasses.isController(object.name) {
        guard let id = object["id"] else { continue }
        destinations[id] = segues
        guard let identifier = object["storyboardIdentifier"] else { continue }
        starts.append((id, [identifier] + [IBClasses.own(object)].compactMap(\.self)))
      }
    }
    var entries: [String: Entries] = [:]
    Self.visit(from: first, destinations) { id in
      if entries[id]?.isFirst == true { return false }
      entries[id, default: Entries()].isFirst = true
      return true
    }
    for start in starts {
      Self.visit(from: start.id, destinations) { id in
        let known = entries[id, default: Entries()]
        // What is shown anyway needs no names, and with the first name of a start the others were added.
        if known.isFirst || known.hasTooManyNames || known.names.contains(start.names[0]) { return false }
        entries[id, default: Entries()].names += start.names
        if known.names.count > Self.mostNames { entries[id]?.hasTooManyNames = true }
        return true
      }
    }
    self.entries = entries
  }

  /// Goes along the segues, on from where `enter` says so.
  private static func visit(from start: String, _ destinations: [String: [String]], enter: (String) -> Bool) {
    var pending = [start]
    while let id = pending.popLast() {
      if enter(id) { pending += destinations[id] ?? [] }
    }
  }

  /// Whether a controller of the storyboard can be shown.
  func reaches(_ controller: XMLNode) -> Bool {
    guard let entries, let id = controller["id"] else { return true }
    return entries[id] != nil
  }

  /// The names by which something shows the controller, or a scene that leads to it; nil if it is shown anyway.
  func names(showing controller: XMLNode) -> [String]? {
    guard let entry = controller["id"].flatMap({ entries?[$0] }), !entry.isFirst, !entry.hasTooManyNames else {
      return nil
    }
    return entry.names
  }
}
