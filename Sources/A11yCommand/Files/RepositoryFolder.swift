import Glibc

/// Where the command runs, and where that is in the repository: code hosts look for files from the repository's root,
/// whatever folder the check ran in.
package struct RepositoryFolder {
  /// Empty when the system does not tell.
  package var workingFolder: String
  /// From the nearest folder above that holds `.git` to the working folder; empty at the root and outside of any.
  package var path: String
  /// From the root of the file system to the repository's; empty for that root itself, nil outside of any repository.
  package var root: String?

  package static var current: RepositoryFolder {
    guard let folder = getcwd(nil, 0) else { return RepositoryFolder(workingFolder: "", path: "") }
    defer { free(folder) }
    let working = String(cString: folder)
    var above = working.split(separator: "/")[...]
    var below: [Substring] = []
    while true {
      // A file in work trees and submodules.
      if access("/" + (above + [".git"]).joined(separator: "/"), F_OK) == 0 {
        let root = above.map { "/" + $0 }.joined()
        return RepositoryFolder(workingFolder: working, path: below.reversed().joined(separator: "/"), root: root)
      }
      guard let last = above.popLast() else { return RepositoryFolder(workingFolder: working, path: "") }
      below.append(last)
    }
  }

  /// Where files really are, from the repository's root, for those that are in it: code hosts follow no symbolic links.
  package func realPaths(of files: Set<String>) -> [String: String] {
    guard let root else { return [:] }
    var paths: [String: String] = [:]
    for file in files {
      guard let real = realpath(file, nil) else { continue }
      defer { free(real) }
      let path = String(cString: real)
      if path.hasPrefix(root + "/") { paths[file] = String(path.dropFirst(root.count + 1)) }
    }
    return paths
  }
}
