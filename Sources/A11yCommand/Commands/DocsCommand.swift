import A11yConfiguration
import A11yCore
import A11yPlatform
package import ArgumentParser
import A11yReports

package struct DocsCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "docs",
      abstract: "Writes the explanations of all rules as a small web site.",
      discussion: """
        Writes index.html and a page per rule, such as \(List.exampleRule).html, into a folder. The pages load nothing: \
        they open from disk and on any server. \(scope) Publish the folder, and pass its address to --rule-docs, so that \
        SARIF reports link to it.

        Example:
          \(List.tool) docs site/rules
        """)
  }

  private static var scope: String {
    List.isOfSource
      ? "The rules for screens are listed; a11y-audit writes their pages into the same folder."
      : "The pages of the rules for Swift source are written, too, if a11y-lint is installed next to this tool."
  }

  @Argument(help: ArgumentHelp("Folder for the pages; it is made if it does not exist.", valueName: "folder"))
  var folder: FilePath

  package init() {}

  package mutating func run() throws {
    try folder.makeFolder()
    if !List.isOfSource { try writePagesOfSource() }
    let others = List.otherRules.map { rule in
      let page = folder.appending(FilePath(RuleSite.name(of: rule.id)))
      return RuleSite.Other(id: rule.id, summary: rule.summary, hasPage: page.exists)
    }
    let options = ReportOptions(tool: List.tool, version: List.version)
    let site = RuleSite(List.rules, others: others, isOfSource: List.isOfSource, options: options)
    let pages = site.pages
    for page in pages { try OutputFile.write(reportTo: folder.appending(page.file)) { $0.append(page.text) } }
    // Also those that a11y-lint wrote.
    let count = pages.count + (List.isOfSource ? 0 : others.count(where: \.hasPage))
    try StandardStreams.print("wrote \(count) pages to \(folder.shown)\n")
  }

  private func writePagesOfSource() throws {
    guard let tool = try? ChildProcess.linter() else {
      return StandardStreams.printError(
        "\(List.tool): note: a11y-lint is not installed next to this tool: rules for Swift source have no pages")
    }
    // A path that begins with a hyphen is no option.
    let answer = try ChildProcess.output(of: [tool, "docs", "--", folder.text])
    if answer.status != 0 { throw Failure("a11y-lint could not write its pages") }
  }
}
