import A11yCommand
import A11yCore
import A11yPlatform
import A11yRules
import ArgumentParser

struct McpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract:
      "Serves coding agents: audits, VoiceOver's output, rules and fixes as tools of the Model Context Protocol.",
    discussion: """
      A server on standard input and output. Its tools are audit, narrate, find_element, explain_rule, diff and fix. They read \
      only files in the folders of --root or, without it, those that the client names or the current folder, and change none: \
      fix shows the changes. Docs/agents.md has the settings of agents.

      Examples:
        claude mcp add a11y-audit -- a11y-audit mcp
        a11y-audit mcp --root App/ --root Fixtures/

      Exit status: 0 at the end of input, 2 for invalid usage.
      """)

  @Option(
    help: ArgumentHelp("Folder whose files may be read. May be repeated.", valueName: "folder"), completion: .directory)
  var root: [FilePath] = []

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  mutating func validate() throws {
    for folder in root where !folder.isFolder {
      throw ValidationError("--root: '\(folder.shown)' is not a folder")
    }
  }

  mutating func run() throws {
    let tools = AgentTools(
      project: ProjectConfiguration(configuration, Catalog.vocabulary, of: AuditMain.name), options: configuration,
      roots: RootFolders(root))
    var server = AgentServer(
      RPCConnection(.lines, input: .standardInput, output: .standardOutput), tools)
    try server.run()
  }
}
