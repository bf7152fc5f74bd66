/// Whether code is used at all, in an app that the run sees as a whole: what is left over from another design looks like
/// what ships.
struct Reach {
  /// Private members that only unused private members refer to.
  private let unused: Set<Int32>

  init(_ tree: SourceTree) { unused = Self.unused(in: tree) }

  func isLeftOver(_ place: Node, in index: SourceIndex) -> Bool {
    isUnused(place) || Self.isInUncalledFunction(place) || Self.isUnmade(place, in: index)
  }

  /// Whether the run has to be asked.
  func asksRun(_ place: Node) -> Bool {
    isUnused(place) || Self.isInUncalledFunction(place) || !Self.types(around: place).isEmpty
      || !Self.parts(around: place).isEmpty
      || !Self.functions(around: place).isEmpty
  }

  // MARK: - Members

  private func isUnused(_ place: Node) -> Bool {
    !unused.isEmpty && ([place] + place.ancestors).contains { unused.contains($0.index) }
  }

  /// A function within a function, which nothing there calls.
  private static func isInUncalledFunction(_ place: Node) -> Bool {
    place.ancestors.contains { function in
      guard function.kind == .function, let code = function.parent, code.kind == .block else { return false }
      return !code.uses(of: function.symbol).contains { !function.holds(Node(tree: code.tree, index: $0)) }
    }
  }

  /// Goes from all other code through what that names: each use is looked at once, however the members name each other.
  private static func unused(in tree: SourceTree) -> Set<Int32> {
    let members = tree.nodes.filter { $0.isMember && $0.isPrivate && !$0.isCalledByOthers }
    if members.isEmpty { return [] }
    let named = Dictionary(grouping: members, by: \.symbol)
    var unused = Set(members.map(\.index))
    var uses: [Int32: [Int32]] = [:]
    var waiting: [Int32] = []
    for node in tree.nodes where node.isName && named[node.symbol] != nil {
      if let user = node.ancestors.first(where: { unused.contains($0.index) }) {
        uses[user.index, default: []].append(node.symbol)
      } else {
        waiting.append(node.symbol)
      }
    }
    while let symbol = waiting.popLast() {
      for member in named[symbol] ?? [] where unused.remove(member.index) != nil { waiting += uses[member.index] ?? [] }
    }
    return unused
  }

  // MARK: - The run

  /// It is in a type that is never made, in a part of a view that is never shown, or in a function that is never called.
  private static func isUnmade(_ place: Node, in index: SourceIndex) -> Bool {
    (types(around: place) + parts(around: place)).contains { !index.used.isUsed($0.text) }
      || functions(around: place).contains { function in
        function.enclosingType.map { !index.used.isUsed(function: function.text, of: $0.text) } == true
      }
  }

  private static func types(around place: Node) -> [Node] {
    // Uses of a type with a lowercase name are not all known, but those of a view are.
    place.ancestors.filter {
      $0.kind == .type && ($0.text.startsWithCapital || $0.declaration?.inherits.contains("View") == true)
    }
  }

  private static func functions(around place: Node) -> [Node] {
    ([place] + place.ancestors).filter { $0.kind == .function && $0.isMember && !$0.isCalledByOthers }
  }

  /// `func footer() -> some View`, which other files may use. What SwiftUI calls by itself is none of them.
  private static func parts(around place: Node) -> [Node] {
    ([place] + place.ancestors).filter { node in
      guard node.isMember, !node.isCalledByOthers, let declaration = node.declaration,
        declaration.type?.contains("some View") == true
      else { return false }
      return !["body", "makeBody", "previews"].contains(node.text)
        && Set(declaration.modifiers).isDisjoint(with: ["private", "fileprivate", "public", "open"])
        && node.parent?.declaration?.modifiers.contains("public") != true
    }
  }
}

extension Node {
  /// `private` or `fileprivate`, or in an extension that is.
  var isPrivate: Bool {
    func says(_ node: Node?) -> Bool {
      node?.declaration?.modifiers.contains { $0 == "private" || $0 == "fileprivate" } ?? false
    }
    return says(self) || parent?.declaration?.typeKind == .extension && says(parent)
  }

  fileprivate var isMember: Bool { (kind == .function || kind == .variable) && parent?.kind == .type }

  fileprivate var isName: Bool { kind == .name || kind == .member }

  /// By Objective-C, by Interface Builder, by the language itself.
  var isCalledByOthers: Bool {
    guard let declaration else { return true }
    // Operators have no name.
    let isNamed = text.first.map { $0.isLetter || $0 == "_" } ?? false
    return !isNamed || ["init", "deinit", "subscript", "callAsFunction"].contains(text)
      || declaration.modifiers.contains("override")
      || !Set(declaration.attributes).isDisjoint(with: ["objc", "IBAction", "IBOutlet", "IBSegueAction", "NSManaged"])
  }
}
