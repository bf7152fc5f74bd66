import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats

/// Reads one file into screens, on any thread: what there is to tell is kept for who reports in order.
struct FileSource: Sendable {
  /// Anything may be in such a file: only what looks like a dump is read.
  static let textSuffix = ".txt"

  private static let sourceSuffixes = [".swift", ".m", ".mm", ".h"]

  private let options: ReadingOptions
  private let format: (any ScreenFormat.Type)?
  private let strings: StringsFiles?
  private let stringsPath: FilePath?
  private let manifests: AttachmentManifests
  private let audits: AppleAuditFiles
  /// Results of Apple's audit that the command line names.
  private let namedAudits: [FilePath]

  init(_ input: InputOptions, format: (any ScreenFormat.Type)?, audits: [FilePath] = []) {
    manifests = AttachmentManifests()
    self.audits = AppleAuditFiles(manifests)
    namedAudits = audits
    var options = ReadingOptions(maximumDepth: input.maxDepth)
    options.labelKeyPaths = input.labelKeypath
    self.options = options
    self.format = format
    strings = input.strings.map { StringsFiles($0, language: input.stringsLanguage) }
    stringsPath = input.strings
  }

  /// - Parameters:
  ///   - threads: how many may share the work.
  ///   - colors: the color sets of the app's asset catalogs.
  ///   - run: all files of the run, and their folders.
  func read(
    _ file: FileInput, threads: Int = 1, colors: [String: ColorValue] = [:], in run: PairedFiles = PairedFiles([])
  ) -> FileReading {
    let input = file.input
    var found = FileReading()
    var bytes: [UInt8] = []
    if input.isNamed, format == nil, Self.sourceSuffixes.contains(where: file.path.hasEnding) {
      let remedy =
        file.path.hasEnding(".swift")
        ? "check it with: a11y-lint \(file.path.shown)" : "only Swift source can be checked"
      found.fail("\(file.path.shown): error: this is source code and not a screen description; \(remedy)")
      found.isUnread = true
      return found
    }
    let format = format ?? file.settings.format.flatMap { Formats.named($0.value) }
    let mayBeAnything = mayBeAnything(file, format)
    if mayBeAnything, isManifest(file, &found) { return found }
    tellAttachments(of: file, in: run, &found)
    var isEmpty = false
    do {
      bytes = try input.path == "-" ? InputFile.readStandardInput() : InputFile.read(input.path)
      if !input.isNamed, file.path.hasEnding(Self.textSuffix) {
        if !Formats.looksLikeDump(bytes) { return found }
        // A template from which a script makes an interface file.
        if Self.isInterfaceFile(bytes) {
          found.passedOver = file.path
          return found
        }
      }
      var screens = try screens(of: bytes, file, threads: threads, colors: colors)
      if screens.first?.source.format == AppleAudit.name {
        screens = audits.unpaired(screens, of: input.path, bytes, folders: run.folders)
        if screens.isEmpty { return found }
      }
      for screen in screens { tellNotes(of: screen, path: file.path, &found) }
      if try strings?.table(for: file.path) == nil { tellNoStrings(screens, path: file.path, &found) }
      found.screens = screens
      isEmpty = input.isNamed && screens.allSatisfy(\.hasNoControls)
      // A misspelled 'children' is reported as such, and can be fixed.
      let isExplained = screens.contains { $0.notes.contains { $0.kind == .vocabulary } }
      if isEmpty, !isExplained { tellEmptiness(of: bytes, path: file.path, &found) }
      found.bytes = bytes
      found.isWritten = Self.isWritten(screens)
    } catch let error as ReadingError {
      if mayBeAnything && !Formats.hasSignature(bytes) || error.isOfUnknownFormat && !input.isNamed {
        found.passedOver = file.path
        if CodeBehind.documents.contains(where: file.path.hasEnding) { found.obstacle = error.mistakes.first?.message }
      } else {
        tell(error, file, &found)
      }
    } catch {
      found.fail((error as? Failure)?.message ?? "\(error)")
    }
    found.isUnread = found.hasFailed && (found.screens == nil || isEmpty)
    return found
  }

  /// Formats of files that people write; others are written anew by programs.
  private static let written: Set<String> = [ControlTree.name, InterfaceBuilder.name]

  /// The screens of a file with these bytes.
  func screens(
    of bytes: [UInt8], _ file: FileInput, threads: Int = 1, colors: [String: ColorValue] = [:]
  ) throws -> [Screen] {
    let format = format ?? file.settings.format.flatMap { Formats.named($0.value) }
    var reading = options
    reading.threads = threads
    reading.catalogColors = colors
    reading.isFromFolder = mayBeAnything(file, format)
    reading.labelKeyPaths += file.settings.labelKeyPaths.map(\.value)
    reading.componentKeyPaths = file.settings.componentKeyPaths
    reading.strings = try strings?.table(for: file.path)
    let isAudit = format == nil && file.path.hasSuffix(".audit.json")
    var screens = named(
      try Self.screens(bytes, as: isAudit ? AppleAudit.self : format, reading, of: file.path), after: file.input.path)
    if screens.first?.source.format == AppleAudit.name {
      for index in screens.indices where screens[index].name == nil { screens[index].name = Self.stem(of: file.path) }
    } else if screens.first?.source.isDesignTime != true {
      AppleAuditFiles.add(try audits.issues(of: file.input.path, named: namedAudits), to: &screens)
    }
    return screens
  }

  /// Whether the file only has what is reported with another file of the run.
  func isPaired(_ file: FileInput, in run: PairedFiles) -> Bool {
    format == nil && AppleAuditFiles.mayBePaired(file.input.path) && audits.isPaired(file.input.path, in: run.files)
  }

  /// Whether a file only describes the others in its folder, with its error if it has one.
  private func isManifest(_ file: FileInput, _ found: inout FileReading) -> Bool {
    guard file.input.path.name == AttachmentManifests.name else { return false }
    switch manifests.reading(beside: file.input.path) {
    case .none: return false
    case .folder(let folder):
      if let first = folder.refused.first {
        let more = folder.refused.count == 1 ? "" : " and \(folder.refused.count - 1) more"
        found.errors.append(
          "a11y-audit: note: \(file.path.shown) names files that are not in its folder, which are not read: "
            + "'\(first.excerpt(limit: 60))'\(more)")
      }
    case .damaged:
      if let message = manifests.damage(beside: file.input.path) { found.fail(message) }
      found.isUnread = true
    }
    return true
  }

  /// The errors of the manifest that a file belongs to, if it is not a file of the run, and of its pairs.
  private func tellAttachments(of file: FileInput, in run: PairedFiles, _ found: inout FileReading) {
    let path = file.input.path
    guard path != "-", run.files.contains(path) else { return }
    let manifest = path.folder.appending(FilePath(AttachmentManifests.name))
    if !run.files.contains(manifest), let message = manifests.damage(beside: path) { found.fail(message) }
    if let doubt = manifests.manifest(beside: path)?.auditDoubt(of: path.name) {
      found.errors.append("a11y-audit: note: \(manifest.shown): \(doubt.escapedForDisplay)")
    }
  }

  private static func stem(of path: FilePath) -> String {
    String(path.name.prefix { $0 != "." })
  }

  private func mayBeAnything(_ file: FileInput, _ format: (any ScreenFormat.Type)?) -> Bool {
    !file.input.isNamed && format == nil && [".json", ".xml"].contains(where: file.path.hasEnding)
  }

  /// The screens that a UI test attached, by the names of test and attachment.
  private func named(_ screens: [Screen], after file: FilePath) -> [Screen] {
    guard file != "-", screens.first?.source.format != InterfaceBuilder.name,
      let title = manifests.manifest(beside: file)?.attachment(file.name)?.title
    else { return screens }
    return screens.map { screen in
      var screen = screen
      screen.name = screens.count == 1 ? title : "\(title), \(screen.name ?? "screen")"
      return screen
    }
  }

  private static func isInterfaceFile(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(300), as: UTF8.self).contains("com.apple.InterfaceBuilder")
  }

  /// By its name an outline is one even if its first word is misspelled.
  private static func screens(
    _ bytes: [UInt8], as format: (any ScreenFormat.Type)?, _ options: ReadingOptions, of path: FilePath
  ) throws(ReadingError) -> [Screen] {
    // A line of JSON within an outline is a mistake in it, and not all there is.
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    let isComment = bytes.starts(with: "<!--".utf8)
    if format == nil, path.hasEnding(".outline"), isComment, let text = String(validating: bytes, as: UTF8.self) {
      return try Formats.read(.text(text), as: Outline.self, options: options)
    }
    if format == nil, path.hasEnding(".outline"), let first, !"{[<".utf8.contains(first) {
      return try Formats.read(bytes, as: Outline.self, options: options)
    }
    do {
      return try Formats.read(bytes, as: format, options: options)
    } catch {
      // `var screen = {`
      if format == nil, error.isUnrecognized, path.hasEnding(".json") {
        throw Formats.errorOfJSON(bytes) ?? error
      }
      guard error.isOfUnknownFormat, path.hasEnding(".outline") else { throw error }
      return try Formats.read(bytes, as: Outline.self, options: options)
    }
  }

  /// What a description leaves out was not read, and must not look as if it had been: what there is goes on, and the
  /// exit status tells. What is not translated is checked as it is.
  private func tellNotes(of screen: Screen, path: FilePath, _ found: inout FileReading) {
    var tree: AccessibilityTree?
    var landmarks: Landmarks?
    func describe(_ screen: Screen, _ control: Int) -> String {
      let known = tree ?? AccessibilityTree(screen)
      var marks = landmarks ?? Landmarks(known)
      let subject = Finding.Subject(known[control], path: "control", landmarks: &marks)
      (tree, landmarks) = (known, marks)
      return subject.description
    }
    for note in screen.notes {
      let message = note.message.escapedForDisplay
      switch note.kind {
      case .incomplete:
        found.fail("\(path.shownPlace(note.location)): error: the description \(message)")
      case .untranslated: found.errors.append("a11y-audit: note: \(path.shown) \(message)")
      case .vocabulary, .meaning, .extraKey, .limit:
        guard screen.source.format == ControlTree.name else { break }
        let control = note.control.map { describe(screen, $0) } ?? "screen"
        let remedy = note.replacement.map { "; write '\($0.escapedForDisplay)'" } ?? ""
        let fix = message.contains(remedy.dropFirst(2)) || message.contains("did you mean") ? "" : remedy
        found.words.append("\(path.shownPlace(note.location)): warning: \(control): \(message)\(fix)")
      case .geometry: break
      }
    }
  }

  /// A screen without controls is not a screen without findings.
  private func tellEmptiness(of bytes: [UInt8], path: FilePath, _ found: inout FileReading) {
    let isJSON = [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes.first { $0 > 0x20 })
    // A launch screen has nothing but a background, and a pattern names it with all others.
    if found.screens?.first?.source.format == InterfaceBuilder.name {
      found.errors.append("a11y-audit: note: \(path.shown) has no controls")
      return
    }
    let remedy =
      !Self.isWritten(found.screens)
      ? "take it when the screen is shown"
      : isJSON ? "list them in 'children'" : "write one per line below the screen, indented by two spaces"
    found.fail("\(path.shown): error: there are no controls in it, so nothing was checked; \(remedy)")
  }

  private static func isWritten(_ screens: [Screen]?) -> Bool {
    screens?.first.map { written.contains($0.source.format) } ?? false
  }

  private func tellNoStrings(_ screens: [Screen], path: FilePath, _ found: inout FileReading) {
    guard let stringsPath, screens.first?.source.format == InterfaceBuilder.name else { return }
    let folder = stringsPath.shown
    found.errors.append("a11y-audit: note: \(path.shown) has no strings file in '\(folder)'; its own texts are used")
  }

  private func tell(_ error: ReadingError, _ file: FileInput, _ found: inout FileReading) {
    found.hasFailed = true
    for mistake in error.mistakes {
      found.fail("\(file.path.shownPlace(mistake.location)): error: \(mistake.message)")
    }
  }
}

extension Screen {
  /// Nothing but a bare root.
  fileprivate var hasNoControls: Bool {
    kind == .screen && controls.count < 2 && AccessibilityTree(self).focusableCount == 0
  }
}

/// The files of a run, for what belongs to another file.
struct PairedFiles: Sendable {
  let files: Set<FilePath>
  let folders: Set<FilePath>

  init(_ inputs: [FileInput]) {
    files = Set(inputs.map(\.input.path))
    folders = Set(files.map(\.folder))
  }
}
