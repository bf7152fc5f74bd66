import A11yCore

extension Composition {
  /// The words of the traits, in their fixed order, after whatever was said, closed. They bring their own periods.
  mutating func sayTraits() {
    let words = traitWords
    guard !words.isEmpty else { return }
    let said = description
    switch verbosity.traits {
    case .after:
      say(words)
    case .silent:
      say(words.filter { !$0.kind.isKindOfControl })
    case .before:
      say(words.filter { !$0.kind.isKindOfControl })
      description.prepend(words.filter(\.kind.isKindOfControl))
    }
    if switches.contains(.repeatedImageDescription), hasTrait(.image) { description.follow(with: said) }
  }

  private mutating func say(_ words: [Utterance.Part]) {
    guard !words.isEmpty else { return }
    if !description.isEmpty { description.close() }
    for (index, word) in words.enumerated() {
      if index > 0, switches.contains(.separatedTraitWords) { description.close() }
      description.add(word.kind, word.text)
    }
  }

  /// Not spoken of at all: playsSound, keyboardKey, staticText, summaryElement, updatesFrequently, startsMediaSession,
  /// allowsDirectInteraction, causesPageTurn, supportsZoom, tabBar; isEditing, secureTextField and textArea without
  /// textEntry; and selected, which was said before everything else.
  private var traitWords: [Utterance.Part] {
    var words: [Utterance.Part] = []
    func say(_ trait: Traits, _ phrase: Phrase) { words.append(Utterance.Part(.trait(trait), phrase.text)) }

    if hasTrait(.notEnabled) { say(.notEnabled, phrases.notEnabled) }
    if saysButton { say(.button, phrases.button) }
    if switches.contains(.privateTraitWords) {
      if hasTrait(.popupButton), let word = phrases.popupButton { say(.popupButton, word) }
      if hasTrait(.draggable), let word = phrases.draggable { say(.draggable, word) }
    }
    if hasTrait(.backButton) { say(.backButton, phrases.backButton) }
    if saysSwitchButton { say(.toggleButton, phrases.switchButton) }
    if let state = switchState { words.append(Utterance.Part(.state, state)) }
    if hasTrait(.tabBarItem) || isTab { say(.tabBarItem, phrases.tab) }
    if hasTrait(.textEntry) {
      let isSecure = hasTrait(.secureTextField)
      if isSearchFieldAlone {
        say(.searchField, phrases.searchField)
      } else {
        say(isSecure ? .secureTextField : .textEntry, isSecure ? phrases.secureTextField : phrases.textField)
      }
      if hasTrait(.isEditing) { say(.isEditing, phrases.isEditing) }
      if saysTextLast, let value = spokenValue, !repeatsLabel(value) { words.append(value) }
    }
    if hasTrait(.header) { say(.header, heading) }
    if hasTrait(.link) { say(.link, phrases.link) }
    if switches.contains(.pickerItem), hasTrait(.pickerElement), let item = phrases.pickerItem {
      say(.pickerElement, item)
    }
    if hasTrait(.adjustable) { say(.adjustable, phrases.adjustable) }
    if hasTrait(.image) { say(.image, phrases.image) }
    if hasTrait(.searchField), !isSearchFieldAlone { say(.searchField, phrases.searchField) }
    if let state = expandedState { words.append(Utterance.Part(.state, state.text)) }
    if switches.contains(.boundaryAmongTraitWords) { words += boundary }
    return words
  }

  private var isSearchFieldAlone: Bool {
    hasTrait(.searchField) && hasTrait(.textEntry) && switches.contains(.searchFieldAlone)
  }

  /// A heading's level is said where there is one: UIKit's trait has none, SwiftUI's and the web's headings do.
  private var heading: Phrase {
    guard switches.contains(.headingLevel), let level = element.headingLevel, (1...6).contains(level),
      let format = phrases.headingLevelFormat
    else { return phrases.header }
    return Phrase(format.filled(with: Digits.text(of: level, in: language)), format.sources)
  }

  /// Keys of a keyboard are quiet; switches, tabs and back buttons have a better word. The context of a real tab bar does
  /// not silence "Button.": its buttons carry the trait tabBarItem, which does.
  private var saysButton: Bool {
    guard hasTrait(.button) else { return false }
    if case .tab = element.context { return false }
    return element.traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
  }

  private var saysSwitchButton: Bool {
    hasTrait(.toggleButton) && (hasTrait(.button) || switches.contains(.toggleAloneIsSwitchButton))
  }

  /// The state of a switch. Since iOS 17 a value that is none of the three states is spoken as it is.
  private var switchState: String? {
    guard hasTrait(.toggleButton), let value = element.value else { return nil }
    switch value {
    case "1": return phrases.switchOn.text
    case "0": return phrases.switchOff.text
    case "2": return phrases.switchMixed.text
    case "": return switches.contains(.silentEmptyText) ? nil : ""
    default: return value
    }
  }

  private var expandedState: Phrase? {
    guard switches.contains(.expandedState), let isExpanded = element.isExpanded else { return nil }
    return isExpanded ? phrases.expanded : phrases.collapsed
  }
}

extension Utterance.Part.Kind {
  /// It says what the element is, which does not change as one uses it.
  fileprivate var isKindOfControl: Bool {
    switch self {
    case .trait(let trait): trait != .notEnabled && trait != .isEditing
    default: false
    }
  }
}
