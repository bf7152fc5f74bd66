import A11yCore

extension ControlTree {
  /// Another tool's file that shares no key with ours but 'children': nothing can be wrong with what says nothing, so
  /// that it would pass. A key that is nearly one of ours is a slip in a file of ours.
  static func isForeign(_ root: JSONValue) -> Bool {
    var unknown: Set<String> = []
    var open = root.kind == .array ? Array(root.elements) : [root]
    while let value = open.popLast() {
      for (key, member) in value.members {
        if let known = Key.named[key] {
          if !known.holdsChildren { return false }
          open += member.elements
        } else if !key.withBytes({ $0.starts(with: "x-".utf8) }), key != "$schema", unknown.count < mostUnknown {
          unknown.insert(key.string)
        }
      }
    }
    return !unknown.isEmpty && unknown.allSatisfy { Suggestion.nearest(to: $0, among: Key.spellings) == nil }
  }

  /// What is wrong with such a file. `{"root": {…}}` contains a screen.
  static func refusal(of root: JSONValue) -> String {
    let wrapped = root.members.filter { $1.kind == .object && hasKnownKey($1) }
    guard root.kind == .object, wrapped.count == 1, let key = wrapped.first?.0.string else {
      return "no known key except 'children'; this is not a control tree"
    }
    return "'\(key.excerpt())' is not a key of a screen; write the object in it alone"
  }

  /// So many different keys show whose file it is.
  private static let mostUnknown = 50
}
