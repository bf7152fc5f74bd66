import Synchronization

/// The trees of a run: kept as long as they fit, and parsed again when they did not. So a run takes no more memory than
/// it is given, and one of a usual size parses every file once.
public final class SourceLibrary: Sendable {
  private struct Shelf {
    var trees: [String: SourceTree] = [:]
    var size = 0
  }

  private let shelf: Mutex<Shelf> = Mutex(Shelf())
  private let budget: Int
  private let read: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - budget: how many bytes of trees are kept, about.
  ///   - read: a file's bytes, for the second time; nil when it cannot be read any more.
  public init(budget: Int = 512 << 20, read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.budget = budget
    self.read = read
  }

  /// Parses a file and says what it gives to the index.
  public func survey(path: String, bytes: [UInt8]) -> IndexSurvey {
    let tree = SourceTree(path: path, bytes: bytes)
    shelf.withLock { shelf in
      guard shelf.size + tree.size <= budget else { return }
      shelf.size += tree.size
      shelf.trees[path] = tree
    }
    return IndexSurvey(tree)
  }

  /// A file's tree; nil when it is not kept and cannot be read again.
  public func tree(_ path: String) -> SourceTree? {
    if let tree = shelf.withLock({ $0.trees[path] }) { return tree }
    return read(path).map { SourceTree(path: path, bytes: $0) }
  }
}
