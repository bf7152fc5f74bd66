import A11yCore

/// What a control cannot have, or what has no effect on it.
extension ControlDecoder {
  /// What only one kind of control has, on a control that is known to be of another kind: without effect there.
  mutating func noteForeignFacts() {
    let control = facts.control
    let known = control.className.flatMap(UIKitClasses.named)
    guard known != nil || control.role != nil else { return noteFactsOfUnknownClass() }
    let kind = known?.name
    guard kind != "UIView", kind != "UIControl" else { return }
    let location = control.location
    if let onOff = places.onOff, let role = control.role, role != .switch, kind != "UISwitch" {
      let remedy = role == .text || role == .heading || role == .image ? "put it on the switch" : "write 'selected'"
      noteOnce(.meaning, at: onOff, "has 'isOn', which only a switch has; \(remedy)")
    }
    let role = control.role ?? known?.role
    if role == .switch, let isSelected = control.isSelected, places.onOff == nil, control.value == nil {
      note(.meaning, at: location, "has 'selected', which a switch does not show; write 'isOn' with \(isSelected)")
    }
    if role == .switch, !Self.isCustom(control), places.onOff != nil, control.traits?.contains(.selected) == true {
      note(.limit, at: location, "has the trait 'selected', which VoiceOver reads besides on or off; remove it")
    }
    if let (progress, place) = places.progress {
      if role != .progress {
        noteOnce(.meaning, at: place, "has 'progress', which only a progress view has; write 'value'")
      } else if !(0...1).contains(progress) {
        note(.limit, at: place, "has the progress \(progress.points); write a number from 0 to 1")
      }
    }
    noteWordsWithoutEffect(role)
    if role == .text, !Self.isCustom(control), isWithoutText {
      note(.limit, at: location, "has no text; write 'text'")
    }
    if control.placeholder != nil, let role, Self.isWithoutPlaceholder(role), !Self.isCustom(control) {
      note(.limit, at: location, "has 'placeholder', which only a text field has; write 'label' or 'value'")
    }
    if control.isSecure == true, let role, Self.isWithoutPlaceholder(role) {
      note(.limit, at: location, "has 'secure', which only a text field has; write the role 'secureTextField'")
    }
    if control.hasMetrics {
      let metrics = control.metrics
      if metrics.minimum ?? metrics.maximum != nil, let role, Self.isWithoutRange(role), !Self.isCustom(control) {
        let key = metrics.minimum == nil ? "maximumValue" : "minimumValue"
        let remedy = "write the role 'slider', or delete it"
        note(.limit, at: location, "has '\(key)', which a \(role.words) does not have; \(remedy)")
      }
      if let step = metrics.step, step <= 0 {
        note(.meaning, at: location, "has the stepValue \(step.points); write a number above 0")
      }
      if [metrics.minimum, metrics.maximum].contains(where: { $0?.isFinite == false }) {
        note(.meaning, at: location, "has a range without an end; write finite numbers")
      }
      if metrics.headingLevel != nil, role == .text, control.traits?.contains(.header) != true {
        note(.limit, at: location, "has 'headingLevel', but is not a heading; write the role 'heading'")
      }
      if metrics.numberOfPages != nil || metrics.currentPage != nil, kind != "UIPageControl",
        control.role != .pageControl
      {
        let key = metrics.currentPage == nil ? "numberOfPages" : "currentPage"
        note(.limit, at: location, "has '\(key)', which only a page control has; write the role 'pageControl'")
      }
      if metrics.selectedSegmentIndex != nil, kind != "UISegmentedControl" {
        noteSegments("selectedSegmentIndex", at: location)
      }
      // UIKit begins at the minimum, which a description of what is on the screen says.
      if metrics.maximum != nil, role == .slider, control.value == nil, !Self.isCustom(control),
        control.isEnabled != false
      {
        let range = "\((metrics.minimum ?? 0).points) to \(metrics.maximum?.points ?? "1")"
        note(
          .limit, at: location,
          "has a range, but no value; write 'value' with a number from \(range) or the words that VoiceOver speaks")
      }
    }
    if control.hasStructure, control.structure.order?.isEmpty == false, let role, role.isInteractive || role == .text,
      role != .cell, !Self.isCustom(control)
    {
      note(
        .limit, at: location, "has 'order', which only a container has; write it on the control that holds the others")
    }
    guard control.hasStructure, let segments = control.structure.segments else { return }
    if kind != "UISegmentedControl" { return noteSegments("segments", at: location) }
    if segments.count == 1, let titles = Self.titles(inOne: segments[0]) {
      let list = titles.map { $0.excerpt().quoted(limit: 40) }.joined(separator: ",")
      return note(
        .meaning, at: location, "has one segment '\(segments[0].excerpt())'; write its titles as a list: \(list)")
    }
    if control.value != nil, places.value != nil, control.metrics.selectedSegmentIndex == nil {
      note(
        .limit, at: location, "has 'value', which a segmented control does not have; write 'selectedSegmentIndex'")
    }
    if let index = control.metrics.selectedSegmentIndex, !(-1..<segments.count).contains(index) {
      let last = segments.count - 1
      let range = last == 1 ? "0 or 1" : last == 0 ? "0" : "a number from 0 to \(last)"
      let remedy = "segments count from 0: write \(range), or -1 for none"
      note(.limit, at: location, "has 'selectedSegmentIndex' \(index); \(remedy)")
    }
  }

  /// A visible text without words that VoiceOver could read.
  private var isWithoutText: Bool {
    let control = facts.control
    guard control.isHidden != true, control.isElement != false else { return false }
    guard control.hasAppearance, control.appearance.font != nil || control.appearance.textColor != nil else {
      return false
    }
    return control.label == nil && control.text == nil && control.title == nil && control.value == nil
      && control.placeholder == nil && control.identifier == nil && control.id == nil
  }

  /// `Low, High`, in one text.
  private static func titles(inOne text: String) -> [String]? {
    for separator in [",", ";", "|"] as [Character] where text.contains(separator) {
      let titles = text.split(separator: separator).map { SpokenText.trimmed(String($0)) }.filter { !$0.isEmpty }
      if titles.count > 1 { return titles }
    }
    return nil
  }

  private mutating func noteSegments(_ key: String, at location: SourceLocation) {
    let remedy = "write the class 'UISegmentedControl'"
    note(.limit, at: location, "has '\(key)', which only a segmented control has; \(remedy)")
  }

  /// A title or text that UIKit neither draws on such a control nor speaks: the name is not where the author put it.
  private mutating func noteWordsWithoutEffect(_ role: Role?) {
    let control = facts.control
    guard SpokenText.isBlank(control.label), let role, !Self.isCustom(control) else { return }
    let key: String
    switch role {
    case .switch, .slider, .stepper, .pageControl, .colorWell:
      guard control.className.flatMap(UIKitClasses.named)?.label ?? .none == .none else { return }
      key = SpokenText.isBlank(control.title) ? "text" : "title"
      if SpokenText.isBlank(control.title), SpokenText.isBlank(control.text) { return }
    case .textField, .secureTextField, .searchField, .textView, .image, .progress:
      if SpokenText.isBlank(control.title) { return }
      key = "title"
    case .cell:
      if !SpokenText.isBlank(control.value) { return }
      key = SpokenText.isBlank(control.title) ? "text" : "title"
      if SpokenText.isBlank(control.title), SpokenText.isBlank(control.text) { return }
    default: return
    }
    let article = "aeiou".contains(role.words.first ?? " ") ? "an" : "a"
    noteOnce(
      .meaning, at: control.location,
      "has '\(key)', which \(article) \(role.words) does not have; write 'label'")
  }

  private static func isWithoutPlaceholder(_ role: Role) -> Bool {
    switch role {
    case .button, .link, .switch, .checkbox, .radio, .slider, .stepper, .segment, .tab, .menuItem, .image, .text,
      .heading, .progress, .activity, .pageControl:
      true
    default: false
    }
  }

  private static func isWithoutRange(_ role: Role) -> Bool {
    switch role {
    case .button, .link, .switch, .checkbox, .radio, .segment, .tab, .menuItem, .image, .text, .heading, .textField,
      .secureTextField, .searchField:
      true
    default: false
    }
  }

  static func isCustom(_ control: Control) -> Bool {
    control.className.map { UIKitClasses.named($0) == nil } ?? false
  }

  /// A class that is not known, with what only a control of UIKit has: it is not checked as the control it may be.
  private mutating func noteFactsOfUnknownClass() {
    let control = facts.control
    guard places.classes.isEmpty, !notes.contains(where: { $0.kind == .vocabulary }), let name = control.className,
      control.superclassName == nil, control.traits == nil,
      let key = keyOfControls(control)
    else { return }
    let remedy = "write its 'superclass', such as UIControl, or its 'role'"
    noteOnce(
      .limit, at: control.location, "has '\(key)', but its class '\(name.excerpt())' is not known; \(remedy)")
  }

  func keyOfControls(_ control: Control) -> String? {
    if places.onOff != nil { return "isOn" }
    if places.progress != nil { return "progress" }
    if control.placeholder != nil { return "placeholder" }
    if control.isSecure != nil { return "secure" }
    if control.isMomentary != nil { return "momentary" }
    if control.hasMetrics {
      let metrics = control.metrics
      if metrics.minimum != nil { return "minimumValue" }
      if metrics.maximum != nil { return "maximumValue" }
      if metrics.step != nil { return "stepValue" }
      if metrics.numberOfPages != nil { return "numberOfPages" }
      if metrics.currentPage != nil { return "currentPage" }
      if metrics.selectedSegmentIndex != nil { return "selectedSegmentIndex" }
    }
    guard control.hasStructure else { return nil }
    if control.structure.segments != nil { return "segments" }
    if control.structure.buttonType != nil { return "buttonType" }
    return control.structure.buttonRole == nil ? nil : "buttonRole"
  }
}
