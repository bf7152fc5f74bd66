/// How a text differs from another, line by line, as `diff -u` shows it.
///
/// What stays is a longest run of lines that kept their order, where the first "A" of one text stands for the first of
/// the other: not always the shortest difference, and n log n whatever the texts.
public struct TextDifference: Sendable, Equatable {
  /// `-` and `+` lines with up to `context` lines around them, under a heading for each place; empty when the texts are
  /// equal.
  public let lines: [String]

  /// Lines are told apart by their keys where those are given, as many as there are lines.
  public init(
    from old: [String], to new: [String], context: Int = 2, oldKeys: [String]? = nil, newKeys: [String]? = nil
  ) {
    let edits = Self.edits(oldKeys ?? old, newKeys ?? new)
    var lines: [String] = []
    for hunk in Self.hunks(edits, context: context) {
      lines.append(Self.heading(edits[hunk]))
      for edit in edits[hunk] {
        switch edit {
        case .kept(_, let position): lines.append("  " + new[position])
        case .removed(let position, _): lines.append("- " + old[position])
        case .added(_, let position): lines.append("+ " + new[position])
        }
      }
    }
    self.lines = lines
  }

  private enum Edit {
    /// With the positions in both texts, or of what would stand there.
    case kept(Int, Int)
    case removed(Int, Int)
    case added(Int, Int)

    var isKept: Bool { if case .kept = self { true } else { false } }

    var positions: (old: Int, new: Int) {
      switch self {
      case .kept(let old, let new), .removed(let old, let new), .added(let old, let new): (old, new)
      }
    }
  }

  private struct Line: Hashable {
    var text: String
    var ordinal: Int
  }

  private static func edits(_ old: [String], _ new: [String]) -> [Edit] {
    var edits: [Edit] = []
    var (left, right) = (0, 0)
    for (oldPosition, newPosition) in kept(numbered(old), numbered(new)) + [(old.count, new.count)] {
      while left < oldPosition {
        edits.append(.removed(left, right))
        left += 1
      }
      while right < newPosition {
        edits.append(.added(left, right))
        right += 1
      }
      guard oldPosition < old.count, newPosition < new.count else { continue }
      edits.append(.kept(left, right))
      (left, right) = (left + 1, right + 1)
    }
    return edits
  }

  private static func kept(_ old: [Line], _ new: [Line]) -> [(Int, Int)] {
    let places = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    let pairs = old.enumerated().compactMap { position, line in places[line].map { (position, $0) } }
    return SharedOrder.longestIncreasing(pairs.map(\.1)).map { pairs[$0] }
  }

  private static func numbered(_ lines: [String]) -> [Line] {
    var counts: [String: Int] = [:]
    return lines.map { line in
      let ordinal = counts[line, default: 0]
      counts[line] = ordinal + 1
      return Line(text: line, ordinal: ordinal)
    }
  }

  /// The stretches that hold a change, with what is around it.
  private static func hunks(_ edits: [Edit], context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where !edits[index].isKept {
      let around = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  /// `@@ -3,4 +3,5 @@`, as `diff -u` writes it: an empty stretch is named by the line before it.
  private static func heading(_ edits: ArraySlice<Edit>) -> String {
    guard let start = edits.first?.positions else { return "" }
    var (old, new) = (0, 0)
    for edit in edits {
      switch edit {
      case .kept: (old, new) = (old + 1, new + 1)
      case .removed: old += 1
      case .added: new += 1
      }
    }
    return "@@ -\(start.old + (old > 0 ? 1 : 0)),\(old) +\(start.new + (new > 0 ? 1 : 0)),\(new) @@"
  }
}
