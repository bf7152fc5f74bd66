import A11yFormats
import TestSupport

@testable import A11yCore

/// Makes screens that no reader would give: controls without facts, odd numbers, hostile texts, any shape of tree.
struct ScreenGenerator {
  var random: SplitMix

  static let oddNumbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude,
    -0.0, 0, 0x1p53 + 2, -9.2e18, 0.1 + 0.2, 1e15, 1e16, 1e-7, -1, 44,
  ]

  static let hostileTexts =
    RoundTripTests.nastyTexts + [
      "\u{200E}a", "\u{E0041}", "\u{FEFF}\u{2060}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "{\"label\": 1}", "\"children\": [", "]}", "::error::x", "##[error]", "\u{0}\u{1}\u{1F}",
      String(repeating: "a\u{301}", count: 2000),
    ]

  /// A word that is no language is noted by the reader.
  static let languages = ["en", "zh-Hans-CN", "pt_BR", "x", "] }", "\u{200E}", "1e5", "null\n"]

  /// `@x` and `x*` are noted by the reader.
  static let classes = hostileTexts.filter { $0.first != "@" && $0.last != "*" && Role(name: $0) == nil }

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A screen of so many controls, nested as it happens.
  mutating func screen(controls: Int, levels: Int) -> Screen {
    var builder = ScreenBuilder(emptyScreen())
    // The language of the root is the screen's.
    var root = control()
    root.language = builder.screen.language
    builder.begin(root)
    for _ in 1..<controls {
      for _ in 0..<Int.random(in: 0...2, using: &random) where builder.depth > 1 { builder.end() }
      while builder.depth >= levels { builder.end() }
      builder.begin(control())
    }
    while builder.depth > 0 { builder.end() }
    return builder.screen
  }

  private mutating func emptyScreen() -> Screen {
    var screen = Screen()
    if Bool.random(using: &random) { screen.name = text() }
    if Bool.random(using: &random) { screen.size = Size(width: number(), height: number()) }
    if Bool.random(using: &random) { screen.language = Self.languages.randomElement(using: &random) }
    screen.kind = Screen.Kind.allCases.randomElement(using: &random) ?? .screen
    screen.statedDirection = (Screen.Direction.allCases + [nil]).randomElement(using: &random) ?? nil
    screen.idiom = Screen.Idiom.allCases.randomElement(using: &random) ?? .phone
    screen.isOrientationEssential = Bool.random(using: &random)
    screen.isLaunchScreen = Bool.random(using: &random)
    if Bool.random(using: &random) { screen.screenshot = text() }
    if Bool.random(using: &random) {
      let lacks = Fact.described.filter { _ in Bool.random(using: &random) }
      screen.source = Screen.Source(
        format: text(), level: .runtime, lacks: FactSet(lacks), roundsFrames: Bool.random(using: &random))
      screen.source.isDesignTime = Bool.random(using: &random)
    }
    return screen
  }

  mutating func control() -> Control {
    var control = Control()
    if Int.random(in: 0..<3, using: &random) == 0 { return control }
    for _ in 0..<Int.random(in: 0...12, using: &random) { KeyCase.all.randomElement(using: &random)?.set(&control) }
    if Bool.random(using: &random) { addNumbers(to: &control) }
    if Bool.random(using: &random) { control.label = text() }
    if Bool.random(using: &random) { control.identifier = text() }
    if Bool.random(using: &random) { control.className = Self.classes.randomElement(using: &random) }
    // The name of no class is noted, whatever it is, and so is a text on a control that draws none.
    control.className = control.className.map { $0.hasPrefix("UI") ? $0 : "QZ" + $0 }
    if control.role != nil || control.className != nil {
      control.title = nil
      control.text = nil
    }
    return control
  }

  private mutating func addNumbers(to control: inout Control) {
    control.frame = frame()
    control.geometry.accessibilityFrame = frame()
    control.geometry.hitFrame = frame()
    control.geometry.visibleFrame = frame()
    control.geometry.activationPoint = Point(x: number(), y: number())
    control.appearance.intrinsicSize = Size(width: number(), height: number())
    control.alpha = told()
    control.metrics.minimum = told()
    control.metrics.maximum = told()
    control.appearance.fixedHeight = told()
    control.metrics.row = [Int.min, -1, 0, 1 << 53 + 1, Int.max].randomElement(using: &random)
  }

  private mutating func frame() -> Frame? {
    Bool.random(using: &random) ? Frame(x: number(), y: number(), width: number(), height: number()) : nil
  }

  private mutating func number() -> Double { Self.oddNumbers.randomElement(using: &random) ?? 0 }

  /// NaN is no number that a description may give for anything but a place.
  private mutating func told() -> Double? {
    let number = number()
    return number.isNaN ? nil : number
  }

  private mutating func text() -> String { Self.hostileTexts.randomElement(using: &random) ?? "" }
}

extension Screen {
  /// The screen with a number for NaN, which is not equal to itself.
  var comparable: Screen {
    var screen = placeless
    // A value that a control cannot have is noted by the reader alone, and kept.
    screen.notes.removeAll { $0.kind == .limit }
    screen.size = screen.size.map { Size(width: $0.width.comparable, height: $0.height.comparable) }
    for index in screen.controls.indices where !screen.controls[index].isVended {
      screen.controls[index].frame = screen.controls[index].frame?.comparable
      let geometry = screen.controls[index].geometry
      screen.controls[index].geometry.accessibilityFrame = geometry.accessibilityFrame?.comparable
      screen.controls[index].geometry.hitFrame = geometry.hitFrame?.comparable
      screen.controls[index].geometry.visibleFrame = geometry.visibleFrame?.comparable
      screen.controls[index].geometry.activationPoint = geometry.activationPoint.map {
        Point(x: $0.x.comparable, y: $0.y.comparable)
      }
      screen.controls[index].appearance.intrinsicSize = screen.controls[index].appearance.intrinsicSize.map {
        Size(width: $0.width.comparable, height: $0.height.comparable)
      }
    }
    // UIKit's own are made again from the others.
    for index in screen.controls.indices where screen.controls[index].isVended { screen.controls[index].frame = nil }
    return screen
  }
}

extension Frame {
  fileprivate var comparable: Frame {
    Frame(x: x.comparable, y: y.comparable, width: width.comparable, height: height.comparable)
  }
}

extension Double {
  fileprivate var comparable: Double { isNaN ? -123_456.75 : self }
}
