import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yPlatform
import A11ySourceRules

/// Swift source in an editor. The files of the app around it are read once, so that a class is checked together with its
/// extensions, superclasses and callers, as they are written now.
struct SourceService: LanguageService {
  static var tool: String { LintMain.name }
  static var version: String { LintMain.version }

  static let watchedFiles = [
    "**/\(ConfigurationLoader.fileName)", "**/*.{swift,storyboard,xib,strings,xcstrings}",
    "**/*.colorset/Contents.json",
  ]

  static let commands: [String] = []

  private let makeProject: () -> ProjectConfiguration
  private var project: ProjectConfiguration
  private let choice: RuleChoice
  private var audits = SettingsCache<SourceAudit>()
  private var folders: [FilePath] = []
  private var apps: [FilePath: SourceApp] = [:]

  init(_ choice: RuleChoice, project makeProject: @escaping () -> ProjectConfiguration) {
    self.makeProject = makeProject
    project = makeProject()
    self.choice = choice
  }

  func explanation(of rule: String) -> (criteria: [Criterion], text: String)? {
    SourceCatalog.rule(rule).map { ($0.info.criteria, RuleExplanation.text(of: $0)) }
  }

  mutating func open(folders: [FilePath]) { self.folders = folders }

  static var documentsDependOnEachOther: Bool { true }

  mutating func edit(_ text: ServedText, at path: FilePath) {
    if path.hasSuffix(".swift") { app(of: path)?.edit(text, at: path) }
  }

  mutating func close(_ path: FilePath) { app(of: path)?.close(path) }

  mutating func filesChanged(_ paths: [FilePath]?) {
    if paths?.contains(where: { $0.hasSuffix(ConfigurationLoader.fileName) }) ?? true {
      project = makeProject()
      audits = SettingsCache()
    }
    for app in apps.values { app.filesChanged(paths) }
  }

  mutating func document(_ text: ServedText, at path: FilePath) -> SourceDocument {
    // What is wrong with the configuration is shown in its own file.
    let configuration = (try? project.configuration(for: path)) ?? .none(SourceCatalog.vocabulary)
    let settings = configuration.settings(for: project.absolute(path), choice)
    guard path.hasSuffix(".swift"), settings.skip == nil else { return SourceDocument(path: path, text: text) }
    let audit = audits.value(for: settings) { SourceAudit($0.audit(SourceCatalog.rules, today: DayOption.today)) }
    let input = FileInput(
      input: InputFinder.Input(path: path, isNamed: false), path: path, configuration: configuration,
      settings: settings)
    let source = (app(of: path) ?? SourceApp(folder: nil)).source(of: text, at: path)
    return SourceDocument(path: path, text: text, source, input, audit)
  }

  /// The app that a file belongs to: the folder that is open in the editor, or the repository. A file by itself has none.
  private mutating func app(of path: FilePath) -> SourceApp? {
    guard let root = path.appFolder(in: folders) else { return nil }
    if let known = apps[root] { return known }
    let app = SourceApp(folder: root)
    apps[root] = app
    return app
  }

  static func writeCapabilities(to writer: inout JSONWriter) {
    writer.object("completionProvider") { $0.array("triggerCharacters", [":", " "]) }
  }

  mutating func answer(
    _ method: String, _ request: DocumentRequest<SourceDocument>
  ) throws -> ((inout JSONWriter) -> Void)? {
    guard method == "textDocument/completion" else { return nil }
    guard request.position != nil else { throw RequestFault("expected a document and a position") }
    let beginning = request.location.flatMap { request.document?.text.beginning(ofLineTo: $0) } ?? ""
    let items = Self.words(behind: beginning)
    return { writer in
      writer.object { writer in
        writer.member("isIncomplete", false)
        writer.array("items", items) { item, writer in
          if let meaning = item.meaning { writer.member("detail", meaning) }
          writer.member("kind", 12)
          writer.member("label", item.word)
        }
      }
    }
  }

  /// What may follow in a comment that suppresses: `// a11y:disable:next fix`.
  private static func words(behind beginning: String) -> [(word: String, meaning: String?)] {
    guard let mark = beginning.ranges(of: "a11y:").last, beginning[..<mark.lowerBound].contains("//") else { return [] }
    let rest = beginning[mark.upperBound...]
    if !rest.contains(" ") {
      return ["disable:next", "disable:this", "disable:file", "disable", "enable"].map { ($0, nil) }
    }
    return rest.contains(" - ") ? [] : SourceCatalog.rules.map { ($0.info.id, $0.info.summary) }
  }
}
