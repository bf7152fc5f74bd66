/// Items that one child process speaks.
///
/// To start a child costs a quarter of what a label costs to speak, so a child gets several labels. How many does not
/// depend on the machine, because the noise in a sound depends on the sounds before it in the same process.
struct Batch {
  /// What starting children costs is small then, and a text that kills the engine costs only these a second try.
  static let longestCount = 8
  /// Bytes of UTF-8: next to longer texts the cost of a child is nothing.
  static let longestText = 512

  let voice: Voice
  private(set) var items: [[SpeakableText]]
  private var size: Int

  init(_ item: [SpeakableText], by voice: Voice) {
    self.voice = voice
    items = [item]
    size = Self.size(of: item)
  }

  /// Takes one more item in; false when another child has to speak it.
  mutating func add(_ item: [SpeakableText], by voice: Voice) -> Bool {
    let grown = size + Self.size(of: item)
    guard voice == self.voice, items.count < Self.longestCount, grown <= Self.longestText else { return false }
    items.append(item)
    size = grown
    return true
  }

  private static func size(of item: [SpeakableText]) -> Int { item.reduce(0) { $0 + $1.text.utf8.count } }
}
