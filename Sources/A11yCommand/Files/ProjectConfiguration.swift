package import A11yConfiguration
import A11yCore
import ArgumentParser
import Glibc

/// The configuration files on this machine's disk.
package struct ProjectConfiguration {
  private let options: ConfigurationOptions
  private let vocabulary: ConfigurationVocabulary
  private let loader: ConfigurationLoader

  package init(_ options: ConfigurationOptions, _ vocabulary: ConfigurationVocabulary) {
    self.options = options
    self.vocabulary = vocabulary
    loader = ConfigurationLoader(
      vocabulary, workingFolder: Self.workingFolder,
      read: { path in
        // One look, not two: a file that is not there is what most folders have.
        guard access(path, F_OK) == 0 else { return nil }
        do {
          return try InputFile.read(path)
        } catch {
          throw Unreadable(path: path, failure: error as? Failure)
        }
      }, exists: { access($0, F_OK) == 0 })
  }

  package func absolute(_ path: String) -> String { loader.absolute(path) }

  package func display(_ path: String) -> String { loader.display(path) }

  /// What holds for a file or, with `isFolder`, in a folder.
  ///
  /// - Throws: exit status 2; every mistake has been told.
  package func configuration(for path: String, isFolder: Bool = false) throws -> Configuration {
    do {
      if options.isWithoutConfiguration { return .none(vocabulary) }
      if let file = options.config { return try loader.configuration(at: absolute(file)) }
      let path = absolute(path)
      return try isFolder ? loader.configuration(in: path) : loader.configuration(for: path)
    } catch {
      for mistake in error.mistakes { StandardStreams.printError("\(mistake)") }
      throw ExitCode(2)
    }
  }

  /// What holds for a word of the command line: a file, a folder, a pattern or standard input.
  package func configuration(ofInput input: String, standardInput: String) throws -> Configuration {
    var status = stat()
    let isFolder = stat(input, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    let pattern = input.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let fixed = pattern.prefix { !PathPattern.isPattern($0) }
    if input == "-" { return try configuration(for: standardInput) }
    if isFolder || fixed.count == pattern.count { return try configuration(for: input, isFolder: isFolder) }
    let folder = fixed.joined(separator: "/")
    return try configuration(for: folder.isEmpty ? (input.hasPrefix("/") ? "/" : ".") : folder, isFolder: true)
  }

  private struct Unreadable: Error, CustomStringConvertible {
    var path: String
    var failure: Failure?

    /// Without the path, which the message names already.
    var description: String {
      let message = failure?.message ?? "unknown"
      let prefix = "\(path.escapedForDisplay): error: "
      return message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    }
  }

  private static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }
}
