public import A11yCore

/// One value of a document: a handle, as cheap to copy as a reference.
public struct JSONValue: Sendable {
  public let document: JSONDocument
  let index: Int

  public var kind: JSONKind { word.kind }

  /// The decoded text of a string; nil for other kinds. An escape that names half a surrogate pair becomes U+FFFD;
  /// `\u0000` and other control characters are kept.
  public var string: String? { kind == .string ? key.string : nil }

  /// Whether a string contains an escape that names half a surrogate pair, which is not text.
  public var hasLoneSurrogates: Bool { kind == .string && key.hasLoneSurrogates }

  /// The nearest double of a number; nil for other kinds. Literals too large for a double give plus or minus infinity,
  /// too small ones zero; `-0` keeps its sign.
  public var number: Double? {
    guard kind == .number else { return nil }
    return withNumberBytes { NumberLiteral($0).simpleDouble ?? Double(String(decoding: $0, as: UTF8.self)) }
  }

  /// A number as an exact integer, however it is written (`12`, `12.0`, `1.2e1`); nil when it is none, is negative or
  /// does not fit, and for other kinds.
  public var unsigned: UInt64? { kind == .number ? withNumberBytes { NumberLiteral($0).unsigned } : nil }

  /// A number as an exact integer, however it is written; nil when it is none or does not fit, and for other kinds.
  public var integer: Int? { kind == .number ? withNumberBytes { NumberLiteral($0).integer } : nil }

  /// The literal of a number as the file writes it; nil for other kinds.
  public var numberText: String? {
    kind == .number ? withNumberBytes { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// The truth of a boolean; nil for other kinds.
  public var bool: Bool? { kind == .bool ? word.flag : nil }

  public var isNull: Bool { kind == .null }

  /// The same value of a document that shares the text of this one's.
  func moved(to document: JSONDocument) -> JSONValue { JSONValue(document: document, index: index) }

  /// The elements of an array in order; none for other kinds.
  public var elements: JSONElements { JSONElements(of: self) }

  /// The members of an object in the order of the file; none for other kinds.
  public var members: JSONMembers { JSONMembers(of: self) }

  /// How many elements or members there are; 0 for scalars.
  public var count: Int { kind.isContainer ? document.tape.childCount(of: index) : 0 }

  /// How many objects there are in it, itself among them.
  var objectCount: Int { document.tape.objectCount(of: index) }

  /// The value of a key, compared byte by byte; nil when the object has no such key, and for other kinds.
  ///
  /// Goes through the members one by one: callers that need many keys of one object walk `members` with a `KeyTable`.
  public subscript(key: String) -> JSONValue? {
    var key = key
    return key.withUTF8 { name in
      members.first { $0.key.withBytes { $0.elementsEqual(name) } }?.value
    }
  }

  /// The offset of the value's first byte, a string's opening quote.
  public var offset: Int { word.offset }

  /// The line and column of the value's first character.
  public var location: SourceLocation { document.location(ofOffset: offset) }

  /// A string seen as a key, to compare it or look it up without decoding; nil for other kinds.
  public var text: JSONKey? { kind == .string ? key : nil }

  private var key: JSONKey { JSONKey(document: document, index: index) }

  @inline(__always)
  private var word: TapeWord { document.tape.word(at: index) }

  private func withNumberBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    document.withInput { input in
      var end = word.offset + word.size
      if word.size == TapeWord.sizeLimit { while input.hasNumberByte(at: end) { end += 1 } }
      return body(input.slice(word.offset..<end))
    }
  }
}

/// The kinds of JSON values (RFC 8259, section 3).
public enum JSONKind: UInt8, Sendable {
  case null, bool, number, string, array, object

  /// The kind as a message names it: "found a string".
  public var phrase: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  @inline(__always)
  var isContainer: Bool { rawValue >= Self.array.rawValue }
}

/// A key of an object, or any other string of a document, that can be compared and looked up without becoming a
/// `String`.
public struct JSONKey: Sendable {
  public let document: JSONDocument
  let index: Int

  /// The decoded text. An escape that names half a surrogate pair becomes U+FFFD.
  public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Whether an escape names half a surrogate pair, which is not text.
  public var hasLoneSurrogates: Bool {
    document.withInput { input in
      let span = TextSpan(word, in: input)
      return span.hasEscapes && DecodedText(span, in: input).hasLoneSurrogates
    }
  }

  /// Hands out the decoded text as UTF-8; the pointer is valid during the call. Copies only if there are escapes.
  @inline(__always)
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    document.withInput { input in TextSpan(word, in: input).withBytes(of: input, body) }
  }

  /// Compares byte by byte, so that different spellings of é are different keys, as they are in JSON.
  public static func == (key: JSONKey, name: StaticString) -> Bool {
    key.withBytes { bytes in name.withUTF8Buffer { bytes.elementsEqual($0) } }
  }

  public static func != (key: JSONKey, name: StaticString) -> Bool { !(key == name) }

  /// The offset of the opening quote.
  public var offset: Int { word.offset }

  /// The line and column of the opening quote.
  public var location: SourceLocation { document.location(ofOffset: offset) }

  @inline(__always)
  private var word: TapeWord { document.tape.word(at: index) }
}

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
