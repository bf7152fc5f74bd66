import A11yCommand
import A11yCore
import A11yPlatform
import A11ySourceRules
import Synchronization

/// The Swift files around those that are open: what they give to the index, and the trees that rules ask for.
final class SourceApp {
  /// Nil for a file by itself.
  private let folder: FilePath?
  /// Of the files on disk; nil until a document is opened.
  private var surveys: [FilePath: IndexSurvey]?
  /// Of those that are not open, merged.
  private var rest: IndexSurvey?
  private var open: [FilePath: (tree: SourceTree, survey: IndexSurvey)] = [:]
  /// Texts of open files that were not read yet.
  private var edited: [FilePath: ServedText] = [:]
  private let shelf = Shelf()
  private var resources = Once<SourceResources>()
  private var outlets = Once<InterfaceOutlets>()

  init(folder: FilePath?) { self.folder = folder }

  /// The file as it is in the editor, with an index of the app as it is now.
  func source(of text: ServedText, at path: FilePath) -> SourceFile {
    for (path, text) in edited { read(text, at: path) }
    edited = [:]
    let tree = open[path].flatMap { $0.tree.bytes == text.bytes ? $0.tree : nil } ?? read(text, at: path)
    var survey = merged()
    for path in open.keys.sorted() { if let other = open[path] { survey.merge(other.survey) } }
    if folder == nil { survey.forgetEntryPoint() }
    let trees = open.mapValues(\.tree)
    let (shelf, folder, resources, outlets) = (shelf, folder, resources, outlets)
    let folders = folder.map { [$0.text] } ?? []
    let index = SourceIndex(survey) {
      resources.value { ResourceReading(folders).read() }
    } outlets: {
      outlets.value { OutletReading(folders).read() }
    } tree: { path in
      trees[path] ?? shelf.tree(path) { (try? InputFile.read(path)).map { Self.tree(of: $0, at: path, in: folder) } }
    }
    return SourceFile(tree, index: index)
  }

  /// The file is open, and this is what is written in it.
  func edit(_ text: ServedText, at path: FilePath) { edited[path] = text }

  @discardableResult
  private func read(_ text: ServedText, at path: FilePath) -> SourceTree {
    if open[path] == nil { rest = nil }
    let tree = Self.tree(of: text.bytes, at: path, in: folder)
    open[path] = (tree, IndexSurvey(SourceFile(tree, index: nil)))
    return tree
  }

  func close(_ path: FilePath) {
    edited[path] = nil
    if open.removeValue(forKey: path) != nil { filesChanged([path]) }
  }

  /// - Parameter paths: nil for any.
  func filesChanged(_ paths: [FilePath]?) {
    resources = Once<SourceResources>()
    outlets = Once<InterfaceOutlets>()
    rest = nil
    guard let paths, surveys != nil else {
      surveys = nil
      shelf.forget(nil)
      return
    }
    let swift = paths.filter { $0.hasSuffix(".swift") }
    shelf.forget(swift)
    for path in swift {
      let bytes = path.isFile ? try? InputFile.read(path) : nil
      surveys?[path] = bytes.map { Self.survey(of: $0, at: path, in: folder) }
    }
  }

  private func merged() -> IndexSurvey {
    if let rest { return rest }
    let all = surveys ?? read()
    surveys = all
    var survey = IndexSurvey()
    for path in all.keys.sorted() where open[path] == nil { if let other = all[path] { survey.merge(other) } }
    rest = survey
    return survey
  }

  private func read() -> [FilePath: IndexSurvey] {
    guard let folder else { return [:] }
    var finder = InputFinder(suffixes: [".swift"])
    let paths = finder.find(folder.text).prefix(Self.mostFiles).map { FilePath.working.appending($0.path) }
    let found = Parallel.map(paths, jobs: Threads.processors, stackSize: SourceTree.stackSize) { path in
      (try? InputFile.read(path)).map { Self.survey(of: $0, at: path, in: folder) }
    }
    return Dictionary(zip(paths, found).compactMap { path, survey in survey.map { (path, $0) } }) { first, _ in first }
  }

  /// More are not read: no app has as many, and an editor may have a home folder open.
  private static let mostFiles = 20_000

  private static func survey(of bytes: [UInt8], at path: FilePath, in folder: FilePath?) -> IndexSurvey {
    IndexSurvey(SourceFile(tree(of: bytes, at: path, in: folder), index: nil))
  }

  private static func tree(of bytes: [UInt8], at path: FilePath, in folder: FilePath?) -> SourceTree {
    SourceTree(path: path, bytes: bytes) { path in folder.flatMap { path.relative(to: $0) } ?? FilePath(path.name) }
  }
}

/// Something that is read at most once.
private final class Once<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  func value(_ read: () -> Value) -> Value {
    known.withLock { known in
      let value = known ?? read()
      known = value
      return value
    }
  }
}

/// Trees of files on disk that a rule has asked for.
private final class Shelf: Sendable {
  private let trees = Mutex<[FilePath: SourceTree]>([:])
  private static let most = 200

  func tree(_ path: FilePath, _ read: () -> SourceTree?) -> SourceTree? {
    if let tree = trees.withLock({ $0[path] }) { return tree }
    guard let tree = read() else { return nil }
    trees.withLock { trees in
      if trees.count >= Self.most { trees = [:] }
      trees[path] = tree
    }
    return tree
  }

  /// - Parameter paths: nil for all.
  func forget(_ paths: [FilePath]?) {
    trees.withLock { trees in
      guard let paths else { return trees = [:] }
      for path in paths { trees[path] = nil }
    }
  }
}
