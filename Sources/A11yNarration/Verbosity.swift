/// How much of what could be said is said: VoiceOver's own settings (Accessibility > VoiceOver > Verbosity).
///
/// The settings and what they leave out are those of cashapp/AccessibilitySnapshot's `VerbosityConfiguration` (#309,
/// #348), which mirrors iOS 18.4.
public struct Verbosity: Hashable, Sendable {
  /// "Speak Hints". VoiceOver also leaves hints out while it reads on by itself.
  public var hints = true
  /// "Controls": where the words for what an element is are spoken.
  public var traits = TraitPlace.after
  /// "Table Headers": the headers of a data table's cell.
  public var tableHeaders = true
  /// "Row & Column Numbers", and "2 of 3".
  public var positions = true
  /// Where a list or landmark starts and ends, and what is entered.
  public var containers = true
  /// "Actions": that there are custom actions. Spoken by default (#159).
  public var actions = true

  public init() {}

  /// Where the words for what an element is are spoken. What changes as one uses it ("On.", "Dimmed.", "Is editing.")
  /// is always heard after the label: it is no name of a kind of control.
  public enum TraitPlace: String, CaseIterable, Sendable {
    case before, after, silent
  }

  /// As VoiceOver comes.
  public static let voiceover = Verbosity()

  /// What it is called, what it is and how it is, and nothing else.
  public static let brief: Verbosity = {
    var brief = Verbosity()
    brief.hints = false
    brief.tableHeaders = false
    brief.positions = false
    brief.containers = false
    brief.actions = false
    return brief
  }()
}
