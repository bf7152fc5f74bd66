import A11yCore

/// Which words of two utterances differ: what is left of both beside a longest common sequence of words.
struct WordDifference {
  /// By part and word: whether the other version has it.
  private(set) var old: [[Word]]
  private(set) var new: [[Word]]

  struct Word: Equatable {
    var text: String
    var isChanged: Bool
  }

  /// A table of more cells would take longer than the page.
  private static let mostCells = 250_000

  init(_ old: [ScreenPicture.Part], _ new: [ScreenPicture.Part]) {
    let (left, right) = (Self.words(old), Self.words(new))
    let common = Self.common(left.joined().map(\.self), right.joined().map(\.self))
    self.old = Self.marked(left, common.old)
    self.new = Self.marked(right, common.new)
  }

  private static func words(_ parts: [ScreenPicture.Part]) -> [[String]] {
    parts.map { $0.text.split(separator: " ", omittingEmptySubsequences: true).map(String.init) }
  }

  private static func marked(_ parts: [[String]], _ common: Set<Int>) -> [[Word]] {
    var index = -1
    return parts.map { words in
      words.map { word in
        index += 1
        return Word(text: word, isChanged: !common.contains(index))
      }
    }
  }

  private static func common(_ old: [String], _ new: [String]) -> (old: Set<Int>, new: Set<Int>) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    var (left, right) = (Set(0..<start), Set(0..<start))
    for step in 0..<end {
      left.insert(old.count - 1 - step)
      right.insert(new.count - 1 - step)
    }
    let (rows, columns) = (old.count - start - end, new.count - start - end)
    if rows == 0 || columns == 0 || rows > mostCells / columns { return (left, right) }
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        lengths[row][column] =
          old[start + row] == new[start + column]
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if old[start + row] == new[start + column] {
        left.insert(start + row)
        right.insert(start + column)
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return (left, right)
  }
}
