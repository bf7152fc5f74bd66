import RegexBuilder

/// Reports that are read line by line.
enum LineGrammar {
  /// GitHub's workflow commands: shape, escapes and how many of a kind are shown.
  static func githubFaults(in text: String) -> [String] {
    var counts: [Substring: Int] = [:]
    var faults: [String] = []
    for line in text.split(separator: "\n") where isCommand(line) {
      let place = /file=([^:,]*),line=([0-9]+),endLine=([0-9]+),col=[0-9]+,title=[^:,]+/
      let pattern = Regex {
        "::"
        Capture { /error|warning|notice/ }
        " "
        place
        "::"
        Capture { /.+/ }
      }.scalars
      guard let match = line.wholeMatch(of: pattern), match.3 == match.4, match.3 != "0" else {
        faults.append("command \(line)")
        continue
      }
      counts[match.1, default: 0] += 1
      for text in [match.2, match.5] where text.replacing(/%(25|0A|0D|3A|2C)/.scalars, with: "").contains("%") {
        faults.append("escape \(text)")
      }
    }
    return faults + counts.filter { $0.value > 10 }.map { "\($0.value) commands \($0.key)" }
  }

  /// Xcode's: an absolute path, a place, a word it knows.
  static func xcodeFaults(in text: String) -> [String] {
    text.split(separator: "\n").filter {
      $0.wholeMatch(of: /(\/|[A-Za-z]:\\).*:[1-9][0-9]*:[1-9][0-9]*: (error|warning|note): .+ \(.+\)/.scalars) == nil
    }.map { "line \($0)" }
  }

  /// The runner looks past blanks.
  private static func isCommand(_ line: Substring) -> Bool {
    line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
  }
}
