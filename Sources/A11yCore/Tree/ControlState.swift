/// UIKit's `UIControl.State`: several may hold at once.
public struct ControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let normal: ControlState = []
  public static let highlighted = ControlState(rawValue: 1 << 0)
  public static let disabled = ControlState(rawValue: 1 << 1)
  public static let selected = ControlState(rawValue: 1 << 2)
  public static let focused = ControlState(rawValue: 1 << 3)
  /// Bits an app may use for states of its own.
  public static let application = ControlState(rawValue: 0x00FF_0000)
  /// Bits the system keeps for itself.
  public static let reserved = ControlState(rawValue: 0xFF00_0000)

  /// The named states, in bit order.
  public static let named: [(name: String, state: ControlState)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected), ("focused", .focused),
    ("application", .application), ("reserved", .reserved),
  ]

  /// The state of a name, `normal` among them; nil when UIKit has no such state.
  public init?(name: String) {
    if name == "normal" {
      self = []
    } else if let found = Self.named.first(where: { $0.name == name }) {
      self = found.state
    } else {
      return nil
    }
  }

  public var names: [String] { Self.named.filter { contains($0.state) }.map(\.name) }
}
