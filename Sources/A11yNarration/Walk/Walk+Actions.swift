internal import A11yCore

extension Walk {
  public enum Adjustment: Hashable, Sendable {
    case adjusted(from: String, to: String)
    /// It cannot go further.
    case atLimit(String)
    /// The value has no number to count with: only the app's code knows what comes next.
    case unknown(String?)
    case notAdjustable
    case dimmed
  }

  public enum Activation: Hashable, Sendable {
    /// On or off now.
    case switched(on: Bool)
    /// A text input that takes text now.
    case editing
    /// It acts; with the action's name, where the description tells it.
    case acts(String?)
    /// A tap in its middle: nothing says that it does anything.
    case taps
    case dimmed
  }

  /// What becomes of a scrub with two fingers.
  public enum Escape: Hashable, Sendable {
    case endsEditing
    /// This control implements `accessibilityPerformEscape`.
    case performed(by: Int)
    /// The position of the back button that would be pressed.
    case back(Int)
    /// A modal view is in front, and nothing says that it can be left this way.
    case trapped(in: Int)
    case nothing
  }

  /// A swipe up (more) or down on an adjustable element.
  public mutating func adjust(up: Bool) -> Adjustment {
    if element.traits.contains(.notEnabled) { return .dimmed }
    guard element.traits.contains(.adjustable) else { return .notAdjustable }
    let text = value ?? ""
    guard let value = AdjustedValue(text) else { return .unknown(self.value) }
    let metrics = element.control.metrics
    let adjusted = value.stepped(up: up, role: element.role, metrics: metrics)
    if adjusted == text { return .atLimit(text) }
    values[focus] = adjusted
    return .adjusted(from: text, to: adjusted)
  }

  /// A double tap.
  public mutating func activate() -> Activation {
    let element = element
    if element.isEnabled == false || element.traits.contains(.notEnabled) { return .dimmed }
    if element.traits.contains(.toggleButton) || element.role == .switch, value == "0" || value == "1" {
      let isOn = value == "0"
      values[focus] = isOn ? "1" : "0"
      return .switched(on: isOn)
    }
    if element.traits.contains(.textEntry) || element.role?.isTextInput == true {
      editing = focus
      return .editing
    }
    // What an adjustable element does, it does when it is adjusted.
    return element.isInteractive && !element.traits.contains(.adjustable) ? .acts(element.action) : .taps
  }

  /// A double tap with two fingers: the index of the first control that implements `accessibilityPerformMagicTap`, from
  /// the element in focus up to the screen; nil if there is none.
  public func magicTap() -> Int? {
    ([element] + element.ancestors).first {
      $0.hasInteraction && $0.interaction.implements?.contains(.magicTap) == true
    }?.index
  }

  /// A scrub with two fingers: the first that answers, from the element in focus up to the screen.
  public mutating func escape() -> Escape {
    if editing != nil {
      editing = nil
      return .endsEditing
    }
    let chain = [element] + element.ancestors
    if let element = chain.first(where: { $0.hasInteraction && $0.interaction.implements?.contains(.escape) == true }) {
      return .performed(by: element.index)
    }
    if let modal = chain.first(where: { $0.control.isModal == true }) { return .trapped(in: modal.index) }
    let back = stops.indices.first { self.element(at: $0).traits.contains(.backButton) }
    return back.map { .back($0) } ?? .nothing
  }
}
