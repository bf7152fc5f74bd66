/// What a rule says of a control it judged.
public enum Outcome: String, Sendable {
  /// The requirement does not hold.
  case fail
  /// The description does not settle it; a person must look. Never changes the exit status by default.
  case review
}
