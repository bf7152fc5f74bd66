import A11yCore
import Testing

@testable import A11ySourceRules

/// Code that runs only if a property has another value than the one that nothing changes.
extension ReachTests {
  private func page(_ members: String, _ body: String, _ more: String = "") -> String {
    "import SwiftUI\nstruct Page: View {\n\(members)\nvar body: some View { \(body) }\n\(more)\n}"
  }

  private static let text = "Text(name).font(.system(size: 15))"

  @Test(
    "a condition that is never met",
    arguments: [
      "if false { TEXT }", "if isShown { TEXT }", "if !isHidden { TEXT }", "if isHidden { Text(name) } else { TEXT }",
      "if count > 1, isShown { TEXT }", "isShown ? TEXT : Text(name)", "if isKnown { TEXT }",
      "if self.isShown { TEXT }",
      "Text(name).sheet(isPresented: $isShown) { TEXT }", "Text(name).popover(isPresented: .constant(false)) { TEXT }",
      "if isShown || count > 1 { Text(name) }; if isShown { TEXT }",
    ])
  func neverMet(_ body: String) {
    let members =
      "@State private var isShown = false; @State private var isHidden = true; let isKnown = false"
    #expect(findings(page(members, body.replacing("TEXT", with: Self.text))) == ["4 review"], "\(body)")
  }

  @Test(
    "a condition that may be met",
    arguments: [
      "if true { TEXT }", "if isHidden { TEXT }", "if isShown || count > 1 { TEXT }",
      "if isShown { Text(name) } else { TEXT }",
      "if isOpen { TEXT }", "Text(name).sheet(isPresented: $isOpen) { TEXT }", "if model.isShown { TEXT }",
      "Text(name).sheet(isPresented: $isHidden) { TEXT }", "if isShown, count > 1 { Text(name) } else { TEXT }",
    ])
  func mayBeMet(_ body: String) {
    let members =
      "@State private var isShown = false; @State private var isHidden = true; @State var isOpen = false"
    #expect(findings(page(members, body.replacing("TEXT", with: Self.text))) == ["4 fail"], "\(body)")
  }

  @Test(
    "a property that the file may change, or that another name hides",
    arguments: [
      "isShown = true", "isShown.toggle()", "self.isShown = other", "_isShown = State(initialValue: true)",
      "_isShown.wrappedValue = true", "use($isShown)", "use(&isShown)", "Toggle(name, isOn: $isShown)",
      "page.isShown = true", "set(\\.isShown, of: page)", "set(\\Page.isShown, of: page)", "(isShown, other) = values",
      "Page(isShown: true)", "Self(isShown: true)", "self.init(isShown: true)", "items.map(Page.init(isShown:))",
      "if case .loaded(let isShown) = state { use(name) }", "for isShown in flags { use(name) }",
      "let (isShown, other) = values", "list { isShown in use(name) }",
    ])
  func changed(_ change: String) {
    let source = page("@State private var isShown = false", "if isShown { \(Self.text) }", "func f() { \(change) }")
    #expect(findings(source) == ["4 fail"], "\(change)")
  }

  @Test(
    "a property that is no fixed value",
    arguments: [
      "@AppStorage(\"shown\") private var isShown = false", "@State public var isShown = false", "let isShown: Bool",
      "@Binding var isShown: Bool", "private var isShown: Bool { count > 1 }", "@State private var isShown = count > 1",
      "#if BETA\nlet isShown = true\n#else\nlet isShown = false\n#endif",
    ])
  func openProperty(_ member: String) {
    let lines = member.split(separator: "\n").count
    #expect(findings(page(member, "if isShown { \(Self.text) }")) == ["\(lines + 3) fail"], "\(member)")
  }

  @Test("a constant that a parameter hides, or that a class may override")
  func hiddenConstant() {
    let row = "func row(_ isShown: Bool) -> some View { if isShown { \(Self.text) } }"
    #expect(findings(page("let isShown = false", "row(true)", row)) == ["5 fail"])
    let type = "class Base {\nlet isShown = false\nfunc f() { if isShown { label.font = .systemFont(ofSize: 15) } }\n}"
    #expect(findings(type) == ["3 fail"])
    #expect(findings("final " + type) == ["3 review"])
  }

  @Test("many conditions, one in the other and next to each other")
  func many() {
    let deep = String(repeating: "if isShown { ", count: 40) + Self.text + String(repeating: " }", count: 40)
    #expect(findings(page("@State private var isShown = false", deep)) == ["4 review"])
    let rows = (0..<200).map { "if f\($0) { \(Self.text) }" }.joined(separator: "\n")
    let flags = (0..<200).map { "@State private var f\($0) = false" }.joined(separator: ";")
    let found = findings(page(flags, "Group {\n\(rows)\n}"))
    #expect(found.count == 200 && found.allSatisfy { $0.hasSuffix("review") })
  }
}
