import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yNarration
import A11yReports
import A11yRules

/// An open document: what is wrong with it, and what is heard of it.
struct ServedDocument {
  struct Mark {
    enum Severity: Int { case error = 1, warning, information }

    var severity: Severity
    var location: SourceLocation
    var message: String
    /// The rule; nil for what cannot be read.
    var rule: String?
    var related: [(location: SourceLocation, message: String)] = []
    /// Where the control begins, and what fixes the finding.
    var remedy = ""
    var edits: [Finding.Edit] = []
    var isSafe = true
    /// The change of the file that accepts the finding; nil where the configuration has to.
    var suppression: Finding.Edit?
  }

  let path: FilePath
  let text: ServedText
  let version: Int?
  private(set) var marks: [Mark] = []
  private(set) var screens: [Screen] = []
  /// The text with all safe fixes; nil if there are none.
  private(set) var fix: () -> String? = { nil }

  /// - Parameter settings: nil if the configuration leaves the file out, or cannot be read.
  init(
    path: FilePath, text: String, version: Int?, _ configuration: Configuration, _ settings: FileSettings?,
    _ audit: Audit<AccessibilityTree>?
  ) {
    self.path = path
    self.text = ServedText(text)
    self.version = version
    guard let settings, let audit else { return }
    do {
      screens = try Self.read(text, path, settings).map(settings.applyComponents)
    } catch {
      marks = error.mistakes.map {
        Mark(severity: .error, location: $0.location ?? SourceLocation(line: 1, column: 1), message: $0.message)
      }
      return
    }
    let file = ScreenLoader.File(path: path, screens: screens, configuration: configuration, settings: settings)
    var result = FileAudit(file, by: audit, threads: 1, today: DayOption.today, drawing: nil).result
    let bytes = Array(text.utf8)
    result.writeEdits(into: bytes, screens: screens)
    let editor = ScreenEditors.editor(of: bytes, screens: screens)
    let places = EditedText(bytes)
    marks = result.findings.map { finding in
      var mark = Mark(finding)
      let edit = editor?.edit(.suppression(rule: finding.rule), at: finding.location)
      mark.suppression = edit.flatMap { edit in places.map { Finding.Edit(edit, in: $0) } }
      return mark
    }
    fix = { [path] in
      let fixer = ScreenFixer(includesUnsafe: false) { bytes in
        try Self.read(String(decoding: bytes, as: UTF8.self), path, settings).map(settings.applyComponents)
      } audit: { screens in
        let file = ScreenLoader.File(path: path, screens: screens, configuration: configuration, settings: settings)
        return FileAudit(file, by: audit, threads: 1, today: DayOption.today, drawing: nil).result
      }
      guard let outcome = try? fixer.fix(bytes), outcome.count > 0 else { return nil }
      return String(decoding: outcome.bytes, as: UTF8.self)
    }
    marks += result.omissions.map {
      Mark(severity: .warning, location: $0.location, message: "the description \($0.message)")
    }
  }

  var isOutline: Bool { path.hasSuffix(".outline") }

  /// A person writes it, in the tool's own words.
  var isDescription: Bool {
    isOutline || path.hasSuffix(".json") && screens.allSatisfy { $0.source.format == ControlTree.name }
  }

  /// The screen's element at a place, with its number: the last that begins there or before, or what contains it.
  func element(at location: SourceLocation, _ narration: NarrationOptions) -> (number: Int, screen: NarratedScreen)? {
    for screen in screens.reversed() {
      let controls = screen.controls
      let before = controls.indices.filter { !controls[$0].isVended && controls[$0].location <= location }
      guard let index = before.max(by: { (controls[$0].location, $0) < (controls[$1].location, $1) }) else { continue }
      let narrated = narration.narrate(screen, file: path, explains: true)
      var numbers: [Int: Int] = [:]
      for (number, spoken) in narrated.utterances.enumerated() { numbers[spoken.element.index] = number }
      var element: Element? = AccessibilityTree(screen)[index]
      while let current = element {
        if let number = numbers[current.index] { return (number, narrated) }
        element = current.parent
      }
      return nil
    }
    return nil
  }

  private static func read(_ text: String, _ path: FilePath, _ settings: FileSettings) throws(ReadingError) -> [Screen]
  {
    let bytes = Array(text.utf8)
    var options = ReadingOptions()
    options.labelKeyPaths = settings.labelKeyPaths.map(\.value)
    options.componentKeyPaths = settings.componentKeyPaths
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

extension ServedDocument.Mark {
  fileprivate init(_ finding: Finding) {
    let isReview = finding.outcome == .review
    severity =
      switch finding.severity {
      case _ where isReview: .information
      case .error: .error
      case .warning: .warning
      case .notice: .information
      }
    location = finding.location
    let words = "\(finding.subject.description): \(finding.message)"
    message = (isReview ? "review: " : "") + words + "\n\(finding.fix)"
    rule = finding.rule
    remedy = finding.fix
    edits = finding.edits
    isSafe = finding.areEditsSafe
    // Places in other files would need their texts to be counted in the editor's characters.
    related = finding.related.filter { $0.file == nil || $0.file == finding.file }.map {
      ($0.location, $0.message ?? $0.subject.description)
    }
  }
}
