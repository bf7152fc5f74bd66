import A11yCommand
import A11yReports
import ArgumentParser

struct ReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports",
    abstract: "Lists every report with who takes it and the file it expects.",
    discussion: """
      Examples:
        a11y-audit reports
        a11y-audit tree.json --report text --report sarif=a11y-audit.sarif
      """)

  mutating func run() throws { try StandardStreams.print(ReportsDocument.list) }
}
