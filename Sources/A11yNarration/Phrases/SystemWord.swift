import A11yCore

/// A name UIKit gives by itself, in the interface's language: no file tells it.
public enum SystemWord: String, CaseIterable, Sendable {
  case increment = "Increment"
  case decrement = "Decrement"
  case progress = "Progress"
  case inProgress = "In progress"

  /// The word an element is called by; nil when the app names it.
  init?(_ element: Element) {
    let isStepperHalf = element.control.isVended && element.role == .button
    let isNamedByClass = element.control.label == nil && element.uikitClass?.hasSystemLabel == true
    guard isStepperHalf || isNamedByClass else { return nil }
    self.init(rawValue: element.name)
  }
}

extension UIKitClass {
  fileprivate var hasSystemLabel: Bool {
    if case .system = label { true } else { false }
  }
}
