import A11yCommand
import A11yPlatform
import A11yRules
import ArgumentParser

struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors: findings while you type, and VoiceOver's output under the pointer.",
    discussion: """
      A language server on standard input and output, for description files, outlines, dumps, storyboards and xibs. Editors \
      start it; Docs/editors.md has their settings. Storyboards and xibs are audited without the code of their app.

      Example, for Neovim 0.11:
        vim.lsp.config("a11y_audit", { cmd = { "a11y-audit", "lsp" }, filetypes = { "json", "xml", "outline" } })
        vim.lsp.enable("a11y_audit")

      Exit status: 0 after 'shutdown' and 'exit', 1 after 'exit' or the end of input alone, 2 for invalid usage or input \
      that is not a message.
      """)

  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  @OptionGroup(title: "Narration") var narration: NarrationOptions

  /// Editors add it to the commands of all servers.
  @Flag(help: .hidden)
  var stdio = false

  mutating func run() throws {
    let project = ProjectConfiguration(configuration, Catalog.vocabulary, of: AuditMain.name)
    let connection = RPCConnection(input: .standardInput, output: .standardOutput)
    var server = LanguageServer(connection, project, selection.choice, narration)
    if try !server.run() { throw ExitCode(1) }
  }
}
