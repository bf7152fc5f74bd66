import A11yCore

/// A value of a YAML document, and where it is.
struct YAMLValue: Sendable {
  var content: Content
  var location: SourceLocation

  enum Content: Sendable {
    /// Every scalar is text as typed; what it means, the key decides: `no` is a word, and `3.10` is no number by itself.
    case text(String)
    case list([YAMLValue])
    case map([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var location: SourceLocation
    var value: YAMLValue
  }
}

extension YAMLValue {
  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  var list: [YAMLValue]? {
    if case .list(let list) = content { return list }
    return nil
  }

  var entries: [Entry]? {
    switch content {
    case .map(let entries): entries
    // A key with nothing behind it holds nothing.
    case .text(""): []
    case .text, .list: nil
    }
  }

  /// The texts of a list of them, or the one text that is in its place.
  var texts: [YAMLValue] { list ?? (text == "" ? [] : [self]) }

  /// Nil when it is not there.
  subscript(key: String) -> YAMLValue? { entries?.first { $0.key == key }?.value }

  /// What a message says was found.
  var found: String {
    switch content {
    case .text(""): "nothing"
    case .text(let text): "'\(text.excerpt(limit: 40))'"
    case .list: "a list"
    case .map: "a mapping"
    }
  }
}
