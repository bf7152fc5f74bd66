import A11yConfiguration
import A11yCore
import A11yReports
package import ArgumentParser
import A11yPlatform

package struct ConfigCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config",
      abstract: "Shows the effective configuration for a file, or creates a starter one.",
      discussion: """
        Examples:
          \(List.tool) config \(List.exampleInput)
          \(List.tool) config --init
          \(List.tool) config --schema > a11y-audit.schema.json
        """)
  }

  @Argument(help: ArgumentHelp("A file or folder; with --init, a folder.", valueName: "path"))
  var path: FilePath = "."

  @Flag(
    name: .customLong("print"),
    help: "Print the effective configuration for the file, with the origin of each value (the default).")
  var isToPrint = false

  @Flag(name: .customLong("init"), help: "Write a commented .a11y-audit.yml. Never overwrites an existing file.")
  var isToBegin = false

  @Flag(name: .customLong("schema"), help: "Print the JSON Schema of the configuration file, for editors.")
  var isToDescribe = false

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions
  @OptionGroup(title: "Rules") var selection: RuleOptions<List>

  package init() {}

  package mutating func validate() throws {
    if !isToBegin, !isToDescribe, [".yml", ".yaml"].contains(where: path.hasEnding) {
      let remedy = "to show a configuration file: config --config \(path.shown)"
      throw ValidationError(path.exists ? remedy : "no such file: \(path.shown); \(remedy)")
    }
    if [isToPrint, isToBegin, isToDescribe].count(where: \.self) > 1 {
      throw ValidationError("--print, --init and --schema cannot be combined")
    }
  }

  package mutating func run() throws {
    if isToDescribe { return try StandardStreams.print(ConfigurationSchema(List.vocabulary).json) }
    if isToBegin { return try begin() }
    try StandardStreams.print(inForce())
  }

  private func inForce() throws -> String {
    let project = ProjectConfiguration(configuration, List.vocabulary, of: List.tool)
    let found = try project.configuration(ofInput: path.text, standardInput: "-")
    let settings = found.settings(for: project.absolute(path), selection.choice)
    let failOn = found.failOn ?? Setting(FailingLevel.error.rawValue, from: .standard)
    let reports = found.reports ?? [Setting(TextReporter.name, from: .standard)]
    return ConfigurationPrinter.text(
      found, List.vocabulary, settings, file: path,
      run: [("failOn", failOn)] + reports.map { ("report", Setting(display($0.value, project), from: $0.origin)) })
  }

  /// `json=build/a11y.json` with the path from the working folder.
  private func display(_ report: String, _ project: ProjectConfiguration) -> String {
    let parts = report.split(separator: "=", maxSplits: 1).map(String.init)
    return parts.count == 2 ? "\(parts[0])=\(project.display(FilePath(parts[1])))" : report
  }

  private func begin() throws {
    if !path.isFolder {
      throw Failure(
        "'config --init' expects a folder that exists, found '\(path.shown)'; it writes .a11y-audit.yml there")
    }
    let file = path.appending(FilePath(ConfigurationLoader.fileName))
    try OutputFile.create(file, ConfigurationStart.text)
    try StandardStreams.print("wrote \(file.shown)\n")
  }
}
