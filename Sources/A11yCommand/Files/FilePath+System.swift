public import A11yCore
package import A11yPlatform
public import ArgumentParser

/// The system's calls on a path's own bytes.
extension FilePath {
  /// An argument of the command line, or its end. A file of exactly this name comes first; otherwise `\xE9` is a byte, as in
  /// reports.
  public init(argument: String) {
    let literal = FilePath(bytes: Array(argument.utf8))
    let isLiteral =
      argument.utf8.contains(UInt8(ascii: "\\")) && !Arguments.encoded.contains { $0.hasSuffix(argument) }
      && literal.exists
    self = isLiteral ? literal : FilePath(argument)
  }

  /// The folder that the command runs in.
  package static var working: FilePath { FileSystem.workingFolder.map { FilePath(bytes: $0) } ?? "/" }

  /// Without symbolic links; nil if there is no such file or folder.
  package var resolved: FilePath? { withCString(FileSystem.resolved).map { FilePath(bytes: $0) } }

  package var exists: Bool { withCString(FileSystem.exists) }

  package func status(followsLinks: Bool = true) throws(SystemError) -> FileStatus {
    try withCString { path throws(SystemError) in try FileStatus(path, followsLinks: followsLinks) }
  }

  /// A regular file, and no link to one.
  package var isFile: Bool { (try? status(followsLinks: false))?.kind == .file }

  package var isFolder: Bool { (try? status())?.kind == .folder }

  package func open(for access: FileDescriptor.Access) throws(SystemError) -> FileDescriptor {
    try withCString { path throws(SystemError) in try FileDescriptor.open(path, for: access) }
  }

  package func unlink() { withCString(FileSystem.unlink) }

  /// Makes a folder to write into; one that exists is used.
  package func makeFolder() throws(Failure) {
    do throws(SystemError) {
      try withCString { path throws(SystemError) in try FileSystem.makeFolder(path) }
    } catch .exists {
      return
    } catch {
      throw Failure("cannot create folder \(shown): \(error.message)")
    }
  }

  /// The root of the repository a folder lies in, or else the folder, without links; nil if it does not exist.
  package var repository: FilePath? {
    guard let folder = resolved else { return nil }
    var root = folder
    while !root.appending(".git").exists {
      if root == "/" { return folder }
      root = root.folder
    }
    return root
  }

  /// The folder of the app that a file belongs to: the innermost that is open in the editor, or the repository. Nil for a
  /// file by itself.
  package func appFolder(in folders: [FilePath]) -> FilePath? {
    let holding = folders.filter { $0 != "/" && relative(to: $0) != nil }
    if let folder = holding.max(by: { $0.text.utf8.count < $1.text.utf8.count }) { return folder }
    guard let root = folder.repository, root.appending(".git").exists, root != "/" else { return nil }
    return relative(to: root) == nil ? nil : root
  }
}

extension FilePath: ExpressibleByArgument {
  public static var defaultCompletionKind: CompletionKind { .file() }
}
