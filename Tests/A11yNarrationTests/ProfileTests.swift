import A11yCore
import A11yNarration
import Testing

@Suite struct `Profiles` {
  @Test func `are found by name`() {
    #expect(Profile.all.map(\.name) == ["voiceover", "accessibility-snapshot", "uikit-documentation"])
    for profile in Profile.all { #expect(Profile.named(profile.name) == profile) }
    #expect(Profile.named("VoiceOver") == nil)
    #expect(Profile.named("") == nil)
    #expect(Narrator().profile == .voiceover)
    #expect(Profile.accessibilitySnapshot.switches.isEmpty)
  }

  /// One switch, an element, what is spoken of it without the switch and with nothing but the switch.
  struct Side: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let `switch`: Profile.Switches
    let element: NarratedElement
    let off: Heard
    let on: Heard

    init(_ name: String, _ switches: Profile.Switches, _ element: NarratedElement, off: Heard, on: Heard) {
      (testDescription, `switch`, self.element, self.off, self.on) = (name, switches, element, off, on)
    }
  }

  private static let toggle = "Double tap to toggle setting."
  private static let place = DataTableCell(row: 0, column: 0, width: 2, height: 3)

  static let sides: [Side] = [
    Side(
      "Russian spans", .correctedPhrases, .init(label: "А", language: "ru", context: .dataTableCell(place)),
      off: Heard("А. Охватывает столбцов: 3. Охватывает строк: 2. Столбец 1."),
      on: Heard("А. Охватывает строк: 3. Охватывает столбцов: 2. Столбец 1.")),
    Side(
      "Russian letters", .correctedPhrases,
      .init(label: "А", traits: [.textEntry, .isEditing, .header], language: "ru"),
      off: Heard(
        "А. текстовое поле. Идет правка Заголовок.",
        hint: "Используйте ротор для доступа к \u{6F}бъ\u{65}кту: \u{43}лова с ошибками"),
      on: Heard(
        "А. текстовое поле. Идет правка. Заголовок.",
        hint: "Используйте ротор для доступа к \u{43E}бъ\u{435}кту: \u{421}лова с ошибками")),
    Side(
      "German full stop and spelling", .correctedPhrases,
      .init(label: "A", traits: [.textEntry, .isEditing, .header], language: "de"),
      off: Heard(
        "A. Textfeld. Bearbeiten Überschrift.", hint: "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"),
      on: Heard(
        "A. Textfeld. Bearbeiten. Überschrift.", hint: "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden")),
    Side(
      "raw value of a switch", .separatedTraitWords,
      .init(label: "A", value: "Auto", traits: [.button, .toggleButton, .header]),
      off: Heard("A. Switch Button. Auto Heading.", hint: toggle),
      on: Heard("A. Switch Button. Auto. Heading.", hint: toggle)),
    Side(
      "raw value at the end", .separatedTraitWords, .init(label: "A", value: "Auto", traits: [.button, .toggleButton]),
      off: Heard("A. Switch Button. Auto", hint: toggle), on: Heard("A. Switch Button. Auto", hint: toggle)),
    Side(
      "doubled space", .silentEmptyText, .init(label: "A", value: "", traits: [.button, .toggleButton, .header]),
      off: Heard("A. Switch Button.  Heading.", hint: toggle), on: Heard("A. Switch Button. Heading.", hint: toggle)),
    Side(
      "trailing space", .silentEmptyText, .init(label: "A", value: "", traits: [.button, .toggleButton]),
      off: Heard("A. Switch Button. ", hint: toggle), on: Heard("A. Switch Button.", hint: toggle)),
    Side(
      "leading space", .silentEmptyText, .init(context: .series(index: 1, count: 3)), off: Heard(" 1 of 3."),
      on: Heard("1 of 3.")),
    Side(
      "lone full stop", .silentEmptyText, .init(value: "7", context: .dataTableCell(.init(column: 1))),
      off: Heard(". Column 2. 7"), on: Heard("Column 2. 7")),
    Side(
      "toggle alone", .toggleAloneIsSwitchButton, .init(label: "Fake label", value: "1", traits: .toggleButton),
      off: Heard("Fake label. On.", hint: toggle), on: Heard("Fake label. Switch Button. On.", hint: toggle)),
    Side(
      "toggle and button", .toggleAloneIsSwitchButton, .init(label: "A", value: "1", traits: [.toggleButton, .button]),
      off: Heard("A. Switch Button. On.", hint: toggle), on: Heard("A. Switch Button. On.", hint: toggle)),
    Side(
      "boundary of nothing", .boundaryAmongTraitWords, .init(context: .listStart), off: Heard(". List Start."),
      on: Heard("List Start.")),
    Side(
      "boundary of a button", .boundaryAmongTraitWords, .init(label: "A", traits: .button, context: .landmarkEnd),
      off: Heard("A. Button. End."), on: Heard("A. Button. End.")),
    Side(
      "start of a landmark with a label", .namedLandmarks, named(.landmarkStart),
      off: Heard("A. Landmark."), on: Heard("A. News. Landmark.")),
    Side(
      "end of a landmark with a label", .namedLandmarks, named(.landmarkEnd),
      off: Heard("A. End."), on: Heard("A. End. News.")),
    Side(
      "first tab", .tabBarBeforeFirstTab,
      .init(
        label: "Home", traits: [.tabBarItem, .selected], context: .tabBarItem(index: 1, count: 4), entered: [.tabBar]),
      off: Heard("Selected: Home. Tab. 1 of 4."), on: Heard("Tab Bar. Selected: Home. Tab. 1 of 4.")),
    Side(
      "second tab", .tabBarBeforeFirstTab, .init(label: "Home", context: .tab(index: 2, count: 4), entered: [.tabBar]),
      off: Heard("Home. Tab. 2 of 4."), on: Heard("Tab Bar. Home. Tab. 2 of 4.")),
    Side(
      "first tab in German", .tabBarBeforeFirstTab,
      .init(label: "Start", language: "de", context: .tab(index: 1, count: 4), entered: [.tabBar]),
      off: Heard("Start. Tabulator. 1 von 4."),
      on: Heard("Tab-Leiste. Start. Tabulator. 1 von 4.")),
    Side(
      "important content", .importantContentInDescription,
      .init(label: "Bailey", value: "beagle", traits: .image, importantContent: ["three years", "", "brown"]),
      off: Heard("Bailey: beagle. Image."), on: Heard("Bailey: beagle, three years, brown. Image.")),
    Side(
      "important content alone", .importantContentInDescription, .init(traits: .selected, importantContent: ["new"]),
      off: Heard("Selected."), on: Heard("Selected: new")),
    Side(
      "important content in a table", .importantContentInDescription,
      .init(label: "A", context: .dataTableCell(.init(column: 0)), importantContent: ["new"]),
      off: Heard("A. Column 1."),
      on: Heard("A. Column 1. new")),
    Side(
      "expanded", .expandedState, .init(label: "A", hint: "Shows more.", traits: .button, isExpanded: true),
      off: Heard("A. Button.", hint: "Shows more."),
      on: Heard("A. Button. Expanded.", hint: "Shows more. Double tap to collapse.")),
    Side(
      "collapsed, German", .expandedState, .init(label: "A", traits: .button, language: "de", isExpanded: false),
      off: Heard("A. Taste."), on: Heard("A. Taste. Reduziert.", hint: "Doppeltippen zum Erweitern.")),
    Side(
      "expanded, Russian", .expandedState, .init(label: "А", language: "ru", isExpanded: true), off: Heard("А"),
      on: Heard("А. Развернуто.", hint: "Коснитесь дважды, чтобы свернуть.")),
    Side(
      "collapsed and dimmed", .expandedState, .init(label: "A", traits: .notEnabled, isExpanded: false),
      off: Heard("A. Dimmed."), on: Heard("A. Dimmed. Collapsed.")),
    Side(
      "Korean", .languagesBySubtag, .init(label: "켜기", traits: .button, language: "ko-KR"), off: Heard("켜기. Button."),
      on: Heard("켜기. 버튼.")),
    Side(
      "capitals", .languagesBySubtag, .init(label: "A", traits: .button, language: "DE"), off: Heard("A. Button."),
      on: Heard("A. Taste.")),
    Side(
      "a group is entered", .groupLabelOnEntering,
      .init(label: "Play", traits: .button, entered: [.group("Mini player"), .group("Controls."), .group("")]),
      off: Heard("Play. Button."),
      on: Heard("Mini player. Controls. Play. Button.")),
    Side(
      "a heading's level", .headingLevel, .init(label: "News", traits: .header, headingLevel: 2),
      off: Heard("News. Heading."), on: Heard("News. Heading Level 2.")),
    Side(
      "a heading's level, German", .headingLevel, .init(label: "A", traits: .header, language: "de", headingLevel: 3),
      off: Heard("A. Überschrift."), on: Heard("A. Überschrift 3.")),
    Side(
      "no level there is", .headingLevel, .init(label: "News", traits: .header, headingLevel: 7),
      off: Heard("News. Heading."), on: Heard("News. Heading.")),
    Side(
      "custom actions", .announcedActions, .init(label: "Mail", hint: "Opens", hasCustomActions: true),
      off: Heard("Mail", hint: "Opens"), on: Heard("Mail", hint: "Opens", announcement: "Actions Available")),
    Side(
      "custom content", .announcedContent, .init(label: "Bailey", hasMoreContent: true),
      off: Heard("Bailey"), on: Heard("Bailey", announcement: "More Content Available")),
    Side(
      "direct touch", .directTouchHint, .init(label: "Piano", traits: .allowsDirectInteraction), off: Heard("Piano"),
      on: Heard("Piano", hint: "Use the rotor to enable Direct Touch for this app")),
    Side(
      "a button can be activated", .activateHint, .init(label: "A", hint: "Opens", traits: .button),
      off: Heard("A. Button.", hint: "Opens"), on: Heard("A. Button.", hint: "Opens. Double tap to activate.")),
    Side(
      "a dimmed one cannot", .activateHint, .init(label: "A", traits: [.button, .notEnabled]),
      off: Heard("A. Dimmed. Button."), on: Heard("A. Dimmed. Button.")),
    Side(
      "a wheel", .pickerItem, .init(label: "Hour", value: "9 o’clock", traits: [.adjustable, .pickerElement]),
      off: Heard("Hour: 9 o’clock. Adjustable.", hint: "Swipe up or down with one finger to adjust the value."),
      on: Heard(
        "Hour: 9 o’clock. Picker Item. Adjustable.", hint: "Swipe up or down with one finger to adjust the value.")),
    Side(
      "a wheel where nobody knows the word", .pickerItem,
      .init(label: "A", traits: [.pickerElement, .notEnabled], language: "de"),
      off: Heard("A. Grau dargestellt."), on: Heard("A. Grau dargestellt.")),
    Side(
      "a search field", .searchFieldAlone, .init(label: "Search", traits: [.searchField, .textEntry]),
      off: Heard("Search. Text Field. Search Field.", hint: "Double tap to edit."),
      on: Heard("Search. Search Field.", hint: "Double tap to edit.")),
    Side(
      "a search field that is edited", .searchFieldAlone,
      .init(label: "Search", traits: [.searchField, .textEntry, .isEditing]),
      off: Heard("Search. Text Field. Is editing. Search Field.", hint: "Use the rotor to access Misspelled Words"),
      on: Heard("Search. Search Field. Is editing.", hint: "Use the rotor to access Misspelled Words")),
    Side(
      "an edited text", .editedTextLast, .init(label: "Phone", value: "555", traits: [.textEntry, .isEditing]),
      off: Heard("Phone: 555. Text Field. Is editing.", hint: "Use the rotor to access Misspelled Words"),
      on: Heard("Phone. Text Field. Is editing. 555", hint: "Use the rotor to access Misspelled Words")),
    Side(
      "an edited text without a label", .editedTextLast,
      .init(value: "555", hint: "Work", traits: [.textEntry, .isEditing]),
      off: Heard("555. Text Field. Is editing.", hint: "Use the rotor to access Misspelled Words"),
      on: Heard("Text Field. Is editing. 555", hint: "Use the rotor to access Misspelled Words")),
    Side(
      "a secure text", .countedSecureText, .init(label: "PIN", value: "••••", traits: [.textEntry, .secureTextField]),
      off: Heard("PIN: ••••. Secure Text Field.", hint: "Double tap to edit."),
      on: Heard("PIN: 4 characters. Secure Text Field.", hint: "Double tap to edit.")),
    Side(
      "a secure text of one character", .countedSecureText,
      .init(label: "PIN", value: "•", traits: [.textEntry, .secureTextField]),
      off: Heard("PIN: •. Secure Text Field.", hint: "Double tap to edit."),
      on: Heard("PIN: 1 character. Secure Text Field.", hint: "Double tap to edit.")),
    Side(
      "a placeholder of a secure field", .countedSecureText,
      .init(value: "PIN", traits: [.textEntry, .secureTextField]),
      off: Heard("PIN. Secure Text Field.", hint: "Double tap to edit."),
      on: Heard("PIN. Secure Text Field.", hint: "Double tap to edit.")),
    Side(
      "a toolbar is entered", .containerOnEntering, .init(label: "Share", traits: .button, entered: [.toolbar]),
      off: Heard("Share. Button."), on: Heard("Toolbar. Share. Button.")),
    Side(
      "an alert is entered", .containerOnEntering, .init(label: "Delete photo?", entered: [.alert(title: nil)]),
      off: Heard("Delete photo?"), on: Heard("Alert. Delete photo?")),
    Side(
      "a placeholder equal to the label", .equalTextsOnce,
      .init(label: "Email  address", value: "Email address ", traits: .textEntry),
      off: Heard("Email  address: Email address . Text Field.", hint: "Double tap to edit."),
      on: Heard("Email  address. Text Field.", hint: "Double tap to edit.")),
    Side(
      "a button with a menu", .privateTraitWords,
      .init(label: "Sort", hint: "By name", traits: [.button, .popupButton]),
      off: Heard("Sort. Button.", hint: "By name"),
      on: Heard("Sort. Button. Pop Up Button.", hint: "By name. Double tap to activate the picker.")),
    Side(
      "a dimmed button with a menu", .privateTraitWords,
      .init(label: "Sort", traits: [.popupButton, .notEnabled]), off: Heard("Sort. Dimmed."),
      on: Heard("Sort. Dimmed. Pop Up Button.")),
    Side(
      "a handle", .privateTraitWords, .init(label: "Reorder", traits: [.button, .draggable]),
      off: Heard("Reorder. Button."), on: Heard("Reorder. Button. Draggable.")),
    Side(
      "an image twice", .repeatedImageDescription, .init(label: "Sunset", traits: .image), off: Heard("Sunset. Image."),
      on: Heard("Sunset. Image. Sunset")),
    Side(
      "title", .titleOverridesLabel, .init(label: "Close dialog", traits: .button, title: "Close"),
      off: Heard("Close dialog. Button."), on: Heard("Close. Button.")),
    Side(
      "title of an unlabelled button with a hint", .titleOverridesLabel,
      .init(hint: "Closes", traits: [.button, .adjustable], title: "Close"), off: Heard("Closes. Button. Adjustable."),
      on: Heard(
        "Close. Button. Adjustable.", hint: "Closes. Swipe up or down with one finger to adjust the value.")),
    Side(
      "empty title", .titleOverridesLabel, .init(label: "Close", traits: .button, title: ""),
      off: Heard("Close. Button."),
      on: Heard("Close. Button.")),
    Side(
      "title of something else", .titleOverridesLabel, .init(label: "A", traits: .header, title: "B"),
      off: Heard("A. Heading."),
      on: Heard("A. Heading.")),
  ]

  private static func named(_ context: Context) -> NarratedElement {
    var element = NarratedElement(label: "A", context: context)
    element.landmark = "News"
    return element
  }

  @Test(arguments: sides)
  func `a switch makes its difference and no other`(_ side: Side) {
    let with = Profile(name: "with", switches: side.switch)
    #expect(Heard(Narrator(profile: .accessibilitySnapshot).narrate(side.element)) == side.off)
    #expect(Heard(Narrator(profile: with).narrate(side.element)) == side.on)
  }

  @Test(arguments: sides)
  func `a profile speaks as its switches say`(_ side: Side) {
    for profile in Profile.all where profile.switches.isSuperset(of: side.switch) {
      #expect(Narrator(profile: profile).narrate(side.element).description == side.on.description)
    }
  }

  @Test func `every switch has a name and is shown from both sides`() {
    let used = Profile.Switches.named.reduce(into: Profile.Switches()) { $0.formUnion($1.switches) }
    #expect(Profile.all.allSatisfy { used.isSuperset(of: $0.switches) })
    #expect(Set(Profile.Switches.named.map(\.name)).count == Profile.Switches.named.count)
    let shown = Self.sides.filter { $0.off != $0.on }.reduce(into: Profile.Switches()) { $0.formUnion($1.switch) }
    // Order is shown by whole screens.
    #expect(shown.union(.cellsTogether) == used)
  }

  @Test func `uikit-documentation is voiceover with titles before labels`() {
    #expect(Profile.uikitDocumentation.switches == Profile.voiceover.switches.union(.titleOverridesLabel))
    #expect(!Profile.voiceover.switches.contains(.titleOverridesLabel))
  }
}
