/// Which storyboards show their first scene: a storyboard may be loaded for others of its scenes alone.
struct InitialScenes {
  /// Names next to which code shows a first scene, and those that something outside of code mentions.
  private var begun: Set<NameKey> = []
  /// Code shows the first scene of a storyboard whose name it is given; or none shows any scene, because a library does it.
  private let areAllBegun: Bool

  /// How UIKit, and generators of code, call it.
  private static let calls = [
    "instantiateInitialViewController", "initialViewController", "initialScene", "instantiateInitial",
  ].map(NameKey.init)

  private static let otherCall = NameKey("instantiateViewController")

  init(_ files: [CodeFile], _ documents: [NamesInDocument], firstStoryboards: [NameKey]) {
    begun.formUnion(firstStoryboards)
    for document in documents {
      for scene in document.scenes { begun.formUnion(scene.references) }
    }
    let names = Set(documents.filter { $0.scenes.count > 1 }.flatMap(\.names))
    var callers = 0
    var generalCallers = 0
    var showsOthers = false
    for file in files {
      let mentioned = Set(file.mentions.map(\.key))
      let words = Set(file.usedWords)
      if words.contains(Self.otherCall) { showsOthers = true }
      guard Self.calls.contains(where: words.contains) else { continue }
      let named = mentioned.intersection(names)
      callers += 1
      if named.isEmpty { generalCallers += 1 }
      begun.formUnion(named)
    }
    areAllBegun = callers == 0 && !showsOthers || generalCallers > 0
  }

  func canBegin(_ document: NamesInDocument) -> Bool {
    areAllBegun || document.names.contains(where: begun.contains)
  }
}
