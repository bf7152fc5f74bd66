package import A11yCore

/// Where the command runs, and where that is in the repository: code hosts look for files from the repository's root,
/// whatever folder the check ran in.
package struct RepositoryFolder {
  /// Empty when the system does not tell.
  package var workingFolder: FilePath
  /// From the nearest folder above that holds `.git` to the working folder; empty at the root and outside of any.
  package var path: FilePath
  /// The repository's root; nil outside of any repository.
  package var root: FilePath?

  package static var current: RepositoryFolder {
    let working = FilePath.working
    var root = working
    // A file in work trees and submodules.
    while !root.appending(".git").exists {
      if root == "/" { return RepositoryFolder(workingFolder: working, path: "") }
      root = root.folder
    }
    let below = working.relative(to: root)
    return RepositoryFolder(workingFolder: working, path: below.flatMap { $0 == "." ? nil : $0 } ?? "", root: root)
  }

  /// Where files really are, from the repository's root, for those that are in it: code hosts follow no symbolic links.
  package func realPaths(of files: Set<FilePath>) -> [FilePath: FilePath] {
    guard let root else { return [:] }
    var paths: [FilePath: FilePath] = [:]
    for file in files { paths[file] = file.resolved?.relative(to: root) }
    return paths
  }
}
