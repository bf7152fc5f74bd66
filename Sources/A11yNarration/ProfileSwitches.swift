extension Profile {
  /// The ways in which a profile may depart from the reference, cashapp/AccessibilitySnapshot 0.12.1, each with its
  /// evidence. Numbers and commits are that project's.
  public struct Switches: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    // Faults of the reference.

    /// Phrases with plain errors are put right: Russian row and column spans the wrong way round, Latin letters in
    /// Cyrillic words, missing periods. Evidence: the tables themselves; `Phrases.corrections` gives each reason.
    public static let correctedPhrases = Switches(rawValue: 1 << 0)

    /// A trait word that does not end in a period gets one before the next word: "Switch Button. Auto. Heading.", not
    /// "Switch Button. Auto Heading.". Only the value of a switch can lack it. Evidence: every other trait word of the
    /// reference brings its own period, and its periods stand for VoiceOver's pauses.
    public static let separatedTraitWords = Switches(rawValue: 1 << 1)

    /// Nothing stands for a text that is empty: no space for the empty value of a switch ("Switch Button.  Heading."), no
    /// space or lone period where a description is empty (" 1 of 3.", ". Row 1."). Evidence: VoiceOver does not speak
    /// punctuation, so no word is lost.
    public static let silentEmptyText = Switches(rawValue: 1 << 2)

    /// A language finds its words by its subtags, whatever their case, in eight tables: "DE" is German, "den" is nothing,
    /// "ko-KR" is Korean. Evidence: BCP 47, section 2.1.1; the reference compares two characters, knows three languages
    /// and speaks English for "DE" and Korean.
    public static let languagesBySubtag = Switches(rawValue: 1 << 9)

    // What devices do.

    /// The toggle trait is announced as "Switch Button." without the button trait, too. Evidence: #199, from
    /// listening to iOS 17: "Fake label, Switch button, on".
    public static let toggleAloneIsSwitchButton = Switches(rawValue: 1 << 3)

    /// The start and the end of a list or landmark are spoken among the trait words, not after everything else. Evidence:
    /// commit 599f19c, verified on iOS 26.3. It does not say where among them; here they come last, so the difference is
    /// heard only where there is nothing else to say.
    public static let boundaryAmongTraitWords = Switches(rawValue: 1 << 4)

    /// "Tab Bar." comes before the first tab, in languages whose word for it is known. Evidence: #26, heard on
    /// iOS 14.0.1 and said to be still true on iOS 16 and 17.
    public static let tabBarBeforeFirstTab = Switches(rawValue: 1 << 5)

    /// Custom content of high importance is spoken after the value, before the trait words: "Bailey: beagle, three years.
    /// Image.". Evidence: #171 and #309, after Apple's session on custom content (WWDC21).
    public static let importantContentInDescription = Switches(rawValue: 1 << 6)

    /// "Expanded." or "Collapsed." after the trait words, and how to change it after the hint, unless the element is
    /// dimmed. Evidence: commit d84abd4, which reads the state VoiceOver reads (public since iOS 18).
    public static let expandedState = Switches(rawValue: 1 << 7)

    /// The label of a semantic group is spoken with the first element that is visited in it. Evidence:
    /// accessibilityupto11.com, day 37 ("Mini player"); the reference records the label and does not speak it.
    public static let groupLabelOnEntering = Switches(rawValue: 1 << 10)

    /// "Heading Level 2." where a heading has a level. Evidence: SwiftUI's and the web's headings have levels, and
    /// VoiceOver's rotor tells them apart; UIKit's trait has none, so nothing changes there.
    public static let headingLevel = Switches(rawValue: 1 << 11)

    /// "Actions Available" after the hint, where there are custom actions. Evidence: #159: the default of Verbosity >
    /// Actions is to speak it. The reference lists it next to the speech.
    public static let announcedActions = Switches(rawValue: 1 << 12)

    /// "Picker Item." before "Adjustable." on the wheel of a picker. Evidence: react-native-picker/picker #582, whose
    /// author describes what VoiceOver says before and after; magentaa11y.com, "Time picker".
    public static let pickerItem = Switches(rawValue: 1 << 16)

    /// A search field is not announced as "Text Field." too: "Search. Search Field.". While it is edited, "Is editing."
    /// follows. Evidence: `Fixtures/voiceover`, where every quotation of a search field has these words alone.
    public static let searchFieldAlone = Switches(rawValue: 1 << 17)

    /// The text of a field that is being edited follows "Is editing.": "Phone. Text Field. Is editing. 555". Evidence:
    /// `Fixtures/voiceover`, recordings of Apple's demonstration and of magentaa11y.com.
    public static let editedTextLast = Switches(rawValue: 1 << 18)

    /// The text of a secure field is counted: "6 characters", not six bullets. Evidence: mozilla-mobile/firefox-ios
    /// #1382, kickstarter/ios-oss #545; flutter/flutter #14543 lists spoken bullets as a defect.
    public static let countedSecureText = Switches(rawValue: 1 << 19)

    /// "Toolbar." and "Alert." before the first element that is visited in one. Evidence: accessibilityupto11.com, day
    /// 87; material-components/material-components-ios #1622 on `UIAlertController`.
    public static let containerOnEntering = Switches(rawValue: 1 << 20)

    /// "Pop Up Button." and "Draggable." for the private traits of a button with a menu and of a handle to drag, and how to
    /// open the menu. Evidence: CVS Health's test of SwiftUI's `Menu` and recordings of magentaa11y.com
    /// (`Fixtures/voiceover`).
    public static let privateTraitWords = Switches(rawValue: 1 << 23)

    /// The label of a landmark precedes "Landmark." and follows "End.": "Site sections, navigation. Landmark.". Evidence:
    /// a11ysupport.io, twenty-two measurements in Safari on iOS 13 to 15 (`Fixtures/voiceover`). The reference records
    /// the label and does not speak it.
    public static let namedLandmarks = Switches(rawValue: 1 << 24)

    /// A value that is equal to the label, apart from spaces, is not repeated. Evidence: a field whose placeholder repeats
    /// its label is read once (`Fixtures/voiceover`).
    public static let equalTextsOnce = Switches(rawValue: 1 << 21)

    /// The elements of a cell and of a list stay together, and a web page keeps the order of its document. Evidence:
    /// VoiceOver moves from cell to cell; the reference sorts all elements of a screen by their frames.
    public static let cellsTogether = Switches(rawValue: 1 << 22)

    // What devices may do: the evidence is thin, or it depends on the user's settings. In no profile.

    /// The rotor's hint for elements with direct interaction. Evidence: #52 (iOS 14.2) and #195 (iOS 17); it depends on
    /// how Direct Touch is set up.
    public static let directTouchHint = Switches(rawValue: 1 << 13)

    /// "Double tap to activate." after what has no hint about gestures of its own. Evidence: accessibilityupto11.com,
    /// day 22; against it stand the reference's recordings and digitalfabrik/integreat-app #2763.
    public static let activateHint = Switches(rawValue: 1 << 14)

    /// What was said of an image is said once more without "Image.". Evidence: #195 (iOS 17), whose author thinks it not
    /// worth showing.
    public static let repeatedImageDescription = Switches(rawValue: 1 << 15)

    /// "More Content Available" where there is custom content of default importance. Evidence: Apple's session on custom
    /// content (WWDC21, 10121), a recording; CVS Health's test of the same leaves it out. It depends on Verbosity > More
    /// Content.
    public static let announcedContent = Switches(rawValue: 1 << 25)

    // What documentation says.

    /// A button speaks its title, whatever its label. Evidence: Apple's documentation of UIButton; current systems let an
    /// explicit label win.
    public static let titleOverridesLabel = Switches(rawValue: 1 << 8)
  }
}

extension Profile.Switches {
  /// Every switch by its name, in kebab case.
  public static let named: [(name: String, switches: Profile.Switches)] = [
    ("corrected-phrases", .correctedPhrases), ("separated-trait-words", .separatedTraitWords),
    ("silent-empty-text", .silentEmptyText), ("languages-by-subtag", .languagesBySubtag),
    ("toggle-alone-is-switch-button", .toggleAloneIsSwitchButton),
    ("boundary-among-trait-words", .boundaryAmongTraitWords), ("tab-bar-before-first-tab", .tabBarBeforeFirstTab),
    ("important-content-in-description", .importantContentInDescription), ("expanded-state", .expandedState),
    ("group-label-on-entering", .groupLabelOnEntering), ("heading-level", .headingLevel),
    ("announced-actions", .announcedActions), ("picker-item", .pickerItem), ("direct-touch-hint", .directTouchHint),
    ("search-field-alone", .searchFieldAlone), ("edited-text-last", .editedTextLast),
    ("counted-secure-text", .countedSecureText), ("container-on-entering", .containerOnEntering),
    ("equal-texts-once", .equalTextsOnce), ("cells-together", .cellsTogether),
    ("private-trait-words", .privateTraitWords), ("named-landmarks", .namedLandmarks),
    ("activate-hint", .activateHint), ("announced-content", .announcedContent),
    ("repeated-image-description", .repeatedImageDescription),
    ("title-overrides-label", .titleOverridesLabel),
  ]
}
