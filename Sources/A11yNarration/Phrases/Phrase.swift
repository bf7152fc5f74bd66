/// One thing VoiceOver says of its own accord, with where the wording comes from.
///
/// `%@`, or `%1$@`, `%2$@` and so on, are places for text. They are looked for in the phrase only, never in what is put
/// into it, so a label that contains "%@" is spoken as it is written.
public struct Phrase: Hashable, Sendable {
  public let text: String
  /// The sources with this wording; empty if none was found.
  public let sources: Sources

  public init(_ text: String, _ sources: Sources) {
    self.text = text
    self.sources = sources
  }

  /// The phrase with `argument` in its only place.
  func filled(with argument: String) -> String {
    let (before, after) = halves()
    return before + argument + after
  }

  /// What is before and after the first place, with `second` and `third` in theirs.
  func halves(filling second: String = "", _ third: String = "") -> (before: String, after: String) {
    var halves = (before: "", after: "")
    var isAfter = false
    var rest = text[...]
    func append(_ piece: some StringProtocol) {
      if isAfter { halves.after += piece } else { halves.before += piece }
    }
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      append(rest[..<percent])
      rest = rest[rest.utf8.index(after: percent)...]
      guard let place = Self.takePlace(from: &rest) else {
        append("%")
        continue
      }
      switch place {
      case 1: isAfter = true
      case 2: append(second)
      case 3: append(third)
      default: break
      }
    }
    append(rest)
    return halves
  }

  /// Reads what follows a percent sign: "@" is place 1, "2$@" is place 2. Nil, and nothing read, when it is neither.
  private static func takePlace(from rest: inout Substring) -> Int? {
    var bytes = rest.utf8[...]
    var place = 1
    if let digit = bytes.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit) {
      place = Int(digit - UInt8(ascii: "0"))
      bytes.removeFirst()
      guard bytes.popFirst() == UInt8(ascii: "$") else { return nil }
    }
    guard bytes.popFirst() == UInt8(ascii: "@") else { return nil }
    rest = rest[bytes.startIndex...]
    return place
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// A phrase of cashapp/AccessibilitySnapshot, whose English, German and Russian tables are the base of ours.
  public init(stringLiteral text: String) {
    self.init(text, .accessibilitySnapshot)
  }
}
