import A11yCore
import Testing

@testable import A11ySourceRules

/// Members that others take into an element are found once for a type, and are those that going through the type for
/// each of them finds.
@Suite struct TakenMembersTests {
  /// As it was written for one member.
  private func isTaken(_ member: Node, in type: Node) -> Bool {
    let others = type.children.filter { ($0.kind == .variable || $0.kind == .function) && $0 != member }
    var names: Set<String> = [member.text]
    for _ in 0..<3 {
      let users = others.filter { user in
        user.descendants.contains { ($0.kind == .name || $0.kind == .member) && names.contains($0.text) }
      }
      if users.contains(where: \.makesElement) { return true }
      names.formUnion(users.map(\.text))
    }
    return false
  }

  static let element = ".accessibilityElement(children: .ignore)"

  static let types = [
    // In one step and in three; in four no more.
    "var body: some View { a\(element) }; var a: some View { b }; var b: some View { c }; var c: some View { d }",
    "var body: some View { a\(element) }; var a: some View { Text(model.a) }",
    // Its own element, also by a name that it shares and by way of another.
    "var a: some View { Text(model.a)\(element) }",
    "var a: some View { b\(element) }; var b: some View { a }",
    "var a: some View { b\(element) }; var b: some View { a\(element) }",
    "var a: some View { b\(element) }; var b: some View { c }; var c: some View { a\(element) }",
    "func a() -> some View { a(b)\(element) }; func a(_ b: Int) -> some View { Text(b) }",
    "func a() -> some View { a(b)\(element) }; func a(_ b: Int) -> some View { a()\(element) }",
    // Three elements around one.
    "var a: some View { d\(element) }; var b: some View { d\(element) }; var c: some View { d\(element) }; var d: some View { e }; var e: some View { a }",
    "var body: some View { a }; var a: some View { Text(b) }", "let x = 1", "",
  ]

  @Test("the members are the same", arguments: types)
  func members(_ members: String) throws {
    let tree = SourceTree(path: "a.swift", bytes: Array("struct V: View { \(members) }".utf8))
    let type = try #require(tree.nodes.first { $0.kind == .type })
    let taken = TakenMembers(of: type)
    for member in type.children where member.kind == .variable || member.kind == .function {
      #expect(taken.holds(member) == isTaken(member, in: type), "\(member.text)")
    }
  }

  @Test("where a name is said within a piece of source")
  func uses() throws {
    let tree = SourceTree(path: "a.swift", bytes: Array("a.b(a); func f() { a; b.a }; a".utf8))
    let function = try #require(tree.nodes.first { $0.kind == .function })
    let symbol = try #require(tree.symbols["a"])
    #expect(tree.root.uses(of: symbol).count == 5)
    #expect(function.uses(of: symbol).map { Node(tree: tree, index: $0).kind } == [.name, .member])
    #expect(function.mentions("b"))
    #expect(!function.mentions("c"))
    #expect(function.lastChild == function.children.last)
    #expect(tree.root.lastChild == tree.root.children.last)
  }
}
