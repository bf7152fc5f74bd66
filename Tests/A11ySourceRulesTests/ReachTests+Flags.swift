import A11yCore
import Testing

@testable import A11ySourceRules

/// Code that runs only if a flag has another value than the one that it begins with.
extension ReachTests {
  private func page(_ members: String, _ body: String) -> String {
    "import SwiftUI\nstruct Page: View {\n\(members)\nvar body: some View { \(body) }\n}"
  }

  private static let start = "struct Start: View { var body: some View { Page() } }"
  private static let text = "Text(name).font(.system(size: 15))"

  @Test(
    "a condition that is never met",
    arguments: [
      "if false { TEXT }", "if isShown { TEXT }", "if !isHidden { TEXT }", "if isHidden { Text(name) } else { TEXT }",
      "if count > 1, isShown { TEXT }", "if isOpen && isShown { TEXT }", "if isShown == true { TEXT }",
      "isShown ? TEXT : Text(name)", "if isKnown { TEXT }", "if Self.isNew { TEXT }",
      "Text(name).sheet(isPresented: $isShown) { TEXT }", "Text(name).popover(isPresented: .constant(false)) { TEXT }",
    ])
  func neverMet(_ body: String) {
    let members =
      "@State private var isShown = false; @State private var isHidden = true; static var isNew: Bool { false }"
      + "; private let isKnown = false"
    let source = page(members, body.replacing("TEXT", with: Self.text))
    #expect(findings(source, Self.app, Self.start) == ["4 review"], "\(body)")
    // Without the app's beginning other code may set it.
    #expect(findings(source, Self.start) == ["4 fail"], "\(body)")
  }

  @Test(
    "a flag that code changes",
    arguments: [
      "isShown = true", "isShown.toggle()", "self.isShown = other", "isShown = isOpen",
      "_isShown = State(initialValue: true)",
      "use($isShown)", "use(&isShown)", "Toggle(name, isOn: $isShown)", "page.isShown = true",
      "set(\\.isShown, of: page)",
      "(isShown, other) = values", "Page(isShown: true)", "Page(isShown: other)", "Page.init(isShown: other)",
    ])
  func changed(_ change: String) {
    let source = page("@State var isShown = false", "if isShown { \(Self.text) }")
    let own = source.dropLast() + "func f() { \(change) }\n}"
    let isCalled = String(own).replacing("var body: some View { ", with: "var body: some View { f(); ")
    #expect(findings(isCalled, Self.app, Self.start) == ["4 fail"], "\(change)")
    // In a function that nothing calls.
    let isPath = change.contains("\\")
    #expect(findings(String(own), Self.app, Self.start) == [isPath ? "4 fail" : "4 review"], "\(change)")
  }

  @Test(
    "what is no change",
    arguments: [
      "isShown = false", "_isShown = State(initialValue: false)", "other.shown = true", "Page(isShown: false)",
      "print(isShown)", "Other(isShown: true)",
    ])
  func unchanged(_ code: String) {
    let source =
      page("@State var isShown = false", "f(); if isShown { \(Self.text) }").dropLast() + "func f() { \(code) }\n}"
    #expect(findings(String(source), Self.app, Self.start) == ["4 review"], "\(code)")
  }

  @Test(
    "what may have another value",
    arguments: [
      "@AppStorage(\"shown\") var isShown = false", "@State public var isShown = false", "let isShown: Bool",
      "@Binding var isShown: Bool", "var isShown: Bool { count > 1 }", "@State var isShown = count > 1",
    ])
  func openFlag(_ member: String) {
    let source = page(member, "if isShown { \(Self.text) }")
    #expect(findings(source, Self.app, Self.start) == ["4 fail"], "\(member)")
    // A parameter or a variable of the same name is another one.
    let shadowed = page("@State var isShown = false", "list { isShown in if isShown { \(Self.text) } }")
    #expect(findings(shadowed, Self.app, Self.start) == ["4 fail"])
  }

  @Test("a flag that every maker of the view gives", arguments: ["let isShown: Bool", "@Binding var isShown: Bool"])
  func givenFlag(_ member: String) {
    let source = page(member, "if isShown { \(Self.text) }")
    func uses(_ value: String) -> String { Self.start.replacing("Page()", with: "Page(isShown: \(value))") }
    #expect(findings(source, Self.app, uses("false")) == ["4 review"])
    #expect(findings(source, Self.app, uses(".constant(false)")) == ["4 review"])
    #expect(findings(source, Self.app, uses("isShown")) == ["4 fail"])
    #expect(findings(source, Self.app, uses("false"), "let other = Page(isShown: true)") == ["4 fail"])
  }

  @Test("operators without a known order, and two properties of one name, are left alone")
  func unclear() {
    let mixed = page("@State private var isShown = false", "if isShown && count > 1 || isOpen { \(Self.text) }")
    #expect(findings(mixed, Self.app, Self.start) == ["4 fail"])
    let two = page("static let isKnown = true; let isKnown = false", "if isKnown { \(Self.text) }")
    #expect(findings(two, Self.app, Self.start) == ["4 fail"])
  }

  @Test("a flag of another type")
  func flagElsewhere() {
    let source = page("let model: Model", "if Features.usesSearch { \(Self.text) }")
    for value in ["let usesSearch = false", "var usesSearch: Bool { false }"] {
      let features = "enum Features { static \(value) }"
      #expect(findings(source, Self.app, Self.start, features) == ["4 review"])
      #expect(findings(source, Self.app, Self.start, features.replacing("false", with: "true")) == ["4 fail"])
    }
    #expect(findings(source, Self.app, Self.start) == ["4 fail"])
    let both =
      "#if BETA\nenum Features { static let usesSearch = true }\n#else\nenum Features { static let usesSearch = false }\n#endif"
    #expect(findings(source, Self.app, Self.start, both) == ["4 fail"])
    let asking = source.replacing("Features.usesSearch", with: "model.isOpen")
    let model = "class Model: ObservableObject { @Published var isOpen = false }"
    #expect(findings(asking, Self.app, Self.start, model) == ["4 review"])
    #expect(findings(asking, Self.app, Self.start, model, "let f = { model.isOpen = true }") == ["4 fail"])
    #expect(findings(asking, Self.app, Self.start, "class Model { var isOpen = load() }") == ["4 fail"])
  }

  @Test("a view that only such code makes")
  func viewOfDormantCode() {
    let page = page("@State private var isShown = false", "Text(name).sheet(isPresented: $isShown) { Row() }")
    #expect(findings(Self.row, Self.app, page, Self.start) == ["3 review"])
    let opened = page.replacing("Text(name)", with: "Button(name) { isShown = true }")
    #expect(findings(Self.row, Self.app, opened, Self.start) == ["3 fail"])
    let nested = opened.replacing("{ Row() }", with: "{ if false { Row() } }")
    #expect(findings(Self.row, Self.app, nested, Self.start) == ["3 review"])
    // The code that would show it waits as well.
    let waiting = page.replacing("Text(name)", with: "if false { Button(name) { isShown = true } }; Text(name)")
    #expect(findings(Self.row, Self.app, waiting, Self.start) == ["3 review"])
  }

  @Test("a view that has another name")
  func alias() {
    let alias = "typealias Line = Row"
    #expect(findings(Self.row, Self.app, alias) == ["3 review"])
    #expect(findings(Self.row, Self.app, alias, "let line = Line()") == ["3 fail"])
    // A protocol may ask for it.
    #expect(findings(Self.row, Self.app, "extension Start {\n  \(alias)\n}") == ["3 fail"])
  }

  @Test("conditions in conditions, and flags that wait for each other")
  func chainOfFlags() {
    let count = 2000
    let flags = (0..<count).map { "@State private var f\($0) = false" }.joined(separator: "\n")
    let steps = (0..<count).map { "if f\($0) { f\($0 + 1) = true }" }.joined(separator: "; ")
    let source = page(flags, "f(); if f\(count - 1) { \(Self.text) }").dropLast() + "func f() { \(steps) }\n}"
    #expect(findings(String(source), Self.app, Self.start) == ["\(count + 3) review"])
    let deep = String(repeating: "if f0 { ", count: 40) + Self.text + String(repeating: " }", count: 40)
    #expect(findings(page("@State var f0 = false", deep + "\n"), Self.app, Self.start) == ["4 review"])
  }
}
