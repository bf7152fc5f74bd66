import A11yCore

/// A line of the file with a mark under what a finding points at:
///
///       5 | { "class": "UIButton", "image": "gear" },
///         | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
struct CodeFrame {
  /// The number and the code; the second line has the mark.
  let text: String
  /// The line before the place, what is at the place, and the rest.
  let before: String
  let marked: String
  let after: String

  /// - Parameters:
  ///   - line: the whole line, as it is in the file.
  ///   - width: the columns of the terminal. A longer line is cut around the place.
  ///   - most: the columns of the widest frame, whatever the terminal.
  init(line: String, at range: SourceRange, width: Int, most: Int = mostColumns) {
    let location = range.start.shown
    let gutter = "    \(location.line) | "
    let room = max(Self.fewestColumns, min(width, most) - gutter.count)
    let scalars = line.unicodeScalars
    let place = scalars.index(scalars.startIndex, offsetBy: Int(location.column) - 1, limitedBy: scalars.endIndex)
    let index = place ?? scalars.endIndex
    // Only what can be shown is made safe: a line may be a file of a hundred megabytes.
    let start = Self.safe(scalars[..<index].suffix(most))
    let rest = Self.safe(scalars[index...].prefix(most))
    let isCutBefore = scalars.distance(from: scalars.startIndex, to: index) > most
    var shown = isCutBefore ? start : Self.withoutIndentation(start)
    let limit = room / 3
    if Self.columns(of: shown) > limit, Self.columns(of: shown) + Self.columns(of: rest) > room || isCutBefore {
      shown = "…" + Self.suffix(of: shown, columns: limit - 1)
    }
    let mark = Self.columns(of: shown)
    let isWhole = Self.columns(of: rest) <= room - mark
    let end = isWhole ? rest : Self.prefix(of: rest, columns: room - mark - 1) + "…"
    let blank = String(repeating: " ", count: gutter.count - 2) + "| "
    before = shown
    let length = max(1, Int(range.end.column) - Int(range.start.column))
    let token = Self.safe(scalars[index...].prefix(min(length, most)))
    // What is cut ends with an ellipsis.
    marked = String(end.prefix(token.count))
    after = String(end.dropFirst(marked.count))
    let underline = String(repeating: "^", count: max(1, Self.columns(of: marked)))
    text = "\(gutter)\(shown)\(end)\n\(blank)\(String(repeating: " ", count: mark))\(underline)\n"
  }

  /// Of the widest frame.
  static let mostColumns = 120
  private static let fewestColumns = 20

  private static func safe(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(scalar == "\t" ? " " : scalar) }
    return text.safe
  }

  private static func withoutIndentation(_ text: String) -> String { String(text.drop { $0 == " " }) }

  private static func columns(of text: String) -> Int { text.reduce(0) { $0 + $1.columns } }

  private static func prefix(of text: String, columns: Int) -> String {
    var left = columns
    return String(
      text.prefix { character in
        left -= character.columns
        return left >= 0
      })
  }

  private static func suffix(of text: String, columns: Int) -> String {
    String(prefix(of: String(text.reversed()), columns: columns).reversed())
  }
}
