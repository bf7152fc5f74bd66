import A11yCommand
import A11yPlatform
import A11ySourceRules
import ArgumentParser

struct LintLspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors: findings in Swift source while you type.",
    discussion: """
      A language server on standard input and output, next to the one of Swift. Editors start it; Docs/editors.md has their \
      settings. The Swift files of the folder that is open in the editor, or of the repository, are read once for their \
      classes; changes of files on disk are followed if the editor reports them.

      Example, for Neovim 0.11:
        vim.lsp.config("a11y_lint", { cmd = { "a11y-lint", "lsp" }, filetypes = { "swift" }, root_markers = { ".git" } })
        vim.lsp.enable("a11y_lint")

      Exit status: 0 after 'shutdown' and 'exit', 1 after 'exit' or the end of input alone, 2 for invalid usage or input \
      that is not a message.
      """)

  @OptionGroup(title: "Rules") var selection: RuleOptions<SourceCatalog>

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  @OptionGroup(title: "Editor") var server: ServerOptions

  mutating func run() throws {
    let configuration = configuration
    let service = SourceService(selection.choice) {
      ProjectConfiguration(configuration, SourceCatalog.vocabulary, of: LintMain.name)
    }
    try server.serve(service)
  }
}
