import A11yCore

/// A folder's place in its repository, and what is ignored from above: `.gitignore` files up to the root, and the
/// repository's own `info/exclude`. The user's own list in the home folder is left alone: what is audited would differ
/// from machine to machine.
struct IgnoredPlace {
  /// From the root to the folder; empty outside of any repository.
  private(set) var path: [Substring] = []
  /// Without the folder's own `.gitignore`.
  private(set) var rules = IgnoreRules()

  init(of folder: FilePath) {
    guard let segments = folder.resolved?.components else { return }
    let paths = (0...segments.count).map { FilePath("/" + segments.prefix($0).joined(separator: "/")) }
    guard let depth = paths.lastIndex(where: { $0.appending(".git").exists }) else { return }
    let below = Array(segments[depth...])
    var rules = IgnoreRules()
    for file in Self.excludeFiles(of: paths[depth]) {
      if let text = Self.text(of: file) { rules = rules.adding(text, depth: 0) }
    }
    for level in below.indices {
      if let text = Self.text(of: paths[depth + level].appending(".gitignore")) {
        rules = rules.adding(text, depth: level)
      }
      // Who names an ignored folder wants it read.
      if rules.ignores(Array(below[...level]), isFolder: true) { return }
    }
    (path, self.rules) = (below, rules)
  }

  /// In a work tree or a submodule `.git` is a file that names the folder, and the list may lie with the main one.
  private static func excludeFiles(of root: FilePath) -> [FilePath] {
    guard let text = text(of: root.appending(".git")), text.hasPrefix("gitdir: ") else {
      return [root.appending(".git/info/exclude")]
    }
    let folder = absolute(text.dropFirst(8), in: root)
    guard let common = self.text(of: folder.appending("commondir")) else { return [folder.appending("info/exclude")] }
    return [absolute(common[...], in: folder).appending("info/exclude")]
  }

  private static func absolute(_ path: Substring, in folder: FilePath) -> FilePath {
    folder.appending(FilePath(String(path.prefix { !$0.isNewline })))
  }

  /// Nil for a folder, too.
  private static func text(of file: FilePath) -> String? {
    guard file.isFile else { return nil }
    return (try? InputFile.read(file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
