/// The few shapes of line our Markdown has; everything else on a line is text without markup, mention or reference.
enum MarkdownGrammar {
  static let headings = ["### Accessibility audit", "### Accessibility of the source"]

  static func faults(in text: String, limit: Int) -> [String] {
    var faults = text.utf8.count > limit ? ["\(text.utf8.count) bytes"] : []
    var depth = 0
    for line in text.split(separator: "\n") {
      switch line {
      case _ where headings.contains(String(line)): break
      case "<details>": depth += 1
      case "</details>": depth -= 1
      default: faults += lineFaults(line)
      }
      if !(0...1).contains(depth) { faults.append("sections in sections") }
    }
    return depth == 0 ? faults : faults + ["an open section"]
  }

  private static func lineFaults(_ line: Substring) -> [String] {
    if let match = line.wholeMatch(of: /<summary><b>(.*?)<\/b>(.*)<\/summary>/.scalars) {
      return isHTMLText(match.1 + match.2) ? [] : ["summary \(line)"]
    }
    let rest = line.hasPrefix("- ") ? line.dropFirst(2) : line.hasPrefix("**Fix.** ") ? line.dropFirst(9) : line
    let scalars = Array(rest.unicodeScalars)
    guard let text = withoutCode(scalars) else { return ["code \(line)"] }
    return isText(text) ? [] : ["markup \(line)"]
  }

  /// No tag, and no reference to what is not on the line.
  private static func isHTMLText(_ text: Substring) -> Bool {
    let text = text.replacing(/<!-- -->/.scalars, with: "\u{1}").replacing(/&(lt|gt|amp);/.scalars, with: "\u{2}")
    return text.firstMatch(of: /[<>&]|[@#!~:][A-Za-z0-9]/.scalars) == nil && !hasLinkWord(text)
  }

  /// What is left without code spans, each of them a blank (CommonMark 6.1: as many backticks at the end as at the
  /// beginning); nil when one does not end.
  private static func withoutCode(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var rest: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\\", index + 1 < scalars.count {
        rest += scalars[index...index + 1]
        index += 2
      } else if scalars[index] == "`" {
        let fence = scalars[index...].prefix { $0 == "`" }.count
        index += fence
        var run = 0
        while index < scalars.count, scalars[index] == "`" || run != fence {
          run = scalars[index] == "`" ? run + 1 : 0
          index += 1
        }
        guard run == fence else { return nil }
        rest.append(" ")
      } else {
        rest.append(scalars[index])
        index += 1
      }
    }
    return rest
  }

  private static func isText(_ scalars: [Unicode.Scalar]) -> Bool {
    let text = String(String.UnicodeScalarView(scalars))
      .replacing(/<!-- -->/.scalars, with: "\u{1}")
      .replacing(/&(lt|gt|amp|#36|#46);/.scalars, with: "\u{2}")
      .replacing(/\\[\\`*_\[\]|~^]/.scalars, with: "\u{3}")
    let isPlain = text.firstMatch(of: /[<>&$\\`*_\[\]|~^]/.scalars) == nil
    return isPlain && text.firstMatch(of: /[@#!%:][^\s\u{1}\u{3}]|www\./.scalars) == nil && !hasLinkWord(text)
  }

  /// `GH-1` is an issue and seven to forty hexadecimal digits a commit, wherever they stand.
  private static func hasLinkWord(_ text: some StringProtocol) -> Bool {
    String(text).firstMatch(of: /[Gg][Hh]-[0-9]|[0-9A-Fa-f]{7}/.scalars) != nil
  }
}
