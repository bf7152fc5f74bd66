@_spi(RawSyntax) import SwiftSyntax

/// A piece of what the parser made, and where it begins.
///
/// The parser's raw nodes: its `Syntax` gives each of them a parent and an identity, and making those takes several
/// times as long as the parsing itself (`perf`, 1,000 files).
struct Piece {
  let raw: RawSyntax
  let offset: Int

  var kind: SyntaxKind { raw.kind }

  /// Without what stands before and behind it: blanks and comments.
  var start: Int { offset + raw.leadingTriviaByteLength }
  var end: Int { offset + raw.byteLength - raw.trailingTriviaByteLength }

  /// A token's text; of anything else none.
  var token: String { raw.tokenView.map { String(syntaxText: $0.rawText) } ?? "" }

  var children: Children { Children(self) }

  /// A part that the parser names: `piece[RawCodeBlockSyntax(raw)?.statements]`.
  subscript(part: (some RawSyntaxNodeProtocol)?) -> Piece? {
    guard let part else { return nil }
    return children.first { $0.raw.id == part.raw.id }
  }

  /// The first part of a kind.
  subscript(kind: SyntaxKind) -> Piece? { children.first { $0.kind == kind } }

  /// The first part after a token, as the extended type is behind `extension`.
  var firstAfterToken: Piece? {
    var isBehind = false
    for child in children {
      if child.kind == .token { isBehind = true } else if isBehind, child.kind != .unexpectedNodes { return child }
    }
    return nil
  }

  /// `= value` of a variable or a binding.
  var initialValue: Piece? {
    self[.initializerClause].flatMap { $0[RawInitializerClauseSyntax($0.raw)?.value] }
  }

  /// The tokens that are its own.
  var tokens: [String] { children.filter { $0.kind == .token }.map(\.token) }

  /// Its parts that are there, each with its place.
  struct Children: Sequence, IteratorProtocol {
    private var parts: RawSyntaxBuffer
    private var index = 0
    private var offset: Int

    init(_ piece: Piece) {
      parts = piece.raw.layoutView?.children ?? RawSyntaxBuffer(UnsafeBufferPointer(start: nil, count: 0))
      offset = piece.offset
    }

    mutating func next() -> Piece? {
      while index < parts.count {
        let part = parts[index]
        index += 1
        guard let part else { continue }
        let piece = Piece(raw: part, offset: offset)
        offset += part.byteLength
        return piece
      }
      return nil
    }
  }
}
