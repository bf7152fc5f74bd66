/// "%1$@ %2$@ of %3$@." taken apart: what follows the description.
struct SeriesFormat: Sendable {
  private let start: String
  private let middle: String
  private let end: String
  /// Chinese and Korean tell the count first.
  private let countComesFirst: Bool

  /// Nil when the format does not begin with the description and a space, or lacks a number.
  init?(_ format: Phrase) {
    let (before, after) = format.halves(filling: "\u{2}", "\u{3}")
    guard before.isEmpty, after.first == " ", let index = after.firstIndex(of: "\u{2}"),
      let count = after.firstIndex(of: "\u{3}")
    else { return nil }
    countComesFirst = count < index
    start = String(after[..<min(index, count)].dropFirst())
    middle = String(after[min(index, count)..<max(index, count)].dropFirst())
    end = String(after[max(index, count)...].dropFirst())
  }

  func text(index: String, count: String) -> String {
    countComesFirst ? start + count + middle + index + end : start + index + middle + count + end
  }
}
