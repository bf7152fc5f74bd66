public import A11yCore

/// A hint does not follow Apple's wording guidelines.
public struct HintStyle: ElementRule {
  public static let info = RuleInfo(
    id: "hint-style",
    summary: "A hint does not follow Apple's wording guidelines",
    family: .hint,
    severity: .notice,
    isOptIn: true,
    needs: [.hint],
    why: """
      VoiceOver reads hints last: the next swipe cuts off a long hint, and a hint that sounds like a command is \
      mistaken for an instruction.
      """,
    fix: """
      Write one short sentence that begins with a verb in the third person ("Opens settings.").
      """,
    fixability: .safe("writes a capital letter at the beginning and a period at the end"),
    reviewQuestion: "is the text in English?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .count("longest", \.longest, in: 10...10_000, "maximum length of a hint, in characters")
  ]

  /// The number of characters that a hint may have.
  public var longest = 120

  public init() {}

  public init(longest: Int) { self.longest = longest }

  public func appliesTo(_ element: Element) -> Bool { !SpokenText.isBlank(element.control.hint) }

  public func violation(_ element: Element) -> Violation? {
    guard let hint = element.control.hint else { return nil }
    var faults = faults(SpokenText.trimmed(hint))
    let isStyleAlone = !faults.isEmpty
    if let verb = command(hint, element) { faults.append("commands (\(verb.quoted()))") }
    if faults.isEmpty { return nil }
    var violation = Violation(
      element, "has the hint \(hint.quoted()), which \(faults.joined(separator: ", "))",
      restsOn: isStyleAlone ? [.hint] : [.hint, .language])
    violation.repair = element.repairedHint { hint in
      let text = SpokenText.trimmed(hint).capitalizedFirst
      return text.last.map { $0.isLetter && Self.usesFullStops($0) } == true ? text + "." : text
    }
    return violation
  }

  private func faults(_ hint: String) -> [String] {
    var faults: [String] = []
    let length = hint.utf8.count > longest ? hint.count : 0
    if length > longest { faults.append("has \(length) characters") }
    if hint.first?.isLowercase == true { faults.append("begins with a lowercase letter") }
    if let last = hint.last, last.isLetter, Self.usesFullStops(last) { faults.append("ends without a period") }
    return faults
  }

  /// Latin, Greek and Cyrillic do; Thai and its neighbors write none, and other scripts have their own.
  private static func usesFullStops(_ letter: Character) -> Bool {
    letter.unicodeScalars.first.map { $0.value < 0x530 || 0x1E00...0x1FFF ~= $0.value } ?? false
  }

  private func command(_ hint: String, _ element: Element) -> String? {
    guard let lexicon = Lexicon.reading(element), let first = firstWord(of: hint) else { return nil }
    return lexicon.imperatives.contains(first) ? first : nil
  }

  private func firstWord(of hint: String) -> String? {
    let start = SpokenText.trimmed(hint).prefix { !$0.isWhitespace }
    return SpokenText.words(String(start)).first.map(String.init)
  }
}

extension HintStyle {
  static let examples: [Example] = [
    .fails("hint that begins with an imperative", #"✗ button "Settings" hint="Open settings.""#),
    .fails("hint without a period", #"✗ button "Settings" hint="Opens settings""#),
    .passes("hint in the third person with a period", #"button "Settings" hint="Opens settings.""#),
    .needsReview(
      "language of the hint not declared",
      """
      component "Camera"
        ? button "Settings" hint="Open settings."
      """),
  ]
}
