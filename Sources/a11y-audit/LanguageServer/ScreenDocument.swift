import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yNarration
import A11yPlatform
import A11yReports
import A11yRules

/// An open description, or the configuration file: its findings, and what VoiceOver speaks of it.
struct ScreenDocument: ServedDocument {
  let path: FilePath
  let text: ServedText
  private(set) var diagnostics: [ServedDiagnostic] = []
  private(set) var screens: [Screen] = []
  private var result = AuditResult()
  private var fixer: ScreenFixer?
  /// VoiceOver's output.
  private(set) var speech = DocumentSpeech([], nil)

  /// A file that is no description.
  ///
  /// - Parameter mistakes: of a configuration file.
  init(path: FilePath, text: ServedText, mistakes: [ConfigurationError.Mistake]) {
    self.path = path
    self.text = text
    diagnostics = mistakes.map {
      ServedDiagnostic(.error, $0.message, at: text.token(at: $0.location ?? SourceLocation(line: 1, column: 1)))
    }
  }

  init(
    path: FilePath, text: ServedText, _ configuration: Configuration, _ settings: FileSettings,
    _ audit: Audit<AccessibilityTree>, code: CodeBehind?, _ narration: NarrationOptions
  ) {
    self.path = path
    self.text = text
    let bytes = text.bytes
    let read = { (bytes: [UInt8]) throws(ReadingError) in
      let screens = try Self.read(bytes, path, settings, code)
      return (code?.settled(screens, of: path) ?? screens).map(settings.applyComponents)
    }
    do {
      screens = try read(bytes)
    } catch {
      diagnostics = error.mistakes.map { mistake in
        ServedDiagnostic(
          .error, mistake.message, at: text.token(at: mistake.location ?? SourceLocation(line: 1, column: 1)))
      }
      return
    }
    if screens.isEmpty { return }
    speech = DocumentSpeech(screens, narration)
    var file = ScreenLoader.File(path: path, screens: screens, configuration: configuration, settings: settings)
    file.bytes = bytes
    result = FileAudit(file, by: audit, threads: Threads.processors, today: DayOption.today, drawing: nil).result
    diagnostics = result.findings.map { ServedDiagnostic($0) }
    diagnostics += result.omissions.map {
      ServedDiagnostic(.warning, "the description \($0.message)", at: text.token(at: $0.location))
    }
    fixer = ScreenFixer(includesUnsafe: false) {
      try read($0)
    } audit: { screens in
      let file = ScreenLoader.File(path: path, screens: screens, configuration: configuration, settings: settings)
      return FileAudit(file, by: audit, threads: 1, today: DayOption.today, drawing: nil).result
    }
  }

  /// Edits are found when somebody asks for them: not each time a letter is typed.
  func changes(in lines: ClosedRange<Int>) -> [ServedDiagnostic] {
    var result = result
    result.findings.removeAll { !lines.contains(Int($0.location.line)) }
    if result.findings.isEmpty { return [] }
    result.writeEdits(into: text.bytes, screens: screens)
    let editor = ScreenEditors.editor(of: text.bytes, screens: screens)
    let places = editor == nil ? nil : EditedText(text.bytes)
    var checks = screens.reduce(0) { $0 + $1.controls.count } > Self.mostChecked ? 0 : Self.mostChecks
    return result.findings.map { finding in
      var diagnostic = ServedDiagnostic(finding)
      if finding.isFixable, let places {
        if checks > 0 {
          checks -= 1
          let fixed = fixer?.fix(finding, in: text.bytes, screens, self.result)
          diagnostic.edits = fixed.map { [Finding.Edit(TextEdit(from: text.bytes, to: $0), in: places)] } ?? []
        } else {
          diagnostic.areEditsSafe = false
        }
      }
      if let places, let edit = editor?.edit(.suppression(rule: finding.rule), at: finding.location) {
        diagnostic.suppression = Finding.Edit(edit, in: places)
      }
      return diagnostic
    }
  }

  /// A fix is tried before it is offered as safe: the document is read and audited again. Not of documents whose audit
  /// takes longer than a person wants to wait, and not of very many findings at once.
  private static let mostChecked = 5000
  private static let mostChecks = 20

  func fixed() -> [UInt8]? {
    guard let outcome = try? fixer?.fix(text.bytes), outcome.count > 0 else { return nil }
    return outcome.bytes
  }

  /// What a word of a description is, from where it ends.
  func place(ofWordAt end: SourceLocation) -> Completion.Place? {
    Completion.place(text.beginning(ofLineTo: end), isOutline: isOutline).1
  }

  var isOutline: Bool { path.hasSuffix(".outline") }

  /// An outline or a description in JSON, whose words can be completed.
  var isDescription: Bool { isOutline || path.hasSuffix(".json") }

  private static func read(
    _ bytes: [UInt8], _ path: FilePath, _ settings: FileSettings, _ code: CodeBehind?
  ) throws(ReadingError) -> [Screen] {
    var options = ReadingOptions()
    options.labelKeyPaths = settings.labelKeyPaths.map(\.value)
    options.componentKeyPaths = settings.componentKeyPaths
    options.catalogColors = code?.catalogColors ?? [:]
    let format = settings.format.flatMap { Formats.named($0.value) }
    let mayBeAnything = format == nil && !path.hasSuffix(".outline")
    options.isFromFolder = mayBeAnything
    do {
      return try Formats.read(bytes, as: mayBeAnything ? nil : format ?? Outline.self, options: options)
    } catch {
      // An editor opens all kinds of files.
      if mayBeAnything, error.isOfUnknownFormat || !Formats.hasSignature(bytes) { return [] }
      throw error
    }
  }
}
