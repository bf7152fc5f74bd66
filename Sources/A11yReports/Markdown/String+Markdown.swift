extension String {
  /// The text as a piece of a line of Markdown that shows exactly this text: no markup, link, mention, reference, emoji
  /// or formula comes of it, on GitHub or GitLab.
  ///
  /// Punctuation that means something is escaped. Mentions and references are looked for in the rendered text, where an
  /// escape is gone; an empty comment keeps the sign and the word apart.
  var markdown: String {
    var result = ""
    let scalars = Array(safe.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "^": result += "\\\(scalar)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "$": result += "&#36;"
      case "." where index >= 3 && scalars[index - 3..<index].allSatisfy({ $0 == "w" || $0 == "W" }): result += "&#46;"
      default: result.unicodeScalars.append(scalar)
      }
      if Self.refers(scalar), !next.properties.isWhitespace { result += "<!-- -->" }
    }
    return result
  }

  /// The text as a code span; in one nothing is markup, mention or reference.
  var markdownCode: String {
    let text = safe
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // A blank on both sides is taken away again, and keeps a backtick of the text from joining the fence.
    let ends = (text.utf8.first, text.utf8.last)
    let (tick, space) = (UInt8(ascii: "`"), UInt8(ascii: " "))
    let blank = ends.0 == tick || ends.1 == tick || ends.0 == space && ends.1 == space ? " " : ""
    return fence + blank + text + blank + fence
  }

  /// The text between tags of HTML.
  var html: String {
    var result = ""
    for scalar in safe.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
      if Self.refers(scalar) { result += "<!-- -->" }
    }
    return result
  }

  /// Signs that make a link of what follows: `@user`, `#1`, `!1`, `$1`, `%milestone`, `~label`, `&epic`, `:emoji:` and
  /// `https://`.
  private static func refers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "@", "#", "!", "$", "%", "~", "&", ":": true
    default: false
    }
  }
}
