/// Whether code is used at all, in an app that the run sees as a whole: what is left over from another design looks like
/// what ships.
struct Reach {
  /// Private members that only unused private members refer to.
  private let unused: Set<Int32>

  init(_ tree: SourceTree) { unused = Self.unused(in: tree) }

  func isLeftOver(_ place: Node, in index: SourceIndex) -> Bool {
    index.hasEntryPoint && (isUnused(place) || Self.isUnmade(place, in: index))
  }

  /// Whether the run has to be asked.
  func asksRun(_ place: Node) -> Bool {
    !Self.views(around: place).isEmpty || !Self.parts(around: place).isEmpty || !Self.classes(around: place).isEmpty
      || !Self.steps(around: place).isEmpty || isUnused(place)
  }

  // MARK: - Members

  private func isUnused(_ place: Node) -> Bool {
    !unused.isEmpty && ([place] + place.ancestors).contains { unused.contains($0.index) }
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

  // MARK: - Views

  /// It is in a SwiftUI view, or a part of one, that is never created.
  private static func isUnmade(_ place: Node, in index: SourceIndex) -> Bool {
    (views(around: place) + parts(around: place)).contains { !index.mentioned.contains($0.text) }
      || classes(around: place).contains { isOfUIKit($0, in: index) && !index.isUsed(class: $0.text) }
      || steps(around: place).contains { step in
        !index.mentioned.contains(step.text) && step.enclosingType.map { isOfUIKit($0, in: index) } == true
      }
  }

  private static func isOfUIKit(_ type: Node, in index: SourceIndex) -> Bool {
    index.uikitBase(of: type.text).map { $0.hasPrefix("UI") && KnownClasses.contains($0) } ?? false
  }

  /// `func addFooter()`, which only the app itself can call: the methods that UIKit calls are overridden, or are given the
  /// object that calls them.
  private static func steps(around place: Node) -> [Node] {
    ([place] + place.ancestors).filter { node in
      guard node.kind == .function, node.isMember, !node.isCalledByOthers, let declaration = node.declaration else {
        return false
      }
      return !node.eachChild.contains { $0.kind == .parameter }
        && Set(declaration.modifiers).isDisjoint(with: ["public", "open", "static", "class"])
    }
  }

  /// Classes that other modules cannot make.
  private static func classes(around place: Node) -> [Node] {
    place.ancestors.filter { node in
      guard node.kind == .type, let declaration = node.declaration, declaration.typeKind == .class,
        !declaration.inherits.isEmpty
      else { return false }
      return Set(declaration.modifiers).isDisjoint(with: ["public", "open"])
        && Set(declaration.attributes).isDisjoint(with: ["main", "UIApplicationMain", "objc"])
    }
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
