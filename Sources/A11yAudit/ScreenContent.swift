public import A11yCore

/// A control, or a container with controls, in a screen built in code.
public protocol ScreenContent {
  var node: Node { get }
}

/// A control with its subviews. Every modifier returns one.
public struct Node: ScreenContent, Sendable {
  /// The control's facts. A nil fact is UIKit's default for the class.
  public var control: Control
  public var children: [Node]

  /// - Parameter line: where findings are reported; the line of the call by default.
  public init(_ control: Control, children: [Node] = [], line: Int = #line) {
    self.control = control
    self.control.location = SourceLocation(line: line, column: 1)
    self.children = children
  }

  public var node: Node { self }
}

/// Collects the controls of a screen or a container.
@resultBuilder
public enum ScreenContentBuilder {
  public static func buildExpression(_ content: some ScreenContent) -> [Node] { [content.node] }
  public static func buildBlock(_ contents: [Node]...) -> [Node] { contents.flatMap { $0 } }
  public static func buildOptional(_ content: [Node]?) -> [Node] { content ?? [] }
  public static func buildEither(first content: [Node]) -> [Node] { content }
  public static func buildEither(second content: [Node]) -> [Node] { content }
  public static func buildArray(_ contents: [[Node]]) -> [Node] { contents.flatMap { $0 } }
}

extension ScreenContent {
  /// Changes any fact of the control: `Button("Pay").with { $0.alpha = 0.3 }`.
  public func with(_ change: (inout Control) -> Void) -> Node {
    var node = node
    change(&node.control)
    return node
  }

  /// `accessibilityLabel`; the empty text is none at all.
  public func label(_ label: String) -> Node { with { $0.label = label } }

  /// `accessibilityHint`
  public func hint(_ hint: String) -> Node { with { $0.hint = hint } }

  /// `accessibilityValue`
  public func value(_ value: String) -> Node { with { $0.value = value } }

  /// `accessibilityTraits`, in place of those of the class.
  public func traits(_ traits: Traits) -> Node { with { $0.traits = traits } }

  /// `accessibilityIdentifier`
  public func identifier(_ identifier: String) -> Node { with { $0.identifier = identifier } }

  /// `accessibilityLanguage`, in BCP 47.
  public func language(_ language: String) -> Node { with { $0.language = language } }

  /// `isEnabled = false`, with the trait that UIKit adds.
  public func disabled() -> Node {
    with { control in
      control.isEnabled = false
      if control.traits != nil { control.traits?.insert(.notEnabled) }
    }
  }

  /// `isSelected = true`, with the trait that UIKit adds.
  public func selected() -> Node {
    with { control in
      control.isSelected = true
      if control.traits != nil { control.traits?.insert(.selected) }
    }
  }

  /// `isAccessibilityElement`
  public func isElement(_ isElement: Bool) -> Node { with { $0.isElement = isElement } }
}
