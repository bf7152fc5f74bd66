/// What a braille display shows of the element in focus: what is spoken but for the hints, with VoiceOver's abbreviations
/// for its own words.
///
/// Text and not dots. In uncontracted eight-dot braille a cell holds one character; which dots it has, and what
/// contracted braille makes of the words, depends on the braille table that the user has chosen.
public struct BrailleLine: Hashable, Sendable {
  /// As many cells as are usual on a desk; pocket displays have 14 to 20.
  public static let usualCells = 40

  public let text: String

  /// - Parameter phrases: the words the utterance is made of; they have the abbreviations.
  public init(_ utterance: Utterance, _ phrases: Phrases) {
    let texts = utterance.parts.map { Self.text(of: $0, phrases) }
    text = texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text as the display shows it, part by part as the user pans. Words that do not fit are on the next part, as
  /// with VoiceOver's setting Word Wrap; words longer than the display are cut. At least one part, which may be empty.
  public func windows(of cells: Int) -> [String] {
    var windows: [String] = []
    var rest = text[...]
    while rest.count > cells {
      let end = rest.index(rest.startIndex, offsetBy: max(1, cells))
      let space = rest[...end].lastIndex(of: " ") ?? rest.startIndex
      let cut = space > rest.startIndex ? space : end
      let window = rest[..<cut]
      windows.append(String(window.prefix(upTo: window.lastIndex { $0 != " " }.map(window.index(after:)) ?? cut)))
      rest = rest[cut...].drop { $0 == " " }
    }
    if !rest.isEmpty || windows.isEmpty { windows.append(String(rest)) }
    return windows
  }

  private static func text(of part: Utterance.Part, _ phrases: Phrases) -> String {
    switch part.kind {
    case .hint, .gesture, .announcement: ""
    case .label, .value, .content, .tableHeader, .standInHint: part.text.withoutClosing
    case .container, .selected, .trait, .state, .position: phrases.abbreviated(part.text.withoutClosing)
    }
  }
}

extension String {
  /// Without the mark that makes a voice pause.
  fileprivate var withoutClosing: String {
    guard let last, ".:,".contains(last) else { return self }
    return String(dropLast())
  }
}

extension Phrases {
  /// The text with every word abbreviated that has an abbreviation; of several words the longest sequence.
  func abbreviated(_ text: String) -> String {
    if brailleWords.isEmpty { return text }
    let words = text.split(separator: " ").map(String.init)
    var result: [String] = []
    var start = 0
    while start < words.count {
      let count = (1...min(3, words.count - start)).last { count in
        brailleWords[words[start..<start + count].joined(separator: " ").lowercased()] != nil
      }
      let key = words[start..<start + (count ?? 1)].joined(separator: " ")
      result.append(brailleWords[key.lowercased()] ?? key)
      start += count ?? 1
    }
    return result.joined(separator: " ")
  }
}
