import A11yCommand
import A11yRules
import ArgumentParser

@main
struct AuditMain: ParsableCommand {
  static let name = "a11y-audit"
  static let version = ToolVersion.current

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Audits, narrates and speaks the controls of an iOS screen.",
    usage: "a11y-audit [<subcommand>] <input> ...",
    discussion: """
      Walks a tree of UIKit controls loaded from a description file, a dump, a storyboard or a xib, and checks that \
      each exposes a complete and accurate label, traits, hint, frame and value. Folders are searched for such files.

      Examples:
        a11y-audit tree.json                 audit a screen ('audit' is optional)
        a11y-audit narrate tree.json         what VoiceOver says, in order
        a11y-audit speak tree.json           speak it
        a11y-audit explore tree.json         navigate it, element by element
        a11y-audit draw tree.json            draw it in characters
        a11y-audit diff old.json new.json    what changed in VoiceOver output
        a11y-audit new login                 write a starter description
        a11y-audit explain target-size       why a rule matters and how to fix it
        a11y-audit formats --how             how to get a screen out of an app

      Reports, the failing level, rules, baselines and --watch are options of the audit: a11y-audit help audit.

      Exit status: 0 no findings at or above the failing level (--fail-on; errors by default), 1 findings at or above \
      it, 2 invalid usage, unreadable or unrecognized input, an incomplete description, no controls in a named \
      description, neither screens nor source in a folder, or a report that could not be written.
      """,
    version: version,
    subcommands: [
      AuditCommand.self, StreamCommand.self, LspCommand.self, McpCommand.self, MergeCommand<Catalog>.self,
      NarrateCommand.self,
      SpeakCommand.self,
      ExploreCommand.self,
      DrawCommand.self,
      DiffCommand.self, ConvertCommand.self, RulesCommand<Catalog>.self, ExplainCommand<Catalog>.self,
      DocsCommand<Catalog>.self, NewCommand.self, KeysCommand.self, SchemaCommand.self, FormatsCommand.self,
      ProfilesCommand.self,
      ReportsCommand<Catalog>.self,
      LanguagesCommand.self, ConfigCommand<Catalog>.self,
      LintSubcommand.self,
    ],
    defaultSubcommand: AuditCommand.self
  )

  static func main() { runAsTool() }
}
