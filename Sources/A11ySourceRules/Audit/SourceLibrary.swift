public import A11yCore
import Synchronization

/// The trees that a run asks for more than once: kept as long as they fit, and parsed again when they did not. So a run
/// takes no more memory than it is given, and one of a usual size parses every file once.
public final class SourceLibrary: Sendable {
  /// Why a tree is kept.
  public enum Use: Sendable {
    /// The file is not checked yet.
    case waits
    /// It extends a type that may turn out to be a class in a file that waits.
    case extends
  }

  private struct Shelf {
    var trees: [FilePath: SourceTree] = [:]
    /// By file: of what was read for the first time.
    var hashes: [FilePath: UInt32] = [:]
    /// Those that only extend, which go first.
    var extending: [FilePath] = []
    var size = 0
  }

  private let shelf: Mutex<Shelf> = Mutex(Shelf())
  private let budget: Int
  private let isDeep: Bool
  private let place: @Sendable (FilePath) -> FilePath
  private let read: @Sendable (FilePath) -> [UInt8]?

  /// - Parameters:
  ///   - budget: how many bytes of trees are kept, about.
  ///   - isDeep: whether all threads that ask have a stack of `SourceTree.stackSize`.
  ///   - place: where a file lies in its project.
  ///   - read: a file's bytes, for the second time; nil when it cannot be read any more.
  public init(
    budget: Int = 192 << 20, isDeep: Bool = false, place: @escaping @Sendable (_ path: FilePath) -> FilePath = { $0 },
    read: @escaping @Sendable (_ path: FilePath) -> [UInt8]?
  ) {
    self.budget = budget
    self.place = place
    self.isDeep = isDeep
    self.read = read
  }

  /// A file that is read for the first time.
  public func parse(path: FilePath, bytes: [UInt8]) -> SourceTree {
    let hash = SymbolTable.hash(of: bytes)
    shelf.withLock { $0.hashes[path] = hash }
    return SourceTree(path: path, bytes: bytes, isDeep: isDeep, place: place)
  }

  /// Puts a tree on the shelf, if there is room.
  public func keep(_ tree: SourceTree, for use: Use) {
    shelf.withLock { shelf in
      while use == .waits, shelf.size + tree.size > budget, let path = shelf.extending.popLast() {
        shelf.size -= shelf.trees.removeValue(forKey: path)?.size ?? 0
      }
      guard shelf.size + tree.size <= budget else { return }
      shelf.size += tree.size
      shelf.trees[tree.path] = tree
      if use == .extends { shelf.extending.append(tree.path) }
    }
  }

  /// Lets go of the trees that only extend, but for some.
  public func keepExtending(_ paths: Set<FilePath>) {
    shelf.withLock { shelf in
      for path in shelf.extending where !paths.contains(path) {
        shelf.size -= shelf.trees.removeValue(forKey: path)?.size ?? 0
      }
      shelf.extending.removeAll { !paths.contains($0) }
    }
  }

  /// A file's tree; nil when it is not kept and cannot be read again, or is another file by now: places and fixes of the
  /// old one would hit anything in the new one.
  public func tree(_ path: FilePath) -> SourceTree? {
    let (tree, hash) = shelf.withLock { ($0.trees[path], $0.hashes[path]) }
    if let tree { return tree }
    guard let bytes = read(path), hash == nil || hash == SymbolTable.hash(of: bytes) else { return nil }
    return SourceTree(path: path, bytes: bytes, isDeep: isDeep, place: place)
  }
}
