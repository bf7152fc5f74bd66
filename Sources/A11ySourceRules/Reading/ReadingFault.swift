import A11yCore
@_spi(RawSyntax) import SwiftSyntax

/// Where a file stops being what can be checked: the rest is left out, and must not count as checked.
struct ReadingFault: Sendable, Equatable {
  /// The byte it begins with.
  var offset: Int
  /// What is the matter, as a predicate of the file.
  var message: String

  /// The first place that does not parse; nil when all does.
  ///
  /// The parser keeps a bit in every node whether something below is missing or too much, so that a sound file is not
  /// searched.
  static func first(in file: RawNode, source: UnsafeBufferPointer<UInt8>) -> ReadingFault? {
    // A list and no recursion: a chain of calls is as deep as it is long.
    var waiting = [file]
    while let piece = waiting.popLast() {
      guard piece.raw.hasError else { continue }
      let inner = piece.kind == .unexpectedNodes ? [] : piece.children.filter(\.raw.hasError)
      if inner.isEmpty, !piece.isPlaceholder { return ReadingFault(of: piece, source: source) }
      waiting += inner.reversed()
    }
    return nil
  }

  private init(of piece: RawNode, source: UnsafeBufferPointer<UInt8>) {
    // What is missing is where it would be; a token's own fault may lie in the blanks before it, as a merge's marks do.
    let blanks = piece.length == 0 ? 0 : piece.raw.leadingTriviaByteLength
    let inside = piece.raw.tokenView?.tokenDiagnostic.map { Int($0.byteOffset) } ?? blanks
    offset = min(piece.offset + inside, source.count)
    let end = min(max(offset, piece.offset + piece.length), source.count)
    let line = source[offset..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    if line.isEmpty {
      // The parser puts a placeholder where any expression would do.
      let name = piece.token.string
      message = "does not parse: \(name.isEmpty || name.hasPrefix("<#") ? "something" : "'\(name)'") is missing"
    } else {
      let text = SpokenText.trimmed(String(decoding: line.prefix(Self.quotedBytes), as: UTF8.self))
      message = "does not parse: \(text.quoted(limit: 40)) is unexpected"
    }
  }

  private init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }

  /// A line may be a megabyte long.
  private static let quotedBytes = 400

  static let tooLarge = ReadingFault(
    offset: 0, message: "larger than \(SourceTree.mostBytes >> 20) MB; not checked")
  static let tooLargeForMachine = ReadingFault(
    offset: 0, message: "needs more memory than this machine has; not checked")

  init(_ excess: NestingScan.Excess) {
    self.init(
      offset: excess.offset,
      message: excess.isRow
        ? "more than \(excess.limit) of the same token in a row; not checked"
        : "nested deeper than \(excess.limit) levels; not checked")
  }

  /// What lies deeper than is followed.
  static func tooDeep(at offset: Int) -> ReadingFault {
    ReadingFault(offset: offset, message: "is nested too deeply")
  }
}

extension RawNode {
  /// `<#name#>`, as templates have it: it stands for an expression, and all around it is read.
  fileprivate var isPlaceholder: Bool { raw.tokenView?.tokenDiagnostic?.kind == .editorPlaceholder }
}
