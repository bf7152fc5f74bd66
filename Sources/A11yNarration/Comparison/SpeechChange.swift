/// One thing that is different for VoiceOver between two versions of a screen.
public struct SpeechChange: Sendable {
  public let kind: Kind
  /// Nil if it was added.
  public let old: HeardElement?
  /// Nil if it was removed.
  public let new: HeardElement?
  /// Of what moved: what it is read after now; nil where it is first.
  public let follows: HeardElement?

  init(kind: Kind, old: HeardElement?, new: HeardElement?, follows: HeardElement? = nil) {
    self.kind = kind
    self.old = old
    self.new = new
    self.follows = follows
  }

  /// Listed in this order.
  public enum Kind: String, CaseIterable, Sendable {
    /// It was spoken; now it says nothing, or its control is on the screen and is not visited.
    case silenced
    case removed
    case added
    /// It says something else.
    case changed
    /// It is elsewhere in the reading order, and others do not only make room for it.
    case moved
    /// Only where it sits is said differently ("2 of 5." became "2 of 6."): neighbors came or went.
    case renumbered
  }

  /// Whether it is a regression. A removed element was taken away on purpose more often than not; what is still
  /// there for the eye and no longer for VoiceOver was not.
  public var isWorse: Bool { kind == .silenced }
}
