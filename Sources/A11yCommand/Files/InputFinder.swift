import A11yCore
import Glibc

/// Turns what a user typed – files, folders, patterns – into the files to read, in a stable order.
package struct InputFinder {
  /// One file to read, and whether the user named it or a folder held it.
  package struct Input {
    package var path: String
    package var isNamed: Bool
  }

  /// Folders that builds and package managers fill.
  private static let skippedFolders: Set<String> = [
    "build", ".build", "DerivedData", "Pods", "Carthage", "node_modules", "vendor",
  ]

  /// What files are called that a folder is searched for; everything else in it is passed over unread.
  private let suffixes: [String]
  private var found: [String] = []
  package private(set) var skipped = SkippedInputs()
  /// What could not be looked into.
  package private(set) var failures: [Failure] = []

  package init(suffixes: [String]) { self.suffixes = suffixes }

  /// The files an argument stands for.
  package mutating func find(_ argument: String) -> [Input] {
    if argument == "-" { return [Input(path: "-", isNamed: true)] }
    found = []
    var status = stat()
    if stat(argument, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { return [Input(path: Self.tidy(argument), isNamed: true)] }
      let folder = Self.tidy(argument)
      let place = IgnoredPlace(of: folder)
      walk(folder, below: place.path, place.rules)
      return found.map { Input(path: $0, isNamed: false) }
    }
    if PathPattern.isPattern(argument) {
      glob(argument)
      if found.isEmpty { fail(argument, "no file matches this pattern") }
    } else {
      fail(argument, SystemError.message)
    }
    return found.map { Input(path: $0, isNamed: true) }
  }

  /// Every file of the suffixes in a folder, sorted; what `.gitignore` leaves out, hidden and build folders are skipped.
  ///
  /// - Parameter below: the folder's path from where the rules begin.
  private mutating func walk(_ folder: String, below: [Substring], _ rules: IgnoreRules) {
    var rules = rules
    if let bytes = try? InputFile.read(folder + "/.gitignore") {
      rules = rules.adding(String(decoding: bytes, as: UTF8.self), depth: below.count)
    }
    for (name, isFolder) in entries(of: folder) {
      let segments = below + [name[...]]
      let path = Self.path(name, in: folder)
      if isFolder, Self.skippedFolders.contains(name) {
        skipped.folders.append(path)
      } else if name.hasPrefix(".") || !isFolder && !suffixes.contains(where: name.hasSuffix) {
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

  private mutating func glob(_ pattern: String) {
    // The part before the first segment with a wildcard is a folder as it stands.
    let segments = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let fixed = segments.prefix { !PathPattern.isPattern($0) }
    let root = fixed.isEmpty ? "." : fixed.joined(separator: "/")
    let rest = PathPattern(segments.dropFirst(fixed.count).joined(separator: "/"))
    collect(Self.tidy(root.isEmpty ? "/" : root), below: [], rest)
  }

  private mutating func collect(_ folder: String, below: [Substring], _ pattern: PathPattern) {
    for (name, isFolder) in entries(of: folder) where !name.hasPrefix(".") {
      let segments = below + [name[...]]
      if isFolder {
        if pattern.reaches(below: segments.count) { collect(Self.path(name, in: folder), below: segments, pattern) }
      } else if pattern.matches(segments) {
        found.append(Self.path(name, in: folder))
      }
    }
  }

  /// Names in a folder by their bytes, whatever order the file system has. Links to folders are not followed: they may
  /// lead in circles.
  private mutating func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else {
      fail(folder, SystemError.message)
      return []
    }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      guard let isFolder = Self.isFolder(entry.pointee, "\(folder)/\(name)") else { continue }
      entries.append((name, isFolder))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Nil when it has gone. Most file systems say in the folder what an entry is, and save a look at each.
  private static func isFolder(_ entry: dirent, _ path: String) -> Bool? {
    if Int(entry.d_type) != DT_UNKNOWN { return Int(entry.d_type) == DT_DIR }
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT == S_IFDIR : nil
  }

  private mutating func fail(_ path: String, _ reason: String) {
    failures.append(Failure("\(path.escapedForDisplay): error: \(reason)"))
  }

  private static func path(_ name: String, in folder: String) -> String {
    // A file called `-` is not standard input.
    if folder == "." { return name == "-" ? "./-" : name }
    return "\(folder == "/" ? "" : folder)/\(name)"
  }

  /// `./a//b/` is `a/b`, and so is `/app/a/b` to who works in `/app`: reports name files from there.
  private static func tidy(_ path: String) -> String {
    let segments = path.split(separator: "/").filter { $0 != "." }
    guard path.hasPrefix("/") else { return relative(segments) }
    let here = workingFolder.split(separator: "/")
    if segments.starts(with: here) { return relative(segments.dropFirst(here.count)) }
    return "/" + segments.joined(separator: "/")
  }

  private static func relative(_ segments: some BidirectionalCollection<Substring>) -> String {
    let path = segments.joined(separator: "/")
    return path.isEmpty ? "." : self.path(path, in: ".")
  }

  private static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }
}
