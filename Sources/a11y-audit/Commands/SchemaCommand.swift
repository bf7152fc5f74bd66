import A11yCommand
import ArgumentParser

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of description files, for editors.",
    discussion: """
      The schema contains all keys, roles, traits and classes with their meaning.

      Example:
        a11y-audit schema > control-tree.schema.json
      """)

  mutating func run() throws { try StandardStreams.print(ControlTreeSchemaText.json) }
}
