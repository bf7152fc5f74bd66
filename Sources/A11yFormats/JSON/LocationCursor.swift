public import A11yCore

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
