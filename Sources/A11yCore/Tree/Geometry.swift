/// Rectangles beyond the frame, in screen points. Nil means the description does not say.
public struct Geometry: FactGroup {
  /// `accessibilityFrame`, given when it differs from the view's own frame.
  public var accessibilityFrame: Frame?
  /// The area that reacts to touch, measured or declared.
  public var hitFrame: Frame?
  /// What is left of the frame after clipping by ancestors and the screen.
  public var visibleFrame: Frame?
  public var activationPoint: Point?
  /// Whether the view clips what it holds to its bounds.
  public var clips: Bool?

  public init() {}
}
