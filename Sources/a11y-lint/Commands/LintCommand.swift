import A11yPlatform
import A11yCommand
import A11yCore
import A11ySourceRules
import ArgumentParser

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds accessibility issues in Swift source.",
    discussion: """
      Prints one finding per line, followed by a summary. Suppress a finding with a comment above its line:
        // a11y:disable:next fixed-font - the word is part of the logo
        // a11y:disable:next fixed-font until:2030-12-31 - the new logo comes with version 9

      Examples:
        a11y-lint Sources/
        a11y-lint lint Sources/ --fail-on warning --report text --report json=lint.json
        a11y-lint Sources/ --fix

      Legacy code: write the current findings to a baseline and commit it; then only new findings fail.
        a11y-lint Sources/ --write-baseline a11y-lint-baseline.json
        a11y-lint Sources/ --baseline a11y-lint-baseline.json
      """)

  @OptionGroup var input: SourceInputs
  @OptionGroup(title: "Rules") var selection: RuleOptions<SourceCatalog>
  @OptionGroup(title: "Reports") var reporting: ReportingOptions

  @Option(
    help: ArgumentHelp("Date used to expire suppressions (default: today, in UTC).", valueName: "day"),
    transform: DayOption.init(argument:))
  var today: DayOption?

  @Flag(help: "Apply automatic fixes to the files, and report what is left.")
  var fix = false

  @Flag(help: "Print the changes of --fix without applying them, also together with --fix.")
  var diff = false

  @Flag(
    help:
      "Let --fix and --diff include changes that a person has to check and complete: code with placeholders, which does not compile until they are filled in."
  )
  var unsafeFixes = false

  @OptionGroup(title: "Legacy code") var baseline: BaselineOptions

  @OptionGroup(title: "Many files") var files: FilesOptions

  mutating func validate() throws {
    if diff { try reporting.checkNoReport(with: "--diff") }
    if diff, baseline.writeBaseline != nil { throw ValidationError("--diff and --write-baseline cannot be combined") }
    if unsafeFixes, !fix, !diff { throw ValidationError("--unsafe-fixes needs --fix or --diff") }
    if fix, !diff, input.inputs.contains("-") {
      throw ValidationError("--fix cannot change standard input; use --diff")
    }
    if baseline.writeBaseline != nil, files.changedSince != nil {
      throw ValidationError("--write-baseline needs all files; remove --changed-since")
    }
  }

  private var wish: JudgedSource.Wish {
    if diff { return .diff(includesUnsafe: unsafeFixes) }
    return fix ? .fixed(includesUnsafe: unsafeFixes) : .nothing
  }

  mutating func run() throws {
    var accepted = try BaselineRun(baseline, of: LintMain.name)
    let project = ProjectConfiguration(input.configuration, SourceCatalog.vocabulary, of: LintMain.name)
    var runFiles = RunFiles(input.inputs, others: [input.configuration.config, baseline.baseline])
    let requests = try reporting.requests(
      of: project, inputs: input.inputs, standardInput: input.stdinFilename, files: &runFiles)
    try runFiles.check(baseline.writeBaseline, as: .baseline(tool: LintMain.name))
    var source = try SourceRun(
      input, project, choice: selection.choice, jobs: files.jobs, changes: files.changes())
    let today = today?.day ?? DayOption.today
    var audited = JudgedSource.all(in: &source, today: today, wanting: wish)
    source.tellUnmatchedPatterns()
    if fix || diff, !source.hasFailed, audited.allSatisfy({ $0.edits == 0 }) {
      StandardStreams.printError(
        FixedFile.nothingToFix(audited.flatMap(\.audit.result.findings), by: LintMain.name, includesUnsafe: unsafeFixes)
      )
    }
    let isEmpty = source.files.isEmpty && source.unchanged.isEmpty && !source.hasFailed
    let failure = isEmpty && !source.wasAllSkipped ? Failure("no Swift file was found") : nil
    if diff {
      try StandardStreams.print(audited.map(\.diff).joined())
      if source.hasFailed { throw ExitCode(2) }
      return
    }
    let fixedFiles = audited.compactMap(\.fixed)
    let areFixed = fixedFiles.reduce(true) { $1.write(by: LintMain.name) && $0 }
    if !fixedFiles.isEmpty {
      // A fix of one file may answer a question about another.
      source.repeatReading()
      audited = JudgedSource.all(in: &source, today: today)
    }
    var run = ConfiguredRun<SourceCatalog>(failOn: reporting.failOn, today: today)
    for file in audited { run.add(file.audit) }
    run.result.omissions += source.omissions
    run.result.unchanged = source.unchanged
    run.result.unread = source.unread + (failure.map { [$0.message] } ?? [])
    run.result.isOfSource = true
    run.finish(inputs: input.inputs, project, choice: selection.choice)
    let isWhole = !source.hasFailed && !isEmpty
    let told = accepted.result(
      of: &run.result, rules: run.rules, known: SourceCatalog.rules.map { $0.info.id }, isWhole: isWhole)
    let wanted = baseline.writeBaseline == nil ? requests : reporting.report
    let areWritten = reporting.write(
      run.result, wanted, level: run.level, rules: run.rules, by: SourceCatalog.self, inputs: input.inputs,
      lines: SourceLines(except: input.stdinFilename), threads: files.jobs ?? Threads.processors)
    if isEmpty, failure == nil, areWritten { return }
    if let failure { throw failure }
    if let message = try told.get() { try reporting.tell(message) }
    if !areWritten || !areFixed || source.hasFailed { throw ExitCode(2) }
    if run.hasFailed || accepted.hasFailed { throw ExitCode(1) }
  }
}
