/// Keys that belong together, in the order in which description files write them.
package struct KeyGroup: Sendable {
  package let title: String
  /// What holds for all of them, in Markdown; may be empty.
  package let introduction: String
  package let keys: [Key]

  /// Every key there is.
  package static let all = [
    screen, kind, attributes, seen, appearance, state, exposure, commentary, geometry, interaction, provenance,
  ]

  init(_ title: String, _ introduction: String = "", @KeyList _ keys: () -> [Key]) {
    self.title = title
    self.introduction = introduction
    self.keys = keys()
  }
}

/// One expression per key: the compiler checks each by itself.
@resultBuilder
enum KeyList {
  static func buildBlock(_ keys: Key...) -> [Key] { keys }
}

extension Key {
  package static let all = KeyGroup.all.flatMap(\.keys)

  /// Every spelling, for "did you mean".
  static let spellings = all.map(\.name) + all.flatMap(\.aliases)

  /// Every key by each of its names.
  static let named = KeyTable(
    all.indices.flatMap { ordinal in
      ([all[ordinal].name] + all[ordinal].aliases).map { ($0, KnownKey(ordinal: ordinal)) }
    })
}

/// The result of looking a key up. It holds no reference: readers look up every key of every control, and counting
/// references to keys would take a noticeable part of their time.
struct KnownKey: Sendable {
  /// The key's place among all keys.
  let ordinal: Int
  let isForRoot: Bool
  let holdsChildren: Bool

  var key: Key { Key.all[ordinal] }

  init(ordinal: Int) {
    self.ordinal = ordinal
    isForRoot = Key.all[ordinal].isForRoot
    holdsChildren = Key.all[ordinal].name == ControlsType.key
  }
}
