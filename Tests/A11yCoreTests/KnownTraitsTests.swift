import A11yCore
import Testing

@Suite("Traits that the description does not list")
struct KnownTraitsTests {
  @Test("UIKit determines the traits of its classes; a custom class has to list them")
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

  @Test("a format that cannot express traits settles nothing, whatever is there")
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
