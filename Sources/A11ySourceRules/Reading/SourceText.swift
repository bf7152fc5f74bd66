/// What was read of a file, in flat storage.
struct SourceText: Sendable {
  var records: [NodeRecord]
  var symbols: Symbols
  var declarations: [Declaration]
  var imports: Set<String>

  /// Nothing but the file itself.
  static let empty = TreeBuilder.read([])
}
