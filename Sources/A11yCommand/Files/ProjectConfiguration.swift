package import A11yConfiguration
package import A11yCore
import ArgumentParser
import A11yPlatform

/// The configuration files on this machine's disk.
package final class ProjectConfiguration {
  private let options: ConfigurationOptions
  private let vocabulary: ConfigurationVocabulary
  private let loader: ConfigurationLoader
  private let tool: String
  /// Folders without symbolic links, by their names.
  private var resolved: [FilePath: FilePath] = [:]
  private var reported: Set<FilePath> = []

  /// - Parameter tool: the name that messages begin with.
  package init(_ options: ConfigurationOptions, _ vocabulary: ConfigurationVocabulary, of tool: String) {
    self.options = options
    self.vocabulary = vocabulary
    self.tool = tool
    loader = ConfigurationLoader(vocabulary, workingFolder: .working, disk: Disk())
  }

  /// The absolute path. Links to folders are followed, so that a file takes the configuration of the repository it is in.
  package func absolute(_ path: FilePath) -> FilePath {
    let path = loader.absolute(path)
    if path == "/" { return path }
    let folder = path.folder
    let real = resolved[folder] ?? folder.resolved ?? folder
    resolved[folder] = real
    return real.appending(FilePath(path.name))
  }

  package func display(_ path: FilePath) -> FilePath { loader.display(path) }

  /// The configuration of a file or, with `isFolder`, of a folder.
  ///
  /// - Throws: exit status 2; every error has been reported.
  package func configuration(for path: FilePath, isFolder: Bool = false) throws -> Configuration {
    defer { reportIgnored() }
    do {
      if options.isWithoutConfiguration { return .none(vocabulary) }
      if let file = options.config { return try loader.configuration(at: absolute(file)) }
      let path = absolute(path)
      return try isFolder ? loader.configuration(in: path.resolved ?? path) : loader.configuration(for: path)
    } catch {
      for mistake in error.mistakes { StandardStreams.printError("\(mistake)") }
      throw ExitCode(2)
    }
  }

  /// The mistakes in a configuration file that is being edited; none if no configuration is read.
  package func mistakes(in bytes: [UInt8], at path: FilePath) -> [ConfigurationError.Mistake] {
    if options.isWithoutConfiguration { return [] }
    let path = loader.absolute(path)
    let edited = ConfigurationLoader(vocabulary, workingFolder: .working, disk: Disk(edited: (path, bytes)))
    do {
      _ = try edited.configuration(at: path)
      return []
    } catch {
      return error.mistakes.filter { loader.absolute($0.path) == path }
    }
  }

  /// The configuration of an argument: of a file, a folder, a pattern or standard input.
  package func configuration(ofInput input: String, standardInput: FilePath) throws -> Configuration {
    if input == "-" { return try configuration(for: standardInput) }
    let path = FilePath(argument: input)
    if path.exists || !Glob.isPattern(input) { return try configuration(for: path, isFolder: path.isFolder) }
    return try configuration(for: path.fixedFolder.folder, isFolder: true)
  }

  private func reportIgnored() {
    for path in loader.misnamed where reported.insert(path).inserted {
      StandardStreams.printError(
        "\(tool): note: \(display(path).shown) is not read; rename it to \(ConfigurationLoader.fileName)")
    }
    for path in loader.ignored where reported.insert(path).inserted {
      let shown = display(path).shown
      StandardStreams.printError(
        "\(tool): note: \(shown) is ignored: it or its folder belongs to another user; use it with --config \(shown)"
      )
    }
  }

  private struct Disk: ConfigurationDisk {
    /// A file whose text in an editor counts.
    var edited: (path: FilePath, bytes: [UInt8])?

    func read(_ path: FilePath) throws -> [UInt8]? {
      if let edited, edited.path == path { return edited.bytes }
      guard path.exists else { return nil }
      do {
        return try InputFile.read(path)
      } catch {
        throw Unreadable(path: path, failure: error as? Failure)
      }
    }

    func exists(_ path: FilePath) -> Bool { path == edited?.path || path.exists }

    func resolved(_ path: FilePath) -> FilePath? { path.resolved ?? (path == edited?.path ? path : nil) }

    func belongsToOther(_ path: FilePath) -> Bool {
      let statuses = [try? path.status(), try? path.status(followsLinks: false), try? path.folder.status()]
      return statuses.contains { status in status.map { !Self.isUser($0.owner) } ?? true }
    }

    /// As git has it for a repository: the user, and for root also who became root by sudo.
    private static func isUser(_ user: UInt32) -> Bool {
      if user == User.current { return true }
      return User.current == 0 && Environment.value(of: "SUDO_UID").flatMap { UInt32($0) } == user
    }
  }

  private struct Unreadable: Error, CustomStringConvertible {
    var path: FilePath
    var failure: Failure?

    /// Without the path, which the message names already.
    var description: String {
      let message = failure?.message ?? "unknown"
      let prefix = "\(path.shown): error: "
      return message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    }
  }
}
