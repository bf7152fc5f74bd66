import A11yCore

extension String {
  /// The text as a piece of a line of Markdown that shows exactly this text: no markup, link, mention, reference, emoji
  /// or formula comes of it, on GitHub or GitLab.
  ///
  /// Punctuation that means something is escaped. Mentions and references are looked for in the rendered text, where an
  /// escape is gone; an empty comment keeps the sign and the word apart, and the parts of a word that is a link by itself.
  package var markdown: String {
    var result = ""
    var digits = 0
    let scalars = Array(safe.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      digits = scalar.isHexDigit ? digits + 1 : 0
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "^": result += "\\\(scalar)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "$": result += "&#36;"
      case "." where index >= 3 && scalars[index - 3..<index].allSatisfy({ $0 == "w" || $0 == "W" }): result += "&#46;"
      default: result.unicodeScalars.append(scalar)
      }
      let refers = Self.refers(scalar) && !next.properties.isWhitespace
      if refers || Self.isCut(scalars, behind: index, digits) { result += "<!-- -->" }
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
    var digits = 0
    let scalars = Array(safe.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      digits = scalar.isHexDigit ? digits + 1 : 0
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
      if Self.refers(scalar) || Self.isCut(scalars, behind: index, digits) { result += "<!-- -->" }
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

  /// Whether a word would be a link by itself and is cut here: `GH-1`, which is an issue, behind its hyphen, and what may
  /// be the hash of a commit, of which seven digits are enough, behind every sixth.
  ///
  /// - Parameter digits: how many hexadecimal digits end here.
  private static func isCut(_ scalars: [Unicode.Scalar], behind index: Int, _ digits: Int) -> Bool {
    guard index + 1 < scalars.count else { return false }
    let next = scalars[index + 1]
    if digits > 0 { return digits % 6 == 0 && next.isHexDigit }
    guard scalars[index] == "-", index >= 2, ("0"..."9").contains(next) else { return false }
    return "gG".unicodeScalars.contains(scalars[index - 2]) && "hH".unicodeScalars.contains(scalars[index - 1])
  }
}

extension Unicode.Scalar {
  fileprivate var isHexDigit: Bool {
    switch self {
    case "0"..."9", "a"..."f", "A"..."F": true
    default: false
    }
  }
}
