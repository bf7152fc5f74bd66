import A11yPlatform
public import A11yCore

/// What VoiceOver says of one element of a screen, and which element that is.
public struct SpokenElement: Sendable {
  public let element: Element
  public let utterance: Utterance

  public init(element: Element, utterance: Utterance) {
    self.element = element
    self.utterance = utterance
  }

  /// The speech without its explanation.
  public init(_ explanation: Explanation) {
    self.init(element: explanation.element, utterance: explanation.utterance)
  }
}

extension Narrator {
  /// Everything VoiceOver says on a screen, in the order in which it steps through the elements.
  public func narrate(_ screen: AccessibilityTree) -> [SpokenElement] {
    narrate(screen, threads: 1) { _, spoken in spoken }
  }

  /// What `transform` makes of everything VoiceOver says on a screen, in the order in which it steps through the elements.
  ///
  /// - Parameters:
  ///   - threads: how many may share a large screen. The result is the same for any number.
  ///   - transform: is reported how many elements come before this one.
  package func narrate<Result: Sendable>(
    _ screen: AccessibilityTree, threads: Int, _ transform: @escaping @Sendable (Int, SpokenElement) -> Result
  ) -> [Result] {
    let course = Course(screen, profile)
    let threads = course.stops.count < Self.worthThreads ? 1 : threads
    // A copy of the tree for each thread: counting references to a common one would cost more than threads gain.
    let copies = (0..<max(1, threads)).map { $0 == 0 ? screen : AccessibilityTree(copying: screen) }
    return Threads.map(course.stops.count, on: threads) { stop, stretch in
      let (element, narrated) = element(at: stop, of: course, on: copies[stretch])
      return transform(stop, SpokenElement(element: element, utterance: narrate(narrated)))
    }
  }

  /// A thread takes longer to start than a smaller screen to put into words.
  private static let worthThreads = 5000

  /// Calls for each element in reading order, with what it tells of itself in its place.
  func map<Result>(_ screen: AccessibilityTree, _ transform: (Element, NarratedElement) -> Result) -> [Result] {
    let course = Course(screen, profile)
    return course.stops.indices.map { stop in
      let (element, narrated) = element(at: stop, of: course, on: screen)
      return transform(element, narrated)
    }
  }

  /// An element with what it tells of itself in its place, when the one before it in the order was visited last.
  func element(at stop: Int, of course: Course, on screen: AccessibilityTree) -> (Element, NarratedElement) {
    let index = course.stops[stop]
    let element = screen[index]
    var narrated = NarratedElement(element)
    narrated.place(in: course.contexts[index], element)
    narrated.entered = course.entrances.entered(with: index, from: stop > 0 ? course.stops[stop - 1] : nil)
    if let word = SystemWord(element) {
      let text = phrases(for: narrated.language).text(of: word)
      narrated.label = element.stepperLabel.map { "\($0), \(text)" } ?? text
    }
    return (element, narrated)
  }

  /// A screen's elements as they are stepped through, and what is around them.
  struct Course: Sendable {
    /// The indices of the controls, in reading order.
    let stops: [Int]
    let contexts: Contexts
    let entrances: Entrances

    init(_ screen: AccessibilityTree, _ profile: Profile) {
      stops = screen.readingOrder(keepingCellsTogether: profile.switches.contains(.cellsTogether))
      contexts = Contexts(screen)
      entrances = Entrances(screen)
    }
  }
}

extension NarratedElement {
  /// Where the element sits, with the name of the landmark that begins or ends there.
  mutating func place(in context: Context?, _ element: Element) {
    self.context = context
    guard context == .landmarkStart || context == .landmarkEnd else { return }
    landmark = element.ancestors.first { $0.hasStructure && $0.structure.container == .landmark }?.control.label
  }

  /// What an element of a screen tells of itself: what the description says, and what UIKit's defaults fill in.
  public init(_ element: Element) {
    let name = element.name
    self.init(
      label: name.isEmpty ? element.control.label : name, value: element.value, hint: element.control.hint,
      traits: element.traits, language: element.ownLanguage, title: element.control.title)
    // Descriptions list public traits only, more often than not.
    if traits.contains(.adjustable), element.isPartOfSystemPicker { traits.insert(.pickerElement) }
    if traits.contains(.header) { headingLevel = element.metrics.headingLevel }
    if element.hasStructure {
      context = element.structure.context
      isExpanded = element.structure.isExpanded
    }
    guard element.hasInteraction else { return }
    let interaction = element.interaction
    importantContent = (interaction.customContent ?? []).filter(\.isImportant).map(\.value)
    hasMoreContent = interaction.customContent?.contains { !$0.isImportant } ?? false
    hasCustomActions = interaction.customActions?.isEmpty == false
  }
}
