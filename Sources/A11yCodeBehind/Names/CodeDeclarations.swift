/// Where classes are declared in source.
public enum CodeDeclarations {
  public static let suffixes = [".swift", ".m", ".mm", ".h"]

  /// The bytes at which the name of a class is declared: `class PayButton` in Swift, `@interface PayButton` and
  /// `@implementation PayButton` in Objective-C. Comments and strings declare nothing.
  public static func offsets(ofClass name: String, in bytes: [UInt8], as language: CodeLanguage) -> [Int] {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, holds(wanted, bytes) else { return [] }
    let source = CodeLexer.read(bytes, as: language)
    guard let word = source.lexicon.known(name) else { return [] }
    let tokens = source.tokens
    return tokens.indices.dropFirst().compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, token.word == word else { return nil }
      let keyword = tokens[index - 1].keyword
      switch language {
      case .swift:
        guard keyword == .class || keyword == .struct || keyword == .actor || keyword == .enum else { return nil }
      case .objectiveC:
        guard keyword == .interface || keyword == .implementation, index >= 2, tokens[index - 2].kind == .at else {
          return nil
        }
        // A category adds to a class that is declared elsewhere.
        if index + 1 < tokens.count, tokens[index + 1].kind == .openParen { return nil }
      }
      return Int(token.offset)
    }
  }

  /// Most files of an app say nothing of a class, and need not be split into tokens.
  private static func holds(_ name: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard let first = name.first, bytes.count >= name.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position <= bytes.count - name.count {
        guard let next = bytes[position...(bytes.count - name.count)].firstIndex(of: first) else { return false }
        if bytes[next..<next + name.count].elementsEqual(name) { return true }
        position = next + 1
      }
      return false
    }
  }
}
