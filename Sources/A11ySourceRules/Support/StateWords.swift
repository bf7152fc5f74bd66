/// What a color or a condition stands for, by the words of its names: "status" of `order.status.color`, "online" of
/// `isOnline ? .green : .gray`. Other code that uses one of the words may say the same as text.
struct StateWords {
  private let words: Set<String>

  /// Nil for a color that stands for nothing, and for a look of the moment or of what has been chosen.
  init?(color: Node) {
    if color.kind == .ternary {
      guard let condition = color.firstChild, color.alternatives.allSatisfy({ $0.kind != .null }) else { return nil }
      self.init(condition: condition)
      return
    }
    let names = Self.names(in: color)
    guard names.contains(where: Self.isAboutColor) else { return nil }
    // `Palette.success` and `theme.errorColor` are one color each, whatever they are called; `statusColor` is not.
    let isOwn = color.kind == .name || color.calledName != nil && color.callee?.kind == .name
    self.init(names: isOwn ? names : names.filter { !Self.isAboutColor($0) && !$0.startsWithCapital }, all: names)
  }

  init?(condition: Node) {
    if condition.isAboutSelection || condition.subtree.contains(where: { $0.kind == .null }) { return nil }
    let names = Self.names(in: condition)
    self.init(names: names, all: names)
  }

  private init?(names: [String], all: [String]) {
    words = Self.words(of: names).intersection(Self.states)
    if words.isEmpty || !Self.words(of: all).isDisjoint(with: Self.others) { return nil }
  }

  private static func words(of names: [String]) -> Set<String> {
    Set(names.filter { !$0.startsWithCapital }.flatMap { IdentifierWords($0).words })
  }

  private static func names(in node: Node) -> [String] {
    // `Palette.success`: a member of a type.
    node.subtree.filter { $0.kind == .name || $0.kind == .member && $0.firstChild?.lastName?.startsWithCapital != true }
      .map(\.text)
  }

  private static func isAboutColor(_ name: String) -> Bool {
    IdentifierWords(name).contain(anyOf: ["color", "colour"])
  }

  /// Other code that contains one of these words may say the same.
  func areSaid(by others: Set<String>) -> Bool { !words.isDisjoint(with: others) }

  /// The words of the names in some code, without those of colors.
  static func words(in node: Node) -> Set<String> {
    Set(
      node.subtree.lazy.filter { ($0.kind == .name || $0.kind == .member) && !isAboutColor($0.text) }
        .flatMap { IdentifierWords($0.text).words })
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
    "form",
    "valid", "theme", "palette", "style", "appearance", "design", "brush", "pad", "device",
  ]
}

/// The words of what classes show as text, gathered once for each class.
struct ToldWords {
  private var known: [String: Set<String>] = [:]
  private let properties: [String]

  /// - Parameter properties: what is set, besides titles of buttons.
  init(properties: [String] = ["text", "attributedText", "title"]) { self.properties = properties }

  /// The words of everything that code of the class shows as text, and of the conditions on which it does.
  mutating func words(of facts: ClassFacts) -> Set<String> {
    if let words = known[facts.name] { return words }
    var words: Set<String> = []
    let changes =
      properties.flatMap { facts.assignedToOthers($0) }
      + ["setTitle", "setAttributedTitle"].flatMap { facts.calls(of: $0) }
    // One condition stands around many changes.
    var conditions: Set<Int32> = []
    for change in changes {
      let values = change.kind == .assign ? change.assignedValue.map { [$0] } ?? [] : change.arguments
      for value in values { words.formUnion(StateWords.words(in: value)) }
      for branch in change.ancestors.prefix(6) where branch.kind == .branch {
        guard let condition = branch.firstChild, condition.kind != .block,
          conditions.insert(condition.index).inserted
        else { continue }
        words.formUnion(StateWords.words(in: condition))
      }
    }
    known[facts.name] = words
    return words
  }
}
