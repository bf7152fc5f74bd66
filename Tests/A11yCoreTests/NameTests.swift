import A11yCore
import Testing

/// What a control is called, and what it is worth: given, or derived as UIKit derives it.
@Suite struct NameTests {
  private func only(_ node: Node) -> Element { AccessibilityTree(Node.screen([node]))[1] }

  @Test(
    "UIKit takes a button's name from its title, a label's from its text; an explicit label wins, even an empty one")
  func names() {
    func name(_ className: String?, _ change: (inout Control) -> Void) -> String {
      only(Node("a", className, change)).name
    }
    #expect(
      name("UIButton") {
        $0.title = "t"; $0.text = "x"
      } == "t")
    #expect(name("UIButton") { $0.text = "x" } == "x")
    #expect(
      name("UIButton") {
        $0.title = "t"; $0.label = "l"
      } == "l")
    #expect(
      name("UIButton") {
        $0.title = "t"; $0.label = ""
      } == "")
    #expect(
      name("UILabel") {
        $0.title = "t"; $0.text = "x"
      } == "x")
    #expect(
      name("UITextField") {
        $0.placeholder = "p"; $0.text = "x"
      } == "")
    #expect(name("UIProgressView") { _ in } == "Progress")
    #expect(
      name("Mine") {
        $0.superclassName = "UIControl"; $0.title = "t"
      } == "")
    #expect(
      name(nil) {
        $0.role = .button; $0.title = "t"
      } == "t")
  }

  @Test("a cell is called what it holds: the names of its parts, and the texts of views that have no name")
  func contents() {
    let parts = [
      Node("a", "UILabel") { $0.text = "Anna" },
      Node("b", "UITextView") {
        $0.text = "Are you coming?"
        $0.isEditable = false
      },
      Node("c", "UILabel") { $0.text = " " },
    ]
    #expect(only(Node("cell", "UITableViewCell", holding: parts)).name == "Anna, Are you coming?")
  }

  @Test("text in an unknown language is not in the screen's language, although the voice stays the same")
  func undeterminedLanguage() {
    var screen = Node.screen([Node("a", "UILabel") { $0.language = "und" }])
    screen.language = "ko"
    let element = AccessibilityTree(screen)[1]
    #expect(element.language == nil)
    #expect(element.ownLanguage == nil)
    #expect(AccessibilityTree(screen)[0].language == "ko")
  }

  @Test("in a dump, an empty field's value is its placeholder if it states that there is no value")
  func placeholders() {
    func value(lacks: FactSet = [], _ change: (inout Control) -> Void) -> String? {
      var screen = Node.screen([Node("a", "XCUIElementTypeTextField", change)])
      screen.source = Screen.Source(format: "dump", level: .runtime, lacks: lacks)
      return AccessibilityTree(screen)[1].value
    }
    #expect(value { $0.placeholder = "p" } == "p")
    #expect(
      value {
        $0.placeholder = "p"; $0.value = "typed"
      } == "typed")
    #expect(
      value {
        $0.placeholder = "p"; $0.inferred = .value
      } == nil)
    #expect(value(lacks: [.value]) { $0.placeholder = "p" } == nil)
    #expect(value { $0.placeholder = " " } == nil)
    #expect(
      value {
        $0.placeholder = "p"; $0.className = "XCUIElementTypeButton"
      } == nil)
  }

  @Test("a text field's value is what is typed, or else the placeholder; a secure one shows bullets")
  func values() {
    func value(_ change: (inout Control) -> Void) -> String? { only(Node("a", "UITextField", change)).value }
    #expect(
      value {
        $0.text = "x"; $0.placeholder = "p"
      } == "x")
    #expect(
      value {
        $0.text = ""; $0.placeholder = "p"
      } == "p")
    #expect(
      value {
        $0.value = ""; $0.text = "x"
      } == "")
    #expect(
      value {
        $0.text = "secret"; $0.isSecure = true
      } == "••••••")
    #expect(only(Node("a", "UIButton") { $0.text = "x" }).value == nil)
  }

  @Test("at run time a missing label was none")
  func runtime() {
    let screen = Node.screen([Node("a", "UIButton") { $0.title = "t" }]) { $0.source.level = .runtime }
    #expect(AccessibilityTree(screen)[1].name == "")
  }
}
