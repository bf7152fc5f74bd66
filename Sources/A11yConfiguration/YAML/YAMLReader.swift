import A11yCore
import CYaml

/// Reads one YAML document by libyaml's events, which Yams brings along.
///
/// Yams's own composer is not used: it follows aliases when it compares keys, so that a file of a few lines can keep it
/// busy for years, and it has no limit for nesting of its own.
struct YAMLReader {
  /// What is shared by two names is stored once, and only known keys are followed: aliases cannot explode.
  private var anchors: [String: YAMLValue] = [:]
  private var parser = yaml_parser_t()

  /// No key of ours is deeper than six levels.
  static let maximumDepth = 32
  /// Far beyond what a person writes.
  static let maximumSize = 1 << 20

  /// - Throws: the first error, with its place.
  static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLValue {
    if bytes.count > maximumSize { throw YAMLError("is larger than a mebibyte", line: 1, column: 1) }
    if let fault = UTF8Fault.first(in: bytes) { throw YAMLError("is not valid UTF-8", at: fault) }
    return try bytes.withUnsafeBufferPointer { bytes throws(YAMLError) in
      var reader = YAMLReader()
      yaml_parser_initialize(&reader.parser)
      defer { yaml_parser_delete(&reader.parser) }
      yaml_parser_set_encoding(&reader.parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&reader.parser, bytes.baseAddress, bytes.count)
      do throws(YAMLError) { return try reader.document() } catch { throw error.explained(in: bytes) }
    }
  }

  private mutating func document() throws(YAMLError) -> YAMLValue {
    _ = try next()
    guard try next().kind != YAML_STREAM_END_EVENT else {
      return YAMLValue(content: .map([]), location: SourceLocation(line: 1, column: 1))
    }
    let root = try value(next(), depth: 0)
    _ = try next()
    let rest = try next()
    if rest.kind != YAML_STREAM_END_EVENT { throw YAMLError("contains a second document", at: rest.location) }
    return root
  }

  private mutating func value(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLValue {
    if depth > Self.maximumDepth {
      throw YAMLError("is nested deeper than \(Self.maximumDepth) levels", at: event.location)
    }
    if event.kind == YAML_ALIAS_EVENT {
      // A list or mapping is known by its name only when it is complete: none holds itself.
      if let known = event.anchor.flatMap({ anchors[$0] }) { return known }
      throw YAMLError("refers to an anchor that is not defined above", at: event.location)
    }
    if event.tag != nil { throw YAMLError("has a tag; tags are not supported", at: event.location) }
    var read = YAMLValue(content: .text(event.text), location: event.location)
    if event.kind == YAML_SEQUENCE_START_EVENT { read.content = .list(try list(depth: depth)) }
    if event.kind == YAML_MAPPING_START_EVENT { read.content = .map(try entries(depth: depth)) }
    if let anchor = event.anchor { anchors[anchor] = read }
    return read
  }

  private mutating func list(depth: Int) throws(YAMLError) -> [YAMLValue] {
    var items: [YAMLValue] = []
    while true {
      let event = try next()
      if event.kind == YAML_SEQUENCE_END_EVENT { return items }
      items.append(try value(event, depth: depth + 1))
    }
  }

  private mutating func entries(depth: Int) throws(YAMLError) -> [YAMLValue.Entry] {
    var entries: [YAMLValue.Entry] = []
    var lines: [String: Int32] = [:]
    while true {
      let event = try next()
      if event.kind == YAML_MAPPING_END_EVENT { return entries }
      guard event.kind == YAML_SCALAR_EVENT, event.tag == nil else {
        throw YAMLError("has a key that is not a string", at: event.location)
      }
      if let line = lines.updateValue(event.location.line, forKey: event.text) {
        throw YAMLError(
          "has a duplicate key, first given on line \(line)", at: event.location)
      }
      let value = try value(next(), depth: depth + 1)
      entries.append(YAMLValue.Entry(key: event.text, location: event.location, value: value))
    }
  }

  private mutating func next() throws(YAMLError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else { throw YAMLError(parser) }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }
}
