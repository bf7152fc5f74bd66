import A11yReports
package import ArgumentParser

package struct ReportsCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reports",
      abstract: "Lists every report with who takes it and the file it expects.",
      discussion: """
        Examples:
          \(List.tool) reports
          \(List.tool) \(List.exampleInput) --report text --report sarif=\(List.tool).sarif
        """)
  }

  package init() {}

  package mutating func run() throws { try StandardStreams.print(Reporters.list) }
}
