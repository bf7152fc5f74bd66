/// What is the matter with a suppression.
public enum SuppressionFault: Sendable, Equatable {
  /// Its last day is past: it accepts nothing any more.
  case ended
  /// Its last day is no day: it accepts nothing.
  case noDay
  /// There is nothing to accept. Its rule judged the screen, or does not exist.
  case unmatched
  /// It does not say why.
  case unexplained
}
