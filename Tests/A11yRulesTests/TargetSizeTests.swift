import A11yCore
import A11yRules
import Testing

/// What only a dump without classes can show.
@Suite struct TargetSizeTests {
  private func findings(_ level: Screen.Level) -> Int {
    var screen = Screen()
    screen.source = Screen.Source(format: "test", level: level)
    var builder = ScreenBuilder(screen)
    var control = Control()
    control.traits = [.button, .toggleButton]
    control.label = "Wi-Fi"
    control.value = "1"
    control.isElement = true
    control.frame = Frame(x: 320, y: 110, width: 51, height: 31)
    builder.begin(control)
    builder.end()
    return Catalog.rule("target-size")?.check(AccessibilityTree(builder.screen)).violations.count ?? -1
  }

  @Test("a switch of the system's size is a system switch if the format has no classes, otherwise a custom one")
  func systemSize() {
    #expect(findings(.runtime) == 0)
    #expect(findings(.views) == 1)
  }
}
