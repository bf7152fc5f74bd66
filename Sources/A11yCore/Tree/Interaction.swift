/// What can be done with a control. Nil means the description does not say; an empty list means explicitly none.
public struct Interaction: FactGroup {
  public var actions: [TargetAction]?
  /// A name of the one thing it does, where a description has no target-action pairs.
  public var action: String?
  public var url: String?
  public var gestures: [Gesture]?
  public var isTappable: Bool?
  /// A menu opens on it, which assistive technology offers too.
  public var hasContextMenu: Bool?
  /// Accessibility methods the class implements.
  public var implements: [Method]?
  public var customActions: [CustomAction]?
  public var customContent: [CustomContent]?
  public var customRotors: [CustomRotor]?
  /// What Voice Control listens for in place of the label.
  public var userInputLabels: [String]?
  /// `textContentType`.
  public var contentType: String?

  public init() {}

  /// A tap does something: a tap recognizer, a target, an action or `tappable`.
  public var reactsToTaps: Bool {
    if let isTappable { return isTappable }
    return gestures?.contains(.tap) == true || action != nil || url != nil || actions?.isEmpty == false
  }

  public enum Gesture: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, pan, swipe, pinch, rotate, drag, edgePan
  }

  public enum Method: String, CaseIterable, Sendable {
    case increment, decrement, activate, escape, magicTap, scroll
  }

  public struct CustomAction: Hashable, Sendable {
    public var name: String
    public var image: String?

    public init(name: String, image: String? = nil) {
      self.name = name
      self.image = image
    }
  }

  public struct CustomContent: Hashable, Sendable {
    public var label: String
    public var value: String
    /// `high` content is spoken with the element; the rest waits in the "More Content" rotor.
    public var isImportant: Bool

    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }
}
