import A11yCore

/// Texts by the column they begin in, so that the one below another is found without comparing all.
struct TextColumns {
  /// In points: edges that differ by less are one column to the eye.
  private static let width = 16.0
  /// In points: text that begins further down belongs to something else.
  private static let gap = 24.0
  /// In points: lines whose frames share so little are still one above the other.
  private static let overlap = 4.0
  /// Beyond this no display reaches.
  private static let farthest = 1e8

  private var columns: [Int: [StyledText]] = [:]
  private let isRightToLeft: Bool

  init(_ texts: [StyledText]) {
    isRightToLeft = texts.first?.element.tree.screen.direction == .rightToLeft
    for text in texts {
      if let column = column(of: text) { columns[column, default: []].append(text) }
    }
    for column in columns.keys {
      columns[column]?.sort { ($0.frame.y, $0.element.index) < ($1.frame.y, $1.element.index) }
    }
  }

  /// The nearest text that begins below a text, in its column.
  func text(beneath text: StyledText) -> StyledText? {
    guard let column = column(of: text) else { return nil }
    var nearest: StyledText?
    for neighbour in column - 1...column + 1 {
      guard let found = first(in: columns[neighbour] ?? [], from: text.frame.maxY - Self.overlap),
        found.element.index != text.element.index, abs(edge(of: found) - edge(of: text)) <= Self.width,
        found.frame.y <= text.frame.maxY + Self.gap
      else { continue }
      if nearest.map({ found.frame.y < $0.frame.y }) ?? true { nearest = found }
    }
    return nearest
  }

  private func edge(of text: StyledText) -> Double { isRightToLeft ? text.frame.maxX : text.frame.x }

  private func column(of text: StyledText) -> Int? {
    let edge = edge(of: text)
    guard text.frame.isValid, abs(edge) < Self.farthest else { return nil }
    return Int((edge / Self.width).rounded(.down))
  }

  /// The first text of a sorted column that begins at a height or below it.
  private func first(in column: [StyledText], from top: Double) -> StyledText? {
    let first = column.partitioningIndex { $0.frame.y >= top }
    return first < column.count ? column[first] : nil
  }
}
