import A11yCommand
import A11yReports
import ArgumentParser

/// One of several parts of a stream: `3/16`. Which part a line belongs to depends on its id alone, so that every part of
/// any number of them is the same on every machine.
struct StreamShard: ExpressibleByArgument, Sendable {
  /// From 1.
  let number: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.most).contains(count),
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  func holds(_ id: some Sequence<UInt8>) -> Bool { Self.hash(id) % UInt64(count) == UInt64(number - 1) }

  /// A line without an id that can be read is known by its bytes.
  func holds(_ id: StreamAnswer.ID?, _ line: LineReader.Line) -> Bool {
    if let id { return holds(id.text.utf8) }
    if case .text(let bytes) = line { return holds(bytes) }
    return number == 1
  }

  /// FNV-1a of 64 bits, which any language has in three lines.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static let most = 1_000_000
}
