public import A11yCore

/// Finds and reads configuration files. Each is read once.
///
/// A configuration may come with a stranger's repository. So it takes effect only below its own folder and repository,
/// only if it belongs to the user, reads and writes nothing outside, and shows nothing of other files.
public final class ConfigurationLoader {
  public static let fileName = ".a11y-audit.yml"
  /// The same name with the other ending of YAML files.
  private static let fileNames = [fileName, ".a11y-audit.yaml"]
  /// Names without the dot, which are not read, because other tools may have such files.
  private static let nearNames = [
    "a11y-audit.yml", "a11y-audit.yaml", ".a11y-lint.yml", ".a11y-lint.yaml", "a11y-lint.yml", ".a11yaudit.yml",
    "a11yaudit.yml", ".a11y_audit.yml", ".a11y.yml", ".a11y-audit", ".a11y-audit.json", "a11y-audit.json",
    ".a11y-auditrc", ".a11y-audit.yml.txt", ".a11y-audit.yaml.txt", "a11y-audit.yml.txt",
  ]

  /// Files that are called nearly like a configuration file and are not read, in the order they were met.
  public private(set) var misnamed: [FilePath] = []

  /// Configurations that take no effect because they belong to another user, in the order they were met.
  public private(set) var ignored: [FilePath] = []
  private let vocabulary: ConfigurationVocabulary
  private let workingFolder: FilePath
  private let disk: any ConfigurationDisk
  private var byFolder: [FilePath: Result<Configuration, ConfigurationError>] = [:]

  /// - Parameter workingFolder: messages name files from here.
  public init(_ vocabulary: ConfigurationVocabulary, workingFolder: FilePath, disk: any ConfigurationDisk) {
    self.vocabulary = vocabulary
    self.workingFolder = workingFolder
    self.disk = disk
  }

  /// The absolute path, without dots.
  public func absolute(_ path: FilePath) -> FilePath { workingFolder.appending(path) }

  /// A path as messages give it: from the working folder, if it lies in it.
  public func display(_ path: FilePath) -> FilePath { path.display(from: workingFolder) }

  /// The configuration of a folder: the nearest file in it or above it, up to the root of its repository.
  public func configuration(in folder: FilePath) throws(ConfigurationError) -> Configuration {
    if let known = byFolder[folder] { return try known.get() }
    let found = Result { () throws(ConfigurationError) in try search(folder) }
    byFolder[folder] = found
    return try found.get()
  }

  /// The configuration of a file.
  public func configuration(for path: FilePath) throws(ConfigurationError) -> Configuration {
    try configuration(in: path.folder)
  }

  /// A configuration file that the user named: it may belong to anybody and be a link to anywhere.
  public func configuration(at path: FilePath) throws(ConfigurationError) -> Configuration {
    guard let real = disk.resolved(path) else { throw ConfigurationError(display(path), nil, "no such file") }
    let roots = [disk.root(of: path.folder), disk.root(of: real.folder)]
    if let found = try load(path, within: roots, isNamed: true) { return found }
    throw ConfigurationError(display(path), nil, "no such file")
  }

  private func search(_ folder: FilePath) throws(ConfigurationError) -> Configuration {
    let names = Self.fileNames.map { folder.appending(FilePath($0)) }
    misnamed += Self.nearNames.map { folder.appending(FilePath($0)) }.filter { disk.exists($0) && !isReport($0) }
    for path in names where disk.exists(path) {
      if !disk.belongsToOther(path) {
        if let found = try load(path, within: [disk.root(of: folder)], isNamed: false) { return found }
      } else if !ignored.contains(path) {
        ignored.append(path)
      }
    }
    if folder == "/" || disk.exists(folder.appending(".git")) { return .none(vocabulary) }
    return try configuration(in: folder.folder)
  }

  /// A JSON report of this tool, which is called like the tool.
  private func isReport(_ path: FilePath) -> Bool {
    guard path.hasSuffix(".json"), let bytes = try? disk.read(path) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(#""toolVersion""#) || text.contains(#""$schema""#) && text.contains("sarif")
  }

  private func load(
    _ path: FilePath, within roots: [FilePath], isNamed: Bool
  ) throws(ConfigurationError) -> Configuration? {
    guard roots.contains(where: { disk.leads(path, below: $0) }) else {
      throw ConfigurationError(
        display(path), SourceLocation(line: 1, column: 1),
        "is a link to a file outside of its repository; use it with --config")
    }
    var chain = Chain(roots: roots)
    // A link may lead to any file of the repository.
    let isConfiguration = isNamed || disk.resolved(path).map { Self.fileNames.contains($0.name) } == true
    guard let file = try file(path, isConfiguration: isConfiguration) else { return nil }
    try append(file, path, below: [], to: &chain)
    return Configuration(chain.files, path: path, vocabulary: vocabulary)
  }

  /// Configuration files that build on each other.
  private struct Chain {
    let roots: [FilePath]
    var seen: Set<FilePath> = []
    var files: [ConfigurationFile] = []
  }

  private static let mostFiles = 256

  /// A file that several others build on counts once, at its first place.
  private func append(
    _ file: ConfigurationFile, _ path: FilePath, below: [FilePath], to chain: inout Chain
  ) throws(ConfigurationError) {
    guard chain.seen.insert(path).inserted else { return }
    try checkReports(of: file, chain.roots[0])
    for base in file.extends {
      let target = file.folder.appending(FilePath(base.value))
      guard case .file(let name, let location) = base.origin else { continue }
      if let start = (below + [path]).firstIndex(of: target) {
        let circle = ((below + [path])[start...] + [target]).map { display($0).text.escapedForDisplay }
        throw ConfigurationError(name, location, "the files extend each other: \(circle.joined(separator: " → "))")
      }
      if chain.seen.contains(target) { continue }
      if chain.seen.count == Self.mostFiles {
        throw ConfigurationError(name, location, "more than \(Self.mostFiles) extended files")
      }
      let found = try extended(target, from: name, location, chain.roots)
      try append(found, target, below: below + [path], to: &chain)
    }
    chain.files.append(file)
  }

  /// A file that another one extends. Whether a file outside of the repository exists is not said either.
  private func extended(
    _ target: FilePath, from name: FilePath, _ location: SourceLocation, _ roots: [FilePath]
  ) throws(ConfigurationError) -> ConfigurationFile {
    let shown = display(target).text.escapedForDisplay
    guard roots.contains(where: { disk.leads(target, below: $0) }) else {
      throw ConfigurationError(
        name, location, "'\(shown)' is outside of the repository; 'extends' accepts only files of the same repository")
    }
    if disk.exists(target), disk.belongsToOther(target) {
      throw ConfigurationError(name, location, "'\(shown)' or its folder belongs to another user")
    }
    guard [".yml", ".yaml"].contains(where: target.hasSuffix) else {
      throw ConfigurationError(
        name, location, "'\(shown)' is not a configuration file; expected a name ending in '.yml'")
    }
    // A link may lead there, too. File systems of other systems take '.GIT' for the same folder.
    if [target, disk.resolved(target) ?? target].contains(where: {
      $0.components.contains { $0.lowercased() == ".git" }
    }) {
      throw ConfigurationError(
        name, location, "'\(shown)' is in the .git folder, where configuration files are not read")
    }
    let isConfiguration = disk.resolved(target).map { Self.fileNames.contains($0.name) } == true
    guard let found = try file(target, isConfiguration: isConfiguration) else {
      throw ConfigurationError(name, location, "no such file: '\(shown)'")
    }
    return found
  }

  /// A report of a configuration stays in its repository, and out of what git and shells run or read from there.
  private func checkReports(of file: ConfigurationFile, _ root: FilePath) throws(ConfigurationError) {
    for report in file.reports ?? [] {
      guard let target = Configuration.file(of: report.value, in: file.folder),
        case .file(let name, let location) = report.origin
      else { continue }
      let shown = display(target).text.escapedForDisplay
      let remedy = "write it with --report on the command line"
      guard let written = target.relative(to: root), let real = disk.relative(target, to: root) else {
        throw ConfigurationError(name, location, "report '\(shown)' is outside of the repository; \(remedy)")
      }
      // Git, shells, editors and CI systems read hidden files and folders, and run some of them.
      if (written.components + real.components).contains(where: { $0.utf8.first == UInt8(ascii: ".") }) {
        throw ConfigurationError(name, location, "report '\(shown)' is hidden or in a hidden folder; \(remedy)")
      }
    }
  }

  private func file(_ path: FilePath, isConfiguration: Bool) throws(ConfigurationError) -> ConfigurationFile? {
    let bytes: [UInt8]?
    do {
      bytes = try disk.read(path)
    } catch {
      throw ConfigurationError(display(path), SourceLocation(line: 1, column: 1), "the file cannot be read: \(error)")
    }
    guard let bytes else { return nil }
    return try ConfigurationFile(
      bytes, path: path, name: display(path), vocabulary: vocabulary, isConfiguration: isConfiguration)
  }
}
