@_spi(RawSyntax) import SwiftSyntax

/// A piece of what the parser made, and where it begins.
///
/// The parser's raw nodes: its `Syntax` gives each of them a parent and an identity, and making those takes several
/// times as long as the parsing itself (`perf`, 1,000 files).
struct RawNode {
  let raw: RawSyntax
  let kind: SyntaxKind
  let offset: Int
  let length: Int

  init(raw: RawSyntax, offset: Int, length: Int) {
    self.raw = raw
    self.kind = raw.kind
    self.offset = offset
    self.length = length
  }

  /// Something whose words are wanted and whose place is not.
  init(unplaced raw: RawSyntax) { self.init(raw: raw, offset: 0, length: 0) }

  /// A token's text; of anything else none.
  var token: ByteSpan {
    guard let text = raw.tokenView?.rawText else { return .empty }
    return ByteSpan(UnsafeBufferPointer(start: text.baseAddress, count: text.count))
  }

  var children: Children { Children(self) }

  /// How many parts it may have: a list has as many.
  var count: Int { raw.layoutView?.children.count ?? 0 }

  var firstChild: RawNode? { children.first { _ in true } }

  /// Its parts and the gaps where one is left out. They live as long as what was parsed.
  fileprivate var parts: UnsafeBufferPointer<RawSyntax?> {
    raw.layoutView?.children.withContiguousStorageIfAvailable { $0 } ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  /// A part that the parser names: `piece[RawCodeBlockSyntax(raw)?.statements]`.
  subscript(part: (some RawSyntaxNodeProtocol)?) -> RawNode? {
    guard let id = part?.raw.id else { return nil }
    return first { $0.id == id }
  }

  /// The first part of a kind.
  subscript(kind: SyntaxKind) -> RawNode? { first { $0.kind == kind } }

  private func first(where fits: (RawSyntax) -> Bool) -> RawNode? {
    let parts = parts
    guard let place = parts.firstIndex(where: { $0.map(fits) ?? false }), let part = parts[place] else { return nil }
    // Many are asked for that are not there: what lies before is measured only for one that is.
    let before = parts[..<place].reduce(0) { $0 + ($1?.byteLength ?? 0) }
    return RawNode(raw: part, offset: offset + before, length: part.byteLength)
  }

  /// The first part after a token, as the extended type is behind `extension`.
  var firstAfterToken: RawNode? {
    var isBehind = false
    for child in children {
      if child.kind == .token { isBehind = true } else if isBehind, child.kind != .unexpectedNodes { return child }
    }
    return nil
  }

  /// `= value` of a variable or a binding.
  var initialValue: RawNode? {
    self[.initializerClause].flatMap { $0[RawInitializerClauseSyntax($0.raw)?.value] }
  }

  /// The first of the tokens that are its own; empty when it has none.
  var firstToken: ByteSpan { ownToken(0) }

  /// The second of them: the name behind `func`.
  var secondToken: ByteSpan { ownToken(1) }

  private func ownToken(_ number: Int) -> ByteSpan {
    var number = number
    for case let part? in parts where part.kind == .token {
      if number == 0 { return RawNode(unplaced: part).token }
      number -= 1
    }
    return .empty
  }

  /// Its parts that are there, each with its place.
  struct Children: Sequence, IteratorProtocol {
    private let parts: UnsafeBufferPointer<RawSyntax?>
    private var index = 0
    private var offset: Int

    init(_ piece: RawNode) {
      parts = piece.parts
      offset = piece.offset
    }

    mutating func next() -> RawNode? {
      while index < parts.count {
        let part = parts[index]
        index += 1
        guard let part else { continue }
        let piece = RawNode(raw: part, offset: offset, length: part.byteLength)
        offset += piece.length
        return piece
      }
      return nil
    }
  }
}
