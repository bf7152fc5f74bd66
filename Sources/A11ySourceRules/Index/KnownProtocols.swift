/// Protocols of Swift and of Apple's frameworks that a class without a superclass begins its list with. A superclass
/// always is first, so that a class whose list begins with one of these rests on nothing, and none of it can be a view.
enum KnownProtocols {
  private static let all: Set<String> = [
    "Actor", "AnyObject", "AsyncSequence", "CaseIterable", "Codable", "CodingKey", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder",
    "Equatable", "ExpressibleByStringLiteral", "Hashable", "Identifiable", "IteratorProtocol", "LocalizedError",
    "NSObjectProtocol", "Observable", "ObservableObject", "RandomNumberGenerator", "Sendable", "TextOutputStream",
  ]

  static func contains(_ name: String) -> Bool { all.contains(name) }
}
