import A11yConfiguration
import A11yCore
import A11yFormats
import Testing

/// What a project says of its own classes holds before anything is checked or narrated.
@Suite struct ComponentTests {
  private func screen(_ outline: String, _ components: String) throws -> AccessibilityTree {
    let screen = try #require(try Formats.read(Array(outline.utf8)).first)
    return AccessibilityTree(try Project("components: {\(components)}\n").settings().applyComponents(to: screen))
  }

  @Test("a class that behaves as another has its role, its traits and its name")
  func behavesAs() throws {
    let screen = try screen("view\n  App.OurButton title=\"Pay\" frame=0,0,44,44", "OurButton: {behavesAs: UIButton}")
    let button = try #require(screen.screen.controls.firstIndex { $0.className == "App.OurButton" })
    #expect(screen[button].role == .button)
    #expect(screen[button].traits == .button)
    #expect(screen[button].name == "Pay")
    #expect(screen[button].isElement)
    #expect(!screen[button].isCustom)
  }

  @Test(
    "a label is taken from where the project says, when there is none",
    arguments: [
      (#"Chip title="A" text="B""#, "Chip: {label: text}", "B"), (#"Chip title="A""#, "Chip: {label: title}", "A"),
      (#"Chip label="own" title="A""#, "Chip: {label: title}", "own"),
      (#"Chip title="A""#, "Other: {label: title}", nil),
      (#"UIButton title="A" text="B""#, "UIButton: {label: text}", "B"),
    ] as [(String, String, String?)])
  func label(_ outline: String, _ components: String, _ label: String?) throws {
    #expect(try screen("view\n  \(outline)", components).screen.controls.last?.label == label)
  }

  @Test("UIKit's replacements of a control are created, and everything else keeps its location")
  func vended() throws {
    let outline = """
      view frame=0,0,390,844
        Counter frame=0,0,94,29
        UIStepper frame=0,100,94,29
        UIButton "Pay" frame=0,200,44,44
      """
    let screen = try screen(outline, "Counter: {behavesAs: UIStepper}").screen
    let names = screen.controls.map { ($0.className ?? "") + ($0.label.map { " " + $0 } ?? "") }
    let buttons = ["UIButton Decrement", "UIButton Increment"]
    #expect(names == ["UIView", "UIView", "Counter"] + buttons + ["UIStepper"] + buttons + ["UIButton Pay"])
    #expect(screen.controls.indices.map { screen.parent(of: $0) ?? -1 } == [-1, 0, 1, 2, 2, 1, 5, 5, 1])
  }
}
