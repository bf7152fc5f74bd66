/// What somebody says of a custom class.
public struct Component: Sendable, Equatable {
  /// The UIKit class whose role, traits and label it has.
  public var behavesAs: String?
  /// What its label is taken from when it has none.
  public var labelSource: String?

  public init(behavesAs: String? = nil, labelSource: String? = nil) {
    self.behavesAs = behavesAs
    self.labelSource = labelSource
  }

  /// The properties of every control that a label can be taken from; other names are runtime attributes, which only
  /// readers of documents know.
  public static let properties = ["title", "text", "placeholder", "value"]

  func label(of control: borrowing Control) -> String? {
    switch labelSource {
    case "title": control.title
    case "text": control.text
    case "placeholder": control.placeholder
    case "value": control.value
    default: nil
    }
  }
}

extension Screen {
  /// The screen as it is when the app's own classes do what is said of them.
  ///
  /// - Parameter components: by class name, with or without its module.
  public func applying(_ components: [String: Component]) -> Screen {
    guard !components.isEmpty else { return self }
    let found = controls.map { control in control.className.flatMap { components.component(of: $0) } }
    guard found.contains(where: { $0 != nil }) else { return self }
    return rebuilt { found[$0] }
  }

  /// Built anew, because a class may bring elements that UIKit makes in its stead, such as a stepper's two buttons: every
  /// control behind one that is added gets another index.
  ///
  /// - Parameter component: what is known of a control's class, by the control's index.
  func rebuilt(_ component: (Int) -> Component?) -> Screen {
    var empty = self
    empty.removeControls()
    var builder = ScreenBuilder(empty, capacity: controls.count)
    var places = [Int](repeating: 0, count: controls.count)
    var open: [Int] = []
    for index in controls.indices where !controls[index].isVended {
      while let last = open.last, !isAncestor(last, of: index) {
        builder.end()
        open.removeLast()
      }
      places[index] = builder.screen.controls.count
      var control = controls[index]
      let component = component(index)
      if let component { control.apply(component) }
      // The author vouches for it: it is checked as UIKit's own.
      let known = component?.behavesAs.flatMap(UIKitClasses.named)
      builder.begin(control, known.map { ResolvedClass(uikit: $0, isCustom: false) } ?? classes[index])
      open.append(index)
    }
    for _ in open { builder.end() }
    var screen = builder.screen
    for note in screen.notes.indices { screen.notes[note].control = screen.notes[note].control.map { places[$0] } }
    return screen
  }

  private mutating func removeControls() {
    controls = []
    parents = []
    ends = []
    classes = []
  }
}

extension Control {
  fileprivate mutating func apply(_ component: Component) {
    if let known = component.behavesAs, UIKitClasses.named(known) != nil { superclassName = known }
    if label == nil, let text = component.label(of: self) { label = text }
  }
}

extension [String: Component] {
  fileprivate func component(of className: String) -> Component? {
    if let component = self[className] { return component }
    guard let dot = className.lastIndex(of: ".") else { return nil }
    return self[String(className[className.index(after: dot)...])]
  }
}
