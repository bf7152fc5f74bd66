import A11yCore

/// The controls inside an element that VoiceOver users cannot reach, because the element stands for all it holds and
/// does not stand for them.
struct InnerControls {
  /// The outermost ones, in tree order.
  private(set) var hidden: [Element] = []
  /// How many custom actions the element has that bear no control's name.
  private(set) var customActions = 0

  init(of element: Element) {
    var inner: [Element] = []
    let isDumped = !element.derivesFromClass
    element.forEachVisiblePart { part in
      // A dump says of each what can be visited, within an element or not.
      guard part.reach == .mergedIntoParent, !(isDumped && part.control.isElement == true) else { return false }
      guard part.isInteractive || part.isOwnControl || part.reactsToSingleTap else { return true }
      if part.awaitsTouch { inner.append(part) }
      return false
    }
    guard !inner.isEmpty else { return }
    let actions = Set((element.interaction.customActions ?? []).map { SpokenText.normalized($0.name) })
    hidden = inner.filter { control in
      let name = SpokenText.normalized(control.name)
      if !name.isEmpty, actions.contains(name) { return false }
      return !(control.action != nil && control.action == element.action)
    }
    customActions = actions.count - (inner.count - hidden.count)
    if inner.count == 1, Self.represents(element, inner[0]) { hidden = [] }
  }

  /// The element is the control as far as an ear can tell, or a double tap on it lands in the control.
  private static func represents(_ element: Element, _ control: Element) -> Bool {
    if takesTap(element, control) { return true }
    if control.role?.isToggle == true {
      return element.role?.isToggle == true || !SpokenText.isBlank(element.value)
        || element.traits.contains(.toggleButton)
    }
    if control.traits.contains(.adjustable) { return element.traits.contains(.adjustable) }
    if control.role?.isTextInput == true { return !SpokenText.isBlank(element.value) }
    let name = SpokenText.normalized(control.name)
    guard !name.isEmpty else { return false }
    let whole = SpokenText.normalized(element.name)
    return whole == name || element.isInteractive && " \(whole) ".contains(" \(name) ")
  }

  /// Where the control covers most of the element, a double tap lands in it even without an activation point.
  private static let covering = 0.8

  private static func takesTap(_ element: Element, _ control: Element) -> Bool {
    guard let frame = control.frame, frame.isValid else { return false }
    if let point = element.geometry.activationPoint { return frame.distance(toX: point.x, y: point.y) == 0 }
    guard let whole = element.frame, whole.isValid, whole.area > 0 else { return false }
    return frame.sharedArea(with: whole) >= whole.area * Self.covering
  }
}
