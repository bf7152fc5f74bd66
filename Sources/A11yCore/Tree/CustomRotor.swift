extension Interaction {
  /// A custom rotor (`UIAccessibilityCustomRotor`).
  public struct CustomRotor: Hashable, Sendable {
    public var name: String
    /// What it finds, in the order in which it is gone through. Nil: the description does not say; empty: nothing.
    public var results: [Result]?
    /// What it finds beyond `results`.
    public var rest: Rest

    public init(name: String, results: [Result]? = nil, rest: Rest = .none) {
      self.name = name
      self.results = results
      self.rest = rest
    }

    /// An element it finds, or a place in a text.
    public struct Result: Hashable, Sendable {
      /// What is said of the element, or the words at the place.
      public var text: String
      /// Where it is on the screen, in points.
      public var frame: Frame?

      public init(text: String, frame: Frame? = nil) {
        self.text = text
        self.frame = frame
      }
    }

    public enum Rest: Hashable, Sendable {
      case none
      /// So many, at least one.
      case more(Int)
      /// More than anybody counts.
      case many
    }
  }
}

/// A name is all that most descriptions tell.
extension Interaction.CustomRotor: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name: name) }
}

extension Interaction.CustomRotor.Result: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text: text) }
}
