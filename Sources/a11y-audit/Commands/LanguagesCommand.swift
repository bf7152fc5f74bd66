import A11yCommand
import A11yCore
import A11yNarration
import A11yRules
import ArgumentParser

struct LanguagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: "Lists the languages of VoiceOver's own phrases, and which translations are missing or unverified.",
    discussion: """
      A phrase without a source is a translation or is quoted from memory: check it on a device before you rely \
      on it. Unknown phrases are left out; UIKit controls then have their English names.

      Examples:
        a11y-audit languages
        a11y-audit languages ko          all phrases with their sources
      """)

  @Argument(help: ArgumentHelp("Languages (BCP-47) whose phrases to list.", valueName: "tag"))
  var tags: [String] = []

  mutating func validate() throws {
    for tag in tags where Phrases.speaking(tag) == nil {
      throw ValidationError.unknown("language", tag, known: Phrases.languages.map(\.language))
    }
  }

  mutating func run() throws {
    var text = tags.compactMap(Phrases.speaking).map { table in
      Self.heading(table) + table.entries.map { Self.line($0.name, $0.phrase, isMarked: true) }.joined()
        + Self.braille(table) + Self.gaps(table)
    }.joined(separator: "\n")
    if tags.isEmpty { text = Phrases.languages.map(Self.summary).joined(separator: "\n") }
    try StandardStreams.print(text)
  }

  /// The language, its words without a source, and those that are missing.
  private static func summary(_ table: Phrases) -> String {
    heading(table)
      + table.entries.filter(\.phrase.sources.isEmpty).map { line($0.name, $0.phrase, isMarked: false) }.joined()
      + gaps(table)
  }

  private static func braille(_ table: Phrases) -> String {
    if table.brailleWords.isEmpty { return "" }
    let words = table.brailleWords.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "  braille (Apple's strings): \(words.joined(separator: ", "))\n"
  }

  private static func gaps(_ table: Phrases) -> String {
    let unknown = table.unknown
    return (unknown.isEmpty ? "" : "  not known: \(unknown.joined(separator: ", "))\n")
      + (Catalog.hasWordList(for: table.language) ? "" : "  wording rules have no word list for it\n")
  }

  private static func heading(_ table: Phrases) -> String {
    let unsourced = table.entries.count(where: \.phrase.sources.isEmpty)
    let result = unsourced == 0 ? "each with a source" : "\(unsourced) without a source"
    return "\(table.language): \(table.entries.count) phrases, \(result)\n"
  }

  private static func line(_ name: String, _ phrase: Phrase, isMarked: Bool) -> String {
    let padding = String(repeating: " ", count: max(1, 24 - name.count))
    let sources = phrase.sources.isEmpty ? "no source" : phrase.sources.names.joined(separator: ", ")
    return "  \(name)\(padding)\(phrase.text)" + (isMarked ? "  — \(sources)\n" : "\n")
  }
}
