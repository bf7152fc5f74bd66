import A11yCore
import CYaml

/// One of libyaml's events, copied out of its memory.
struct YAMLEvent {
  var kind: yaml_event_type_t
  var location: SourceLocation
  var text = ""
  var anchor: String?
  /// Nil where none was written; `!` says "a text" and nothing else.
  var tag: String?

  init(_ event: yaml_event_t) {
    kind = event.type
    location = SourceLocation(line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
    switch kind {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      // `~` and `null` written plainly are nothing.
      if scalar.style == YAML_PLAIN_SCALAR_STYLE, text == "~" || text == "null" { text = "" }
      anchor = Self.string(scalar.anchor)
      tag = Self.string(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      anchor = Self.string(event.data.sequence_start.anchor)
      tag = Self.string(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      anchor = Self.string(event.data.mapping_start.anchor)
      tag = Self.string(event.data.mapping_start.tag)
    case YAML_ALIAS_EVENT: anchor = Self.string(event.data.alias.anchor)
    default: break
    }
    if tag == "!" { tag = nil }
  }

  private static func string(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? { bytes.map { String(cString: $0) } }
}
