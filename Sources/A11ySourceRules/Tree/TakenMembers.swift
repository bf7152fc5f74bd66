/// The members of a view that other members take into an element, by themselves or as a part of a part.
struct TakenMembers: Sendable {
  /// By the member's name: those that make the element. Two are enough to tell that another than the member does.
  private var makers: [Int32: [Int32]] = [:]
  /// A part of a part of the body.
  private static let mostSteps = 3

  /// Goes from the members that make an element to what they name: each member is gone through twice at most.
  init(of type: Node) {
    let members = type.eachChild.filter { $0.kind == .variable || $0.kind == .function }
    var users = members.filter(\.makesElement).map { (member: $0, maker: $0.index) }
    if users.isEmpty { return }
    let named = Dictionary(grouping: members, by: \.symbol)
    for _ in 0..<Self.mostSteps {
      var parts: [(member: Node, maker: Int32)] = []
      for user in users {
        for name in Self.names(in: user.member) {
          guard let members = named[name], note(user.maker, of: name) else { continue }
          parts += members.map { ($0, user.maker) }
        }
      }
      users = parts
    }
  }

  func holds(_ member: Node) -> Bool { makers[member.symbol]?.contains { $0 != member.index } == true }

  /// - Returns: whether it was not known, and is needed.
  private mutating func note(_ maker: Int32, of name: Int32) -> Bool {
    let known = makers[name] ?? []
    if known.count == 2 || known.contains(maker) { return false }
    makers[name] = known + [maker]
    return true
  }

  private static func names(in member: Node) -> Set<Int32> {
    Set(member.tree.records[member.records].lazy.filter { $0.kind == .name || $0.kind == .member }.map(\.text))
  }
}
