/// Identifiers that scenes of several storyboards have, as copies of screens do: which of them code means.
struct SharedIdentifiers {
  /// By identifier: the numbers of the documents that code takes it from. Of the others nothing is known.
  private var meant: [NameKey: Set<Int>] = [:]

  init(_ documents: [NamesInDocument], _ files: [CodeFile]) {
    var holders: [NameKey: Set<Int>] = [:]
    for (number, document) in documents.enumerated() {
      for identifier in document.scenes.flatMap(\.identifiers) { holders[identifier, default: []].insert(number) }
    }
    // Another storyboard may refer to a scene, and give its reference the same identifier.
    let referred = documents.reduce(into: Set<NameKey>()) { all, document in
      for scene in document.scenes { all.formUnion(scene.references) }
    }
    holders = holders.filter { $0.value.count > 1 && !referred.contains($0.key) }
    if holders.isEmpty { return }
    for file in files {
      let found = file.mentions.filter { $0.kind == .text && holders[$0.key] != nil }
      if found.isEmpty { continue }
      let mentioned = Set(file.mentions.map(\.key))
      let named = Set(documents.indices.filter { documents[$0].names.prefix(2).contains(where: mentioned.contains) })
      for mention in found {
        guard let candidates = holders[mention.key] else { continue }
        // Who uses a constant names the storyboard elsewhere.
        let meant = mention.constant == nil ? candidates.intersection(named) : []
        self.meant[mention.key, default: []].formUnion(meant.isEmpty ? candidates : meant)
      }
    }
  }

  /// Whether code may mean the scene of a document by its identifier: the storyboard is named where the identifier is, or
  /// none is.
  func mayMean(document: Int, by identifier: NameKey) -> Bool { meant[identifier]?.contains(document) ?? true }
}
