/// Something a rule needs to know of an element. If a description does not tell it, the element is not checked, and that is
/// counted.
public enum Fact: String, CaseIterable, Hashable, Sendable {
  case frame, traits, label, value, hint, enabled, selected, placeholder
  case exposure, actions
  case colors = "colours"
  case font, language, screenSize, hierarchy
  /// The role, by more than a word that anybody may have written.
  case kind
  /// Known, but of more controls in one place than are compared, so that no description takes long on purpose.
  case surroundings
  /// The frame's sides, each by itself: a constraint may fix one of them.
  case width, height
  /// The text drawn by the element itself, which may hold a place until the app runs.
  case text
  /// The text that can be seen on the element.
  case visibleText
  /// The order in which views are drawn over each other.
  case stacking
  /// Whether the element can be seen.
  case visibility
  /// Places and sizes as they are when the app runs.
  case layout
  /// What the screen holds when the app runs: code and other documents add to what is drawn in an editor.
  case content
  /// The traits, listed instead of derived from a class.
  case listedTraits
  /// The content types of text fields.
  case contentType
  /// Which views are modal.
  case modality
  /// The color or pattern behind what a view holds, or that there is none.
  case background
  /// A list of words in the element's language, for rules about wording.
  case wordList
  /// The colors that code gives it and what it is on.
  case paint
  /// The colors that a screenshot shows.
  case measuredColors
  /// A single color around it, in a screenshot.
  case plainBackground
  /// A single color on it, in a screenshot.
  case plainForeground
  /// All of it, in a screenshot.
  case wholeInPicture

  /// The facts that a format tells or leaves out; the others follow from the kind of source.
  public static let described = Array(allCases.prefix { $0 != .surroundings })

  /// The facts that a rule may miss; violations rest on some of the others, but none is needed for a check.
  package static let countable =
    described + [
      .surroundings, .layout, .content, .contentType, .modality, .wordList, .plainBackground, .plainForeground,
      .wholeInPicture,
    ]

  /// A number of its own, which is its bit in a `FactSet`.
  var ordinal: Int {
    switch self {
    case .frame: 0
    case .traits: 1
    case .label: 2
    case .value: 3
    case .hint: 4
    case .enabled: 5
    case .selected: 6
    case .placeholder: 7
    case .exposure: 8
    case .actions: 9
    case .colors: 10
    case .font: 11
    case .language: 12
    case .screenSize: 13
    case .hierarchy: 14
    case .surroundings: 15
    case .width: 16
    case .height: 17
    case .text: 18
    case .visibleText: 19
    case .stacking: 20
    case .visibility: 21
    case .layout: 22
    case .content: 23
    case .kind: 24
    case .listedTraits: 25
    case .contentType: 26
    case .modality: 27
    case .wordList: 28
    case .background: 29
    case .paint: 30
    case .measuredColors: 31
    case .plainBackground: 32
    case .plainForeground: 33
    case .wholeInPicture: 34
    }
  }

  /// The fact that a report counts if it is missing: a side is part of the frame.
  var counted: Fact { self == .width || self == .height ? .frame : self }

  /// How the report says that it is missing: "on 12 controls (no usable frame)".
  public var absence: String {
    switch self {
    case .frame, .width, .height: "no usable frame"
    case .traits: "traits not listed"
    case .label: "label not known"
    case .value: "value not known"
    case .hint: "hint not known"
    case .enabled: "enabled state not known"
    case .selected: "selected state not known"
    case .placeholder: "placeholder not known"
    case .exposure: "exposure not known"
    case .actions: "actions not known"
    case .colors, .paint, .measuredColors: "no colors"
    case .font: "no font"
    case .language: "language not known"
    case .screenSize: "screen size not known"
    case .hierarchy: "no hierarchy"
    case .surroundings: "too many in one place"
    case .text: "text not known"
    case .visibleText: "visible text not known"
    case .stacking: "drawing order not known"
    case .visibility: "visibility not known"
    case .layout: "final layout not known"
    case .content: "run-time content not known"
    case .kind: "role not known"
    case .listedTraits: "traits not listed"
    case .contentType: "content types not known"
    case .modality: "modal views not known"
    case .background: "background not known"
    case .wordList: "no word list for the language"
    case .plainBackground: "no plain background in the screenshot"
    case .plainForeground: "several colors in the screenshot"
    case .wholeInPicture: "not wholly visible in the screenshot"
    }
  }

  /// The word for it in a question: "is its label set in code?"
  var noun: String {
    switch self {
    case .frame, .width, .height, .layout, .screenSize: "size"
    case .enabled, .selected: "state"
    case .exposure: "accessibility"
    case .actions: "actions"
    case .colors, .paint, .measuredColors, .plainForeground: "color"
    case .hierarchy, .surroundings, .content: "content"
    case .visibleText: "text"
    case .kind: "role"
    case .listedTraits: "traits"
    case .contentType: "content type"
    case .modality: "modality"
    case .background, .plainBackground: "background"
    case .wholeInPicture: "visibility"
    case .stacking: "order"
    case .wordList: "language"
    case .traits, .label, .value, .hint, .placeholder, .font, .language, .text, .visibility: rawValue
    }
  }
}

/// Several facts. A few bits, because rules ask of every element whether its format can tell what they need to know: a
/// `Set` took 5 % of an audit.
public struct FactSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  public init() {}

  public init(_ facts: some Sequence<Fact>) {
    for fact in facts { insert(fact) }
  }

  public init(arrayLiteral facts: Fact...) { self.init(facts) }

  public func contains(_ fact: Fact) -> Bool { bits & Self.bit(fact) != 0 }

  public mutating func insert(_ fact: Fact) { bits |= Self.bit(fact) }

  public mutating func formUnion(_ other: FactSet) { bits |= other.bits }

  public func union(_ other: FactSet) -> FactSet {
    var union = self
    union.formUnion(other)
    return union
  }

  public var isEmpty: Bool { bits == 0 }

  private static func bit(_ fact: Fact) -> UInt64 { 1 << UInt64(fact.ordinal) }
}
