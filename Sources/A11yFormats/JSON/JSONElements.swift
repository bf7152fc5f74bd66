/// The elements of an array, one after the other.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    let isArray = value.kind == .array
    index = isArray ? document.tape.firstChild(of: value.index) : 0
    end = isArray ? document.tape.end(of: value.index) : 0
  }

  public mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = document.tape.next(after: index) }
    return JSONValue(document: document, index: index)
  }
}
