@_spi(RawSyntax) import SwiftSyntax

/// Where pieces begin and end without the blanks and comments around them.
///
/// What begins at the same byte begins with the same token, and the parser walks down to that token for every piece that
/// is asked: a call, its callee and the callee's name are one walk here.
struct TriviaTrimmer {
  private static let count = 64
  /// By the last bits of the byte: which byte it is, and what holds for it.
  private var starts = [(key: Int, value: Int)](repeating: (-1, 0), count: count)
  private var ends = [(key: Int, value: Int)](repeating: (-1, 0), count: count)

  mutating func start(of piece: RawNode) -> Int {
    // What is missing, and was not written, is where it would be.
    if piece.length == 0 { return piece.offset }
    let slot = piece.offset & (Self.count - 1)
    if starts[slot].key == piece.offset { return starts[slot].value }
    let start = piece.offset + piece.raw.leadingTriviaByteLength
    starts[slot] = (piece.offset, start)
    return start
  }

  mutating func end(of piece: RawNode) -> Int {
    if piece.length == 0 { return piece.offset }
    let edge = piece.offset + piece.length
    let slot = edge & (Self.count - 1)
    if ends[slot].key == edge { return ends[slot].value }
    let end = edge - piece.raw.trailingTriviaByteLength
    ends[slot] = (edge, end)
    return end
  }
}
