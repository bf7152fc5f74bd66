/// What a rule says of a control it checked.
public enum Outcome: String, Sendable {
  /// The requirement does not hold.
  case fail
  /// The description does not settle it; people have to look. Never changes the exit status by default.
  case review
}
