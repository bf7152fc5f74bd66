import A11yCore
import Testing

@Suite("What the description does not tell of traits")
struct KnownTraitsTests {
  @Test("UIKit settles the traits of its own classes; a class of the app's own must list them")
  func classes() {
    #expect(knowsTraits { $0.className = "UIButton" })
    #expect(knowsTraits { $0.role = .button })
    #expect(!knowsTraits { ($0.className, $0.superclassName) = ("PayButton", "UIButton") })
    #expect(!knowsTraits { $0.className = "PillControl" })
    #expect(knowsTraits { ($0.className, $0.traits) = ("PillControl", []) })
  }

  @Test("a dump of a running app that lists no traits settles nothing")
  func runtime() {
    let source = Screen.Source(format: "dump", level: .runtime)
    #expect(!knowsTraits(source) { $0.className = "UIButton" })
    #expect(knowsTraits(source) { ($0.className, $0.traits) = ("UIButton", .button) })
  }

  @Test("a format that cannot express traits settles nothing, whatever stands there")
  func lacking() {
    let source = Screen.Source(format: "dump", level: .views, lacks: [.traits])
    #expect(!knowsTraits(source) { ($0.className, $0.traits) = ("UIButton", .button) })
  }

  private func knowsTraits(_ source: Screen.Source = .controlTree, _ describe: (inout Control) -> Void) -> Bool {
    var control = Control()
    describe(&control)
    var screen = Screen()
    screen.source = source
    var builder = ScreenBuilder(screen)
    builder.begin(control)
    builder.end()
    return AccessibilityTree(builder.screen)[0].knows(.traits)
  }
}
