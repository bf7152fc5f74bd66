/// What was read of a file, in flat storage.
struct SourceText: Sendable {
  var records: [NodeRecord]
  var symbols: SymbolTable
  var declarations: [Declaration]
  var imports: Set<String>
  /// The first place that could not be read; nil when all could.
  var fault: ReadingFault?

  /// Why nothing of the file was read.
  var refusal: ReadingFault?

  /// Nothing but the file itself.
  static let empty = TreeBuilder.read([])

  static func refused(_ reason: ReadingFault) -> SourceText {
    var text = empty
    text.refusal = reason
    return text
  }
}
