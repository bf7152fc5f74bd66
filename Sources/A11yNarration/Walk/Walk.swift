public import A11yCore

/// A walk over a screen as a person with VoiceOver takes it: one element in focus, gestures that move it, and what they
/// would do, for VoiceOver only. Nothing of the description changes.
public struct Walk: Sendable {
  public let tree: AccessibilityTree
  public let narrator: Narrator
  /// The indices of the controls that are visited, in reading order; never empty.
  public var stops: [Int] { course.stops }
  /// The position in `stops`.
  public internal(set) var focus = 0
  /// What swiping up and down goes through.
  public internal(set) var rotor: RotorCategory?
  /// What adjusting and switching made of values, by position.
  var values: [Int: String] = [:]
  /// The position of the text input that is being edited.
  var editing: Int?
  var place: RotorPlace?
  /// The containers that were entered with the element in focus.
  private var entered: [Entrance] = []
  private let continuous: Narrator
  private let course: Narrator.Course
  /// What was in focus last, by index; nil before the first.
  private var last: Int?

  /// Begins at the first element, as VoiceOver does on a new screen. Nil when it would find nothing.
  public init?(_ tree: AccessibilityTree, narrator: Narrator) {
    self.tree = tree
    self.narrator = narrator
    var verbosity = narrator.verbosity
    verbosity.hints = false
    continuous = Narrator(profile: narrator.profile, language: narrator.language, verbosity: verbosity)
    course = Narrator.Course(tree, narrator.profile)
    guard !stops.isEmpty else { return nil }
    go(to: 0)
  }

  public var element: Element { element(at: focus) }

  public func element(at position: Int) -> Element { tree[stops[position]] }

  /// Moves the focus; a position that does not exist moves it nowhere.
  public mutating func go(to position: Int) {
    guard stops.indices.contains(position) else { return }
    if editing != position { editing = nil }
    focus = position
    entered = course.entrances.entered(with: element.index, from: last)
    last = element.index
  }

  /// What is said of the element in focus, with the containers that were entered on the way to it.
  public var utterance: Utterance { narrator.narrate(narratedFocus) }

  /// The same as VoiceOver says it while it reads on by itself: without hints.
  public var continuousUtterance: Utterance { continuous.narrate(narratedFocus) }

  private var narratedFocus: NarratedElement {
    var narrated = narrated(at: focus)
    narrated.entered = entered
    return narrated
  }

  /// The value of the element in focus as it is now.
  public var value: String? { values[focus] ?? element.value }

  /// What is said of an element when nothing is entered with it.
  public func utterance(at position: Int) -> Utterance { narrator.narrate(narrated(at: position)) }

  private func narrated(at position: Int) -> NarratedElement {
    var (_, narrated) = narrator.element(at: position, of: course, on: tree)
    // What is entered depends on where the focus was, not on the order of the screen.
    narrated.entered = []
    if let value = values[position] { narrated.value = value }
    if editing == position { narrated.traits.insert(.isEditing) }
    return narrated
  }
}
