/// A pattern for paths and names: `*` and `?` stand for any characters but `/`, `**` for any segments of a path.
///
/// Everything else stands for itself; `[3]` counts brothers in the path of a control. Takes time in proportion to
/// pattern times text, whatever somebody wrote.
public struct Glob: Sendable, Hashable {
  public var pattern: String
  private let segments: [[Character]]

  public init(_ pattern: String) {
    self.pattern = pattern
    let trimmed = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern[...]
    segments = trimmed.split(separator: "/").map { Array($0) }
  }

  /// Whether a whole path is of the pattern, or lies in a folder that is.
  public func matchesPath(_ path: String) -> Bool {
    let path = path.split(separator: "/").map { Array($0) }
    return segments.isEmpty ? false : reach(path).dropFirst().contains(true)
  }

  /// Whether a whole path is of the pattern.
  public func matchesWholePath(_ path: String) -> Bool {
    reach(path.split(separator: "/").map { Array($0) }).last ?? false
  }

  /// Whether a word is of the pattern; `/` is a character like others.
  public func matchesWord(_ word: String) -> Bool { Self.matches(Array(word), Array(pattern)) }

  /// For each number of leading segments of the path, whether the pattern covers just those.
  private func reach(_ path: [[Character]]) -> [Bool] {
    var reached = [Bool](repeating: false, count: path.count + 1)
    reached[0] = true
    for segment in segments {
      if segment == ["*", "*"] {
        let first = reached.firstIndex(of: true) ?? reached.endIndex
        for position in first..<reached.endIndex { reached[position] = true }
        continue
      }
      var next = [Bool](repeating: false, count: path.count + 1)
      for position in path.indices where reached[position] {
        next[position + 1] = Self.matches(path[position], segment)
      }
      reached = next
    }
    return reached
  }

  /// `*` backs up to the last star only, which is enough when stars are alike.
  private static func matches(_ word: [Character], _ pattern: [Character]) -> Bool {
    var position = 0
    var expected = 0
    var star: (position: Int, expected: Int)?
    while position < word.count {
      if expected < pattern.count, pattern[expected] == "*" {
        star = (position, expected)
        expected += 1
      } else if expected < pattern.count, pattern[expected] == "?" || pattern[expected] == word[position] {
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
    return pattern[expected...].allSatisfy { $0 == "*" }
  }
}
