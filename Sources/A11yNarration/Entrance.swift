/// A container that VoiceOver names when it moves into it.
public enum Entrance: Hashable, Sendable {
  /// A semantic group, by its label.
  case group(String)
  case tabBar, toolbar, alert
}
