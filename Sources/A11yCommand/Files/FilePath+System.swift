public import A11yCore
public import ArgumentParser
package import A11yPlatform

/// The system's calls on a path's own bytes.
extension FilePath {
  /// From the system's text; empty for a null pointer.
  package init(system: UnsafePointer<CChar>?) {
    guard let system else {
      self.init("")
      return
    }
    let bytes = UnsafeRawBufferPointer(start: system, count: strlen(system))
    self.init(bytes: bytes)
  }

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
  package static var working: FilePath {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return FilePath(system: folder)
  }

  /// Without symbolic links; nil if there is no such file or folder.
  package var resolved: FilePath? {
    guard let path = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(path) }
    return FilePath(system: path)
  }

  package var exists: Bool { withCString { access($0, F_OK) } == 0 }

  /// Nil if there is no such file, with the reason in `errno`.
  package func status(followsLinks: Bool = true) -> stat? {
    var status = stat()
    return withCString { followsLinks ? stat($0, &status) : lstat($0, &status) } == 0 ? status : nil
  }

  /// A regular file, and no link to one.
  package var isFile: Bool { (status(followsLinks: false)?.st_mode ?? 0) & S_IFMT == S_IFREG }

  package var isFolder: Bool { (status()?.st_mode ?? 0) & S_IFMT == S_IFDIR }

  /// The file descriptor; negative if it cannot be opened, with the reason in `errno`.
  package func open(_ flags: Int32, _ mode: mode_t = 0o666) -> Int32 {
    withCString { Glibc.open($0, flags | O_CLOEXEC, mode) }
  }

  package func unlink() { _ = withCString { Glibc.unlink($0) } }
}

extension FilePath: ExpressibleByArgument {
  public static var defaultCompletionKind: CompletionKind { .file() }
}
