import A11yCore

/// Words of two languages that are not the same in both.
struct TranslatedWords {
  /// Both tags, in a message.
  let languages: String
  private let words: Set<String>

  /// Nil when neither language has a list.
  init?(_ first: String?, _ second: String?) {
    guard let first, let second, let a = Language.base(of: first), let b = Language.base(of: second) else { return nil }
    let lists = Lexicon.all.filter { $0.language == a || $0.language == b }
    guard !lists.isEmpty else { return nil }
    languages = "\(first.quoted(limit: 20)) and \(second.quoted(limit: 20))"
    let shared = lists.count > 1 ? lists[0].commonWords.intersection(lists[1].commonWords) : []
    var words: Set<String> = []
    for list in lists { words.formUnion(list.commonWords) }
    self.words = words.subtracting(shared).subtracting(Self.international)
  }

  /// The first such word of a name with four letters and more; nil for names, brands and numbers.
  func word(in name: String) -> String? {
    guard name.utf8.count < 400 else { return nil }
    let parts = SpokenText.words(name)
    guard parts.reduce(0, { $0 + $1.count(where: \.isLetter) }) >= (hasWordsOfTwoLetters(name) ? 2 : 4) else {
      return nil
    }
    return parts.first { words.contains(String($0)) }.map(String.init)
  }

  /// Two characters of Chinese, Japanese or Korean are as much as four letters.
  private func hasWordsOfTwoLetters(_ name: String) -> Bool {
    name.unicodeScalars.contains { scalar in
      switch WritingSystem(scalar) {
      case .han, .kana, .hangul: true
      default: false
      }
    }
  }

  /// Words that many languages share.
  private static let international: Set<String> = [
    "video", "name", "text", "set", "shop", "start", "stop", "home", "like", "feedback", "support", "options",
    "description", "messages", "message", "notifications", "type", "pause", "page", "profile", "general", "download",
    "upload", "update", "login", "mail", "error", "privacy", "service", "photo", "photos", "phone",
    "favoriten", "calendar", "browse", "premium", "user", "item", "volume", "scan", "code", "rate", "month", "no",
  ]
}
