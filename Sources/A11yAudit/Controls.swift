public import A11yCore

/// A `UIButton`.
public struct Button: ScreenContent {
  public let node: ScreenNode

  /// - Parameters:
  ///   - title: the visible title, which VoiceOver reads.
  ///   - frame: the frame, in screen points.
  public init(_ title: String, frame: Frame? = nil, line: Int = #line) {
    node = ScreenNode(
      .make("UIButton", frame) {
        $0.title = title; $0.label = title
      }, line: line)
  }

  /// A button with an image and no title.
  ///
  /// - Parameters:
  ///   - image: the name of an asset or a symbol.
  ///   - label: `accessibilityLabel`; nil if none is set.
  public init(image: String, label: String? = nil, frame: Frame? = nil, line: Int = #line) {
    node = ScreenNode(
      .make("UIButton", frame) {
        $0.image = image; $0.label = label ?? ""
      }, line: line)
  }
}

/// A `UIImageView` that is an element, as an `Image` in SwiftUI is.
public struct Image: ScreenContent {
  public let node: ScreenNode

  /// - Parameter label: `accessibilityLabel`; empty if there is no label.
  public init(_ label: String, frame: Frame? = nil, line: Int = #line) {
    node = ScreenNode(
      .make("UIImageView", frame) {
        $0.label = label; $0.isElement = true; $0.traits = .image
      }, line: line)
  }
}

/// A `UILabel`.
public struct Text: ScreenContent {
  public let node: ScreenNode

  /// - Parameters:
  ///   - text: the visible text, which VoiceOver reads.
  ///   - frame: the frame, in screen points.
  public init(_ text: String, frame: Frame? = nil, line: Int = #line) {
    node = ScreenNode(
      .make("UILabel", frame) {
        $0.text = text; $0.label = text
      }, line: line)
  }

  /// Adds the header trait.
  public static func heading(_ text: String, frame: Frame? = nil, line: Int = #line) -> ScreenNode {
    Text(text, frame: frame, line: line).traits([.staticText, .header])
  }
}

/// A `UITextField`.
public struct TextField: ScreenContent {
  public let node: ScreenNode

  /// - Parameters:
  ///   - label: `accessibilityLabel`; empty if none is set.
  ///   - placeholder: shown while the field is empty.
  ///   - text: the text in the field.
  public init(
    _ label: String, placeholder: String? = nil, text: String? = nil, frame: Frame? = nil, line: Int = #line
  ) {
    node = ScreenNode(
      .make("UITextField", frame) {
        $0.label = label; $0.placeholder = placeholder; $0.text = text; $0.value = text
      },
      line: line)
  }
}

/// A `UISwitch`.
public struct Switch: ScreenContent {
  public let node: ScreenNode

  /// - Parameters:
  ///   - label: `accessibilityLabel`; empty if none is set.
  ///   - isOn: its state, which VoiceOver reads.
  ///   - frame: the frame, in screen points.
  public init(_ label: String, isOn: Bool, frame: Frame? = nil, line: Int = #line) {
    node = ScreenNode(
      .make("UISwitch", frame) {
        $0.label = label; $0.value = isOn ? "1" : "0"
      }, line: line)
  }
}

/// A `UISlider`.
public struct Slider: ScreenContent {
  public let node: ScreenNode

  /// - Parameters:
  ///   - label: `accessibilityLabel`; empty if none is set.
  ///   - value: `accessibilityValue`, as VoiceOver reads it: "30 percent".
  ///   - frame: the frame, in screen points.
  public init(_ label: String, value: String, frame: Frame? = nil, line: Int = #line) {
    node = ScreenNode(
      .make("UISlider", frame) {
        $0.label = label; $0.value = value
      }, line: line)
  }
}

/// Any view, by its class, with its subviews.
public struct View: ScreenContent {
  public let node: ScreenNode

  /// - Parameters:
  ///   - className: a class of UIKit, or a custom class.
  ///   - superclass: the UIKit superclass of a custom class.
  public init(
    _ className: String = "UIView", superclass: String? = nil, frame: Frame? = nil, line: Int = #line,
    @ScreenContentBuilder content: () -> [ScreenNode] = { [] }
  ) {
    node = ScreenNode(.make(className, frame) { $0.superclassName = superclass }, children: content(), line: line)
  }
}

extension Control {
  fileprivate static func make(_ className: String, _ frame: Frame?, _ change: (inout Control) -> Void) -> Control {
    var control = Control()
    control.className = className
    control.frame = frame
    change(&control)
    return control
  }
}
