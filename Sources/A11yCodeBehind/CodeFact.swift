/// What a rule may ask of an element and code may set.
public enum CodeFact: UInt8, Sendable {
  case label, hint, value, traits
  /// `isAccessibilityElement` and the lists of a container's elements.
  case exposure
  case text, image, placeholder
  case font
  /// Whether text follows changes of the preferred size while the app runs.
  case scaling
  case color, tint, background
  case visibility, size, actions, enabled, selection, contentType
  /// A recognizer of single taps, for more than to hide the keyboard.
  case tap
  /// `isUserInteractionEnabled = true`: Xcode writes that an image view takes no touches.
  case touches

  /// Every way to set it is as good as another: one that satisfies is enough.
  public var isSettledByAny: Bool {
    switch self {
    case .label, .hint, .value, .traits, .text, .image, .placeholder, .actions, .tap, .touches,
      .selection, .contentType:
      true
    case .exposure, .font, .scaling, .color, .tint, .background, .visibility, .size, .enabled: false
    }
  }
}

/// A line of a source file.
public struct CodePlace: Hashable, Sendable, CustomStringConvertible {
  public let path: String
  public let line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  public var description: String { "\(path):\(line)" }
}

/// What code does to one fact.
public enum CodeEffect: Hashable, Sendable {
  /// No code sets it.
  case untouched
  /// Code sets it to something that satisfies a rule: a label that is not empty, a font that scales.
  case satisfied(CodePlace)
  /// Code sets it to something that does not: an empty label, a font of fixed size.
  case fixed(CodePlace)
  /// Code sets it, or may set it, to something that cannot be read from the code.
  case unknown(CodePlace)

  public var place: CodePlace? {
    switch self {
    case .untouched: nil
    case .satisfied(let place), .fixed(let place), .unknown(let place): place
    }
  }
}

/// What code does to each fact of one object.
public struct CodeEffects: Equatable, Sendable {
  private var effects: [CodeFact: CodeEffect] = [:]

  public init() {}

  public subscript(fact: CodeFact) -> CodeEffect {
    get { effects[fact] ?? .untouched }
    set { effects[fact] = newValue == .untouched ? nil : newValue }
  }

  /// The colors and backgrounds that code sets, as far as they can be read.
  public internal(set) var choices: [CodeFact: [CodeColor]] = [:]

  /// Those that some code sets to a color that cannot be read.
  public internal(set) var unreadColors: Set<CodeFact> = []

  /// The color or background that all code that sets one agrees on.
  public var colors: [CodeFact: CodeColor] {
    choices.filter { $0.value.count == 1 && !unreadColors.contains($0.key) }.mapValues { $0[0] }
  }

  /// Leaves out what sets no color: an attributed text without one keeps that of its view.
  public mutating func keepOwnColor() {
    choices[.color]?.removeAll { $0 == .own }
    if choices[.color]?.isEmpty == true, !unreadColors.contains(.color) { self[.color] = .untouched }
  }

  /// The names of the images that code gives it.
  public internal(set) var images: [String] = []

  /// The method that a tap calls, without its labels.
  public internal(set) var tapMethod: String?

  public var isEmpty: Bool { effects.isEmpty }
}
