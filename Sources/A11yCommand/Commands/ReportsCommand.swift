import A11yReports
package import ArgumentParser

package struct ReportsCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reports",
      abstract: "Lists report formats, their consumers and usual file names.",
      discussion: """
        Examples:
          \(List.tool) reports
          \(List.tool) \(List.exampleInput) --report text --report sarif=\(List.tool).sarif
        """)
  }

  package init() {}

  package mutating func run() throws { try StandardStreams.print(Reporters.list) }
}
