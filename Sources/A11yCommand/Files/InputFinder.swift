package import A11yCore
import Glibc

/// Turns the user's arguments – files, folders, patterns – into the files to read, in a stable order.
package struct InputFinder {
  /// One file to read, and whether the user named it or a folder held it.
  package struct Input: Sendable {
    package var path: FilePath
    package var isNamed: Bool
  }

  /// Folders that builds and package managers fill.
  private static let skippedFolders: Set<String> = [
    "build", ".build", "DerivedData", "Pods", "Carthage", "node_modules", "vendor",
  ]

  /// The endings of the files that a folder is searched for; everything else in it is not read.
  private let suffixes: [String]
  private var found: [FilePath] = []
  package private(set) var skipped = SkippedInputs()
  /// Folders and files that cannot be read.
  package private(set) var failures: [Failure] = []

  package init(suffixes: [String]) { self.suffixes = suffixes }

  /// The files an argument stands for.
  package mutating func find(_ argument: String) -> [Input] {
    if argument == "-" { return [Input(path: "-", isNamed: true)] }
    found = []
    let path = FilePath(argument: argument)
    if let status = path.status() {
      guard status.st_mode & S_IFMT == S_IFDIR else { return [Input(path: Self.tidy(path), isNamed: true)] }
      let folder = Self.tidy(path)
      let place = IgnoredPlace(of: folder)
      walk(folder, below: place.path, place.rules)
      return found.map { Input(path: $0, isNamed: false) }
    }
    let message = SystemError.message
    if Glob.isPattern(argument) {
      glob(path)
      if found.isEmpty { fail(path, "no file matches this pattern") }
    } else {
      fail(path, message)
    }
    return found.map { Input(path: $0, isNamed: true) }
  }

  /// Every file of the suffixes in a folder, sorted, without what `.gitignore` leaves out, hidden and build folders.
  ///
  /// - Parameter below: the folder's path from the folder the rules begin in.
  private mutating func walk(_ folder: FilePath, below: [Substring], _ rules: IgnoreRules) {
    var rules = rules
    if let bytes = try? InputFile.read(folder.appending(".gitignore")) {
      rules = rules.adding(String(decoding: bytes, as: UTF8.self), depth: below.count)
    }
    for (name, isFolder) in entries(of: folder) {
      let segments = below + [name.text[...]]
      let path = Self.path(name, in: folder)
      if isFolder, Self.skippedFolders.contains(name.text) {
        skipped.folders.append(path)
      } else if name.text.utf8.first == UInt8(ascii: ".") || !isFolder && !suffixes.contains(where: name.hasSuffix) {
        continue
      } else if rules.ignores(segments, isFolder: isFolder) {
        skipped.ignored += 1
      } else if isFolder {
        walk(path, below: segments, rules)
      } else {
        found.append(path)
      }
    }
  }

  private mutating func glob(_ pattern: FilePath) {
    let (folder, rest) = pattern.fixedFolder
    collect(Self.tidy(folder), below: [], Glob(rest, .shell))
  }

  private mutating func collect(_ folder: FilePath, below: [Substring], _ pattern: Glob) {
    for (name, isFolder) in entries(of: folder) where name.text.utf8.first != UInt8(ascii: ".") {
      let segments = below + [name.text[...]]
      if isFolder {
        if pattern.reaches(below: segments.count) { collect(Self.path(name, in: folder), below: segments, pattern) }
      } else if pattern.matches(components: segments) {
        found.append(Self.path(name, in: folder))
      }
    }
  }

  /// The names in a folder in the order of their bytes. Links to folders are not followed: they may form a loop.
  private mutating func entries(of folder: FilePath) -> [(name: FilePath, isFolder: Bool)] {
    guard let stream = folder.withCString({ opendir($0) }) else {
      fail(folder, SystemError.message)
      return []
    }
    defer { closedir(stream) }
    var entries: [(name: FilePath, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { FilePath(system: $0) }
      }
      if name == "." || name == ".." { continue }
      guard let isFolder = Self.isFolder(entry.pointee, folder, name) else { continue }
      entries.append((name, isFolder))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Nil if it is gone. Most file systems state the kind in the folder and save a call per entry.
  private static func isFolder(_ entry: dirent, _ folder: FilePath, _ name: FilePath) -> Bool? {
    if Int(entry.d_type) != DT_UNKNOWN { return Int(entry.d_type) == DT_DIR }
    return path(name, in: folder).status(followsLinks: false).map { $0.st_mode & S_IFMT == S_IFDIR }
  }

  private mutating func fail(_ path: FilePath, _ reason: String) {
    failures.append(Failure("\(path.shown): error: \(reason)"))
  }

  private static func path(_ name: FilePath, in folder: FilePath) -> FilePath {
    // A file called `-` is not standard input.
    if folder == "." { return name == "-" ? "./-" : name }
    return FilePath("\(folder == "/" ? "" : folder.text)/\(name)")
  }

  /// `./a//b/` is `a/b`, and so is `/app/a/b` if the command runs in `/app`: reports name files from there.
  private static func tidy(_ path: FilePath) -> FilePath {
    let segments = path.components.filter { $0 != "." }
    let joined = FilePath(segments.joined(separator: "/"))
    guard path.isAbsolute else { return self.path(joined.text.isEmpty ? "." : joined, in: ".") }
    return FilePath("/\(joined)").relative(to: .working).map { self.path($0, in: ".") } ?? FilePath("/\(joined)")
  }
}

extension FilePath {
  /// The part before the first component with a wildcard, which is a folder, and the pattern below it.
  package var fixedFolder: (folder: FilePath, pattern: String) {
    let fixed = components.prefix { !Glob.isPattern(String($0)) }
    let folder = (isAbsolute ? "/" : "") + fixed.joined(separator: "/")
    return (FilePath(folder.isEmpty ? "." : folder), components.dropFirst(fixed.count).joined(separator: "/"))
  }
}
