/// What a class rests on, as far as the sources tell.
enum BaseClass: Sendable, Equatable {
  /// A class of Apple's frameworks.
  case known(String)
  /// A class, or perhaps a protocol, that the run has not seen.
  case unknown(String)
  case none
}
