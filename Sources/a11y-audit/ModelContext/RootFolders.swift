import A11yCommand
import A11yCore

/// The folders whose files a client may have read.
struct RootFolders {
  /// Those of the command line, which no client widens.
  private let fixed: [FilePath]
  private var folders: [FilePath]

  /// - Parameter folders: none for what the client names or, if it names none, the current folder.
  init(_ folders: [FilePath]) {
    fixed = folders
    self.folders = folders.isEmpty ? [.working] : folders
  }

  /// Takes the folders that the client names, as URIs.
  mutating func name(_ uris: [String]) {
    guard fixed.isEmpty else { return }
    let named = uris.filter { $0.hasPrefix("file://") }.map { FilePath(uri: $0) }.filter(\.isFolder)
    if !named.isEmpty { folders = named }
  }

  /// The file or folder of a path, relative to the first root.
  ///
  /// - Throws: a `Failure` for what does not exist or, once links are followed, lies elsewhere.
  func file(_ path: String) throws -> FilePath {
    let path = FilePath(argument: path)
    let places = path.isAbsolute ? [path] : folders.map { $0.appending(path) }
    guard let place = places.first(where: \.exists), let resolved = place.resolved else {
      throw Failure("'\(path.shown)' does not exist in \(words)")
    }
    let isInside = folders.contains { folder in
      folder.resolved.map { resolved == $0 || resolved.isInside($0) } ?? false
    }
    guard isInside else { throw Failure("'\(path.shown)' is outside of \(words)") }
    // As the agent calls it, if that is where it is.
    return !path.isAbsolute && place == FilePath.working.appending(path) ? path : place
  }

  private var words: String { folders.map { "'\($0.shown)'" }.joined(separator: ", ") }
}
