import A11yConfiguration
import A11yCore
import A11yFormats
import A11yReports
import A11yRules
import Documentation

/// Files that are nowhere on a disk, below `/home/app`, where the user is.
struct Project {
  var files: [String: String]

  static let vocabulary = ConfigurationVocabulary(
    rules: Catalog.rules.map { KnownRule($0) }, otherRules: SourceRuleListFile.rules,
    formats: Formats.all.map { $0.name },
    reports: Reporters.all.map { $0.name })

  init(_ files: [String: String]) { self.files = files }

  init(_ file: String) { files = ["/home/app/.a11y-audit.yml": file] }

  func configuration(for path: FilePath = "/home/app/a.json") throws -> Configuration {
    try loader.configuration(for: path)
  }

  func settings(for path: FilePath = "/home/app/a.json", _ choice: RuleChoice = RuleChoice()) throws -> FileSettings {
    try configuration(for: path).settings(for: path, choice)
  }

  /// How a rule is: `on warning minimum=48`, each with its origin.
  func state(
    of rule: String, for path: FilePath = "/home/app/a.json", _ choice: RuleChoice = RuleChoice()
  ) throws -> String {
    guard let state = try settings(for: path, choice).rules.all.first(where: { $0.id == rule }) else { return "" }
    var words = ["\(state.isOn.value ? "on" : "off") (\(state.isOn.origin))"]
    if let severity = state.severity { words.append("\(severity.value) (\(severity.origin))") }
    for (name, value) in state.options { words.append("\(name)=\(value.value) (\(value.origin))") }
    return words.joined(separator: ", ")
  }

  /// What is wrong, a line an error.
  func mistakes(for path: FilePath = "/home/app/a.json") -> [String] {
    do {
      _ = try loader.configuration(for: path)
      return []
    } catch {
      return error.mistakes.map { "\($0)" }
    }
  }

  var loader: ConfigurationLoader {
    ConfigurationLoader(
      Self.vocabulary, workingFolder: "/home/app", disk: Disk(files: files, links: links, foreign: foreign))
  }

  /// Links of files and folders, by their own path.
  var links: [String: String] = [:]
  /// What belongs to another user.
  var foreign: Set<String> = []

  struct Disk: ConfigurationDisk {
    var files: [String: String]
    var links: [String: String] = [:]
    var foreign: Set<String> = []

    func read(_ path: FilePath) throws -> [UInt8]? {
      resolved(path).flatMap { files[$0.text] }.map { Array($0.utf8) }
    }

    func exists(_ path: FilePath) -> Bool { resolved(path) != nil }

    func resolved(_ path: FilePath) -> FilePath? {
      var path = path.text
      for (link, target) in links where path == link || path.hasPrefix(link + "/") {
        path = target + path.dropFirst(link.count)
      }
      let isThere = path == "/" || files.keys.contains { $0 == path || $0.hasPrefix(path + "/") }
      return isThere ? FilePath(path) : nil
    }

    func belongsToOther(_ path: FilePath) -> Bool { foreign.contains(path.text) || foreign.contains(path.folder.text) }
  }
}
