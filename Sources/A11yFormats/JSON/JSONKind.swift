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
