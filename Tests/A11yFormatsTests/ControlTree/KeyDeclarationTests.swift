import A11yCore
import Testing

@testable import A11yFormats
@testable import Documentation

@Suite struct KeyDeclarationTests {
  @Test("A schema's name is its own, and every named schema is listed")
  func schemas() {
    let names = ValueSchema.named.compactMap(\.name)
    #expect(names.count == ValueSchema.named.count)
    #expect(Set(names).count == names.count)
    let used = Set(Key.all.compactMap { ValueSchema($0.shape).name })
    #expect(used.subtracting(names) == [])
  }

  @Test("The documentation contains every key, and the root's keys under one heading by themselves")
  func groups() {
    #expect(Key.documented.map(\.name).sorted() == Key.all.map(\.name).sorted())
    #expect(KeyGroup.documented.first?.keys.map(\.name) == Key.all.filter(\.isForRoot).map(\.name))
  }

  @Test("An example is read without a word, and says something", arguments: Key.all.map(\.name))
  func example(_ name: String) throws {
    let key = try #require(Key.named[name: name]?.key)
    let screens = try read(#"{"\#(name)": \#(key.example.json)}"#)
    let screen = try #require(screens.first)
    // Many keys belong to a control of some kind, which is missing here. One key tells of words that were not known.
    let notes = screen.notes.filter { $0.kind != .meaning }
    #expect(notes.isEmpty == (name != "a11y-audit:unknown"))
    if !["format", "version"].contains(name) { #expect(try read("{}") != screens) }
  }

  /// Two keys of one property would both be written.
  @Test(
    "An example is written under its own name and no other", arguments: Key.all.filter { !$0.isForRoot }.map(\.name))
  func ownFact(_ name: String) throws {
    let key = try #require(Key.named[name: name]?.key)
    let screens = try read(#"{"children": [{"\#(name)": \#(key.example.json)}]}"#)
    let written = try JSONDocument(bytes: Array(ControlTree.write(screens).utf8)).root
    let control = try #require(written["children"]?.elements.first { _ in true })
    // UIKit's words for the values of a switch and of a progress view.
    #expect(control.members.map { $0.key.string } == [["isOn", "progress"].contains(name) ? "value" : name])
    let outline = try Formats.read(Array(Outline.write(screens).utf8))
    #expect(ControlTree.write(outline) == ControlTree.write(screens))
  }

  @Test("A value of a wrong type is rejected with the key's name", arguments: Key.all.map(\.name))
  func wrongType(_ name: String) throws {
    let error = #expect(throws: ReadingError.self) { try read(#"{"\#(name)": \#(SchemaDocuments.wrong)}"#) }
    let mistakes = try #require(error).mistakes
    #expect(mistakes.count == 1)
    // What is in children is no key's value but a control.
    let subject = name == "children" ? "a control" : "'\(name)'"
    #expect(mistakes.first?.message.hasPrefix("\(subject) must be ") == true)
  }

  @Test("A bad input of the reference is rejected", arguments: ControlTreeReference.refused)
  func refused(_ input: String) {
    #expect(throws: ReadingError.self) { try Formats.read(Array(input.utf8)) }
  }

  @Test("A doubtful input of the reference is read with one notice", arguments: ControlTreeReference.noted)
  func noted(_ input: String) throws {
    #expect(try Formats.read(Array(input.utf8)).flatMap(\.notes).count == 1)
  }

  @Test("The reference's first example is read without a word")
  func firstExample() throws {
    let screens = try Formats.read(Array(ControlTreeReference.example.utf8))
    #expect(screens.map(\.controls.count) == [4])
    #expect(screens.flatMap(\.notes) == [])
  }

  @Test("The root may name its schema, and only the root")
  func schemaKey() throws {
    let named = try read(#"{"$schema": "control-tree.schema.json", "children": [{"class": "UIView"}]}"#)
    #expect(named.flatMap(\.notes) == [])
    let beneath = try read(#"{"children": [{"$schema": "control-tree.schema.json"}]}"#)
    #expect(beneath.flatMap(\.notes).map(\.message) == ["has the unknown key '$schema'"])
  }

  @Test("Every key of the table of UIKit's terms is one", arguments: ControlTreeReference.concepts.map(\.keys))
  func uikit(_ keys: [String]) {
    for key in keys { #expect(Key.named[name: key] != nil, "\(key)") }
  }

  @Test("A schema's name alone makes no control tree")
  func schemaAlone() throws {
    let content = try Content(
      bytes: Array(#"{"$schema": "https://example.org/other.json"}"#.utf8), options: ReadingOptions())
    #expect(!ControlTree.recognizes(content))
  }

  private func read(_ text: String) throws -> [Screen] {
    try ControlTree.read(.json(JSONDocument(bytes: Array(text.utf8)).root), options: ReadingOptions())
  }
}
