import A11yCommand
import A11yConfiguration
import A11yCore
import A11yReports
import A11yRules
import ArgumentParser
import A11yPlatform

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Checks that all controls can be used with assistive technology.",
    discussion: """
      Prints one finding per line, with its fix, followed by a summary.

      Examples:
        a11y-audit tree.json
        a11y-audit audit screens/ --fail-on warning
        a11y-audit screens/ --watch
        a11y-audit tree.json --sources Sources/
        a11y-audit audit tree.json --report text --report sarif=a11y-audit.sarif
        a11y-audit App/ --report html=a11y-audit.html
        a11y-audit login.xml --apple-audit audit.json
        idb ui describe-all | a11y-audit - --stdin-filename login.json
        a11y-audit App/ --diff
        a11y-audit App/ --fix

      Legacy screens: write the current findings to a baseline and commit it; then only new findings fail.
        a11y-audit App/ --write-baseline a11y-baseline.json
        a11y-audit App/ --baseline a11y-baseline.json
        a11y-audit App/ --baseline a11y-baseline.json --changed-since origin/main
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @OptionGroup(title: "Reports") var reporting: ReportingOptions

  @Option(
    help: ArgumentHelp(
      "Sound of the html report: none, embed, or a folder for WAV files (default: embed if this machine can speak).",
      valueName: "none|embed|folder"))
  var sound: PageSoundPlace?

  @Option(
    help: ArgumentHelp(
      """
      Folder of screenshots (PNG), named like the descriptions (default: next to them). Colors that the descriptions do \
      not state are measured there, and the html report shows them.
      """,
      valueName: "folder"), completion: .directory)
  var screenshots: FilePath?

  @Option(
    help: ArgumentHelp(
      """
      Result of Apple's accessibility audit (Appium, pymobiledevice3, xcresulttool) of the screen; its issues become findings. \
      login.audit.json next to login.json, and test-results.json in or next to a folder of exported attachments, are found \
      without it. May be repeated.
      """, valueName: "file"), completion: .file())
  var appleAudit: [FilePath] = []

  @Flag(
    help:
      "Apply automatic fixes to description files, outlines, storyboards and xibs, and report what is left. Findings marked [*] are fixable."
  )
  var fix = false

  @Flag(help: "Print the changes of --fix without applying them, also together with --fix.")
  var diff = false

  @Flag(
    help:
      "Let --fix and --diff include changes that a person has to check, such as labels from the text next to a control."
  )
  var unsafeFixes = false

  @Flag(inversion: .prefixedNo, help: "Merge findings with the same cause.")
  var group = true

  @Option(
    help: ArgumentHelp("Date used to expire suppressions (default: today, in UTC).", valueName: "day"),
    transform: DayOption.init(argument:))
  var today: DayOption?

  @OptionGroup(title: "Legacy screens") var baseline: BaselineOptions

  @Option(
    help: ArgumentHelp(
      """
      Swift files or folders: findings on custom classes include their declarations and the source rules that \
      explain them. Needs a11y-lint next to this tool. Also read for accessibility code of storyboards and xibs. \
      May be repeated.
      """, valueName: "path"), completion: .file())
  var sources: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help:
      "Read the Swift and Objective-C files in folders and --sources for accessibility code of storyboards and xibs.")
  var code = true

  @OptionGroup(title: "Many files") var files: FilesOptions

  @Flag(help: "Check again whenever a file changes; stop with Control-C.")
  var watch = false

  mutating func validate() throws {
    if baseline.writeBaseline != nil, files.changedSince != nil {
      throw ValidationError("--write-baseline needs all files; remove --changed-since")
    }
    try validateFixes()
    if let missing = sources.first(where: { !FilePath(argument: $0).exists }) {
      throw ValidationError("--sources: '\(missing.escapedForDisplay)' does not exist")
    }
    if let other = sources.map(FilePath.init(argument:)).first(where: { !$0.isFolder && !CodeBehind.isCode($0) }) {
      throw ValidationError("--sources: '\(other.shown)' is not Swift or Objective-C; name code or a folder")
    }
    if let screenshots, !screenshots.isFolder {
      throw ValidationError("--screenshots: '\(screenshots.shown)' is not a folder")
    }
    if watch, input.inputs.contains("-") {
      throw ValidationError("--watch needs files; standard input does not change")
    }
  }

  private func validateFixes() throws {
    if diff { try reporting.checkNoReport(with: "--diff") }
    if diff, baseline.writeBaseline != nil { throw ValidationError("--diff and --write-baseline cannot be combined") }
    if unsafeFixes, !fix, !diff { throw ValidationError("--unsafe-fixes needs --fix or --diff") }
    if fix, !diff, input.inputs.contains("-") {
      throw ValidationError("--fix cannot change standard input; use --diff")
    }
    if fix || diff, input.strings != nil {
      throw ValidationError("--fix and --diff cannot change the translations of --strings; remove --strings")
    }
    if fix || diff, watch { throw ValidationError("--watch cannot be combined with --fix or --diff") }
  }

  mutating func run() throws {
    var accepted = try BaselineRun(baseline, of: AuditMain.name)
    let project = ProjectConfiguration(input.configuration, Catalog.vocabulary, of: AuditMain.name)
    var reading = try ScreenLoader(
      input, choice: selection.choice, project: project, changes: files.changes(),
      sources: code ? sources : nil, audits: appleAudit)
    let others = input.otherFiles + [baseline.baseline] + appleAudit.map(Optional.some)
    var runFiles = RunFiles(input.inputs + sources, others: others)
    let requests = try reporting.requests(
      of: project, inputs: input.inputs, standardInput: input.stdinFilename, files: &runFiles)
    try runFiles.check(baseline.writeBaseline, as: .baseline(tool: AuditMain.name))
    if watch {
      let others = [input.strings, baseline.baseline].compactMap(\.self) + appleAudit
      let outputs = requests.compactMap(\.file) + [baseline.writeBaseline].compactMap(\.self)
      return try Watch(AuditMain.name, inputs: input.inputs + sources, others: others, outputs: outputs).run()
    }
    let today = today?.day ?? DayOption.today
    var run = ConfiguredRun<Catalog>(failOn: reporting.failOn, today: today)
    let page = requests.first { $0.name == HTMLReporter.name }
    let pictureFiles = Screenshots(folder: screenshots)
    let drawing = page.map { _ in pictureFiles }
    var pictures: [ScreenPicture] = []
    let jobs = files.jobs ?? Threads.processors
    var audits = SettingsCache<Audit<AccessibilityTree>>()
    let fixing = fix || diff ? FileFixing(includesUnsafe: unsafeFixes, today: today) : nil
    var areFixed = true
    var fixedFiles = 0
    var differences = ""
    // The screens of a test share a reason.
    var toldNotes: Set<String> = []
    try reading.forEachFile(jobs: jobs, prepare: { audits.value(for: $0) { $0.audit(Catalog.rules, today: today) } }) {
      file, audit, threads in
      let fixed = fixing?.fix(file, by: audit)
      let measured = (fixed?.file ?? file).measured(in: pictureFiles)
      return (
        FileAudit(measured.file, by: audit, threads: threads, today: today, drawing: drawing), fixed?.change,
        measured.notes
      )
    } _: { audited, change, notes in
      for note in notes where toldNotes.insert(note).inserted { StandardStreams.printError(note) }
      if change != nil { fixedFiles += 1 }
      if let change, diff { differences += change.diff }
      if let change, fix, !diff { areFixed = change.file.write(by: AuditMain.name) && areFixed }
      for note in change?.notes ?? [] { StandardStreams.printError(note) }
      run.add(audited)
      pictures += audited.pictures
    }
    reading.tellUnmatchedPatterns()
    if fix || diff, fixedFiles == 0, !reading.hasFailed {
      StandardStreams.printError(
        FixedFile.nothingToFix(run.result.findings, by: AuditMain.name, includesUnsafe: unsafeFixes))
    }
    if diff {
      try StandardStreams.print(differences)
      if reading.hasFailed { throw ExitCode(2) }
      return
    }
    run.result.unchanged = reading.unchanged
    run.result.unread = reading.unread
    let isEmpty = run.result.controls == 0 && (run.result.files > 0 || reading.unchanged.isEmpty)
    let hasNoScreens = isEmpty && !reading.hasFailed && run.result.files == 0 && reading.namesOnlyFolders
    let wasSkipped = isEmpty && !reading.hasFailed && reading.wasAllSkipped || hasNoScreens
    let failure = isEmpty && !reading.hasFailed && !wasSkipped ? Failure("no control was found") : nil
    if let failure { run.result.unread.append(failure.message) }
    let absence = hasNoScreens ? reading.absenceOfScreens : nil
    if let absence, absence.isError { run.result.unread.append(absence.message) }
    run.finish(inputs: input.inputs, project, choice: selection.choice)
    let isWhole = !reading.hasFailed && !isEmpty
    let told = accepted.result(
      of: &run.result, rules: run.rules, known: Catalog.rules.map(\.info.id), isWhole: isWhole)
    var search = SourceSearch(sources, input.configuration)
    search.explain(&run.result)
    let spoken = page != nil ? try PageSpeech(place: sound, page: page?.file).sound(of: pictures) : nil
    let wanted = baseline.writeBaseline == nil ? requests : reporting.report
    let areWritten = reporting.write(
      run.result, wanted, level: run.level, rules: run.rules, by: Catalog.self, inputs: input.inputs, groups: group,
      lines: SourceLines(except: input.stdinFilename), threads: jobs, pictures: pictures,
      sound: spoken)
    if let absence {
      StandardStreams.printError("a11y-audit: \(absence.isError ? "error" : "note"): \(absence.message)")
      if absence.isError { throw ExitCode(2) }
    }
    if wasSkipped, areWritten { return }
    if let failure { throw failure }
    if let message = try told.get() { try reporting.tell(message) }
    if !areWritten || !areFixed || reading.hasFailed || search.hasFailed || isEmpty { throw ExitCode(2) }
    if run.hasFailed || accepted.hasFailed { throw ExitCode(1) }
  }
}
