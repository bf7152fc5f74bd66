import A11yCore

/// Finds in a text what only a program could have put or left there.
enum DeveloperText {
  /// The piece that betrays it; nil when there is none.
  static func find(in text: String) -> String? {
    guard mayHold(text) else { return nil }
    let whole = SpokenText.trimmed(text)
    if wholes.contains(whole) { return whole }
    if resources.contains(where: whole.hasPrefix), !whole.contains(" ") { return whole }
    let letters = Array(text.utf8.prefix(10_000))
    for (position, letter) in letters.enumerated() {
      let end: Int? =
        switch letter {
        case UInt8(ascii: "%"): format(letters, from: position)
        case UInt8(ascii: "{"): braces(letters, from: position)
        case UInt8(ascii: "$"): name(letters, from: position, after: "${", before: UInt8(ascii: "}"))
        case UInt8(ascii: "\\"): name(letters, from: position, after: "\\(", before: UInt8(ascii: ")"))
        case UInt8(ascii: "<"): address(letters, from: position) ?? tag(letters, from: position)
        case UInt8(ascii: "("): literal(letters, from: position, "(null)")
        case UInt8(ascii: "["): literal(letters, from: position, "[object Object]")
        case UInt8(ascii: "&"): entity(letters, from: position)
        case UInt8(ascii: "O"): optional(letters, from: position)
        default: nil
        }
      if let end { return String(decoding: letters[position..<end], as: UTF8.self) }
    }
    return nil
  }

  /// Android's and Windows' references to texts.
  private static let resources = ["@string/", "@plurals/", "R.string.", "?attr/"]

  /// With what they begin.
  private static let resourceSigns: [UInt8] = [UInt8(ascii: "@"), UInt8(ascii: "R"), UInt8(ascii: "?")]

  private static let wholes: Set<String> = ["nil", "null", "undefined", "NaN", "<null>", "(nil)", "(null)"]

  /// A quick look: a sign that any of them needs, or a whole text as short as theirs. Without it an audit takes 4 %
  /// longer.
  private static func mayHold(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.count <= 16, bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "n") }) { return true }
      if let first = bytes.first, resourceSigns.contains(first),
        bytes.contains(UInt8(ascii: "/")) || bytes.contains(UInt8(ascii: "."))
      {
        return true
      }
      return bytes.contains { byte in
        switch byte {
        case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "("),
          UInt8(ascii: "["), UInt8(ascii: "&"):
          true
        default: false
        }
      }
    }
  }

  /// `<b>`, `</span>`, `<br/>`, `<a href="…">`: HTML that was not made an attributed text.
  private static func tag(_ letters: [UInt8], from start: Int) -> Int? {
    guard let close = letters[start...].prefix(300).firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let inner = letters[(start + 1)..<close].drop { $0 == UInt8(ascii: "/") }
    let name = inner.prefix { isWord($0) }
    guard tags.contains(String(decoding: name, as: UTF8.self).lowercased()) else { return nil }
    let rest = inner.dropFirst(name.count)
    let isWhole = rest.isEmpty || rest.allSatisfy { $0 == UInt8(ascii: "/") || $0 == 0x20 }
    return isWhole || rest.first == 0x20 && rest.contains(UInt8(ascii: "=")) ? close + 1 : nil
  }

  private static let tags: Set = [
    "b", "i", "u", "p", "br", "em", "strong", "a", "span", "div", "font", "h1", "h2", "h3", "ul", "ol", "li", "sup",
    "sub",
    "small",
  ]

  /// `&amp;`, `&nbsp;`, `&#39;`: HTML that was not decoded.
  private static func entity(_ letters: [UInt8], from start: Int) -> Int? {
    guard let end = letters[start...].prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = letters[(start + 1)..<end]
    let isNumber = name.first == UInt8(ascii: "#") && name.count > 1 && name.dropFirst().allSatisfy(isDigit)
    return isNumber || entities.contains(String(decoding: name, as: UTF8.self)) ? end + 1 : nil
  }

  private static let entities: Set<String> = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "euro", "hellip", "ndash", "mdash", "rsquo", "lsquo",
    "ldquo", "rdquo", "times", "middot", "bull",
  ]

  /// `%@`, `%1$@`, `%02d`, `%.1f`, `%lld`, `%#@days@`. Not "50% off", and not what a percentage runs into.
  private static func format(_ letters: [UInt8], from start: Int) -> Int? {
    let isAfterDigit = start > 0 && isDigit(letters[start - 1])
    var end = start + 1
    func skip(_ characters: String) {
      while end < letters.count, characters.utf8.contains(letters[end]) { end += 1 }
    }
    skip("0123456789$#.-+")
    let modifiers = end
    skip("hlqzt")
    guard end < letters.count else { return nil }
    if letters[end] == UInt8(ascii: "@") { return end + 1 }
    let isLong = end > modifiers
    let conversions = isLong ? "diuxf" : "diufs"
    guard conversions.utf8.contains(letters[end]), !isAfterDigit else { return nil }
    if end + 1 < letters.count, isWord(letters[end + 1]) { return nil }
    // An escaped byte of an address: "a%2d".
    if start > 0, isWord(letters[start - 1]), modifiers == start + 2 { return nil }
    return end + 1
  }

  /// `{0}` and `{{name}}`.
  private static func braces(_ letters: [UInt8], from start: Int) -> Int? {
    if let end = name(letters, from: start, after: "{{", before: UInt8(ascii: "}")) {
      return end < letters.count && letters[end] == UInt8(ascii: "}") ? end + 1 : nil
    }
    var end = start + 1
    while end < letters.count, isDigit(letters[end]) { end += 1 }
    guard end > start + 1, end <= start + 3, end < letters.count, letters[end] == UInt8(ascii: "}") else { return nil }
    return end + 1
  }

  /// A name of code between signs.
  private static func name(_ letters: [UInt8], from start: Int, after opening: String, before closing: UInt8) -> Int? {
    guard letters[start...].starts(with: opening.utf8) else { return nil }
    let first = start + opening.utf8.count
    var end = first
    while end < letters.count, isWord(letters[end]) || letters[end] == UInt8(ascii: ".") || letters[end] == 0x20 {
      end += 1
    }
    return end > first && end < letters.count && letters[end] == closing ? end + 1 : nil
  }

  /// `<UIImage: 0x600003`.
  private static func address(_ letters: [UInt8], from start: Int) -> Int? {
    var end = start + 1
    while end < letters.count, isWord(letters[end]) || letters[end] == UInt8(ascii: ".") { end += 1 }
    guard end > start + 1, letters[end...].starts(with: ": 0x".utf8) else { return nil }
    end += 4
    while end < letters.count, isWord(letters[end]) { end += 1 }
    return end < letters.count && letters[end] == UInt8(ascii: ">") ? end + 1 : end
  }

  /// `Optional("Anna")`.
  private static func optional(_ letters: [UInt8], from start: Int) -> Int? {
    guard start == 0 || !isWord(letters[start - 1]), let end = literal(letters, from: start, "Optional(") else {
      return nil
    }
    guard end < letters.count, letters[end] != 0x20,
      let close = letters[end...].prefix(200).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return close + 1
  }

  private static func literal(_ letters: [UInt8], from start: Int, _ text: String) -> Int? {
    letters[start...].starts(with: text.utf8) ? start + text.utf8.count : nil
  }

  private static func isDigit(_ letter: UInt8) -> Bool { 0x30...0x39 ~= letter }

  private static func isWord(_ letter: UInt8) -> Bool {
    isDigit(letter) || 0x61...0x7A ~= letter | 0x20 || letter == UInt8(ascii: "_") || letter >= 0x80
  }
}
