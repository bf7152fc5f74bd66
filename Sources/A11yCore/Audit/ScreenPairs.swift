/// Finds each screen of an old run in a new one: by name and file, by name, by file, and at last, where there is one
/// screen on either side, because there is no other.
public struct ScreenPairs: Sendable, Equatable {
  /// Positions of the same screen in the old and in the new list, in the order of the new.
  public private(set) var pairs: [Pair] = []
  /// Positions in the old list.
  public let gone: [Int]
  /// Positions in the new list.
  public let added: [Int]

  public struct Pair: Hashable, Sendable {
    public let old: Int
    public let new: Int
  }

  /// A screen's name, and the path of its file; only the last component of a path counts, for a folder of dumps may be
  /// called otherwise.
  public struct Key: Hashable, Sendable {
    var name: String?
    var file: String?

    public init(name: String?, file: FilePath) {
      self.name = name
      self.file = file.name
    }
  }

  public init(old: [Key], new: [Key]) {
    var partners = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    func pair(_ key: (Key) -> Key?) {
      var waiting: [Key: [Int]] = [:]
      for position in old.indices.reversed() where !isTaken[position] {
        if let key = key(old[position]) { waiting[key, default: []].append(position) }
      }
      for position in new.indices where partners[position] == nil {
        guard let key = key(new[position]), let partner = waiting[key]?.popLast() else { continue }
        partners[position] = partner
        isTaken[partner] = true
      }
    }
    pair { $0 }
    pair { key in key.name.map { _ in key.without(\.file) } }
    // Every dump of a folder may be called tree.json.
    let oldFiles = Self.ownFiles(old)
    let newFiles = Self.ownFiles(new)
    pair { key in
      key.file.flatMap { oldFiles.contains($0) && newFiles.contains($0) ? key.without(\.name) : nil }
    }
    if old.count == 1, new.count == 1 { pair { $0.without(\.name).without(\.file) } }
    pairs = partners.enumerated().compactMap { new, old in old.map { Pair(old: $0, new: new) } }
    gone = old.indices.filter { !isTaken[$0] }
    added = new.indices.filter { partners[$0] == nil }
  }

  /// The file names that only one screen has.
  private static func ownFiles(_ keys: [Key]) -> Set<String> {
    Set(Dictionary(grouping: keys.compactMap(\.file)) { $0 }.filter { $1.count == 1 }.keys)
  }
}

extension ScreenPairs.Key {
  fileprivate func without(_ part: WritableKeyPath<Self, String?>) -> Self {
    var key = self
    key[keyPath: part] = nil
    return key
  }
}
