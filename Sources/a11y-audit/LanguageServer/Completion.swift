import A11yCore
import A11yFormats
import A11yRules

/// The words that may follow in a description, from the line as far as the pointer.
struct Completion {
  struct Item {
    /// As the Language Server Protocol numbers kinds.
    enum Kind: Int {
      case property = 10
      case value = 12
      case enumMember = 20
      case `class` = 7
    }

    var label: String
    var kind: Kind
    var meaning: String?
  }

  /// What has been typed of the word.
  let prefix: String
  let items: [Item]

  /// - Parameters:
  ///   - line: the line as far as the pointer.
  ///   - isOutline: the notation of outlines, else JSON.
  init(_ line: String, isOutline: Bool) {
    let (prefix, place) = Self.place(line, isOutline: isOutline)
    self.prefix = prefix
    items = place.map(Self.items) ?? []
  }

  enum Place {
    case key
    case control
    case value(of: String)
  }

  /// What is typed of the last word of a line, and what it may be.
  static func place(_ line: String, isOutline: Bool) -> (prefix: String, Place?) {
    isOutline ? outline(line) : json(line)
  }

  private static func outline(_ line: String) -> (String, Place?) {
    let isWithinText = line.filter { $0 == "\"" }.count % 2 == 1
    // A suppression is written in JSON.
    if isWithinText { return line.contains("a11y-audit:ignore=[") ? json(line) : ("", nil) }
    let word = line.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    let isFirst = line.drop { $0 == " " }.elementsEqual(word)
    guard let equals = word.firstIndex(of: "=") else { return (word, isFirst ? .control : .key) }
    let value = word[word.index(after: equals)...].split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    return (String(value), .value(of: String(word[..<equals])))
  }

  private static func json(_ line: String) -> (String, Place?) {
    let quotes = line.indices.filter { line[$0] == "\"" }
    guard quotes.count % 2 == 1, let open = quotes.last else { return ("", nil) }
    let prefix = String(line[line.index(after: open)...])
    let before = line[..<open].reversed().drop { $0.isWhitespace }
    switch before.first {
    case nil, "{", "}": return (prefix, .key)
    case ":": return (prefix, key(before: before.dropFirst()).map { .value(of: $0) })
    case "[", ",":
      // In an array of words that began on this line, else behind a member.
      var depth = 0
      for (offset, character) in before.enumerated() {
        if character == "]" || character == "}" { depth += 1 }
        if character == "[", depth == 0 {
          let rest = before.dropFirst(offset + 1).drop { $0.isWhitespace }
          return (prefix, rest.first == ":" ? key(before: rest.dropFirst()).map { .value(of: $0) } : nil)
        }
        if character == "[" || character == "{" {
          if depth == 0 { break }
          depth -= 1
        }
      }
      return (prefix, .key)
    default: return (prefix, nil)
    }
  }

  /// The key that ends here, read backward.
  private static func key(before reversed: some Sequence<Character>) -> String? {
    let text = String(Array(reversed.drop { $0.isWhitespace }).reversed())
    guard text.last == "\"", let open = text.dropLast().lastIndex(of: "\"") else { return nil }
    return String(text[text.index(after: open)...].dropLast())
  }

  private static func items(at place: Place) -> [Item] {
    switch place {
    case .key: return Key.all.map { Item(label: $0.name, kind: .property, meaning: $0.meaning) }
    case .control: return (["screen", "component", "view"] + Role.allCases.map(\.rawValue)).map(value) + classes
    case .value(let key):
      switch Key.all.first(where: { $0.name == key || $0.aliases.contains(key) })?.name {
      case "role": return Role.allCases.map { value($0.rawValue) }
      case "traits": return Traits.named.map { value($0.name) }
      case "class", "superclass": return classes
      case "rule": return rules
      default: return key == "rule" ? rules : []
      }
    }
  }

  private static func value(_ word: String) -> Item { Item(label: word, kind: .enumMember) }

  private static let classes = UIKitClasses.all.map { Item(label: $0.name, kind: .class, meaning: nil) }
  private static let rules = Catalog.rules.map {
    Item(label: $0.info.id, kind: .value, meaning: $0.info.summary)
  }
}
