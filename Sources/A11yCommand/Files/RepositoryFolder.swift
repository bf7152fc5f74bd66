import Glibc

/// Where the command runs, and where that is in the repository: code hosts look for files from the repository's root,
/// whatever folder the check ran in.
package struct RepositoryFolder {
  /// Empty when the system does not tell.
  package var workingFolder: String
  /// From the nearest folder above that holds `.git` to the working folder; empty at the root and outside of any.
  package var path: String

  package static var current: RepositoryFolder {
    guard let folder = getcwd(nil, 0) else { return RepositoryFolder(workingFolder: "", path: "") }
    defer { free(folder) }
    let working = String(cString: folder)
    var above = working.split(separator: "/")[...]
    var below: [Substring] = []
    while true {
      // A file in work trees and submodules.
      if access("/" + (above + [".git"]).joined(separator: "/"), F_OK) == 0 {
        return RepositoryFolder(workingFolder: working, path: below.reversed().joined(separator: "/"))
      }
      guard let last = above.popLast() else { return RepositoryFolder(workingFolder: working, path: "") }
      below.append(last)
    }
  }
}
