/// A pattern for paths and words: `*` and `?` stand for any characters but `/`, `**` for any folders of a path.
///
/// Paths are compared by Unicode scalars, so that a pattern tells "ü" from "u" with a mark as file systems do. Takes time in
/// proportion to pattern times text, whatever the pattern is: one of git or of glibc's `fnmatch` can take hours.
public struct Glob: Sendable, Hashable {
  public enum Dialect: Sendable, Hashable {
    /// Everything but `*` and `?` stands for itself; `[3]` counts siblings in the path of a control.
    case plain
    /// `[a-z]` is a set of characters and `\` takes the meaning from the next one, as in shells and `.gitignore`.
    case shell
  }

  public var pattern: String
  private let dialect: Dialect
  private let segments: [Segment]

  public init(_ pattern: String, _ dialect: Dialect = .plain) {
    self.pattern = pattern
    self.dialect = dialect
    let trimmed = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern[...]
    segments = trimmed.utf8.split(separator: UInt8(ascii: "/")).map { Segment(Substring($0), dialect) }
  }

  /// Whether a whole path matches, or a folder it lies in.
  public func matchesPath(_ path: FilePath) -> Bool {
    segments.isEmpty ? false : reached(path.components).dropFirst().contains(true)
  }

  /// Whether a whole path matches.
  public func matchesWholePath(_ path: String) -> Bool { matches(components: FilePath(path).components) }

  /// Whether a whole path, given by its components, matches.
  public func matches(components: [Substring]) -> Bool { reached(components).last ?? false }

  /// Whether a file in a folder so many levels down can match.
  public func reaches(below depth: Int) -> Bool { depth < segments.count || segments.contains(.folders) }

  /// Whether a word matches; `/` is a character like others, and "ü" is "ü" however it is composed.
  public func matchesWord(_ word: String) -> Bool {
    Self.matches(Array(word), Array(pattern), isStar: { $0 == "*" }, isOne: { $0 == "?" || $0 == $1 })
  }

  /// Whether a text has a character that makes it a pattern of a shell.
  public static func isPattern(_ text: String) -> Bool {
    text.unicodeScalars.contains { "*?[".unicodeScalars.contains($0) }
  }

  /// For each number of leading components of the path, whether the pattern covers exactly those.
  private func reached(_ path: [Substring]) -> [Bool] {
    let path = path.map { Array($0.unicodeScalars) }
    var reached = [Bool](repeating: false, count: path.count + 1)
    reached[0] = true
    for (number, segment) in segments.enumerated() {
      guard case .name(let tokens) = segment else {
        let first = reached.firstIndex(of: true) ?? reached.endIndex
        // To git `a/**` is all that is in `a`, and not `a`: `!a/b` may take a part of it back.
        let isContent = dialect == .shell && number > 0 && number == segments.count - 1
        if isContent, first < reached.endIndex { reached[first] = false }
        for position in first..<reached.endIndex where position > first || !isContent { reached[position] = true }
        continue
      }
      var next = [Bool](repeating: false, count: path.count + 1)
      for position in path.indices where reached[position] {
        next[position + 1] = Self.matches(path[position], tokens, isStar: { $0 == .star }, isOne: { $0.matches($1) })
      }
      reached = next
    }
    return reached
  }

  /// Goes back to the last star only, which is enough: what an earlier one could match, the last one can.
  private static func matches<Symbol, Token>(
    _ word: [Symbol], _ pattern: [Token], isStar: (Token) -> Bool, isOne: (Token, Symbol) -> Bool
  ) -> Bool {
    var position = 0
    var expected = 0
    var star: (position: Int, expected: Int)?
    while position < word.count {
      if expected < pattern.count, isStar(pattern[expected]) {
        star = (position, expected)
        expected += 1
      } else if expected < pattern.count, isOne(pattern[expected], word[position]) {
        position += 1
        expected += 1
      } else if let last = star {
        star = (last.position + 1, last.expected)
        position = last.position + 1
        expected = last.expected + 1
      } else {
        return false
      }
    }
    return pattern[expected...].allSatisfy(isStar)
  }
}

extension Glob {
  /// What lies between two slashes of a pattern.
  fileprivate enum Segment: Sendable, Hashable {
    /// `**`
    case folders
    case name([Token])

    init(_ text: Substring, _ dialect: Dialect) {
      self = text == "**" ? .folders : .name(Token.tokens(of: text, dialect))
    }
  }

  fileprivate enum Token: Sendable, Hashable {
    case star
    case any
    case one(Unicode.Scalar)
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .star: false
      case .any: true
      case .one(let own): own == scalar
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
      }
    }

    static func tokens(of text: Substring, _ dialect: Dialect) -> [Token] {
      var rest = text.unicodeScalars[...]
      var tokens: [Token] = []
      // Once a bracket is never closed, no later one is.
      var hasSets = dialect == .shell
      while let scalar = rest.popFirst() {
        switch scalar {
        case "*": tokens.append(.star)
        case "?": tokens.append(.any)
        case "[" where hasSets:
          let set = set(&rest)
          hasSets = set != nil
          tokens.append(set ?? .one(scalar))
        case "\\" where dialect == .shell: tokens.append(.one(rest.popFirst() ?? scalar))
        default: tokens.append(.one(scalar))
        }
      }
      return tokens
    }

    /// The set behind `[`; nil, with nothing read, if it never ends: the bracket stands for itself.
    private static func set(_ rest: inout Substring.UnicodeScalarView) -> Token? {
      var text = rest
      let isNegated = text.first == "!" || text.first == "^"
      if isNegated { text.removeFirst() }
      var ranges: [ClosedRange<Unicode.Scalar>] = []
      var isFirst = true
      while let scalar = text.popFirst() {
        // A bracket in the first place is one of the set.
        if scalar == "]", !isFirst {
          rest = text
          return .set(ranges, isNegated: isNegated)
        }
        isFirst = false
        if scalar == "[", text.first == ":", let named = namedClass(&text) {
          ranges += named
          continue
        }
        let low = scalar == "\\" ? text.popFirst() ?? scalar : scalar
        guard text.first == "-", let high = text.dropFirst().first, high != "]" else {
          ranges.append(low...low)
          continue
        }
        text.removeFirst(2)
        if low <= high { ranges.append(low...high) }
      }
      return nil
    }

    /// `[:digit:]` and the like, within a set; nil, with nothing read, for an unknown name.
    private static func namedClass(_ rest: inout Substring.UnicodeScalarView) -> [ClosedRange<Unicode.Scalar>]? {
      var text = rest.dropFirst()
      let name = String(String.UnicodeScalarView(text.prefix(16).prefix { $0 != ":" }))
      text = text.dropFirst(name.unicodeScalars.count)
      guard text.popFirst() == ":", text.popFirst() == "]", let ranges = classes[name] else { return nil }
      rest = text
      return ranges
    }

    private static let classes: [String: [ClosedRange<Unicode.Scalar>]] = [
      "alpha": ["a"..."z", "A"..."Z"], "digit": ["0"..."9"], "alnum": ["a"..."z", "A"..."Z", "0"..."9"],
      "lower": ["a"..."z"], "upper": ["A"..."Z"], "xdigit": ["0"..."9", "a"..."f", "A"..."F"],
      "blank": [" "..." ", "\t"..."\t"], "space": [" "..." ", "\t"..."\r"],
      "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"],
    ]
  }
}
