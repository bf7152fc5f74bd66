import A11yCore

/// A file's bytes, parsed as far as recognizing needs: once, whatever the number of formats that look at it.
public enum Content: Sendable {
  /// A JSON text's value; what an HTTP answer wraps is unwrapped.
  case json(JSONValue)
  case xml(XMLTree)
  /// Anything else, as text. What stood before the part that matters is blanked, so that places stay true.
  case text(String)
  /// Text that stood escaped in a string.
  case quoted(QuotedText)

  /// - Throws: what the text has wrong, or that the bytes are no text at all.
  public init(bytes: [UInt8], options: ReadingOptions = ReadingOptions()) throws(ReadingError) {
    if let reason = BinaryFile.reason(bytes) { throw ReadingError(reason, isOfUnknownFormat: true) }
    try self.init(utf8: try TextDecoding.utf8(bytes), options)
  }

  private init(utf8 bytes: [UInt8], _ options: ReadingOptions) throws(ReadingError) {
    let marks = bytes.starts(with: TextDecoding.byteOrderMark) ? TextDecoding.byteOrderMark.count : 0
    guard let start = bytes[marks...].firstIndex(where: { !TextCleaning.isSpace($0) }) else {
      throw ReadingError("the file is empty")
    }
    if TextCleaning.beginsJSON(bytes[start...]) || !Self.looksLikeText(bytes) {
      self = try Self.json(bytes, options)
    } else if TextCleaning.beginsXML(bytes[start...]) {
      self = .xml(try Self.xml(marks == 0 ? bytes : Array(bytes[marks...]), options))
    } else if let dumps = TextCleaning.fencedDumps(bytes, from: start) {
      self = try Self.behindPreamble(dumps, in: bytes[marks...], options)
    } else if let blanked = TextCleaning.withoutPreamble(bytes, from: start) {
      self = try Self.behindPreamble(blanked, in: bytes[marks...], options)
    } else {
      self = try Self.text(bytes[marks...])
    }
  }

  /// The content after some lines of a log. If that is a dump with an error, the error is reported with its location.
  /// Otherwise it may be text with a line that begins with a bracket.
  private static func behindPreamble(
    _ blanked: [UInt8], in bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws(ReadingError) -> Content {
    do {
      return try Content(utf8: blanked, options)
    } catch {
      let text = try text(bytes)
      if !TextCleaning.holdsDump(blanked) || TextCleaning.isDump(text) || Outline.recognizes(text) { return text }
      throw error
    }
  }

  /// Where the first letter is that is not UTF-8: a line of Latin-1.
  private static func invalid(in bytes: ArraySlice<UInt8>) -> SourceLocation {
    var (line, column) = (1, 1)
    var decoder = UTF8()
    var letters = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&letters) {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    return SourceLocation(line: line, column: column)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) throws(ReadingError) -> Content {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ReadingError("the file is not UTF-8 text; save it as UTF-8", at: Self.invalid(in: bytes))
    }
    return TextCleaning.unescapedPaste(text).map { .quoted($0) } ?? .text(text)
  }

  /// A document; elements one after the other, as far as they are parts of a page source; or Detox's markup.
  private static func xml(_ bytes: [UInt8], _ options: ReadingOptions) throws(ReadingError) -> XMLTree {
    do {
      return try DetoxMarkup.tree(bytes, maximumDepth: options.maximumDepth)
    } catch {
      if let tree = XMLParts.tree(bytes, instead: error, maximumDepth: options.maximumDepth) { return tree }
      throw error
    }
  }

  private static func json(_ bytes: [UInt8], _ options: ReadingOptions) throws(ReadingError) -> Content {
    let root: JSONValue
    let nesting = ReadingOptions.nesting(of: options.maximumDepth)
    do {
      root = try JSONDocument(bytes: bytes, maximumDepth: nesting).root
    } catch {
      if let lines = JSONLines.root(of: bytes, maximumDepth: nesting) { return .json(lines) }
      if error.isTooDeep { throw ReadingError([.tooDeep(options.maximumDepth, at: error.location)]) }
      throw ReadingError(error.message, at: error.location)
    }
    // An answer of WebDriver: `{"value": …, "sessionId": …}`.
    guard root.kind == .object, let value = root["value"], root.count <= 3, root["class"] == nil, root["role"] == nil,
      ErrorResponse.failure(root) == nil
    else { return .json(root) }
    if value.kind == .object || value.kind == .array, root["sessionId"] != nil || value["type"] != nil {
      return .json(value)
    }
    guard let text = value.string, root["sessionId"] != nil || root.count == 1 else { return .json(root) }
    if text.contains("<?xml") || text.contains("<XCUIElementType") {
      do {
        return .xml(try XMLTree(bytes: Array(text.utf8), maximumDepth: options.maximumDepth).placed(at: value.location))
      } catch {
        throw ReadingError(error.mistakes.map { .init($0.message, at: value.location) })
      }
    }
    return text.contains("Element subtree:") ? .quoted(QuotedText(text, at: value.location)) : .json(root)
  }

  /// UTF-16 and UTF-32 without a mark of their own carry NUL bytes; the JSON reader names the encoding it finds.
  private static func looksLikeText(_ bytes: [UInt8]) -> Bool { !bytes.prefix(64).contains(0) }
}
