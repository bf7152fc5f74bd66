/// What a color or a condition stands for, by the words of its names: "status" of `order.status.color`, "online" of
/// `isOnline ? .green : .gray`. Other code that uses one of the words may say the same as text.
struct StateWords {
  let words: Set<String>

  /// Nil for a color that stands for nothing, and for a look of the moment or of what has been chosen.
  init?(color: Node) {
    if color.kind == .ternary {
      guard let condition = color.firstChild, color.alternatives.allSatisfy({ $0.kind != .null }) else { return nil }
      self.init(condition: condition)
      return
    }
    guard Self.names(in: color).contains(where: Self.isAboutColor) else { return nil }
    // `Palette.success` is one color, whatever it is called.
    self.init(names: color.subtree.filter { $0.kind == .name || $0.isOfObject }.map(\.text))
  }

  init?(condition: Node) {
    if condition.isAboutSelection || condition.subtree.contains(where: { $0.kind == .null }) { return nil }
    self.init(names: Self.names(in: condition))
  }

  private init?(names: [String]) {
    let all = Set(names.filter { !$0.startsWithCapital }.flatMap { IdentifierWords($0).words })
    words = all.intersection(Self.states)
    if words.isEmpty || !all.isDisjoint(with: Self.others) { return nil }
  }

  private static func names(in node: Node) -> [String] {
    node.subtree.filter { $0.kind == .name || $0.kind == .member }.map(\.text)
  }

  private static func isAboutColor(_ name: String) -> Bool {
    IdentifierWords(name).contain(anyOf: ["color", "colour"])
  }

  /// `order.status.title`: a name in it has one of the words.
  func areSaid(in node: Node) -> Bool {
    node.subtree.contains { node in
      (node.kind == .name || node.kind == .member) && !words.isDisjoint(with: IdentifierWords(node.text).words)
        && !Self.isAboutColor(node.text)
    }
  }

  /// Code of the class sets a text by the same state.
  ///
  /// - Parameter properties: what is set.
  func areTold(
    by facts: ClassFacts, in properties: [String] = ["text", "attributedText", "title"],
    methods: [String] = ["setTitle", "setAttributedTitle"]
  ) -> Bool {
    let changes = properties.flatMap { facts.assignedToOthers($0) } + methods.flatMap { facts.calls(of: $0) }
    return changes.contains { change in
      let values = change.kind == .assign ? change.assignedValue.map { [$0] } ?? [] : change.arguments
      return values.contains(where: areSaid)
        || change.ancestors.prefix(6).contains { branch in
          branch.kind == .branch && branch.firstChild.map { $0.kind != .block && areSaid(in: $0) } == true
        }
    }
  }

  private static let states: Set<String> = [
    "status", "state", "online", "offline", "connected", "connection", "available", "availability", "priority",
    "severity",
    "overdue", "paid", "completed", "finished", "failed", "success", "successful", "read", "unread", "recording",
    "busy",
    "urgent", "expired", "verified", "approved", "presence", "healthy", "running", "delivered", "booked", "taken",
    "cancelled", "canceled", "confirmed", "locked", "unlocked", "premium", "muted", "pinned", "favorite", "favourite",
    "liked", "star", "starred", "wrong", "correct", "solved", "error", "warning", "done", "passed", "owned",
    "bookmarked", "followed", "subscribed", "played",
  ]
  private static let others: Set<String> = [
    "selected", "selection", "chosen", "highlighted", "pressed", "hovered", "hovering", "focused", "focus", "dark",
    "scheme", "enabled", "disabled", "editing", "animating", "animation", "bar", "scroll", "keyboard", "loading",
    "form", "valid",
  ]
}

extension Node {
  /// A member of something that is no type.
  fileprivate var isOfObject: Bool { kind == .member && firstChild?.lastName?.startsWithCapital != true }
}
