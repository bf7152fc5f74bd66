import A11yFormats
import TestSupport
import Testing

@testable import A11yCore

/// What is read, written and read again is the same: as control tree and as outline.
@Suite struct RoundTripTests {
  static let screens = Fixtures.names(in: "screens")

  @Test("every screen of the fixtures survives", arguments: screens)
  func fixture(_ name: String) throws {
    try check(Formats.read(Fixtures.bytes("screens/\(name)/tree.json")))
  }

  @Test("there are screens to test")
  func closedWorld() { #expect(Self.screens.count >= 9) }

  @Test("a control with any one fact survives", arguments: KeyCase.all)
  func fact(_ example: KeyCase) throws {
    try check([screen(holding: [example.expected])])
    try check([screen(root: example.expected)])
  }

  @Test("controls with many facts at once survive", arguments: 0..<40)
  func many(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let controls = (0..<12).map { _ in
      var control = Control()
      for _ in 0..<Int.random(in: 1...60, using: &random) { KeyCase.all.randomElement(using: &random)?.set(&control) }
      return control
    }
    try check([screen(root: controls[0], holding: Array(controls.dropFirst()))])
  }

  @Test("a text survives in every place a text can be in", arguments: nastyTexts)
  func text(_ text: String) throws {
    var screen = screen(root: Control.saying(text), holding: [Control.saying(text)])
    screen.name = text
    // A text that is no language is reported, and not kept.
    screen.language = "pt-BR"
    try check([screen])
  }

  @Test("what the root says of the screen survives")
  func root() throws {
    var screen = Screen()
    screen.name = ""
    screen.kind = .component
    screen.size = Size(width: 390.5, height: 844)
    screen.language = "en"
    screen.statedDirection = .rightToLeft
    screen.idiom = .mac
    screen.supportedOrientations = []
    screen.isOrientationEssential = true
    var root = Control()
    root.language = "en"
    for frame in [nil, Frame(x: 0, y: 0, width: 390.5, height: 844), Frame(x: 1, y: 0, width: 1, height: 1)] {
      root.frame = frame
      for name in [nil, "UIView", "UIWindow", "", "a b"] {
        root.className = name
        var builder = ScreenBuilder(screen)
        builder.begin(root)
        builder.end()
        try check([builder.screen, builder.screen])
      }
    }
  }

  @Test("impossible numbers survive: they are findings, not errors")
  func numbers() throws {
    let numbers: [Double] = [
      1 / 0.0, -1 / 0.0, -1, 1e300, Double.leastNonzeroMagnitude, -0.0, 0.1 + 0.2, 1e15, 123_456_789.25,
    ]
    for number in numbers {
      var control = Control()
      control.frame = Frame(x: number, y: 0, width: number, height: 1)
      control.alpha = number
      control.metrics.maximum = number
      try check([screen(holding: [control])])
    }
    // NaN is not equal to itself.
    let screen = try Trying.screen(KeyCase.text("frame", "[null, 1, 2, 3]"))
    for text in [ControlTree.write([screen]), Outline.write([screen])] {
      let frame = try #require(try Trying.control(text).frame)
      #expect(frame.x.isNaN && frame.y == 1)
    }
  }

  @Test("the language of a screen is written though no control says it")
  func languageOfScreen() throws {
    var screen = screen(holding: [])
    screen.language = "de"
    for text in [ControlTree.write([screen]), Outline.write([screen])] {
      #expect(try Trying.screen(text).language == "de")
    }
  }

  static let nastyTexts = [
    "", " ", "  a  ", "\"", "\\", "\\n", "a\"b\\c", "\n", "\r\n", "\t", "a\nb", "\u{0}", "\u{1B}[31m", "\u{7F}\u{85}",
    "null", "true", "false", "nan", "-inf", "1", "0x10", "1e5", "01", "a,b", ",", ",,", "a b", "#", "# a", "=", "a=b",
    "[", "]", "{", "}", "[1]", "{}", "{{1, 2}, {3, 4}}", "'", "screen", "view", "button", "🎉", "👩‍👩‍👧‍👦", "שלום",
    "\u{202E}abc\u{202C}", "\u{2066}", "\u{2028}", "\u{2029}", "\u{301}", "\u{301}a", "\"\u{301}", "\\\u{301}",
    "\n\u{301}",
    "e\u{301}", "\u{FEFF}", "a\u{FEFF}", "\u{AD}", "\u{200B}", "\u{FFFD}", "\u{10FFFF}", "ß", "한국어", "\\u{41}", "x-y",
    "://", "a:b", "@", "+", "-", ".", "\u{A0}", "\u{3000}", "✗ a", "? a",
  ]

  private func check(_ screens: [Screen], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let expected = screens.map(\.placeless)
    for text in [ControlTree.write(screens), Outline.write(screens)] {
      let read = try Trying.screens(text).map(\.placeless)
      #expect(read == expected, "\(text)", sourceLocation: sourceLocation)
      // To `==` an é in one scalar and in two are the same; a file must keep them apart.
      #expect(read.map(\.labelLengths) == expected.map(\.labelLengths), sourceLocation: sourceLocation)
    }
  }

  private func screen(root: Control = Control(), holding controls: [Control] = []) -> Screen {
    var screen = Screen()
    screen.language = root.language
    var builder = ScreenBuilder(screen)
    builder.begin(root)
    for control in controls {
      builder.begin(control)
      builder.end()
    }
    builder.end()
    return builder.screen
  }
}

extension Screen {
  fileprivate var labelLengths: [Int?] { controls.map(\.label?.utf8.count) }
}

extension Control {
  /// A control that says one text wherever it can.
  fileprivate static func saying(_ text: String) -> Control {
    var control = Control()
    control.className = text
    control.superclassName = text
    control.identifier = text
    control.id = text
    control.language = "pt-BR"
    control.label = text
    control.hint = text
    control.value = text
    control.title = text
    control.text = text
    control.placeholder = text
    control.image = text
    control.appearance.tintColor = .system(text)
    var font = Appearance.Font()
    font.name = text
    control.appearance.font = font
    control.appearance.spans = [.init(text: text)]
    control.structure.order = [text, text]
    control.structure.suppressions = [.init(rule: text, reason: text)]
    control.structure.context = .dataTableCell(DataTableCell(rowHeaders: [.init(label: text, value: text)]))
    control.interaction.actions = [TargetAction(events: .allTouchEvents, target: text, selector: text)]
    control.interaction.action = text
    control.interaction.customActions = [.init(name: text), .init(name: text, image: text)]
    control.interaction.customContent = [.init(label: text, value: text)]
    control.interaction.customRotors = [
      .init(name: text), .init(name: text, results: []),
      .init(
        name: text, results: [.init(text: text), .init(text: text, frame: Frame(x: 0, y: -1, width: 2, height: 0.5))],
        rest: .more(.max)),
      .init(name: text, rest: .many),
    ]
    control.interaction.userInputLabels = [text, "a", text]
    return control
  }
}
