import A11yCore
import A11yNarration
import Testing

@Suite struct `Verbosity settings` {
  private static let cell = DataTableCell(
    row: 1, column: 2, isFirstInRow: true, rowHeaders: [.init(label: "Monday")], columnHeaders: [.init(label: "Rain")])
  private static let slider = NarratedElement(label: "Zoom", value: "2x", hint: "Magnifies.", traits: .adjustable)
  private static let wifi = NarratedElement(label: "Wi-Fi", value: "1", traits: [.button, .toggleButton])

  static let cases:
    [(name: String, set: @Sendable (inout Verbosity) -> Void, element: NarratedElement, spoken: String)] =
      [
        (
          "hints on", { _ in }, slider,
          "Zoom: 2x. Adjustable. Magnifies. Swipe up or down with one finger to adjust the value."
        ),
        ("hints off", { $0.hints = false }, slider, "Zoom: 2x. Adjustable."),
        (
          "a hint that stands in is no hint", { $0.hints = false }, .init(hint: "Opens", traits: .button),
          "Opens. Button."
        ),
        ("traits before", { $0.traits = .before }, .init(label: "Submit", traits: .button), "Button. Submit"),
        (
          "traits before, with a value and a hint", { $0.traits = .before }, slider,
          "Adjustable. Zoom: 2x. Magnifies. Swipe up or down with one finger to adjust the value."
        ),
        (
          "traits before selected", { $0.traits = .before }, .init(label: "Day", traits: [.button, .selected]),
          "Button. Selected: Day"
        ),
        (
          "a state stays after",
          {
            $0.traits = .before; $0.hints = false
          }, wifi, "Switch Button. Wi-Fi. On."
        ),
        ("traits before nothing", { $0.traits = .before }, .init(traits: .image), "Image."),
        ("traits silent", { $0.traits = .silent }, .init(label: "Submit", traits: .button), "Submit"),
        (
          "a state is no trait",
          {
            $0.traits = .silent; $0.hints = false
          }, wifi, "Wi-Fi. On."
        ),
        ("nor is dimmed", { $0.traits = .silent }, .init(label: "A", traits: [.button, .notEnabled]), "A. Dimmed."),
        (
          "a table's cell", { _ in }, .init(label: "3 mm", context: .dataTableCell(cell)),
          "Monday. Rain. 3 mm. Row 2. Column 3."
        ),
        (
          "without headers", { $0.tableHeaders = false }, .init(label: "3 mm", context: .dataTableCell(cell)),
          "3 mm. Row 2. Column 3."
        ),
        (
          "without numbers", { $0.positions = false }, .init(label: "3 mm", context: .dataTableCell(cell)),
          "Monday. Rain. 3 mm."
        ),
        (
          "without either it is no cell",
          {
            $0.positions = false; $0.tableHeaders = false
          },
          .init(label: "A", value: "3", context: .dataTableCell(cell)), "A: 3"
        ),
        (
          "without positions", { $0.positions = false },
          .init(label: "Day", traits: .button, context: .series(index: 1, count: 3)),
          "Day. Button."
        ),
        (
          "without containers", { $0.containers = false },
          .init(label: "Home", context: .tabBarItem(index: 1, count: 4), entered: [.group("Bar"), .tabBar]),
          "Home. Tab. 1 of 4."
        ),
        ("a list's start without containers", { $0.containers = false }, .init(label: "A", context: .listStart), "A"),
        ("without actions", { $0.actions = false }, .init(label: "Mail", hasCustomActions: true), "Mail"),
        (
          "actions", { _ in }, .init(label: "Mail", hint: "Opens", hasCustomActions: true),
          "Mail. Opens. Actions Available"
        ),
        ("actions alone", { _ in }, .init(hasCustomActions: true), "Actions Available"),
        (
          "brief", { $0 = .brief },
          .init(label: "Day", hint: "H", traits: [.button, .selected], context: .series(index: 1, count: 3)),
          "Selected: Day. Button."
        ),
        (
          "brief in a table", { $0 = .brief },
          .init(label: "3 mm", context: .dataTableCell(cell), hasCustomActions: true),
          "3 mm"
        ),
        (
          "brief at a list's start", { $0 = .brief },
          .init(label: "A", hint: "H", context: .listStart, entered: [.group("Bar")]), "A"
        ),
        ("brief keeps states", { $0 = .brief }, wifi, "Wi-Fi. Switch Button. On."),
      ]

  @Test(arguments: cases.indices)
  func `leave out what they say and nothing else`(index: Int) {
    let (name, set, element, spoken) = Self.cases[index]
    var verbosity = Verbosity.voiceover
    set(&verbosity)
    let utterance = Narrator(verbosity: verbosity).narrate(element)
    #expect(utterance.spoken == spoken, "\(name)")
    #expect(utterance.parts.map(\.text).joined(separator: " ") == spoken, "\(name)")
  }

  @Test func `the reference is what it is with every setting on`() {
    #expect(Narrator(profile: .accessibilitySnapshot).verbosity == .voiceover)
    #expect(Verbosity.voiceover == Verbosity())
  }
}
