/// Whether code is used at all, in an app that the run sees as a whole: what is left over from another design looks like
/// what ships.
enum Reach {
  static func isLeftOver(_ place: Node, in index: SourceIndex) -> Bool {
    index.hasEntryPoint && (isUnused(place) || isUnmade(place, in: index))
  }

  /// Whether the run has to be asked.
  static func asksRun(_ place: Node) -> Bool {
    !views(around: place).isEmpty || !parts(around: place).isEmpty || isUnused(place)
  }

  // MARK: - Members

  /// It stands in a private member that nobody names, but for others of that kind.
  private static func isUnused(_ place: Node) -> Bool {
    var seen: Set<Int32> = []
    return isUnused(place, &seen)
  }

  private static func isUnused(_ place: Node, _ seen: inout Set<Int32>) -> Bool {
    for member in ([place] + place.ancestors).filter(\.isMember) where member.isPrivate && !member.isCalledByOthers {
      // Two that name each other, and nobody else either of them.
      guard seen.insert(member.index).inserted else { return true }
      let uses = member.tree.nodes.filter { $0.symbol == member.symbol && $0.isName && !member.holds($0) }
      if uses.allSatisfy({ isUnused($0, &seen) }) { return true }
    }
    return false
  }

  // MARK: - Views

  /// It stands in a view of SwiftUI, or a part of one, that nobody makes.
  private static func isUnmade(_ place: Node, in index: SourceIndex) -> Bool {
    (views(around: place) + parts(around: place)).contains { !index.mentioned.contains($0.text) }
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

  /// The views that other modules cannot make.
  private static func views(around place: Node) -> [Node] {
    place.ancestors.filter { node in
      guard node.kind == .type, let declaration = node.declaration, declaration.typeKind == .struct,
        // What is written small may be anything where it is named.
        node.text.startsWithCapital
      else { return false }
      return declaration.inherits.contains("View") && !declaration.attributes.contains("main")
        && !declaration.modifiers.contains("public")
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
  fileprivate var isCalledByOthers: Bool {
    guard let declaration else { return true }
    return ["init", "deinit", "subscript"].contains(text) || declaration.modifiers.contains("override")
      || !Set(declaration.attributes).isDisjoint(with: ["objc", "IBAction", "IBOutlet", "IBSegueAction", "NSManaged"])
  }
}
