public import A11yCore
import Synchronization

/// One Swift file, parsed once into flat storage. Rules see nothing of the parser.
public final class SourceTree: Sendable {
  /// As reports name it.
  public let path: FilePath
  /// Code that does not ship: tests, previews, and what a generator wrote.
  public let isExempt: Bool
  public let bytes: [UInt8]
  let records: [NodeRecord]
  let symbols: SymbolTable
  let declarations: [Declaration]
  let imports: Set<String>
  /// Which symbols have to do with accessibility.
  let accessibility: AccessibilityWords
  /// Where each name is said, by itself or behind a dot, by its symbol.
  let uses: NamedNodes
  /// By type: its members that others take into an element; found when a rule asks first.
  private let takenMembers = Memo<Int32, TakenMembers>()
  /// By member: whether it is the label of a control wherever its type uses it.
  let controlLabels = Memo<Int32, Bool>()
  /// By property: whether the file only asks for its value.
  let onlyReads = Memo<Int32, Bool>()
  private let knownCounts = Once<[String: Int]>()
  /// Found when a violation asks first.
  private let knownReach = Once<Reach>()
  private let knownMembers: Mutex<[Int32: [Int32: [Int32]]]> = Mutex([:])
  private let knownReceivers = Once<Set<Int32>>()
  let lineStarts: [Int32]
  let columns: ColumnMarks
  /// The first place that is left out because it could not be read; nil when all could, and where nothing is checked.
  let fault: ReadingFault?
  private let refused: ReadingFault?

  init(
    path: FilePath, bytes: [UInt8], isExempt: Bool, records: [NodeRecord], symbols: SymbolTable,
    declarations: [Declaration], imports: Set<String>, fault: ReadingFault?, refusal: ReadingFault? = nil
  ) {
    self.path = path
    self.bytes = bytes
    self.isExempt = isExempt
    self.records = records
    self.symbols = symbols
    self.declarations = declarations
    self.imports = imports
    self.fault = fault
    refused = refusal
    accessibility = AccessibilityWords(symbols)
    let names = zip(records, Int32(0)...).lazy.filter { $0.0.kind == .name || $0.0.kind == .member }
    uses = NamedNodes(names.map { (symbol: $0.0.text, node: $0.1) }, symbols: symbols.texts.count)
    lineStarts = bytes.withUnsafeBufferPointer(Self.lineStarts)
    columns = ColumnMarks(bytes, lineStarts: lineStarts)
  }

  private static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var next = 0
    while next < bytes.count, let end = bytes.offset(of: 0x0A, in: next...bytes.count - 1) {
      next = end + 1
      starts.append(Int32(clamping: next))
    }
    return starts
  }

  /// Why nothing of the file was read, and where.
  public var refusal: AuditResult.Omission? {
    refused.map {
      AuditResult.Omission(file: path, location: location(of: Int32(clamping: $0.offset)), message: $0.message)
    }
  }

  var root: Node { Node(tree: self, index: 0) }

  /// The members of a type that others take into an element.
  func takenMembers(of type: Node) -> TakenMembers {
    takenMembers.value(for: type.index) { TakenMembers(of: type) }
  }

  /// The members of a type that have a name. A view of thousands of rows asks for as many.
  func members(of type: Node, named symbol: Int32) -> [Node] {
    let numbers = knownMembers.withLock { known in
      if let members = known[type.index] { return members[symbol] }
      let members = Dictionary(
        grouping: type.eachChild.lazy.filter { $0.kind == .function || $0.kind == .variable }.map(\.index)
      ) { records[Int($0)].text }
      known[type.index] = members
      return members[symbol]
    }
    return (numbers ?? []).map { Node(tree: self, index: $0) }
  }

  /// How often the text has each name, also in comments.
  var countsOfWords: [String: Int] {
    knownCounts.value {
      bytes.split(whereSeparator: { !$0.isPartOfName }).reduce(into: [:]) { counts, word in
        counts[String(decoding: word, as: UTF8.self), default: 0] += 1
      }
    }
  }

  /// Symbols of variables that get a label or a title: `close` of `close.setTitle(…)`.
  var namedReceivers: Set<Int32> { knownReceivers.value(findNamedReceivers) }

  private func findNamedReceivers() -> Set<Int32> {
    guard ["accessibilityLabel", "setTitle", "setAttributedTitle"].contains(where: { symbols[$0] != nil }) else {
      return []
    }
    return Set(
      nodes.compactMap { node in
        switch node.kind {
        case .assign where node.target?.text == "accessibilityLabel":
          node.target?.firstChild.flatMap { $0.kind == .name || $0.kind == .member ? $0.symbol : nil }
        case .call where ["setTitle", "setAttributedTitle"].contains(node.calledName ?? ""):
          node.base.flatMap { $0.kind == .name || $0.kind == .member ? $0.symbol : nil }
        default: nil
        }
      })
  }

  /// Which code of the file is used.
  var reach: Reach { knownReach.value { Reach(self) } }

  /// Every node, in source order.
  var nodes: LazyMapSequence<Range<Int32>, Node> {
    (0..<Int32(records.count)).lazy.map { Node(tree: self, index: $0) }
  }

  /// The place of a byte: columns count Unicode scalars, as editors do.
  func location(of offset: Int32) -> SourceLocation {
    let line = line(of: offset)
    let start = Int(lineStarts[line])
    let end = min(max(start, Int(offset)), bytes.count)
    return SourceLocation(line: line + 1, column: columns.count(start..<end, in: bytes) + 1)
  }

  /// The line of a byte, from 0.
  func line(of offset: Int32) -> Int { max(0, lineStarts.partitioningIndex { $0 > offset } - 1) }

  /// The lines of the file as ranges of bytes, without what ends them.
  var lines: [Range<Int>] { lineStarts.indices.map(range(ofLine:)) }

  /// One of these, from 0.
  func range(ofLine line: Int) -> Range<Int> {
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// As Windows does; the first line tells.
  var endsLinesWithReturns: Bool { lineStarts.count > 1 && lineStarts[1] > 1 && bytes[Int(lineStarts[1]) - 2] == 0x0D }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// What it takes in memory, about.
  var size: Int {
    bytes.count + records.count * MemoryLayout<NodeRecord>.stride + symbols.texts.count * 64
      + declarations.count * MemoryLayout<Declaration>.stride + lineStarts.count * 4 + uses.size
  }
}
