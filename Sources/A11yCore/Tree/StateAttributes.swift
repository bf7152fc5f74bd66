/// What a control shows and says in one state, where that differs from its other states: `setTitle(_:for:)`.
public struct StateAttributes: Sendable, Equatable {
  public var state: ControlState
  public var title: String?
  public var subtitle: String?
  public var image: String?
  public var label: String?
  public var value: String?
  public var hint: String?
  public var textColor: ColorValue?
  public var backgroundColor: ColorValue?

  public init(state: ControlState) { self.state = state }
}

/// A screen with all controls in one state that have attributes for it.
public struct StateVariant: Sendable {
  public let state: ControlState
  public let screen: Screen
  /// The controls that are in the state.
  public let controls: Set<Int>

  /// `selected`
  public var name: String { state.names.joined(separator: ", ") }
}

extension Screen {
  /// The screen in each state for which a control has attributes of its own, in the order of the bits.
  public var stateVariants: [StateVariant] {
    var controls: [ControlState: Set<Int>] = [:]
    for index in self.controls.indices where !self.controls[index].boxedStructure.isEmpty {
      for attributes in self.controls[index].structure.states { controls[attributes.state, default: []].insert(index) }
    }
    return controls.sorted { $0.key.rawValue < $1.key.rawValue }.map { state, indices in
      var screen = self
      for index in indices { screen.controls[index].enter(state) }
      return StateVariant(state: state, screen: screen, controls: indices)
    }
  }
}

extension Control {
  /// Attributes that the state does not give remain those of the default state, as in UIKit.
  fileprivate mutating func enter(_ state: ControlState) {
    guard let attributes = structure.states.first(where: { $0.state == state }) else { return }
    if state.contains(.selected) { isSelected = true }
    if state.contains(.disabled) { isEnabled = false }
    if state.contains(.highlighted) { isHighlighted = true }
    if state.contains(.focused) { isFocused = true }
    title = attributes.title ?? title
    image = attributes.image ?? image
    label = attributes.label ?? label
    value = attributes.value ?? value
    hint = attributes.hint ?? hint
    appearance.subtitle = attributes.subtitle ?? appearance.subtitle
    appearance.textColor = attributes.textColor ?? appearance.textColor
    appearance.backgroundColor = attributes.backgroundColor ?? appearance.backgroundColor
  }
}
