/// The members of an object, one after the other.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    let isObject = value.kind == .object
    index = isObject ? document.tape.firstChild(of: value.index) : 0
    end = isObject ? document.tape.end(of: value.index) : 0
  }

  public mutating func next() -> (key: JSONKey, value: JSONValue)? {
    guard index < end else { return nil }
    defer { index = document.tape.next(after: index + 1) }
    return (JSONKey(document: document, index: index), JSONValue(document: document, index: index + 1))
  }
}
