import Glibc

/// A path pattern with `*`, `?`, `[…]` within a segment and `**` across segments, as shells and `.gitignore` have it.
package struct PathPattern {
  private let segments: [String]

  init(_ pattern: String) { segments = pattern.split(separator: "/").map(String.init) }

  /// Whether the whole path, given by its segments, is of the pattern.
  func matches(_ path: [Substring]) -> Bool { matches(path[...], segments[...]) }

  /// Whether a file in a folder so many segments down can be of the pattern.
  func reaches(below depth: Int) -> Bool { depth < segments.count || segments.contains("**") }

  private func matches(_ path: ArraySlice<Substring>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      let rest = pattern.dropFirst()
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], rest) }
    }
    guard let name = path.first, fnmatch(first, String(name), FNM_PERIOD) == 0 else { return false }
    return matches(path.dropFirst(), pattern.dropFirst())
  }

  /// Whether a text has a character that makes it a pattern.
  package static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }
}
