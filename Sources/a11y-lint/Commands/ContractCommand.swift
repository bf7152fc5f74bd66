import A11yCommand
import A11yReports
import A11yCore
import A11ySourceRules
import ArgumentParser

struct ContractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: "Shows where each custom control gets its label, traits, hint, frame and value.",
    discussion: """
      One row per control: class, base class, the origin of each attribute, adjustment, sent events and result.

      Examples:
        a11y-lint contract Sources/
        a11y-lint contract Sources/ --format markdown --output Accessibility.md
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @OptionGroup var input: SourceInputs

  @Option(help: "Output format.")
  var format = Format.text

  @Option(name: [.short, .long], help: ArgumentHelp("Write to this file ('-': standard output).", valueName: "file"))
  var output: FilePath?

  mutating func run() throws {
    var files = RunFiles(input.inputs, others: [input.configuration.config])
    try files.check(output)
    var run = try SourceRun(
      input, ProjectConfiguration(input.configuration, SourceCatalog.vocabulary, of: LintMain.name))
    let audit = SourceAudit(rules: SourceCatalog.defaults, today: DayOption.today)
    let rows = run.map(
      prepare: { _ in },
      begin: { _, source, _ in
        let opening = audit.begin(source)
        return opening.isWhole ? .done(Contract.rows(of: source, audit: audit, since: opening)) : .begun(opening)
      },
      finish: { _, source, _, opening in Contract.rows(of: source, audit: audit, since: opening) }
    ).flatMap(\.self)
    let text =
      switch format {
      case .text: ContractTable.text(rows)
      case .json: ContractTable.json(rows, tool: LintMain.name, version: LintMain.version)
      case .markdown: ContractTable.markdown(rows) { $0.markdown }
      }
    try OutputFile.write(text, to: output == "-" ? nil : output)
    if run.hasFailed { throw ExitCode(2) }
  }
}
