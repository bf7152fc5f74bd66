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
