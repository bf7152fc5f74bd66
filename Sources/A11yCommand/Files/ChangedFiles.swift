package import A11yCore
import Glibc

/// The files that git names as changed since a commit, or as not known to it.
package struct ChangedFiles {
  /// The repository's root, without links.
  private let root: FilePath
  /// From the root.
  private let paths: Set<FilePath>

  /// - Throws: a `Failure` when git cannot tell; it has said why.
  package init(since reference: String) throws {
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      throw Failure("--changed-since takes a commit, a branch or a tag, not '\(reference.escapedForDisplay)'")
    }
    // No fetching of missing objects, which may run a command, and no writing of the index.
    setenv("GIT_ALLOW_PROTOCOL", "none", 1)
    setenv("GIT_OPTIONAL_LOCKS", "0", 1)
    // A submodule counts as changed with its commit: to look into it, git would follow the submodule's own settings.
    let changed = try Self.git(
      "diff", "--name-only", "--no-relative", "--no-ext-diff", "--no-textconv", "--ignore-submodules=dirty", "-z",
      reference, "--", settings: Self.withoutFilters())
    let top = try Self.git("rev-parse", "--show-toplevel")
    // A name may end in a line feed of its own.
    root = FilePath(bytes: top.last == UInt8(ascii: "\n") ? top.dropLast() : top[...])
    let unknown = try Self.git("ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/")
    paths = Set((changed + unknown).split(separator: 0).map { FilePath(bytes: $0) })
  }

  /// Standard input is always new.
  ///
  /// - Throws: a `Failure` for a file outside of the repository, of which git tells nothing.
  package func contains(_ path: FilePath) throws -> Bool {
    // The folder's links are followed, and not the file's own: git names the link.
    guard path != "-", let folder = path.folder.resolved else { return true }
    guard let below = folder.appending(FilePath(path.name)).relative(to: root) else {
      throw Failure("\(path.shown) is outside of the repository \(root.shown); leave out --changed-since")
    }
    return paths.contains(below) || Self.folders(of: below).contains(where: paths.contains)
  }

  /// The folders a file is in. Of a repository within the repository git names only the folder.
  private static func folders(of path: FilePath) -> [FilePath] {
    let parts = path.components
    return parts.indices.dropFirst().flatMap { count -> [FilePath] in
      let folder = parts[..<count].joined(separator: "/")
      return [FilePath(folder), FilePath(folder + "/")]
    }
  }

  /// Settings that switch off the filters that the repository's own configuration defines; those of the user stay, such
  /// as the one for large files.
  private static func withoutFilters() throws -> [String] {
    let words = [
      "-c", "core.fsmonitor=false", "config", "--show-scope", "--null", "--name-only", "--get-regexp", "^filter[.]",
    ]
    let answer = try ChildProcess.output(of: ["git"] + words)
    let parts = answer.bytes.split(separator: 0).map { String(validating: $0, as: UTF8.self) }
    return try zip(parts, parts.dropFirst()).filter { $0.0 == "local" || $0.0 == "worktree" }.map { _, key in
      // Git would take another setting for it.
      guard let key, !key.contains("=") else {
        throw Failure("--changed-since: the repository configures a filter of files whose name cannot be switched off")
      }
      return key + (key.hasSuffix(".required") ? "=false" : "=")
    }
  }

  /// The output of a command of git. Its errors go to standard error. The repository's own settings must not run anything:
  /// neither a monitor of the file system nor filters of files nor hooks.
  private static func git(_ arguments: String..., settings: [String] = []) throws -> [UInt8] {
    let settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null"] + settings
    let answer = try ChildProcess.output(of: ["git"] + settings.flatMap { ["-c", $0] } + arguments)
    guard answer.status == 0 else {
      throw Failure("git cannot tell which files changed; give --changed-since a commit, a branch or a tag it knows")
    }
    return answer.bytes
  }
}
