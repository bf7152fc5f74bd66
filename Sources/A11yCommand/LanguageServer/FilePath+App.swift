package import A11yCore

extension FilePath {
  /// The folder of the app that a file belongs to: the innermost that is open in the editor, or the repository. Nil for a
  /// file by itself.
  package func appFolder(in folders: [FilePath]) -> FilePath? {
    let holding = folders.filter { $0 != "/" && relative(to: $0) != nil }
    if let folder = holding.max(by: { $0.text.utf8.count < $1.text.utf8.count }) { return folder }
    guard let root = folder.repository, root.appending(".git").exists, root != "/" else { return nil }
    return relative(to: root) == nil ? nil : root
  }
}
