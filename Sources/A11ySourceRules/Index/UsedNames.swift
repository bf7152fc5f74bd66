/// The names that are used in the whole run: those in code that runs in any case, and all that these lead to.
struct UsedNames: Sendable {
  private let uses: NameUses
  private let classesOfXibs: Set<Int>
  private let isLibrary: Bool
  private var used: Set<Int> = []
  private var usedTypes: Set<Int> = []
  /// Names whose code has not been gone through.
  private var waiting: [Int] = []
  private var owners: [Int: [NameUses.Owner]] = [:]
  /// Functions of used types that no used code has called so far, by their names.
  private var unnamed: [Int: [NameUses.Owner]] = [:]
  private var known: [Int: Ties] = [:]
  /// Scenes by the identifiers that lead to them, as written and as generated code has them.
  private var scenesByName: [Int: Set<String>] = [:]
  /// Those that are not shown so far.
  private var scenes: [String: InterfaceOutlets.Scene] = [:]

  /// What a type is by all that it derives from and adopts.
  private struct Ties {
    var isOfUIKit = false
    var isView = false
    var isCalledBack = false
    /// It rests on something that neither the run nor the rules know.
    var isForeign = false
  }

  /// - Parameters:
  ///   - isFollowed: the app's beginning is among the files. Otherwise all code counts as used.
  ///   - isLibrary: other packages may use what is public.
  init(_ uses: NameUses, outlets: InterfaceOutlets, isFollowed: Bool, isLibrary: Bool) {
    self.uses = uses
    self.isLibrary = isLibrary
    classesOfXibs = Set(outlets.classesOfXibs.map { NameUses.name($0) })
    for owner in uses.byOwner.keys { owners[owner.type, default: []].append(owner) }
    for name in uses.types.keys { known[name] = ties(of: name) }
    for name in uses.always { use(name) }
    for (name, type) in uses.types where !isFollowed || isMadeUnnamed(name, type) { useType(name) }
    if !isFollowed {
      for names in uses.byOwner.values { names.forEach { use($0) } }
    }
    for name in outlets.classes { use(NameUses.name(name)) }
    scenes = outlets.scenes
    for (identifier, controllers) in outlets.scenesByIdentifier {
      // Texts with other characters are not among the names.
      guard identifier.isIdentifier else {
        show(controllers)
        continue
      }
      for word in [identifier, identifier.prefix(1).lowercased() + identifier.dropFirst()] {
        scenesByName[NameUses.name(word), default: []].formUnion(controllers)
      }
    }
    for identifier in outlets.references { use(NameUses.name(identifier)) }
    follow()
    // The xib of a class holds an object of it, and generated code loads it: `R.nib.priceCell`. An `R` of something else
    // is no such code.
    let generated = ["nib", "storyboard"].map { NameUses.name(NameUses.name($0), of: NameUses.name("R")) }
    if generated.contains(where: used.contains) {
      for name in classesOfXibs { use(name) }
      follow()
    }
  }

  func isUsed(_ name: String) -> Bool { isUsed(NameUses.name(name)) }

  /// Whether a function of a type is called, or may be without its name.
  func isUsed(function: String, of type: String) -> Bool {
    let owner = NameUses.Owner(type: NameUses.name(type), function: NameUses.name(function))
    return used.contains(NameUses.name(function)) || isCalledUnnamed(owner)
  }

  private func isUsed(_ name: Int) -> Bool { used.contains(name) || usedTypes.contains(name) }

  // MARK: - Following

  private mutating func use(_ name: Int) {
    guard used.insert(name).inserted else { return }
    waiting.append(name)
  }

  /// Scenes, and those that their segues lead to.
  private mutating func show(_ controllers: Set<String>) {
    var waiting = Array(controllers)
    while let id = waiting.popLast() {
      guard let scene = scenes.removeValue(forKey: id) else { continue }
      for name in scene.classes { use(NameUses.name(name)) }
      waiting += scene.next
    }
  }

  private mutating func follow() {
    while let name = waiting.popLast() {
      if let controllers = scenesByName[name] { show(controllers) }
      if let type = uses.typesOfMembers[name] {
        if !uses.literals.contains(name) || classesOfXibs.contains(type) { use(type) }
        continue
      }
      if uses.types[name] != nil { useType(name) }
      for owner in unnamed.removeValue(forKey: name) ?? [] { run(owner) }
    }
  }

  private mutating func useType(_ name: Int) {
    guard usedTypes.insert(name).inserted else { return }
    uses.types[name]?.inherits.forEach { use($0) }
    for owner in owners[name] ?? [] {
      if let function = owner.function, !used.contains(function), !isCalledUnnamed(owner) {
        unnamed[function, default: []].append(owner)
      } else {
        run(owner)
      }
    }
  }

  private mutating func run(_ owner: NameUses.Owner) { uses.byOwner[owner]?.forEach { use($0) } }

  // MARK: - Used without a name

  private func isMadeUnnamed(_ name: Int, _ type: NameUses.OwnType) -> Bool {
    if !type.isDeclared || type.isMadeByOthers || type.isPublic && isLibrary { return true }
    guard let ties = known[name] else { return true }
    // Whatever else it adopts, somebody has to make a view.
    return ties.isForeign && !ties.isOfUIKit && !ties.isView
  }

  private func isCalledUnnamed(_ owner: NameUses.Owner) -> Bool {
    guard let function = uses.functions[owner], !function.isCalledByOthers, !(function.isPublic && isLibrary) else {
      return true
    }
    guard let ties = known[owner.type] else { return true }
    // What protocols ask for takes something.
    if ties.isForeign { return function.isLikeCallback || !ties.isOfUIKit }
    return ties.isCalledBack && function.isCallback
  }

  /// Ten times what a class of an app has; of classes that each derive from the next, every one has those of all above it.
  private static let mostTies = 200

  private func ties(of name: Int) -> Ties {
    var found = Ties()
    var seen: Set<Int> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      if seen.count > Self.mostTies { return Ties(isForeign: true) }
      guard let type = uses.types[next] else {
        found.isForeign = true
        continue
      }
      found.isOfUIKit = found.isOfUIKit || type.isOfUIKit
      found.isView = found.isView || type.isView
      found.isCalledBack = found.isCalledBack || type.isCalledBack
      // What is only extended here may be anything.
      if next != name, !type.isDeclared { found.isForeign = true }
      waiting += type.inherits.filter { seen.insert($0).inserted }
    }
    return found
  }
}
