/// The classes that a change of source files concerns: those that the files declare or add to, and all that inherit from
/// them.
public struct ChangedClasses: Sendable {
  private let keys: Set<NameKey>

  /// - Parameters:
  ///   - files: as they are, and as they were before the change.
  ///   - index: of all sources.
  public init(_ files: [CodeFile], in index: CodeIndex) {
    var keys = Set(files.flatMap { file in file.record.types.map { NameKey(file.record.names[Int($0.name)]) } })
    let parents = index.superclassNames.map { (own: NameKey($0.key), parent: NameKey($0.value)) }
    var count = -1
    while keys.count != count {
      count = keys.count
      for (own, parent) in parents where keys.contains(parent) { keys.insert(own) }
    }
    self.keys = keys
  }

  /// Whether something in an interface file is of one of the classes.
  public func concern(_ document: NamesInDocument) -> Bool {
    document.owner.map(keys.contains) == true || !document.classes.isDisjoint(with: keys)
  }
}
