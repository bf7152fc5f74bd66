import A11yCore
import Glibc

/// The files that git names as changed since a commit, or as not known to it.
package struct ChangedFiles {
  /// The repository's root, without links.
  private let root: String
  /// From the root.
  private let paths: Set<String>

  /// - Throws: a `Failure` when git cannot tell; it has said why.
  package init(since reference: String) throws {
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      throw Failure("--changed-since takes a commit, a branch or a tag, not '\(reference.escapedForDisplay)'")
    }
    let changed = try Self.git("diff", "--name-only", "--no-relative", "--no-ext-diff", "-z", reference, "--")
    let top = try Self.git("rev-parse", "--show-toplevel")
    // A name may end in a line feed of its own.
    root = String(decoding: top.last == UInt8(ascii: "\n") ? top.dropLast() : top[...], as: UTF8.self)
    let unknown = try Self.git("-C", root, "ls-files", "--others", "--exclude-standard", "-z")
    paths = Set((changed + unknown).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Standard input is always new.
  ///
  /// - Throws: a `Failure` for a file outside of the repository, of which git tells nothing.
  package func contains(_ path: String) throws -> Bool {
    if path == "-" { return true }
    guard let place = Self.resolved(path) else { return true }
    guard place.hasPrefix(root == "/" ? "/" : root + "/") else {
      throw Failure(
        "\(path.escapedForDisplay) is outside of the repository \(root.escapedForDisplay); leave out --changed-since")
    }
    let below = Substring(place.utf8.dropFirst(root == "/" ? 1 : root.utf8.count + 1))
    return paths.contains(String(below)) || Self.folders(of: below).contains(where: paths.contains)
  }

  /// The folders a file is in. Of a repository within the repository git names only the folder.
  private static func folders(of path: Substring) -> [String] {
    path.indices.filter { path[$0] == "/" }.flatMap { [String(path[..<$0]), String(path[...$0])] }
  }

  /// The folder's links are followed, and not the file's own: git tells of the link.
  private static func resolved(_ path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let real = realpath(folder, nil) else { return nil }
    defer { free(real) }
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let place = String(cString: real)
    return (place == "/" ? "" : place) + "/" + name
  }

  /// What a command of git prints. Its errors go where ours go.
  private static func git(_ arguments: String...) throws -> [UInt8] {
    let answer = try ChildProcess.output(of: ["git"] + arguments)
    guard answer.status == 0 else {
      throw Failure("git cannot tell which files changed; give --changed-since a commit, a branch or a tag it knows")
    }
    return answer.bytes
  }
}
