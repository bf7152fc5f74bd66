import A11yCommand
import A11yCore
import A11yFormats
import A11yPlatform
import A11yReports
import A11yRules
import ArgumentParser

struct StreamCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream",
    abstract: "Audits screens line by line: JSON in, JSON out, for very many screens.",
    discussion: """
      Each line of standard input is a JSON object with an id and one screen:
        {"id": "login", "screen": {"role": "button", "label": "Log In"}}
        {"id": "login", "content": "<?xml …", "format": "wda-xml"}
        {"id": "login", "path": "dumps/login.json"}

      Each line is answered by exactly one line, in the same order and as soon as it is ready:
        {"counts": {…}, "findings": […], "id": "login", "notChecked": {…}, "status": "ok"}

      What cannot be read is answered with "status": "error" and the errors. Storyboards and xibs are audited without the \
      code of their app. 'merge' makes reports of the answers.

      Examples:
        a11y-audit stream < screens.ndjson > findings.ndjson
        a11y-audit stream --utterances < screens.ndjson
        a11y-audit stream --shard 3/16 --heading < screens.ndjson > part-3.ndjson
        a11y-audit merge part-*.ndjson --report sarif=a11y-audit.sarif

      Exit status: 0 every line was answered, whatever was found; 2 invalid usage, the stream could not be read or \
      written, or an error with --strict-input.
      """)

  @Option(help: ArgumentHelp("Maximum depth of the control tree.", valueName: "levels"))
  var maxDepth = ReadingOptions.defaultMaximumDepth

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Number of lines to answer in parallel (default: number of processors). Does not affect the answers.",
      valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Answer only the lines of this part of the stream: 3/16 is the third of sixteen. The id decides.",
      valueName: "part/parts"))
  var shard: StreamShard?

  @Flag(help: "Print a line with the tool, its version and the rules before the first answer.")
  var heading = false

  @Flag(help: "Stop with exit status 2 after the first line that is answered with an error.")
  var strictInput = false

  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @Option(
    help: ArgumentHelp("Date used to expire suppressions (default: today, in UTC).", valueName: "day"),
    transform: DayOption.init(argument:))
  var today: DayOption?

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  @Flag(help: "Add what VoiceOver says for each element to the answers.")
  var utterances = false

  @OptionGroup(title: "Narration") var narration: NarrationOptions

  mutating func validate() throws {
    guard (1...ReadingOptions.largestMaximumDepth).contains(maxDepth) else {
      throw ValidationError("--max-depth must be 1 to \(ReadingOptions.largestMaximumDepth), found \(maxDepth)")
    }
    try FilesOptions.check(jobs: jobs)
  }

  mutating func run() throws {
    let project = ProjectConfiguration(configuration, Catalog.vocabulary, of: AuditMain.name)
    let audit = StreamAudit(
      try project.configuration(for: .working, isFolder: true), selection.choice, today: today?.day ?? DayOption.today,
      maximumDepth: maxDepth, narration: utterances ? narration : nil, shard: shard, isStrict: strictInput)
    let pump = LinePump(
      LineReader(.standardInput, largest: StreamRecord.mostBytes), to: .standardOutput,
      heading: heading
        ? StreamAnswer.heading(tool: AuditMain.name, version: AuditMain.version, rules: audit.rules) : nil,
      answer: audit.answer)
    try pump.run(jobs: jobs ?? Threads.processors)
    if audit.hasStopped { throw ExitCode(2) }
  }
}
