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
