import A11yCore

/// A name UIKit gives by itself, in the interface's language: no file tells it.
public enum SystemWord: String, CaseIterable, Sendable {
  case increment = "Increment"
  case decrement = "Decrement"
  case progress = "Progress"
  case inProgress = "In progress"
  /// The compact style's button, as XCUITest finds it: `app.buttons["Date Picker"]`.
  case datePicker = "Date Picker"

  /// The word an element is called by; nil when the app names it.
  init?(_ element: Element) {
    let isPart = element.isNamedAsPart
    let isNamedByClass = element.control.label == nil && element.uikitClass?.hasSystemLabel == true
    guard isPart || isNamedByClass else { return nil }
    self.init(rawValue: element.name)
  }
}

extension Element {
  /// UIKit's own word names a part of a control: a stepper's half, a date picker that was given no label.
  var isNamedAsPart: Bool {
    control.isVended && role == .button && (parent?.role == .stepper || parent?.control.label == nil)
  }
}

extension Element {
  /// The label of the stepper whose half it is.
  var stepperLabel: String? {
    guard isNamedAsPart, let parent, parent.role == .stepper, !SpokenText.isBlank(parent.control.label) else {
      return nil
    }
    return parent.control.label
  }
}

extension UIKitClass {
  fileprivate var hasSystemLabel: Bool {
    if case .system = label { true } else { false }
  }
}
