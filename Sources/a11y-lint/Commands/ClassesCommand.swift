import A11yCommand
import A11yCore
import A11ySourceRules
import ArgumentParser

struct ClassesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classes",
    abstract: "Lists the declarations of classes that inherit from UIKit, with their findings.",
    discussion: """
      Used by 'a11y-audit tree.json --sources Sources/' for the classes of a screen.

      Examples:
        a11y-lint classes Sources/
        a11y-lint classes Sources/ --class RangeSlider
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var input: SourceInputs

  @Option(name: .customLong("class"), help: ArgumentHelp("List only this class. May be repeated.", valueName: "name"))
  var names: [String] = []

  @Option(help: "Output format.")
  var format = Format.text

  mutating func run() throws {
    var run = try SourceRun(
      input, ProjectConfiguration(input.configuration, SourceCatalog.vocabulary, of: LintMain.name))
    let audited = JudgedSource.all(in: &run, today: DayOption.today, wanting: .classes)
    if run.files.isEmpty, !run.hasFailed { throw Failure("no Swift file was found") }
    let findings = audited.flatMap { $0.audit.result.findings }
    let names = Set(names)
    var classes = audited.flatMap(\.classes).filter { names.isEmpty || names.contains($0.name) }
    for index in classes.indices { classes[index].take(findings) }
    let text =
      switch format {
      case .text: ClassTable.text(classes)
      case .json: ClassTable.json(classes, tool: LintMain.name, version: LintMain.version)
      }
    try StandardStreams.print(text)
    if run.hasFailed { throw ExitCode(2) }
  }
}
