public import A11yCore

/// A control, or a container with controls, in a screen built in code.
public protocol ScreenContent {
  /// The control's facts and its subviews.
  var node: ScreenNode { get }
}

/// A control with its subviews. Every modifier returns one.
public struct ScreenNode: ScreenContent, Sendable {
  /// The control's facts. A nil fact is UIKit's default for the class.
  public var control: Control
  /// The subviews, back to front.
  public var children: [ScreenNode]

  /// - Parameter line: where findings are reported; the line of the call by default.
  public init(_ control: Control, children: [ScreenNode] = [], line: Int = #line) {
    self.control = control
    self.control.location = SourceLocation(line: line, column: 1)
    self.children = children
  }

  public var node: ScreenNode { self }
}

/// Collects the controls of a screen or a container.
@resultBuilder
public enum ScreenContentBuilder {
  public static func buildExpression(_ content: some ScreenContent) -> [ScreenNode] { [content.node] }
  public static func buildBlock(_ contents: [ScreenNode]...) -> [ScreenNode] { contents.flatMap { $0 } }
  public static func buildOptional(_ content: [ScreenNode]?) -> [ScreenNode] { content ?? [] }
  public static func buildEither(first content: [ScreenNode]) -> [ScreenNode] { content }
  public static func buildEither(second content: [ScreenNode]) -> [ScreenNode] { content }
  public static func buildArray(_ contents: [[ScreenNode]]) -> [ScreenNode] { contents.flatMap { $0 } }
}

extension ScreenContent {
  /// Changes any fact of the control: `Button("Pay").with { $0.alpha = 0.3 }`.
  public func with(_ change: (inout Control) -> Void) -> ScreenNode {
    var node = node
    change(&node.control)
    return node
  }

  /// `accessibilityLabel`; an empty string means no label.
  public func label(_ label: String) -> ScreenNode { with { $0.label = label } }

  /// `accessibilityHint`
  public func hint(_ hint: String) -> ScreenNode { with { $0.hint = hint } }

  /// `accessibilityValue`
  public func value(_ value: String) -> ScreenNode { with { $0.value = value } }

  /// `accessibilityTraits`, instead of those of the class.
  public func traits(_ traits: Traits) -> ScreenNode { with { $0.traits = traits } }

  /// `accessibilityIdentifier`
  public func identifier(_ identifier: String) -> ScreenNode { with { $0.identifier = identifier } }

  /// `accessibilityLanguage`, in BCP 47.
  public func language(_ language: String) -> ScreenNode { with { $0.language = language } }

  /// `isEnabled = false`, with the trait that UIKit adds.
  public func disabled() -> ScreenNode {
    with { control in
      control.isEnabled = false
      if control.traits != nil { control.traits?.insert(.notEnabled) }
    }
  }

  /// `isSelected = true`, with the trait that UIKit adds.
  public func selected() -> ScreenNode {
    with { control in
      control.isSelected = true
      if control.traits != nil { control.traits?.insert(.selected) }
    }
  }

  /// `isAccessibilityElement`
  public func isElement(_ isElement: Bool) -> ScreenNode { with { $0.isElement = isElement } }
}
