/// Everything VoiceOver says of its own accord, in one language.
///
/// To add a language, write one file that looks like `French.swift` and name it in `translated`. Only the phrases declared
/// as optional may be left out; `a11y-audit languages` lists them.
public struct Phrases: Hashable, Sendable {
  /// The table's name, a BCP-47 language tag.
  public let language: String

  // The description.

  /// Said of a selected element that has nothing else to say.
  public internal(set) var selectedAlone: Phrase
  /// Around everything else a selected element says.
  public internal(set) var selectedFormat: Phrase
  public internal(set) var notEnabled: Phrase
  public internal(set) var button: Phrase
  public internal(set) var backButton: Phrase
  /// The label that a back button does not repeat.
  public internal(set) var backDescriptor: Phrase
  public internal(set) var tab: Phrase
  public internal(set) var header: Phrase
  public internal(set) var link: Phrase
  public internal(set) var adjustable: Phrase
  public internal(set) var image: Phrase
  public internal(set) var searchField: Phrase
  public internal(set) var switchButton: Phrase
  public internal(set) var switchOn: Phrase
  public internal(set) var switchOff: Phrase
  public internal(set) var switchMixed: Phrase
  public internal(set) var textField: Phrase
  public internal(set) var secureTextField: Phrase
  public internal(set) var isEditing: Phrase

  // Hints.

  public internal(set) var adjustableHint: Phrase
  public internal(set) var adjustableHintFormat: Phrase
  public internal(set) var switchHint: Phrase
  public internal(set) var switchHintFormat: Phrase
  public internal(set) var textFieldHint: Phrase
  public internal(set) var textAreaHint: Phrase
  /// The hint of a text field while it is being edited.
  public internal(set) var editingHint: Phrase

  // Where the element sits.

  /// Description, index, count.
  public internal(set) var seriesFormat: Phrase
  public internal(set) var rowSpanFormat: Phrase
  public internal(set) var columnSpanFormat: Phrase
  public internal(set) var rowFormat: Phrase
  public internal(set) var columnFormat: Phrase
  public internal(set) var listStart: Phrase
  public internal(set) var listEnd: Phrase
  public internal(set) var landmarkStart: Phrase
  public internal(set) var landmarkEnd: Phrase

  // Listed next to the speech.

  public internal(set) var customActions: Phrase
  public internal(set) var customContent: Phrase
  public internal(set) var rotorNoResults: Phrase
  public internal(set) var rotorMoreFormat: Phrase
  public internal(set) var rotorMaxFormat: Phrase
  /// What Voice Control users may say for a button, next to the words of its label.
  public internal(set) var inputLabelButton: Phrase
  public internal(set) var inputLabelAdjustable: Phrase

  // What devices say and the reference does not, where the words are known.

  public internal(set) var tabBar: Phrase?
  public internal(set) var toolbar: Phrase?
  public internal(set) var alert: Phrase?
  /// How many characters a secure field holds.
  public internal(set) var oneCharacter: Phrase?
  public internal(set) var characterCountFormat: Phrase?
  public internal(set) var expanded: Phrase?
  public internal(set) var collapsed: Phrase?
  /// The hint of an expanded element: how to collapse it.
  public internal(set) var expandedHint: Phrase?
  public internal(set) var collapsedHint: Phrase?
  /// A heading with its level.
  public internal(set) var headingLevelFormat: Phrase?
  public internal(set) var activateHint: Phrase?
  public internal(set) var directTouchHint: Phrase?

  /// A button that opens a menu, and how to open it.
  public internal(set) var popupButton: Phrase?
  public internal(set) var popupHint: Phrase?
  public internal(set) var draggable: Phrase?

  /// The wheel of a picker.
  public internal(set) var pickerItem: Phrase?

  // UIKit's names for its own controls. English if the words are unknown.

  public internal(set) var increment: Phrase?
  public internal(set) var decrement: Phrase?
  public internal(set) var progress: Phrase?
  public internal(set) var inProgress: Phrase?
  public internal(set) var datePicker: Phrase?

  /// The system's names of rotors by kind, such as `heading_level2`. `[:]` if they are not known.
  public let rotorNames: [String: String]

  /// What VoiceOver writes on a braille display for its own words, by the words in lower case. All are Apple's strings:
  /// `BrailleSubstitutions` of ScreenReaderOutput, iOS 15. Words that are not listed have no abbreviation there.
  public internal(set) var brailleWords: [String: String] = [:]
}

extension Phrases {
  /// The reference's tables, the default one first.
  public static let all: [Phrases] = [english, german, russian]

  /// Languages the reference does not know. What other screen readers say for the same concept stands in for what nobody
  /// wrote down of VoiceOver; a phrase without a source is a translation, to be checked on a device.
  public static let translated: [Phrases] = [
    korean, simplifiedChinese, japanese, spanish, french,
    italian,
    portuguese,
    dutch,
    polish,
    turkish,
    arabic,
    hebrew,
    ukrainian,
    traditionalChinese,
  ]

  /// Every table as `Profile.voiceover` speaks it, the default one first.
  public static var languages: [Phrases] { corrected + translated }

  /// The table of `languages` for a BCP-47 tag; nil when the language's words are not known.
  public static func speaking(_ language: String) -> Phrases? {
    PhraseTable.speaking(language, in: PhraseTable.corrected + PhraseTable.translated)?.phrases
  }

  /// The table for an element's language, as cashapp/AccessibilitySnapshot chooses it: the table of that very name, else
  /// the first whose name begins with the same two characters ("de-AT" finds German, and so, by accident, does "den"),
  /// else English. Case matters: "DE" finds English.
  public static func `for`(language: String?) -> Phrases {
    (PhraseTable.first(for: language, in: PhraseTable.verbatim) ?? .english).phrases
  }

  /// What UIKit calls one of its own controls.
  public func text(of word: SystemWord) -> String {
    let phrase =
      switch word {
      case .increment: increment
      case .decrement: decrement
      case .progress: progress
      case .inProgress: inProgress
      case .datePicker: datePicker
      }
    return phrase?.text ?? word.rawValue
  }

  /// The names of the phrases that are not known in this language.
  public var unknown: [String] {
    // English words are known by UIKit's names of its controls: see `text(of:)`.
    let given = Set(entries.map(\.name) + (language == "en" ? SystemWord.allCases.map { "\($0)" } : []))
    let names = Mirror(reflecting: self).children.filter { $0.value is Phrase? }.compactMap(\.label)
    return names.filter { !given.contains($0) } + (rotorNames.isEmpty ? ["rotorNames"] : [])
  }

  /// Every phrase with its name, in the order of the declarations above; what a language leaves out is left out.
  public var entries: [(name: String, phrase: Phrase)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let name = child.label, let phrase = child.value as? Phrase else { return nil }
      return (name, phrase)
    }
  }
}
