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

  /// So many different keys show whose file it is.
  private static let mostUnknown = 50
}
