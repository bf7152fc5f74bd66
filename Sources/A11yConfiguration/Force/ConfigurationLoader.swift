import A11yCore

/// Finds and reads configuration files. Each is read once.
///
/// Knows no disk: its owner gives the functions that look there.
public final class ConfigurationLoader {
  public static let fileName = ".a11y-audit.yml"

  private let vocabulary: ConfigurationVocabulary
  private let workingFolder: String
  /// The bytes of a file; nil when there is none. Throws what keeps it from being read, in words.
  private let read: (String) throws -> [UInt8]?
  private let exists: (String) -> Bool
  private var byFolder: [String: Result<Configuration, ConfigurationError>] = [:]

  /// - Parameters:
  ///   - workingFolder: from the root of the file system; messages name files from here.
  ///   - read: gives a file's bytes, or nil when there is none.
  ///   - exists: whether there is a file or folder.
  public init(
    _ vocabulary: ConfigurationVocabulary, workingFolder: String, read: @escaping (String) throws -> [UInt8]?,
    exists: @escaping (String) -> Bool
  ) {
    self.vocabulary = vocabulary
    self.workingFolder = workingFolder
    self.read = read
    self.exists = exists
  }

  /// A path as the loader wants it: from the root of the file system, without dots.
  public func absolute(_ path: String) -> String { FilePath.join(workingFolder, path) }

  /// A path as messages give it: from the working folder, where it lies in it.
  public func display(_ path: String) -> String { FilePath.display(path, from: workingFolder) }

  /// What holds in a folder: the nearest file in it or above it, up to the root of its repository.
  public func configuration(in folder: String) throws(ConfigurationError) -> Configuration {
    if let known = byFolder[folder] { return try known.get() }
    let found = Result { () throws(ConfigurationError) in try search(folder) }
    byFolder[folder] = found
    return try found.get()
  }

  /// What holds for a file.
  public func configuration(for path: String) throws(ConfigurationError) -> Configuration {
    try configuration(in: FilePath.folder(of: path))
  }

  /// What a certain file says.
  public func configuration(at path: String) throws(ConfigurationError) -> Configuration {
    if let found = try load(path) { return found }
    throw ConfigurationError(display(path), SourceLocation(line: 1, column: 1), "there is no such file")
  }

  private func search(_ folder: String) throws(ConfigurationError) -> Configuration {
    let path = FilePath.join(folder, Self.fileName)
    if let found = try load(path) { return found }
    if folder == "/" || exists(FilePath.join(folder, ".git")) { return .none(vocabulary) }
    return try configuration(in: FilePath.folder(of: folder))
  }

  private func load(_ path: String) throws(ConfigurationError) -> Configuration? {
    var files: [ConfigurationFile] = []
    var seen: Set<String> = []
    guard let file = try file(path) else { return nil }
    try append(file, path, below: [], &seen, to: &files)
    return Configuration(files, path: path, vocabulary: vocabulary)
  }

  /// A file that several others build on counts once, where it is met first.
  private func append(
    _ file: ConfigurationFile, _ path: String, below: [String], _ seen: inout Set<String>,
    to files: inout [ConfigurationFile]
  ) throws(ConfigurationError) {
    guard seen.insert(path).inserted else { return }
    for base in file.extends {
      let target = FilePath.join(file.folder, base.value)
      guard case .file(let name, let location) = base.origin else { continue }
      if let start = (below + [path]).firstIndex(of: target) {
        let circle = ((below + [path])[start...] + [target]).map { display($0).escapedForDisplay }
        throw ConfigurationError(name, location, "the files build on each other: \(circle.joined(separator: " → "))")
      }
      guard let found = try self.file(target) else {
        throw ConfigurationError(name, location, "there is no file '\(display(target).escapedForDisplay)'")
      }
      try append(found, target, below: below + [path], &seen, to: &files)
    }
    files.append(file)
  }

  private func file(_ path: String) throws(ConfigurationError) -> ConfigurationFile? {
    let bytes: [UInt8]?
    do {
      bytes = try read(path)
    } catch {
      throw ConfigurationError(display(path), SourceLocation(line: 1, column: 1), "the file cannot be read: \(error)")
    }
    guard let bytes else { return nil }
    return try ConfigurationFile(bytes, path: path, name: display(path), vocabulary: vocabulary)
  }
}
