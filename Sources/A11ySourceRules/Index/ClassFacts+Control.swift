import A11yCore

/// What a class is as a control.
extension ClassFacts {
  /// A class that draws itself and handles touches: nothing else supplies its accessibility.
  var isCustomControl: Bool { isBareControl || isBareView && (tracksTouches || handlesTouches && notifies) }

  var tracksTouches: Bool { declares("beginTracking") || declares("continueTracking") || declares("endTracking") }

  /// Overrides a responder's touches and does something of its own with them.
  var handlesTouches: Bool {
    ["touchesBegan", "touchesMoved", "touchesEnded"].contains { name in
      (functions[name] ?? []).contains { function in
        function.body?.descendants.contains { ($0.kind == .call && $0.base?.text != "super") || $0.kind == .assign }
          == true
      }
    }
  }

  var sendsActions: Bool { calls("sendActions", "sendAction") }

  /// `sendActions(for: .valueChanged)`
  var sendsValueChanged: Bool {
    calls(of: "sendActions").contains { $0.argument("for")?.mentions("valueChanged") == true }
  }

  /// Tells somebody: by an action, a delegate, a closure or a notification.
  var notifies: Bool { sendsActions || allCalls.contains { Self.tells($0, in: self) } }

  static func tells(_ call: Node, in facts: ClassFacts?) -> Bool {
    let name = call.calledName ?? ""
    if name == "sendActions" || name == "sendAction" { return true }
    if let base = call.base?.path?.lowercased(), base.contains("delegate") || base.contains("notificationcenter") {
      return true
    }
    // A closure in a property: `onChange?(value)`.
    if call.callee?.kind == .name || call.base?.text == "self",
      let type = facts?.variables[name]?.declaration?.type
    {
      return type.contains("->")
    }
    return false
  }

  /// A pan of its own.
  var pans: Bool { calls("UIPanGestureRecognizer") }

  /// Follows a finger along the control.
  var drags: Bool { declares("continueTracking") || pans && calls("addGestureRecognizer") }

  /// Gives assistive technology something to stop at, or decides that with code we cannot weigh.
  var isExposed: Bool {
    AccessibilityNames.exposing.contains { name in
      if functions[name] != nil { return true }
      return sources(of: name).contains { !Self.isConstantFalse($0) }
    }
  }

  /// Overrides the property so that it is no element, whatever is set.
  var isNeverElement: Bool { variables["isAccessibilityElement"].map(Self.isConstantFalse) == true }

  /// An app's class that no code of the run makes, in an app that uses Interface Builder, where it may be made an element
  /// of some kind: of thirteen such controls of one synthesizer eleven are elements in its storyboards only.
  func isFromInterfaceBuilder(_ index: SourceIndex) -> Bool {
    if isOpen || index.constructed.contains(name) { return false }
    return index.usesInterfaceBuilder || functions["awakeFromNib"] != nil
  }

  private static func isConstantFalse(_ source: Node) -> Bool {
    if source.kind != .variable { return source.isFalse || source.kind == .null }
    guard let value = source.initialValue ?? source.accessor("get")?.body?.firstChild else { return false }
    return value.isFalse || value.kind == .null || value.kind == .return && value.firstChild?.isFalse == true
  }

  /// Classes of which it makes or keeps objects.
  var heldTypes: Set<String> {
    var types = Set(allCalls.compactMap(\.calledName).filter(\.startsWithCapital))
    for variable in variables.values {
      guard let type = variable.declaration?.type else { continue }
      types.formUnion(type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
    return types
  }

  /// Something that it holds is exposed by itself: a label, a button, a view of ours that exposes itself. Nil when it
  /// contains unknown views.
  func holdsExposedViews(_ index: SourceIndex) -> Bool? {
    let types = heldTypes
    if !types.isDisjoint(with: KnownClasses.exposed) { return true }
    for type in types.sorted() where type != name {
      guard let facts = index.facts(of: type) else { continue }
      if facts.uikitBase == "UIAccessibilityElement" { return true }
      guard let base = facts.uikitBase, KnownClasses.isView(base) else { continue }
      if KnownClasses.exposed.contains(base) || facts.isExposed || facts.hasHelper { return true }
      if !facts.heldTypes.isDisjoint(with: KnownClasses.exposed) { return true }
    }
    if types.contains("UIAccessibilityElement") { return true }
    if addsForeignViews { return nil }
    let isStranger = types.contains { type in
      Self.soundsLikeView(type) && !KnownClasses.contains(type) && index.facts(of: type) == nil
    }
    return isStranger && calls("addSubview", "addArrangedSubview", "insertSubview") ? nil : false
  }

  /// Adds a view that its creator passes in, which may be exposed: `init(contentView: Content)`.
  private var addsForeignViews: Bool {
    ["addSubview", "addArrangedSubview", "insertSubview"].flatMap { calls(of: $0) }.contains { call in
      guard let name = call.arguments.first?.path else { return false }
      if let variable = variables[name] {
        return variable.initialValue == nil && variable.accessor("get") == nil && !isMade(name)
      }
      return call.enclosingMember?.children.contains { $0.kind == .parameter && $0.text == name } == true
    }
  }

  /// The class itself puts a new object into one of its variables.
  private func isMade(_ name: String) -> Bool {
    assigned(name).contains { assignment in
      assignment.assignedValue.map { $0.isTypeCall || $0.subtree.contains(where: \.isTypeCall) } == true
    }
  }

  private static func soundsLikeView(_ type: String) -> Bool {
    ["View", "Button", "Label", "Control", "Slider", "Field", "Node", "Cell", "Thumb", "Switch", "Item"].contains {
      type.hasSuffix($0)
    }
  }

  /// Traits that its base has by itself.
  var inheritsAdjustable: Bool {
    guard let uikitBase else { return false }
    return UIKitClasses.named(uikitBase)?.traits.contains(.adjustable) == true
      || ["UIPickerView", "UIDatePicker", "UIStepper"].contains(uikitBase)
  }

  /// Where a finding about it is reported.
  var subject: Finding.Subject { Finding.Subject(source: name, className: name) }
}
