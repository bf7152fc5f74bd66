import A11yCore

/// Sizes that no dump has and that the parser refuses in words of its own, or takes quadratic time for.
enum XMLLimits {
  /// libxml2's limit for a value, a comment, a CDATA section and a tag, in bytes.
  static let mostBytes = 10_000_000
  /// libxml2 compares every attribute of a tag with all others: 100,000 take seconds.
  static let mostAttributes = 4000
  /// libxml2 looks through all open namespace declarations for every element.
  static let mostNamespaces = 1000

  static func check(_ length: Int, _ kind: String, at start: Int, in input: ByteInput) throws(ReadingError) {
    guard length > mostBytes else { return }
    throw input.error("\(kind) is larger than 10 MB", at: start)
  }

  static func checkAttributes(_ count: Int, at start: Int, in input: ByteInput) throws(ReadingError) {
    guard count > mostAttributes else { return }
    throw input.error("tag has more than \(mostAttributes) attributes", at: start)
  }

  static func checkNamespaces(_ count: Int, at start: Int, in input: ByteInput) throws(ReadingError) {
    guard count > mostNamespaces else { return }
    throw input.error("more than \(mostNamespaces) namespace declarations are open", at: start)
  }
}
