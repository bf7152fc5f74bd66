public import A11yCore

/// A label ends with a period.
public struct LabelPunctuation: ElementRule {
  public static let info = RuleInfo(
    id: "label-punctuation",
    summary: "A label ends with a period",
    family: .naming,
    severity: .notice,
    criteria: [.hig("Accessibility")],
    needs: [.label], restsOn: [.label, .visibleText],
    supersededBy: ["unspeakable-characters"],
    why: """
      A label is not a sentence: people who have VoiceOver read punctuation hear "Save dot"; others hear a meaningless \
      pause.
      """,
    fix: "Remove the period from `accessibilityLabel`; VoiceOver adds a pause itself.",
    fixability: .safe("removes the period"),
    reviewQuestion: "is this text visible on the control?",
    examples: examples
  )

  public init() {}

  /// Abbreviations that end with a period, in the languages we know.
  private static let abbreviations: Set<String> = [
    "inc", "etc", "no", "jr", "sr", "co", "corp", "ltd", "st", "vs", "approx", "min", "max", "dr", "mr", "mrs", "ms",
    "prof", "dept", "est", "ave", "blvd", "vol", "ed", "fig", "hr", "hrs", "sec", "mon", "tue", "wed", "thu", "fri",
    "sat", "sun", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "usw", "nr",
    "std", "str", "ca", "tel", "bzw", "evtl", "inkl", "exkl", "zzgl", "abs", "art", "mio", "mrd", "tsd", "okt", "dez",
    "mo", "di", "mi", "do", "fr", "sa", "so", "cie", "env", "janv", "févr", "juil", "déc", "núm", "sra", "pág", "av",
    "aprox", "ene", "abr", "ago", "dic", "dto", "gmbh", "bros", "incl", "excl",
  ]

  public func appliesTo(_ element: Element) -> Bool { element.isControlOrImage }

  public func violation(_ element: Element) -> Violation? {
    let name = element.name
    let phrase = SpokenText.trimmed(name)
    guard phrase.last == "." || phrase.last == "。" else { return nil }
    let words = phrase.dropLast()
    guard words.contains(where: { $0.isLetter || $0.isNumber }), words.last != ".", isPhrase(words),
      !isAbbreviation(words), !isDrawn(element)
    else { return nil }
    var violation = Violation(
      element, "has a label that ends with a period: \(name.quoted())", measured: name)
    violation.repair = element.repairedLabel { String(SpokenText.trimmed($0).dropLast()) }
    return violation
  }

  /// Nothing that sets parts of it apart.
  private func isPhrase(_ words: Substring) -> Bool {
    !words.contains { ",;:!?、，；：。！？\n".contains($0) } && !words.contains(". ")
  }

  private func isAbbreviation(_ words: Substring) -> Bool {
    let last = words.split(separator: " ").last ?? words
    if last.contains(".") || last.last?.isNumber == true { return true }
    // An initial, after a name.
    if last.count == 1, last.count < words.count { return true }
    return Self.abbreviations.contains(last.lowercased())
  }

  /// What is drawn ends the same way.
  private func isDrawn(_ element: Element) -> Bool {
    guard let seen = element.visibleText.map(SpokenText.trimmed) else { return false }
    return seen.hasSuffix(".") || seen.hasSuffix("。")
  }
}

extension LabelPunctuation {
  static let examples: [Example] = [
    .fails("label that ends with a period", #"✗ button "Save.""#),
    .passes("label without a period", #"button "Save""#),
    .passes("static text that ends with a period", #"text "Saved.""#),
    .passes("label that ends with an ellipsis", #"button "Loading...""#),
  ]
}
