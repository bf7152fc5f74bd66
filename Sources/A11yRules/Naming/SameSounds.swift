import A11yCore

/// Finds controls whose spoken names are equal: names are compared only if their cheap keys are equal.
enum SameSounds {
  /// What is spoken of a control, and the bar or composite control it belongs to.
  private struct Sound: Hashable {
    var name: String
    var role: Role?
    var value: String?
    var content: [Interaction.CustomContent]?
    var inputLabels: [String]?
    var scope: Int
  }

  /// The controls that sound the same, each group in tree order.
  static func groups(among subjects: [Element]) -> [[Element]] {
    subjects.grouped(key: { SpokenText.soundKey($0.name) }, by: { isBeyondDisplay($0) ? nil : sound(of: $0) })
  }

  /// Two in one place are one to a person; two that do the same may be called the same.
  static func distinct(_ group: [Element]) -> [Element] {
    var frames: Set<Frame> = []
    var actions: Set<String> = []
    return group.filter { element in
      if let frame = element.frame, !frames.insert(frame).inserted { return false }
      guard let action = element.action else { return true }
      return actions.insert(action).inserted
    }
  }

  private static func sound(of element: Element) -> Sound {
    Sound(
      name: heard(element.name), role: kind(of: element), value: element.isSet ? nil : element.value,
      content: element.interaction.customContent, inputLabels: element.interaction.userInputLabels,
      scope: scope(of: element))
  }

  /// Who writes a description can say whether two controls that a tap activates do the same, whatever they are.
  private static func kind(of element: Element) -> Role? {
    guard element.tree.isWritten, let role = element.role, [.checkbox, .radio, .link, .menuItem].contains(role) else {
      return element.role
    }
    return .button
  }

  /// The name without case and punctuation; "Zoom +" and "Zoom −" stay two, as do two emoji.
  private static func heard(_ name: String) -> String {
    let silent = ".,;:!?…'\"()[]“”‘’«»·•"
    var heard = SpokenText.normalized(name)
    for character in name where !character.isLetter && !character.isNumber && !character.isWhitespace {
      if character != "-", !silent.contains(character) { heard.append(character) }
    }
    return heard
  }

  /// The nearest bar, alert or composite control: what is in it is known by it.
  private static func scope(of element: Element) -> Int {
    let scope = element.ancestors.first { ancestor in
      switch ancestor.role {
      case .tabBar, .searchBar, .alert: true
      case .navigationBar, .toolbar: false
      default: ancestor.uikitClass.map { $0.vends != .nothing } ?? false
      }
    }
    return scope?.index ?? -1
  }

  /// The nearest navigation bar or toolbar.
  static func bar(of element: Element) -> Int? {
    element.ancestors.first { $0.role == .navigationBar || $0.role == .toolbar }?.index
  }

  /// Scrolled away, so that a recycled cell may stand for another row by now.
  private static func isBeyondDisplay(_ element: Element) -> Bool {
    guard let display = element.tree.screen.display, display.width > 0, display.height > 0, let frame = element.frame,
      frame.isValid
    else { return false }
    return !frame.overlaps(display)
  }
}

extension Element {
  /// People set its value, which therefore distinguishes it from no other.
  fileprivate var isSet: Bool {
    guard let role else { return false }
    return role.isTextInput || role.isToggle || [.slider, .stepper, .picker, .datePicker].contains(role)
  }
}
