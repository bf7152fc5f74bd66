import A11yCommand
import A11yCore
import A11yFormats
import ArgumentParser

struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Lists and explains the keys, roles, traits and classes of description files.",
    discussion: """
      Examples:
        a11y-audit keys
        a11y-audit keys traits            what a key means, with an example
        a11y-audit keys button UISwitch   what a role or class is
      """)

  @Argument(help: ArgumentHelp("Explain only these words.", valueName: "word"))
  var keys: [String] = []

  mutating func run() throws {
    if keys.isEmpty { return try StandardStreams.print(Self.list) }
    var unknown: [String] = []
    let explained = keys.compactMap { word -> String? in
      // `image` is a key and a role.
      let key = Key.all.first { $0.name == word || $0.aliases.contains(word) }.map(Self.explanation(of:))
      let found = [key, Self.explanation(ofWord: word)].compactMap(\.self)
      if !found.isEmpty { return found.joined(separator: "\n") }
      if let meant = Key.meant(by: word), let key = Key.all.first(where: { ([$0.name] + $0.aliases).contains(meant) }) {
        return Self.explanation(of: key)
      }
      unknown.append("unknown word '\(word.escapedForDisplay)'" + Suggestion.question(for: word, among: Self.known))
      return nil
    }
    if !explained.isEmpty { try StandardStreams.print(explained.joined(separator: "\n")) }
    if !unknown.isEmpty { throw ValidationError(unknown.joined(separator: "; ")) }
  }

  private static var list: String {
    let groups = KeyGroup.all.map { group in
      "\(group.title)\n" + group.keys.map { "  \(padded(names($0)))  \(firstSentence(of: $0))\n" }.joined()
    }
    let synonyms = Role.synonyms.keys.sorted().map { "\($0) (\(Role.synonyms[$0]?.rawValue ?? ""))" }
    let words = [
      ("Roles", Role.allCases.map(\.rawValue)), ("Other words for roles", synonyms),
      ("Traits", Traits.named.map(\.name)),
      ("Classes", UIKitClasses.all.map(\.name)),
    ]
    return (groups + words.map { "\($0)\n" + lines(of: $1) }).joined(separator: "\n")
      + "\nAn outline begins with screen \"Name\" 390x844 en, or with component for a part of a screen. Custom keys begin with x-.\nnext: 'a11y-audit keys traits' explains a key\n"
  }

  private static var known: [String] {
    Key.all.flatMap { [$0.name] + $0.aliases } + Role.allCases.map(\.rawValue) + Role.synonyms.keys.sorted()
      + Traits.named.map(\.name) + UIKitClasses.all.map(\.name)
  }

  /// With the short ones of UIKit's names.
  private static func names(_ key: Key) -> String {
    ([key.name] + key.aliases.filter { !$0.hasPrefix("accessibility") && !$0.hasPrefix("is") }).joined(separator: ", ")
  }

  private static let width = Key.all.map { names($0).count }.filter { $0 < 40 }.max() ?? 0

  private static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, width - name.count))
  }

  /// The meaning is Markdown of several sentences.
  private static func firstSentence(of key: Key) -> String {
    let text = key.meaning.replacing("`", with: "")
    return String(text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text[...])
  }

  /// A role, a trait or a class.
  private static func explanation(ofWord word: String) -> String? {
    if let role = Role(name: word) {
      let behaves = UIKitClasses.standing(for: role).map { $0.name.isEmpty ? "" : "; behaves like \($0.name)" } ?? ""
      let other = role.rawValue == word ? "" : " (\(word))"
      let help = help(role.rawValue) ?? "  outline: \(role.rawValue) \"…\"\n"
      return "\(role.rawValue)\(other)\n  Role\(behaves).\n\(help)"
    }
    if let found = UIKitClasses.named(word) ?? classMeant(by: word) {
      let role = found.role.map { ", role \($0.rawValue)" } ?? ""
      let traits = found.traits.names.isEmpty ? "" : ", traits \(found.traits.names.joined(separator: ", "))"
      let help =
        Self.help(found.name) ?? found.role.flatMap { Self.help($0.rawValue) } ?? "  outline: \(found.name) \"…\"\n"
      return "\(found.name)\n  Class\(role)\(traits).\n\(help)"
    }
    if let trait = Traits(name: word) {
      return "\(trait.names.joined(separator: ", "))\n  Trait.\n  outline: traits=\(word)\n"
    }
    if ["event", "events"].contains(word.lowercased()) {
      let names = lines(of: ControlEvents.named.map(\.name), indent: "    ")
      return "events\n  Events of a control, for which 'actions' has targets. Any of:\n\(names)"
    }
    let lists = ["roles": "role", "traits": "traits", "classes": "class", "contenttypes": "contentType"]
    return lists[word.lowercased()].flatMap { name in Key.all.first { $0.name == name } }.map(explanation(of:))
  }

  /// `segmentedControl`
  private static func classMeant(by word: String) -> UIKitClass? {
    UIKitClasses.all.first { $0.name.lowercased() == "ui\(word.lowercased())" }
  }

  private static func help(_ name: String) -> String? {
    guard let help = KindHelp.all.first(where: { $0.name == name }) else { return nil }
    let note = help.note.isEmpty ? "" : "  \(help.note)\n"
    let keys = help.keys.isEmpty ? "" : "  keys:    \(help.keys.joined(separator: ", "))\n"
    return "\(note)\(keys)  outline: \(help.outline.replacing("\n", with: "\n           "))\n"
  }

  private static func explanation(of key: Key) -> String {
    let names = ([key.name] + key.aliases).joined(separator: ", also ")
    let allowed =
      switch key.shape {
      case .word(let words): "  one of: \(words.joined(separator: ", "))\n"
      case .words(let words): "  any of: \(words.joined(separator: ", "))\n"
      case .named("traits"): "  any of:\n" + lines(of: Traits.named.map(\.name), indent: "    ")
      case .named("role"): "  one of:\n" + lines(of: Role.allCases.map(\.rawValue), indent: "    ")
      case .named("class"):
        "  one of these, or a custom class:\n" + lines(of: UIKitClasses.all.map(\.name), indent: "    ")
      default:
        key.name == "contentType" ? "  one of:\n" + lines(of: ContentTypeNames.all.sorted(), indent: "    ") : ""
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
