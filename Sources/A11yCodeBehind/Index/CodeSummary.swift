/// What is known to be done to one object, each fact at most once.
struct CodeSummary: Sendable {
  /// A line of one of the index's files.
  struct Place: Sendable {
    let file: UInt32
    let line: UInt32
  }

  struct Entry: Sendable {
    let fact: CodeFact
    var outcome: CodeOutcome
    var place: Place
    /// The colors that code sets, as far as they can be read.
    var colors: [CodeColor] = []
    /// Some code sets it to a color that cannot be read.
    var hasUnreadColor = false
    /// The parameter that gives the one color or font that code sets.
    var parameter = CodeRecord.none
    /// The method that a tap calls.
    var method = CodeRecord.none
    /// The names of images.
    var images: [UInt32] = []
  }

  private(set) var entries: [Entry] = []

  mutating func add(
    _ fact: CodeFact, _ outcome: CodeOutcome, _ place: Place, colors: [CodeColor] = [], hasUnreadColor: Bool = false,
    parameter: UInt32 = CodeRecord.none, method: UInt32 = CodeRecord.none, images: [UInt32] = []
  ) {
    // Code that sets a color in a way that names none sets one that cannot be read.
    let hasUnreadColor = hasUnreadColor || colors.isEmpty
    guard let index = entries.firstIndex(where: { $0.fact == fact }) else {
      entries.append(
        Entry(
          fact: fact, outcome: outcome, place: place, colors: colors, hasUnreadColor: hasUnreadColor,
          parameter: parameter, method: method, images: images))
      return
    }
    if entries[index].parameter != parameter { entries[index].parameter = CodeRecord.none }
    for image in images where entries[index].images.count < Self.mostImages && !entries[index].images.contains(image) {
      entries[index].images.append(image)
    }
    for color in colors where !entries[index].colors.contains(color) {
      if entries[index].colors.count < Self.mostColors {
        entries[index].colors.append(color)
      } else {
        entries[index].hasUnreadColor = true
      }
    }
    if hasUnreadColor { entries[index].hasUnreadColor = true }
    let old = entries[index].outcome
    guard old != outcome else { return }
    let combined = Self.combined(fact, old, outcome)
    // The place says where the outcome comes from; of two that contradict each other, the later one.
    if combined != old { (entries[index].outcome, entries[index].place) = (combined, place) }
  }

  /// Adds what is done to another object to which the code passes this one.
  mutating func add(_ other: CodeSummary) {
    for entry in other.entries {
      add(
        entry.fact, entry.outcome, entry.place, colors: entry.colors, hasUnreadColor: entry.hasUnreadColor,
        parameter: entry.parameter, method: entry.method, images: entry.images)
    }
  }

  /// The same with the colors and fonts that a call gives to the parameters.
  func passing(_ looks: [UInt32: PassedLook]) -> CodeSummary {
    if looks.isEmpty { return self }
    var summary = self
    for (index, entry) in entries.enumerated() {
      guard entry.parameter != CodeRecord.none, let passed = looks[entry.parameter] else { continue }
      summary.entries[index].parameter = passed.parameter
      if entry.fact == .font {
        summary.entries[index].outcome = passed.font
      } else if let color = passed.color {
        summary.entries[index].colors = [color]
        summary.entries[index].hasUnreadColor = false
      }
    }
    return summary
  }

  /// What a call passes for a parameter: a color or a font, or what a parameter of the calling function gives.
  struct PassedLook {
    let color: CodeColor?
    let font: CodeOutcome
    let parameter: UInt32
  }

  private static let mostImages = 6
  private static let mostColors = 6

  /// The same with colors that cannot be told.
  var withoutColors: CodeSummary {
    var summary = self
    for index in entries.indices { (summary.entries[index].colors, summary.entries[index].hasUnreadColor) = ([], true) }
    return summary
  }

  /// Another object has other images.
  var withoutImages: CodeSummary {
    var summary = self
    for index in entries.indices { summary.entries[index].images = [] }
    return summary
  }

  func without(_ facts: Set<CodeFact>) -> CodeSummary {
    var summary = self
    summary.entries.removeAll { facts.contains($0.fact) }
    return summary
  }

  /// A label is settled if any code sets one; a font only if no code sets another.
  private static func combined(_ fact: CodeFact, _ a: CodeOutcome, _ b: CodeOutcome) -> CodeOutcome {
    guard fact.isSettledByAny else { return .unknown }
    return a == .satisfied || b == .satisfied ? .satisfied : .unknown
  }
}
