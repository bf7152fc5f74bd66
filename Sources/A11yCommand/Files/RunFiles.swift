package import A11yCore
import A11yPlatform

/// Every file that a run reads, and every file that it is going to write. Each output is checked here before it is written:
/// it must not replace an input, another output, or a file of the user.
package struct RunFiles {
  /// What an output is, which decides what it may replace.
  package enum Output {
    case report
    /// Only a baseline of the same tool is replaced.
    case baseline(tool: String)
    /// Only a transcript is replaced.
    case transcript
    /// Only a description is replaced.
    case description
    /// A sound file or captions.
    case sound
  }

  private struct Known {
    var identity: FileStatus.Identity?
    /// Also of a file that does not exist yet.
    var path: FilePath
    var role: String
  }

  private let folders: [FilePath]
  private var known: [Known] = []

  /// - Parameters:
  ///   - inputs: as typed: files, folders, patterns, `-`.
  ///   - others: further files that are read, such as a baseline; nil for options that are not there.
  package init(_ inputs: [String], others: [FilePath?] = []) {
    let typed = inputs.filter { $0 != "-" }.flatMap(Self.files(of:))
    folders = typed.filter(\.isFolder)
    for path in (typed + others.compactMap(\.self)) where !path.isFolder { add(path, role: "an input") }
  }

  /// - Parameter path: nil and `-` for standard output.
  /// - Throws: a `Failure` that says which file would be lost and what to do.
  package mutating func check(_ path: FilePath?, as output: Output = .report) throws(Failure) {
    guard let path, path != "-" else { return }
    let status = try? path.status()
    // Nothing is lost in a pipe or a device.
    if let status, status.kind != .file { return }
    let place = Self.place(of: path)
    if let other = known.first(where: { $0.path == place || $0.identity != nil && $0.identity == status?.identity }) {
      throw Failure("\(path.shown) is \(other.role) and would be overwritten; write to another file")
    }
    if status != nil, case .description = output, let folder = folders.first(where: { path.isIn($0) }) {
      throw Failure(
        "\(path.shown) is in the input folder \(folder.shown) and would be overwritten; write to another file")
    }
    if status != nil, let reason = ExistingFile(path).reason(against: output) {
      throw Failure("\(path.shown) \(reason) and is not overwritten; delete it or write to another file")
    }
    add(path, role: "another output of this run")
  }

  private mutating func add(_ path: FilePath, role: String) {
    known.append(Known(identity: (try? path.status())?.identity, path: Self.place(of: path), role: role))
  }

  private static func files(of argument: String) -> [FilePath] {
    let path = FilePath(argument: argument)
    if path.exists || !Glob.isPattern(argument) { return [path] }
    var finder = InputFinder(suffixes: [])
    return finder.find(argument).map(\.path)
  }

  private static func place(of path: FilePath) -> FilePath {
    let absolute = path.isAbsolute ? path : FilePath.working.appending(path)
    return path.resolved ?? (absolute.folder.resolved ?? absolute.folder).appending(FilePath(absolute.name))
  }
}

extension FilePath {
  /// Whether it lies in a folder, at any depth.
  fileprivate func isIn(_ folder: FilePath) -> Bool {
    guard let folder = folder.resolved, let path = resolved else { return false }
    return path.isInside(folder)
  }
}
