import A11yCore
import A11yFormats
import Glibc

/// Turns what a user typed – files, folders, patterns – into the files to read, in a stable order.
struct InputFinder {
  /// One file to read, and whether the user named it or a folder held it.
  struct Input {
    var path: String
    var isNamed: Bool
  }

  /// Folders that builds and package managers fill.
  private static let skippedFolders: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "vendor",
  ]

  /// What description files are called; in a folder everything else is passed over unread.
  private static let suffixes = [".json", ".outline"]

  /// The files an argument stands for.
  static func find(_ argument: String) throws(Failure) -> [Input] {
    if argument == "-" { return [Input(path: "-", isNamed: true)] }
    var status = stat()
    if stat(argument, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { return [Input(path: tidy(argument), isNamed: true)] }
      return walk(tidy(argument)).map { Input(path: $0, isNamed: false) }
    }
    guard PathPattern.isPattern(argument) else {
      throw Failure("\(argument.escapedForDisplay): error: \(SystemError.message)")
    }
    let matches = glob(argument)
    if matches.isEmpty { throw Failure("\(argument.escapedForDisplay): error: no file is of this pattern") }
    return matches.map { Input(path: $0, isNamed: true) }
  }

  /// Every description file in a folder, sorted; what `.gitignore` leaves out, hidden and build folders are skipped.
  private static func walk(_ folder: String) -> [String] {
    var found: [String] = []
    walk(folder, below: [], IgnoreRules(), &found)
    return found
  }

  private static func walk(_ folder: String, below: [Substring], _ rules: IgnoreRules, _ found: inout [String]) {
    var rules = rules
    if let bytes = try? InputFile.read(folder + "/.gitignore") {
      rules = rules.adding(String(decoding: bytes, as: UTF8.self), depth: below.count)
    }
    for (name, isFolder) in entries(of: folder) {
      let segments = below + [name[...]]
      if name.hasPrefix(".") || rules.ignores(segments, isFolder: isFolder) { continue }
      let path = folder == "." ? name : "\(folder == "/" ? "" : folder)/\(name)"
      if isFolder {
        if !skippedFolders.contains(name) { walk(path, below: segments, rules, &found) }
      } else if suffixes.contains(where: name.hasSuffix) {
        found.append(path)
      }
    }
  }

  private static func glob(_ pattern: String) -> [String] {
    // The part before the first segment with a wildcard is a folder as it stands.
    let segments = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let fixed = segments.prefix { !PathPattern.isPattern($0) }
    let root = fixed.isEmpty ? "." : fixed.joined(separator: "/")
    let rest = PathPattern(segments.dropFirst(fixed.count).joined(separator: "/"))
    var found: [String] = []
    collect(root.isEmpty ? "/" : root, below: [], rest, &found)
    return found
  }

  private static func collect(_ folder: String, below: [Substring], _ pattern: PathPattern, _ found: inout [String]) {
    for (name, isFolder) in entries(of: folder) where !name.hasPrefix(".") {
      let segments = below + [name[...]]
      let path = folder == "." ? name : "\(folder == "/" ? "" : folder)/\(name)"
      if isFolder {
        collect(path, below: segments, pattern, &found)
      } else if pattern.matches(segments) {
        found.append(path)
      }
    }
  }

  /// Names in a folder by their bytes, whatever order the file system has. Links to folders are not followed: they may
  /// lead in circles.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      entries.append((name, status.st_mode & S_IFMT == S_IFDIR))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// `./a//b/` is `a/b`.
  private static func tidy(_ path: String) -> String {
    let segments = path.split(separator: "/").filter { $0 != "." }
    let tidied = segments.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + tidied : tidied.isEmpty ? "." : tidied
  }
}
