public import A11yCore

/// The disk as a configuration may see it. Paths are absolute.
public protocol ConfigurationDisk {
  /// A file's bytes; nil if there is no such file.
  func read(_ path: FilePath) throws -> [UInt8]?
  func exists(_ path: FilePath) -> Bool
  /// The path without symbolic links; nil if there is no such file or folder.
  func resolved(_ path: FilePath) -> FilePath?
  /// Whether a file, or the folder it lies in, belongs to somebody other than the user.
  func belongsToOther(_ path: FilePath) -> Bool
}

extension ConfigurationDisk {
  /// The root of the repository that a folder lies in; the folder itself outside of any. A configuration reads and writes
  /// only below it: the repository may be a stranger's, the files next to it are the user's.
  func root(of folder: FilePath) -> FilePath {
    var current = folder
    while !exists(current.appending(".git")) {
      if current == "/" { return folder }
      current = current.folder
    }
    return current
  }

  /// A path from a folder once symbolic links are followed; nil if it leads out of it. The links of the nearest folder that
  /// exists count for what does not exist yet.
  func relative(_ path: FilePath, to root: FilePath) -> FilePath? {
    guard let root = resolved(root) else { return nil }
    var existing = path
    var rest: [String] = []
    while true {
      if let real = resolved(existing) {
        return rest.reversed().reduce(real) { $0.appending(FilePath($1)) }.relative(to: root)
      }
      if existing == "/" { return nil }
      rest.append(existing.name)
      existing = existing.folder
    }
  }

  func leads(_ path: FilePath, below root: FilePath) -> Bool { relative(path, to: root) != nil }
}
