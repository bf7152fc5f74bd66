import A11yCommand
import A11yPlatform
import A11yRules
import ArgumentParser

struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors: findings while you type, and VoiceOver's output under the pointer.",
    discussion: """
      A language server on standard input and output, for description files, outlines, dumps, storyboards, xibs and the \
      configuration file. Editors start it; Docs/editors.md has their settings. Storyboards and xibs are audited together with \
      the code of the folder that is open in the editor, or of the repository.

      Example, for Neovim 0.11:
        vim.lsp.config("a11y_audit", { cmd = { "a11y-audit", "lsp" }, filetypes = { "json", "xml", "outline" } })
        vim.lsp.enable("a11y_audit")

      Exit status: 0 after 'shutdown' and 'exit', 1 after 'exit' or the end of input alone, 2 for invalid usage or input \
      that is not a message.
      """)

  @OptionGroup(title: "Rules") var selection: RuleOptions<Catalog>

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  @OptionGroup(title: "Narration") var narration: NarrationOptions

  @OptionGroup(title: "Editor") var server: ServerOptions

  mutating func run() throws {
    let configuration = configuration
    let service = ScreenService(selection.choice, narration) {
      ProjectConfiguration(configuration, Catalog.vocabulary, of: AuditMain.name)
    }
    try server.serve(service)
  }
}
