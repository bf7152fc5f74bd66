import A11yCommand
import A11yCore
import A11yFormats
import ArgumentParser

struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Lists the keys, roles, traits and classes of description files.",
    discussion: """
      Examples:
        a11y-audit keys
        a11y-audit keys traits            what a key means, with an example
      """)

  @Argument(help: ArgumentHelp("Explain only these keys.", valueName: "key"))
  var keys: [String] = []

  mutating func run() throws {
    if keys.isEmpty { return try StandardStreams.print(Self.list) }
    let explained = try keys.map { word throws(ValidationError) in
      guard let key = Key.all.first(where: { $0.name == word || $0.aliases.contains(word) }) else {
        let known = Key.all.flatMap { [$0.name] + $0.aliases }
        throw ValidationError("unknown key '\(word.escapedForDisplay)'" + Suggestion.question(for: word, among: known))
      }
      return Self.explanation(of: key)
    }
    try StandardStreams.print(explained.joined(separator: "\n"))
  }

  private static var list: String {
    let groups = KeyGroup.all.map { group in
      "\(group.title)\n" + group.keys.map { "  \(padded($0.name))  \(firstSentence(of: $0))\n" }.joined()
    }
    let synonyms = Role.synonyms.keys.sorted().map { "\($0) (\(Role.synonyms[$0]?.rawValue ?? ""))" }
    let words = [
      ("Roles", Role.allCases.map(\.rawValue)), ("Other words for roles", synonyms),
      ("Traits", Traits.named.map(\.name)),
      ("Classes", UIKitClasses.all.map(\.name)),
    ]
    return (groups + words.map { "\($0)\n" + lines(of: $1) }).joined(separator: "\n")
      + "\nnext: a11y-audit keys traits explains a key; custom keys begin with x-\n"
  }

  private static let width = Key.all.map(\.name.count).max() ?? 0

  private static func padded(_ name: String) -> String { name + String(repeating: " ", count: width - name.count) }

  /// The meaning is Markdown of several sentences.
  private static func firstSentence(of key: Key) -> String {
    let text = key.meaning.replacing("`", with: "")
    return String(text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text[...])
  }

  private static func explanation(of key: Key) -> String {
    let names = ([key.name] + key.aliases).joined(separator: ", also ")
    let allowed =
      switch key.shape {
      case .word(let words): "  one of: \(words.joined(separator: ", "))\n"
      case .words(let words): "  any of: \(words.joined(separator: ", "))\n"
      case .named("traits"): "  any of:\n" + lines(of: Traits.named.map(\.name), indent: "    ")
      case .named("role"): "  one of:\n" + lines(of: Role.allCases.map(\.rawValue), indent: "    ")
      default: ""
      }
    return """
      \(names)\(key.isForRoot ? " (only on the root)" : "")
        \(key.meaning.replacing("`", with: ""))
      \(allowed)  JSON:    "\(key.name)": \(key.example.json)
        outline: \(key.name)=\(key.example.outline)

      """
  }

  /// Words with commas between, in lines of at most 100 columns.
  private static func lines(of words: [String], indent: String = "  ") -> String {
    var lines = [indent]
    for (index, word) in words.enumerated() {
      let piece = index == words.count - 1 ? word : word + ", "
      if lines[lines.count - 1].count + piece.count > 100 { lines.append(indent) }
      lines[lines.count - 1] += piece
    }
    return lines.map { $0.trimmingTrailingSpaces + "\n" }.joined()
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
