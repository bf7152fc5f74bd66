/// UIKit's `UIControl.Event`: what a control tells its targets about.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// The finger came down again: the tap count is greater than one.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  public static let systemReserved = ControlEvents(rawValue: 0xF000_0000)
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)

  /// Every single event and every named range, singles first.
  public static let named: [(name: String, events: ControlEvents)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
    ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit), ("allTouchEvents", .allTouchEvents),
    ("allEditingEvents", .allEditingEvents), ("applicationReserved", .applicationReserved),
    ("systemReserved", .systemReserved), ("allEvents", .allEvents),
  ]

  public init?(name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.events
  }

  /// The shortest list of names that gives this set: a range's name when the set is exactly that range.
  public var names: [String] {
    if let exact = Self.named.first(where: { $0.events == self }) { return [exact.name] }
    return Self.named.prefix(16).filter { contains($0.events) }.map(\.name)
  }
}
