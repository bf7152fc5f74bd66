public import A11yCore

/// What an element offers next to its speech: a person asks for it with the rotor, or speaks it to Voice Control.
public struct ElementDetails: Hashable, Sendable {
  /// The names of custom actions.
  public var actions: [String]
  public var content: [Interaction.CustomContent]
  public var rotors: [Interaction.CustomRotor]
  /// What Voice Control listens for in place of the label; nil when the app says nothing of it.
  public var inputLabels: [String]?

  public init(
    actions: [String] = [], content: [Interaction.CustomContent] = [], rotors: [Interaction.CustomRotor] = [],
    inputLabels: [String]? = nil
  ) {
    self.actions = actions
    self.content = content
    self.rotors = rotors
    self.inputLabels = inputLabels
  }
}

extension ElementDetails {
  /// What an element of a screen offers; input labels as `InputLabels.whenOverridden` shows them.
  public init(_ element: Element, phrases: Phrases) {
    self.init()
    guard element.hasInteraction else { return }
    let interaction = element.interaction
    actions = (interaction.customActions ?? []).map(\.name)
    content = interaction.customContent ?? []
    rotors = interaction.customRotors ?? []
    inputLabels = InputLabels.whenOverridden.shown(
      given: interaction.userInputLabels, label: element.name, traits: element.traits,
      respondsToInteraction: element.isInteractive, phrases: phrases)
  }

  /// A line each, under headings, below what is said, in the order of cashapp/AccessibilitySnapshot's legend. The
  /// first heading takes the place of a description that is empty.
  public func legend(description: String, hint: String?, phrases: Phrases) -> [String] {
    var lists: [(heading: String, items: [String])] = []
    if !actions.isEmpty { lists.append((phrases.customActions.text, actions)) }
    if !content.isEmpty { lists.append((phrases.customContent.text, content.map(Self.text))) }
    var lines = [description]
    let takesPlace = description.isEmpty && !lists.isEmpty
    if takesPlace { lines = [lists[0].heading] }
    if let hint { lines.append(hint) }
    for (index, list) in lists.enumerated() {
      if index > 0 || !takesPlace { lines.append(list.heading) }
      lines += list.items.map(Self.item)
    }
    lines += rotors.flatMap { Rotors.legend($0, phrases: phrases) }
    return lines + (inputLabels.map { [Self.quoted($0)] } ?? [])
  }

  /// What is below a line that is spoken.
  public func lines(_ phrases: Phrases) -> [String] {
    Array(legend(description: "-", hint: nil, phrases: phrases).dropFirst())
  }

  private static func quoted(_ words: [String]) -> String { words.map { "“\($0)”" }.joined(separator: " ") }

  private static func item(_ text: String) -> String { "↓ " + text }

  /// A label without a value stands alone.
  private static func text(of content: Interaction.CustomContent) -> String {
    content.value.isEmpty ? content.label : "\(content.label): \(content.value)"
  }
}

/// When the words Voice Control listens for are shown.
public enum InputLabels: String, CaseIterable, Sendable {
  /// Where the app gives its own for an element that can be acted on.
  case whenOverridden
  /// Everywhere: the app's own, or the words of the label and of its kind.
  case always
  case never

  /// The words; nil where none are shown.
  public func shown(
    given: [String]?, label: String?, traits: Traits, respondsToInteraction: Bool, phrases: Phrases
  ) -> [String]? {
    let given = given ?? []
    switch self {
    case .never: return nil
    case .whenOverridden: return given.isEmpty || !respondsToInteraction ? nil : given
    case .always:
      if !given.isEmpty { return given }
      var words = (label ?? "").split(separator: " ").map(String.init)
      if traits.contains(.button) { words.append(phrases.inputLabelButton.text) }
      if traits.contains(.adjustable) { words.append(phrases.inputLabelAdjustable.text) }
      return words
    }
  }
}

/// What is reported of custom rotors.
public enum Rotors {
  /// cashapp/AccessibilitySnapshot counts results beyond the listed ones up to this many.
  public static let mostCounted = 99

  /// A heading, and what the rotor finds, a line each. Nothing where it finds nothing: then it is shown only to those
  /// who ask for every rotor. The name alone where the description does not tell what it finds.
  static func legend(_ rotor: Interaction.CustomRotor, phrases: Phrases) -> [String] {
    guard let results = rotor.results else { return ["↺ \(rotor.name)"] }
    if results.isEmpty { return [] }
    return ["↺ \(rotor.name):"] + lines(of: results.map(\.text), rest: rotor.rest, phrases: phrases)
  }

  /// The results of a rotor, a line each, and how many more there are.
  public static func lines(
    of results: [String], rest: Interaction.CustomRotor.Rest, phrases: Phrases
  ) -> [String] {
    if results.isEmpty { return [phrases.rotorNoResults.text] }
    let lines = results.map { "- " + $0 }
    switch rest {
    case .none: return lines
    case .more(let count): return lines + [phrases.rotorMoreFormat.filled(with: digits(count, phrases))]
    case .many: return lines + [phrases.rotorMaxFormat.filled(with: digits(mostCounted, phrases))]
    }
  }

  private static func digits(_ number: Int, _ phrases: Phrases) -> String {
    Digits.text(of: number, in: phrases.language)
  }
}
