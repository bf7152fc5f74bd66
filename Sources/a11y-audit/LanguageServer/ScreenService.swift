import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yNarration
import A11yPlatform
import A11yRules

/// Screens in an editor: findings while one types, and what VoiceOver says under the pointer.
struct ScreenService: LanguageService {
  static var tool: String { AuditMain.name }
  static var version: String { AuditMain.version }

  static let watchedFiles = [
    "**/\(ConfigurationLoader.fileName)", "**/*.{swift,m,mm,h,storyboard,xib,pbxproj}", "**/*.colorset/Contents.json",
  ]

  static let commands = ["speak"]

  private let makeProject: () -> ProjectConfiguration
  private var project: ProjectConfiguration
  private let choice: RuleChoice
  let narration: NarrationOptions
  private var audits = SettingsCache<Audit<AccessibilityTree>>()
  private var folders: [FilePath] = []
  /// By the folder of a project; nil for one without code.
  private var code: [FilePath: CodeBehind?] = [:]
  let voice = ServedVoice()

  init(
    _ choice: RuleChoice, _ narration: NarrationOptions, project makeProject: @escaping () -> ProjectConfiguration
  ) {
    self.makeProject = makeProject
    project = makeProject()
    self.choice = choice
    self.narration = narration
  }

  func explanation(of rule: String) -> (criteria: [Criterion], text: String)? {
    if let known = Catalog.rule(rule) { return (known.info.criteria, RuleExplanation.text(of: known)) }
    // The configuration file is for both tools.
    return Catalog.otherRules.first { $0.id == rule }.map {
      ([], "\($0.id)\n\($0.summary)\n\na11y-lint explain \($0.id)")
    }
  }

  mutating func open(folders: [FilePath]) { self.folders = folders }

  /// Code counts as it is on disk.
  static var documentsDependOnEachOther: Bool { false }

  mutating func filesChanged(_ paths: [FilePath]?) {
    let isConfiguration = paths?.contains { $0.hasSuffix(ConfigurationLoader.fileName) } ?? true
    if isConfiguration {
      project = makeProject()
      audits = SettingsCache()
    }
    let sides = CodeBehind.suffixes + CodeBehind.documents + [".json"]
    if paths?.contains(where: { path in sides.contains(where: path.hasSuffix) }) ?? true { code = [:] }
  }

  mutating func document(_ text: ServedText, at path: FilePath) -> ScreenDocument {
    if path.name == ConfigurationLoader.fileName {
      return ScreenDocument(path: path, text: text, mistakes: project.mistakes(in: text.bytes, at: path))
    }
    // What is wrong with the configuration is shown in its own file.
    let configuration = (try? project.configuration(for: path)) ?? .none(Catalog.vocabulary)
    let settings = configuration.settings(for: project.absolute(path), choice)
    guard settings.skip == nil else { return ScreenDocument(path: path, text: text, mistakes: []) }
    let audit = audits.value(for: settings) { $0.audit(Catalog.rules, today: DayOption.today) }
    return ScreenDocument(
      path: path, text: text, configuration, settings, audit, code: codeBehind(path), narration)
  }

  /// The folder of the app that a file belongs to: the one that is open in the editor, or the repository.
  func root(of path: FilePath) -> FilePath? { path.appFolder(in: folders) }

  private mutating func codeBehind(_ path: FilePath) -> CodeBehind? {
    guard CodeBehind.documents.contains(where: path.hasSuffix), let root = root(of: path) else { return nil }
    if let known = code[root] { return known }
    var finder = InputFinder(suffixes: CodeBehind.documents, beside: CodeBehind.suffixes, readsCatalogs: false)
    // Places in code are given by whole paths.
    let documents = finder.find(root.text).map { FilePath.working.appending($0.path) }
    let found = CodeBehind(
      finder.beside.map { FilePath.working.appending($0) }, documents: documents, jobs: Threads.processors)
    code[root] = .some(found)
    return found
  }
}
