package import A11yCore
import A11yPlatform

/// The files whose content is not that of a commit, or that the commit does not have.
///
/// Only four commands of git are run, and none of them looks at the working tree, the index, attributes or ignored files:
/// a stranger's repository could make those run filters, show parts of other files or wait forever. What a file holds is
/// compared with what the commit holds, byte for byte.
package struct ChangedFiles {
  /// The repository's root, without links.
  private let root: FilePath
  private let entries: [FilePath: Entry]

  private struct Entry {
    var kind: Kind
    /// git's name of the content, or of a submodule's commit, in hexadecimal digits.
    var object: String

    enum Kind { case file, link, repository }
  }

  /// - Throws: a `Failure` when git does not know the commit, or is not to be run here.
  package init(since reference: String) throws {
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      throw Failure("--changed-since expects a commit, a branch or a tag, found '\(reference.escapedForDisplay)'")
    }
    // No fetching of missing objects, which may run a command, and no writing of the index.
    Environment.set("GIT_ALLOW_PROTOCOL", to: "none")
    Environment.set("GIT_OPTIONAL_LOCKS", to: "0")
    // Its messages are looked at, in English.
    Environment.set("LC_ALL", to: "C")
    root = try Self.findRoot()
    let commit = try Self.git(["rev-parse", "--verify", reference + "^{commit}"], of: reference)
    let list = try Self.git(["ls-tree", "-r", "-z", "--full-tree", Self.line(commit)], of: reference)
    var entries: [FilePath: Entry] = [:]
    for line in list.split(separator: 0) {
      guard let (path, entry) = Self.entry(line) else { continue }
      entries[path] = entry
    }
    self.entries = entries
  }

  /// The files whose content is the same in the commit. Standard input always counts as new, and so does a file that git
  /// stores in another form, such as with other line endings.
  ///
  /// - Throws: a `Failure` for a file outside of the repository, of which git tells nothing.
  package func unchanged(of paths: [FilePath]) throws -> Set<FilePath> {
    var unchanged: Set<FilePath> = []
    var candidates: [(path: FilePath, file: FilePath, object: String)] = []
    var repositories: [FilePath: Bool] = [:]
    for path in paths {
      guard path != "-", let folder = path.folder.resolved else { continue }
      guard let below = folder.appending(FilePath(path.name)).relative(to: root) else {
        throw Failure("\(path.shown) is outside of the repository \(root.shown); remove --changed-since")
      }
      if let entry = entries[below] {
        if let (file, object) = content(of: entry, at: path) { candidates.append((path, file, object)) }
      } else if let (repository, commit) = repository(around: below) {
        if repositories[repository] == nil {
          repositories[repository] = Self.head(of: root.appending(repository)) == commit
        }
        if repositories[repository] == true { unchanged.insert(path) }
      }
    }
    let objects = try Self.objects(of: candidates.map(\.file))
    for (candidate, object) in zip(candidates, objects) where candidate.object == object {
      unchanged.insert(candidate.path)
    }
    return unchanged
  }

  /// What the commit holds of files that are changed, or gone since.
  ///
  /// - Parameters:
  ///   - changed: files that are there, and differ.
  ///   - isWanted: of a file that is gone, by its path in the repository.
  package func formerContents(
    of changed: [FilePath], orGone isWanted: (FilePath) -> Bool
  ) throws -> [(path: FilePath, bytes: [UInt8])] {
    let below = Set(changed.compactMap { $0.resolved?.relative(to: root) })
    let wanted = entries.filter { path, entry in
      entry.kind == .file && (below.contains(path) || isWanted(path) && !root.appending(path).exists)
    }.sorted { $0.key < $1.key }
    if wanted.isEmpty { return [] }
    let names = try ScratchFile.temporary()
    try wanted.map { $0.value.object + "\n" }.joined().utf8CString.dropLast().withUnsafeBytes { try names.append($0) }
    var answer = try Self.git(["cat-file", "--batch"], input: names)[...]
    var contents: [(path: FilePath, bytes: [UInt8])] = []
    for (path, _) in wanted {
      // `1f7a… blob 120`, the bytes and a line feed, or `1f7a… missing`.
      guard let end = answer.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let words = Self.line(Array(answer[..<end])).split(separator: " ")
      answer = answer[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), size < answer.count else { continue }
      contents.append((path, Array(answer.prefix(size))))
      answer = answer.dropFirst(size + 1)
    }
    return contents
  }

  /// The others of files. Of one outside of the repository git tells nothing: it does not count as changed.
  package func changed(of paths: [FilePath]) throws -> [FilePath] {
    let inside = paths.filter { $0.folder.resolved?.isInside(root) == true }
    let same = try unchanged(of: inside)
    return inside.filter { !same.contains($0) }
  }

  /// The regular file, without links, and its content in the commit.
  private func content(of entry: Entry, at path: FilePath) -> (file: FilePath, object: String)? {
    // git would end at the first file that it cannot read, and say nothing of the others.
    guard let file = path.resolved, file.isFile, file.withCString(FileSystem.canRead) else { return nil }
    switch entry.kind {
    case .file: return path.isFile ? (file, entry.object) : nil
    case .link:
      guard let below = file.relative(to: root), let target = entries[below], target.kind == .file else { return nil }
      return (file, target.object)
    case .repository: return nil
    }
  }

  /// The submodule a file is in, and its commit.
  private func repository(around path: FilePath) -> (path: FilePath, commit: String)? {
    let parts = path.components
    for count in parts.indices.dropFirst() {
      let folder = FilePath(parts[..<count].joined(separator: "/"))
      if let entry = entries[folder], entry.kind == .repository { return (folder, entry.object) }
    }
    return nil
  }

  /// `100644 blob 1f7a…<tab>path`
  private static func entry(_ line: ArraySlice<UInt8>) -> (path: FilePath, entry: Entry)? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3 else { return nil }
    let kind: Entry.Kind = words[1] == "commit" ? .repository : words[0] == "120000" ? .link : .file
    return (FilePath(bytes: line[(tab + 1)...]), Entry(kind: kind, object: words[2]))
  }
}

/// The commands of git.
extension ChangedFiles {
  /// The nearest folder above that holds `.git`, which must be what git takes for the repository, too: its settings can
  /// name another working tree.
  private static func findRoot() throws -> FilePath {
    let folder = FilePath(bytes: try git(["rev-parse", "--absolute-git-dir"]).dropLast())
    guard let root = RepositoryFolder.current.root?.resolved else {
      throw Failure("--changed-since needs a git working tree; no .git in this folder or a parent folder")
    }
    let own = root.appending(".git")
    guard own.isFile || own.resolved == folder.resolved else {
      throw Failure("\(own.shown) is not the repository that git finds in this folder, \(folder.shown)")
    }
    return root
  }

  /// The commit a repository within the repository is at; nil when it has none, or is not there.
  private static func head(of folder: FilePath) -> String? {
    // Arguments are text: a folder whose name is none cannot be named.
    guard folder.appending(".git").exists, folder.bytes == Array(folder.text.utf8) else { return nil }
    return (try? git(["rev-parse", "--verify", "HEAD"], in: folder)).map(line)
  }

  /// What git would call the content of files, as it is, in the files' order; nil for one that cannot be read.
  private static func objects(of files: [FilePath]) throws -> [String?] {
    if files.isEmpty { return [] }
    let names = try ScratchFile.temporary()
    let quoted = files.flatMap(quoted)
    try quoted.withUnsafeBytes { try names.append($0) }
    let answer = try git(["hash-object", "--no-filters", "--stdin-paths"], input: names)
    let objects = answer.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard objects.count == files.count else { throw Failure("git returned \(objects.count) of \(files.count) files") }
    return objects
  }

  /// A line with a path as git reads it: any byte can be written with three octal digits.
  private static func quoted(_ path: FilePath) -> [UInt8] {
    let bytes = path.bytes
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain { return bytes + [UInt8(ascii: "\n")] }
    let digits = bytes.flatMap { byte in
      [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
    }
    return [UInt8(ascii: "\"")] + digits + Array("\"\n".utf8)
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The output of a command of git. What git says of its errors is not shown: its settings may come from a stranger, and
  /// its messages quote the files that these name.
  private static func git(
    _ arguments: [String], of reference: String? = nil, in folder: FilePath? = nil, input: ScratchFile? = nil
  ) throws -> [UInt8] {
    var words = ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    if let folder { words += ["-C", folder.text] }
    let answer = try ChildProcess.output(of: words + arguments, input: input, errors: .dropped, seconds: 60)
    if answer.status == 0 { return answer.bytes }
    if answer.errors.contains("dubious ownership") {
      let root = RepositoryFolder.current.root?.shown ?? "this folder"
      throw Failure(
        "git does not trust \(root), which belongs to another user; to trust it, run: git config --global --add "
          + "safe.directory \(root)")
    }
    if answer.errors.contains("not a git repository") {
      throw Failure("--changed-since needs a git repository; this folder is not in one")
    }
    if let reference, arguments.first == "rev-parse" {
      let shown = reference.escapedForDisplay
      if reference.allSatisfy({ $0 == "0" }) {
        throw Failure("--changed-since: '\(shown)' stands for no commit (the branch is new); use origin/main")
      }
      throw Failure(
        "the commit '\(shown)' is not in this clone; fetch it: git fetch origin (in CI check out the whole history: "
          + "fetch-depth: 0 in GitHub Actions, GIT_DEPTH: 0 in GitLab); if it is misspelled, 'git log' lists commits")
    }
    let command = "git \(arguments[0])"
    let violation =
      reference.map { "cannot determine which files changed since '\($0.escapedForDisplay)'" }
      ?? "cannot determine which files changed"
    throw Failure(
      "\(violation): \(command) \(answer.ending.text); --changed-since expects a commit, a branch or a tag of this repository"
    )
  }
}
