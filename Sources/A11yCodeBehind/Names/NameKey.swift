/// A name of a class, a nib or a scene, compared as generators of code and developers vary it: letters and digits only,
/// without case. `Login VC`, `login_vc` and `loginVC` are one name.
///
/// Two names with one key are taken for one, which only means that more counts as named.
struct NameKey: Hashable, Sendable {
  private let hash: UInt64

  /// Longer texts are no names.
  static let longest = 80

  init<Bytes: Sequence<UInt8>>(_ bytes: Bytes) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hash = (hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01b3
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      default: break
      }
    }
    self.hash = hash
  }

  init(_ name: String) { self.init(name.utf8) }

  /// What a method of Swift may be called that has this name in Objective-C: `open`, `openPage` and `openPageWith` of
  /// `openPageWithSender`, and the whole.
  static func beginnings<Bytes: Collection<UInt8>>(of name: Bytes) -> [NameKey] {
    let ends = name.indices.dropFirst().filter { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[$0]) }
    return (ends.prefix(mostParts) + [name.endIndex]).map { NameKey(name[..<$0]) }
  }

  private static let mostParts = 12
}

/// A name whose last word code may add to the rest, as it does for a theme or a device: `LoginViewController` and `Dark`.
struct ComposedName: Sendable {
  let beginning: NameKey
  let ending: NameKey

  /// Last words of names that say what it is, and are texts of their own in many apps.
  private static let kinds: Set = [
    "Cell", "View", "Controller", "Button", "Label", "Header", "Footer", "Item", "Storyboard", "Screen",
  ]

  /// Nil for a name of one word.
  init?(_ name: String) {
    let bytes = name.utf8
    let separators: Set = [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~")]
    let separator = bytes.lastIndex(where: separators.contains)
    let capital = bytes.lastIndex { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard let index = separator ?? capital, index > bytes.startIndex, !Self.kinds.contains(String(name[index...]))
    else { return nil }
    beginning = NameKey(bytes[..<index])
    ending = NameKey(bytes[index...])
  }
}
