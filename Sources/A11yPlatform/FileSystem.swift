internal import CLibrary
#if canImport(Darwin)
  internal import MachO
#endif

/// Files by their paths, which are bytes that end with a zero.
package enum FileSystem {
  package static func exists(_ path: UnsafePointer<CChar>) -> Bool { access(path, F_OK) == 0 }
  package static func canRead(_ path: UnsafePointer<CChar>) -> Bool { access(path, R_OK) == 0 }
  package static func canWrite(_ path: UnsafePointer<CChar>) -> Bool { access(path, W_OK) == 0 }
  package static func canExecute(_ path: UnsafePointer<CChar>) -> Bool { access(path, X_OK) == 0 }

  /// Removes a name.
  package static func unlink(_ path: UnsafePointer<CChar>) { _ = CLibrary.unlink(path) }

  /// Replaces a file of the new name in one step.
  package static func rename(_ old: UnsafePointer<CChar>, to new: UnsafePointer<CChar>) throws(SystemError) {
    try SystemError.check { CLibrary.rename(old, new) }
  }

  package static func makeFolder(_ path: UnsafePointer<CChar>) throws(SystemError) {
    try SystemError.check { mkdir(path, 0o777) }
  }

  /// The folder that the process runs in; nil if it is gone.
  package static var workingFolder: [UInt8]? { owned(getcwd(nil, 0)) }

  /// A path without symbolic links; nil if there is no such file.
  package static func resolved(_ path: UnsafePointer<CChar>) -> [UInt8]? { owned(realpath(path, nil)) }

  /// The names in a folder without `.` and `..`, in no order. Most file systems state the kind with the name; nil if not.
  package static func entries(of folder: UnsafePointer<CChar>) throws(SystemError) -> [(name: [UInt8], kind: FileKind?)]
  {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [(name: [UInt8], kind: FileKind?)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { continue }
      entries.append((name, kind(of: Int(entry.pointee.d_type))))
    }
    return entries
  }

  /// The path of the program that this process runs.
  package static var program: [UInt8]? {
    #if canImport(Darwin)
      var count: UInt32 = 0
      _NSGetExecutablePath(nil, &count)
      var path = [CChar](repeating: 0, count: Int(count))
      return _NSGetExecutablePath(&path, &count) == 0 ? resolved(path) : nil
    #else
      return resolved("/proc/self/exe")
    #endif
  }

  private static func kind(of type: Int) -> FileKind? {
    switch type {
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_REG): .file
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// Bytes of a text that the caller is to free.
  private static func owned(_ text: UnsafeMutablePointer<CChar>?) -> [UInt8]? {
    guard let text else { return nil }
    defer { free(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
