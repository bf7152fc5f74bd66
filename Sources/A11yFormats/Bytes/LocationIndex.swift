public import A11yCore

/// Line and column of every 1024th byte, so that any offset is located by reading at most so many bytes more.
///
/// Lines end with LF, CRLF or a lone CR. Columns count Unicode scalars from 1.
struct LocationIndex: Sendable {
  /// A power of two: 1024 bytes are read in a tenth of a microsecond, and the index costs 0.8 % of the file.
  private static let blockSize = 1024

  private let start: Int
  private let blockStarts: [SourceLocation]

  /// - Parameter start: where the text starts: line 1, column 1. A byte-order mark before it has no column.
  init(_ input: ByteInput, start: Int) {
    self.start = start
    let blockCount = max(0, input.count - start) / Self.blockSize + 1
    var location = SourceLocation(line: 1, column: 1)
    var starts = [location]
    starts.reserveCapacity(blockCount)
    for block in stride(from: start, to: start + (blockCount - 1) * Self.blockSize, by: Self.blockSize) {
      location = input.location(of: block + Self.blockSize, from: block, at: location)
      starts.append(location)
    }
    blockStarts = starts
  }

  /// The nearest known place at or before an offset of the text.
  func placeBefore(_ offset: Int) -> (offset: Int, location: SourceLocation) {
    let block = min((max(start, offset) - start) / Self.blockSize, blockStarts.count - 1)
    return (start + block * Self.blockSize, blockStarts[block])
  }

  /// The line and column of an offset, clamped to the text.
  func location(of offset: Int, in input: ByteInput) -> SourceLocation {
    let (start, location) = placeBefore(offset)
    return input.location(of: min(offset, input.count), from: start, at: location)
  }

  /// The offset of a line and column; nil if the text does not have them.
  func offset(of location: SourceLocation, in input: ByteInput) -> Int? {
    var (block, end) = (0, blockStarts.count)
    while end - block > 1 {
      let middle = (block + end) / 2
      if blockStarts[middle] <= location { block = middle } else { end = middle }
    }
    var offset = start + block * Self.blockSize
    var place = blockStarts[block]
    while place < location, offset < input.count {
      place = input.location(of: offset + 1, from: offset, at: place)
      offset += 1
    }
    return place == location && offset < input.count ? offset : nil
  }
}

/// Locates offsets of one document, quickest when they ascend: the whole walk then reads each byte once.
public struct LocationCursor: Sendable {
  private let document: JSONDocument
  private var offset: Int
  private var location: SourceLocation

  public init(_ document: JSONDocument) {
    self.document = document
    (offset, location) = document.lines.placeBefore(0)
  }

  /// The line and column of a byte offset, clamped to the document.
  public mutating func location(ofOffset target: Int) -> SourceLocation {
    let known = document.lines.placeBefore(target)
    if target < offset || known.offset > offset { (offset, location) = known }
    let end = min(target, document.bytes.count)
    if end > offset {
      location = document.withInput { $0.location(of: end, from: offset, at: location) }
      offset = end
    }
    return location
  }

  public mutating func location(of value: JSONValue) -> SourceLocation { location(ofOffset: value.offset) }

  public mutating func location(of key: JSONKey) -> SourceLocation { location(ofOffset: key.offset) }
}
