import A11yCore
import Testing

@testable import A11yFormats

@Suite struct KeyDeclarationTests {
  static let declarations = KeyGroup.all.flatMap(\.keys)

  @Test("Every key is declared, once")
  func completeness() {
    let declared = Self.declarations.map(\.key.rawValue).sorted()
    #expect(declared == ControlKey.allCases.map(\.rawValue).sorted())
  }

  @Test("A shape's name is its own, and every named shape is listed")
  func shapes() {
    let names = ValueType.named.compactMap(\.name)
    #expect(names.count == ValueType.named.count)
    #expect(Set(names).count == names.count)
    let used = Set(Self.declarations.compactMap(\.shape.name))
    #expect(used.subtracting(names) == [])
  }

  @Test("The root's keys stand under one heading, by themselves")
  func rootKeys() {
    #expect(KeyGroup.screen.keys.allSatisfy { $0.key.isForRoot })
    #expect(KeyGroup.all.flatMap(\.keys).filter { $0.key.isForRoot }.count == KeyGroup.screen.keys.count)
  }

  @Test("An example is read without a word, and says something", arguments: declarations.map(\.key.rawValue))
  func example(_ name: String) throws {
    let declaration = try #require(Self.declarations.first { $0.key.rawValue == name })
    let screens = try read(#"{"\#(name)": \#(declaration.example.json)}"#)
    let screen = try #require(screens.first)
    // One key tells of words that were not known.
    #expect(screen.notes.isEmpty == (declaration.key != .unknown))
    if ![.format, .version].contains(declaration.key) { #expect(try read("{}") != screens) }
  }

  @Test("A value of a wrong type is refused with the key's name", arguments: declarations.map(\.key.rawValue))
  func wrongType(_ name: String) throws {
    let error = #expect(throws: ReadingError.self) { try read(#"{"\#(name)": \#(SchemaDocuments.wrong)}"#) }
    let mistakes = try #require(error).mistakes
    #expect(mistakes.count == 1)
    // What stands in children is no key's value but a control.
    let subject = name == "children" ? "a control" : "'\(name)'"
    #expect(mistakes.first?.message.hasPrefix("\(subject) must be ") == true)
  }

  @Test("A bad input of the reference is refused", arguments: ControlTreeReference.refused)
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
