/// The classes that a change of source files concerns: those that the files declare or add to, and all that inherit from
/// them.
public struct ChangedClasses: Sendable {
  private let keys: Set<NameKey>

  /// - Parameters:
  ///   - files: as they are, and as they were before the change.
  ///   - index: of all sources.
  public init(_ files: [CodeFile], in index: CodeIndex) {
    var keys = Set(files.flatMap { file in file.record.types.map { NameKey(file.record.names[Int($0.name)]) } })
    let heirs = Dictionary(grouping: index.inheritances) { NameKey($0.superclass) }
    var open = Array(keys)
    while let key = open.popLast() {
      for heir in heirs[key] ?? [] where keys.insert(NameKey(heir.name)).inserted { open.append(NameKey(heir.name)) }
    }
    self.keys = keys
  }

  /// Whether something in an interface file is of one of the classes.
  public func concern(_ document: NamesInDocument) -> Bool {
    document.owner.map(keys.contains) == true || !document.classes.isDisjoint(with: keys)
  }
}
