/// A container that VoiceOver names when it moves into it.
public enum Entrance: Hashable, Sendable {
  /// A semantic group, by its label.
  case group(String)
  case tabBar, toolbar
  /// With its title, if the description gives it to the alert and not to a text in it.
  case alert(title: String?)
}
