/// Whose manner of speaking the narrator follows.
///
/// Every profile starts from what cashapp/AccessibilitySnapshot 0.12.1 writes and departs from it by switches.
public struct Profile: Hashable, Sendable {
  /// In kebab case; what a person types to choose the profile.
  public let name: String
  public let switches: Switches

  public init(name: String, switches: Switches) {
    self.name = name
    self.switches = switches
  }
}

extension Profile {
  /// What current devices (iOS 17 and later) are known to say, and the reference's plain faults put right. The default.
  ///
  /// Silent where the evidence is thin or depends on the user's settings: three switches say so themselves; positions
  /// lost in imitation tab bars ("in some cases"), the descriptions of data tables that devices speak differently and
  /// the frames, under about two points, that devices do not meet (how is not documented) have none.
  public static let voiceover = Profile(
    name: "voiceover",
    switches: [
      .correctedPhrases, .separatedTraitWords, .silentEmptyText, .toggleAloneIsSwitchButton, .boundaryAmongTraitWords,
      .tabBarBeforeFirstTab, .importantContentInDescription, .expandedState, .languagesBySubtag,
      .groupLabelOnEntering, .headingLevel, .announcedActions, .pickerItem, .searchFieldAlone,
      .editedTextLast, .countedSecureText, .containerOnEntering, .equalTextsOnce, .cellsTogether, .privateTraitWords,
      .namedLandmarks,
    ])

  /// cashapp/AccessibilitySnapshot 0.12.1, byte for byte, quirks included.
  public static let accessibilitySnapshot = Profile(name: "accessibility-snapshot", switches: [])

  /// As `voiceover`, and a button's title overrides its label, as Apple's documentation of UIButton has it.
  public static let uikitDocumentation = Profile(
    name: "uikit-documentation", switches: voiceover.switches.union(.titleOverridesLabel))

  /// Every profile, the default first.
  public static let all: [Profile] = [voiceover, accessibilitySnapshot, uikitDocumentation]

  /// The profile of that name; nil when there is none.
  public static func named(_ name: String) -> Profile? {
    all.first { $0.name == name }
  }
}
