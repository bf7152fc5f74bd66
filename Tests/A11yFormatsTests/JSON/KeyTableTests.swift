import A11yFormats
import Testing

struct KeyTableTests {
  private enum Attribute: String, CaseIterable, Sendable {
    case label, traits, hint, value, frame, id
    case isElement, accessibilityFrame, accessibilityLabel
    case ignore = "a11y-audit:ignore"
  }

  @Test func `every case is found by its name`() throws {
    let table = KeyTable<Attribute>()
    let names = Attribute.allCases.map { "\"\($0.rawValue)\":0" }.joined(separator: ",")
    let root = try JSONDocument(bytes: Array("{\(names)}".utf8)).root
    #expect(root.members.map { table[$0.key] } == Attribute.allCases)
  }

  @Test(arguments: [
    "", "l", "labe", "labels", "Label", "accessibilityFramf", "bccessibilityFrame", "accessibilityXrame", "é",
    "\\u0000",
  ])
  func `other names are not found`(_ name: String) throws {
    let root = try JSONDocument(bytes: Array("{\"\(name)\":0}".utf8)).root
    #expect(root.members.map { KeyTable<Attribute>()[$0.key] } == [nil])
  }

  @Test func `keys with escapes are found by what they stand for`() throws {
    let root = try JSONDocument(bytes: Array(#"{"l\u0061bel":0,"\u0061ccessibilityLabel":0,"\/":0}"#.utf8)).root
    #expect(root.members.map { KeyTable<Attribute>()[$0.key] } == [.label, .accessibilityLabel, nil])
  }

  @Test func `strings are looked up like keys, other values are not found`() throws {
    let root = try JSONDocument(bytes: Array(#"["hint","none",1,null,["hint"]]"#.utf8)).root
    #expect(root.elements.map { KeyTable<Attribute>()[$0] } == [.hint, nil, nil, nil, nil])
  }

  @Test func `an empty table finds nothing`() throws {
    let root = try JSONDocument(bytes: Array(#"{"":0,"a":0}"#.utf8)).root
    let table = KeyTable<Int>([])
    #expect(root.members.map { table[$0.key] } == [nil, nil])
  }

  @Test func `the empty name, names outside ASCII and repeated names are names too`() throws {
    let root = try JSONDocument(bytes: Array(#"{"":0,"é":0,"a":0}"#.utf8)).root
    let table = KeyTable([("", 1), ("é", 2), ("a", 3), ("a", 4)])
    #expect(root.members.map { table[$0.key] } == [1, 2, 4])
  }

  @Test(arguments: [1, 2, 3, 4, 7, 8, 9, 1000])
  func `tables of any size find all their names and no others`(_ count: Int) throws {
    let names = (0..<count).map { "name \($0)" }
    let table = KeyTable(names.enumerated().map { ($1, $0) })
    let text = (names + names.map { $0 + "x" }).map { "\"\($0)\":0" }.joined(separator: ",")
    let root = try JSONDocument(bytes: Array("{\(text)}".utf8)).root
    #expect(root.members.map { table[$0.key] } == (0..<count).map { $0 } + Array(repeating: nil, count: count))
  }

  @Test func `names can be looked up by their bytes`() {
    let table = KeyTable([("label", 1)])
    #expect(Array("label".utf8).withUnsafeBytes { table[bytes: $0] } == 1)
    #expect(Array("labe".utf8).withUnsafeBytes { table[bytes: $0] } == nil)
  }
}
