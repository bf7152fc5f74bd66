package import A11yCore
import A11yPlatform

/// Turns the user's arguments – files, folders, patterns – into the files to read, in a stable order.
package struct InputFinder {
  /// One file to read, and whether the user named it or a folder held it.
  package struct Input: Sendable {
    package var path: FilePath
    package var isNamed: Bool
    /// The folder that was searched, or that the named file lies in.
    package var folder: FilePath = "."

    package init(path: FilePath, isNamed: Bool, folder: FilePath = ".") {
      self.path = path
      self.isNamed = isNamed
      self.folder = folder
    }
  }

  /// Folders that builds and package managers fill.
  private static let skippedFolders: Set<String> = [
    "build", ".build", "DerivedData", "Pods", "Carthage", "node_modules", "vendor",
  ]

  /// A color of an asset catalog: a folder, whose one file is noted.
  private static let colorSet = ".colorset"
  /// What is in a catalog is data of the app, whatever it is called: a copy of a storyboard is never loaded.
  private static let catalog = ".xcassets"

  /// The endings of the files that a folder is searched for; everything else in it is not read.
  private let suffixes: [String]
  /// The endings of files that are noted next to them.
  private let sideSuffixes: [String]
  /// The files of those endings in folders.
  package private(set) var beside: [FilePath] = []
  private var found: [FilePath] = []
  /// The repository that is searched, or the folder outside of any: links to files outside are not followed.
  private var boundary: FilePath?
  package private(set) var skipped = SkippedInputs()
  /// Folders and files that cannot be read.
  package private(set) var failures: [Failure] = []

  private let readsCatalogs: Bool

  /// - Parameter readsCatalogs: whether files in asset catalogs count.
  package init(suffixes: [String], beside sideSuffixes: [String] = [], readsCatalogs: Bool = true) {
    self.suffixes = suffixes
    self.sideSuffixes = sideSuffixes
    self.readsCatalogs = readsCatalogs
  }

  /// The files an argument stands for.
  package mutating func find(_ argument: String) -> [Input] {
    if argument == "-" { return [Input(path: "-", isNamed: true)] }
    found = []
    let path = FilePath(argument: argument)
    let status: FileStatus
    do throws(SystemError) {
      status = try path.status()
    } catch {
      if Glob.isPattern(argument) {
        glob(path)
        if found.isEmpty { fail(path, "no file matches this pattern\(Self.braces(in: argument))") }
      } else {
        fail(path, error == .notFound ? Self.missing(path, argument) : error.message)
      }
      return found.map { Input(path: $0, isNamed: true, folder: path.fixedFolder.folder) }
    }
    guard status.kind == .folder else {
      return [Input(path: Self.tidy(path), isNamed: true, folder: path.folder)]
    }
    let folder = Self.tidy(path)
    let place = IgnoredPlace(of: folder)
    boundary = folder.repository
    walk(folder, below: place.path, place.rules)
    return found.map { Input(path: $0, isNamed: false, folder: path) }
  }

  /// What is to be said of an argument that is no file.
  private static func missing(_ path: FilePath, _ argument: String) -> String {
    if argument.isEmpty { return "an input is empty; if it comes from a variable, the variable is not set" }
    let words = SystemError.notFound.message
    if (try? path.status(followsLinks: false))?.kind == .link { return "is a link to a file that does not exist" }
    if argument.hasPrefix("-") { return "\(words); options are written before '--'" }
    return words + (braces(in: argument).isEmpty ? neighbor(of: path) : braces(in: argument))
  }

  /// A shell replaces braces, but not in quotes.
  private static func braces(in argument: String) -> String {
    argument.wholeMatch(of: /.*\{[^{}]*,[^{}]*\}.*/) == nil
      ? "" : "; patterns have no braces: remove the quotes, or name each path"
  }

  /// `; did you mean 'screens/login.outline'?`, for the first part of a path that does not exist.
  private static func neighbor(of path: FilePath) -> String {
    var folder: FilePath = path.isAbsolute ? "/" : "."
    let parts = path.components.map(String.init)
    for (number, part) in parts.enumerated() {
      let next = folder == "." ? FilePath(part) : folder.appending(FilePath(part))
      if next.exists || part == ".." {
        folder = next
        continue
      }
      let entries = (try? folder.withCString { try FileSystem.entries(of: $0) }) ?? []
      let names = entries.map { String(decoding: $0.name, as: UTF8.self) }.filter { !$0.hasPrefix(".") }.sorted()
      let near = names.first { $0.lowercased() == part.lowercased() } ?? Suggestion.nearest(to: part, among: names)
      guard let near else { return "" }
      let rest = FilePath(([near] + parts[(number + 1)...]).joined(separator: "/"))
      let meant = folder == "." ? rest : folder.appending(rest)
      return meant.exists ? "; did you mean '\(meant.shown)'?" : ""
    }
    return ""
  }

  /// Every file of the suffixes in a folder, sorted, without what `.gitignore` leaves out, hidden and build folders.
  ///
  /// - Parameter below: the folder's path from the folder the rules begin in.
  private mutating func walk(_ folder: FilePath, below: [Substring], _ rules: IgnoreRules) {
    var rules = rules
    let isInCatalog = !readsCatalogs && folder.text.split(separator: "/").contains { $0.hasSuffix(Self.catalog) }
    let ignoreFile = folder.appending(".gitignore")
    if ignoreFile.isFile, let bytes = try? InputFile.read(ignoreFile) {
      rules = rules.adding(String(decoding: bytes, as: UTF8.self), depth: below.count)
    }
    for (name, kind) in entries(of: folder) {
      let isFolder = kind == .folder
      let segments = below + [name.text[...]]
      let path = Self.path(name, in: folder)
      let isInput = isFolder || !isInCatalog && suffixes.contains(where: name.hasEnding)
      // What Xcode exports for translators holds copies of the interface files.
      if isFolder, Self.skippedFolders.contains(name.text) || name.hasSuffix(".xcloc") {
        skipped.folders.append(path)
      } else if name.text.utf8.first == UInt8(ascii: ".") || !isInput && !sideSuffixes.contains(where: name.hasSuffix) {
        continue
      } else if rules.ignores(segments, isFolder: isFolder) {
        if isInput { skipped.ignored += 1 }
      } else if isFolder, let suffix = sideSuffixes.first(where: name.hasSuffix), suffix == Self.colorSet {
        beside.append(path.appending("Contents.json"))
      } else if isFolder {
        walk(path, below: segments, rules)
      } else if isInput {
        add(path, kind)
      } else if kind == .file {
        beside.append(path)
      }
    }
  }

  private mutating func glob(_ pattern: FilePath) {
    let (folder, rest) = pattern.fixedFolder
    boundary = folder.repository
    collect(Self.tidy(folder), below: [], Glob(rest, .shell))
  }

  private mutating func collect(_ folder: FilePath, below: [Substring], _ pattern: Glob) {
    for (name, kind) in entries(of: folder) where name.text.utf8.first != UInt8(ascii: ".") {
      let segments = below + [name.text[...]]
      if kind == .folder {
        if pattern.reaches(below: segments.count) { collect(Self.path(name, in: folder), below: segments, pattern) }
      } else if pattern.matches(components: segments) {
        add(Self.path(name, in: folder), kind)
      }
    }
  }

  private mutating func add(_ path: FilePath, _ kind: FileKind) {
    if kind == .link, let boundary, let target = path.resolved, !target.isInside(boundary) {
      skipped.links += 1
    } else {
      found.append(path)
    }
  }

  /// The names in a folder in the order of their bytes. Links to folders are not followed: they may form a loop.
  private mutating func entries(of folder: FilePath) -> [(name: FilePath, kind: FileKind)] {
    var entries: [(name: FilePath, kind: FileKind)] = []
    do throws(SystemError) {
      for entry in try folder.withCString({ path throws(SystemError) in try FileSystem.entries(of: path) }) {
        let name = FilePath(bytes: entry.name)
        // Nil if it is gone.
        guard let kind = entry.kind ?? (try? Self.path(name, in: folder).status(followsLinks: false))?.kind else {
          continue
        }
        entries.append((name, kind))
      }
    } catch {
      fail(folder, error.message)
    }
    return entries.sorted { $0.name < $1.name }
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
