package import A11yCore
import A11yPlatform
import ArgumentParser

/// Runs the command again whenever one of its files changes.
///
/// Each run is a process of its own with the same arguments but `--watch`: it prints what the command prints, and nothing of
/// one run is left for the next.
package struct Watch {
  private let tool: String
  private let places: [FilePath]
  private let outputs: Set<FilePath>
  private let watcher = FolderWatcher()

  /// The files as they are: size and time of the last change by path.
  private typealias Snapshot = [FilePath: [Int]]

  /// - Parameters:
  ///   - inputs: files, folders and patterns, as on the command line.
  ///   - others: further files that the result depends on.
  ///   - outputs: files that the command writes itself.
  package init(_ tool: String, inputs: [String], others: [FilePath] = [], outputs: [FilePath] = []) {
    self.tool = tool
    places = inputs.map { Self.place(of: $0) } + others
    self.outputs = Set(outputs.map(Self.identity))
  }

  /// - Throws: a `Failure` if the command cannot be run; it does not return otherwise.
  package func run() throws {
    guard let program = FileSystem.program else { throw Failure("cannot determine the path of this tool") }
    let words = [FilePath(bytes: program).text] + Arguments.all.filter { $0 != "--watch" }
    while true {
      // Of before the run: a change during the run starts another one.
      let before = snapshot()
      if FileDescriptor.standardOutput.isTerminal { try StandardStreams.printReport("\u{1B}[H\u{1B}[2J") }
      let child = try start(words)
      _ = try? child.wait()
      StandardStreams.printError("\(tool): watching \(before.count.counted("file")); stop with Control-C")
      while snapshot() == before { watcher.wait() }
    }
  }

  /// The same for a file that is not there yet.
  private static func identity(of file: FilePath) -> FilePath {
    (file.folder.resolved ?? file.folder).appending(FilePath(file.name))
  }

  private func start(_ words: [String]) throws(Failure) -> SpawnedProcess {
    do {
      return try SpawnedProcess(words, input: nil, output: .standardOutput, errors: .standardError)
    } catch {
      throw Failure("cannot run \(tool): \(error.message)")
    }
  }

  /// The file or folder, or the folder before the first wildcard.
  private static func place(of input: String) -> FilePath {
    let path = FilePath(argument: input)
    if path.exists { return path }
    let parts = input.split(separator: "/", omittingEmptySubsequences: false)
    let literal = parts.prefix { !$0.contains { "*?[{".contains($0) } }.joined(separator: "/")
    return literal.isEmpty ? "." : FilePath(literal)
  }

  /// Looks at all files, and watches all folders with them.
  private func snapshot() -> Snapshot {
    var files: Snapshot = [:]
    for place in places {
      if place.isFolder {
        add(place, to: &files, depth: 0)
      } else {
        watch(place.folder)
        add(file: place, to: &files)
      }
    }
    return files
  }

  private func add(_ folder: FilePath, to files: inout Snapshot, depth: Int) {
    if depth >= Self.deepest { return }
    // First, so that no change is missed in between.
    watch(folder)
    guard let entries = try? folder.withCString({ try FileSystem.entries(of: $0) }) else { return }
    for (name, kind) in entries where name.first != UInt8(ascii: ".") || Self.isConfiguration(name) {
      let path = folder.appending(FilePath(bytes: name))
      switch kind ?? (path.isFolder ? .folder : .file) {
      case .folder: add(path, to: &files, depth: depth + 1)
      case .file: add(file: path, to: &files)
      case .link, .other: break
      }
    }
  }

  private func add(file: FilePath, to files: inout Snapshot) {
    guard let status = try? file.status(), !outputs.contains(Self.identity(of: file)) else { return }
    files[file] = [status.size, status.modified]
  }

  private func watch(_ folder: FilePath) {
    folder.withCString { watcher.watch($0) }
  }

  /// `.a11y-audit.yml`
  private static func isConfiguration(_ name: [UInt8]) -> Bool { name.starts(with: ".a11y-".utf8) }

  private static let deepest = 64
}
