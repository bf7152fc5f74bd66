extension Element {
  /// Whether people have to know what it is called: they act on it, or it is a cell, which stands for what it holds.
  ///
  /// Not what the system names by itself, and not what the description cannot tell the name of.
  public var needsName: Bool {
    guard isInteractive || role == .cell, role != .key, !traits.contains(.keyboardKey) else { return false }
    return !isNamedBySystem && !isEmptyTemplate && !saysOnlyItsText
  }

  /// A text view that cannot be edited: VoiceOver reads its text as the value, and no label is missing.
  private var saysOnlyItsText: Bool { role == .text && !SpokenText.isBlank(value) }

  /// A person types into one of its ancestors, so that it is a part of a system field: its button to clear the text.
  private var isInsideTextInput: Bool { ancestors.contains { $0.role?.isTextInput == true } }

  private var isNamedBySystem: Bool {
    // VoiceOver speaks "page 1 of 3".
    if uikitClass?.role == .pageControl || role == .pageControl && SystemParts.isPage(control.value) { return true }
    let isComposed = role == .cell || uikitClass.map { $0.vends != .nothing } ?? false
    return isComposed && holdsText || isNameless && (isInsideTextInput || isWheelOfDatePicker)
  }

  /// It cannot have a name, and its value describes it: "6 o’clock", "15 minutes".
  private var isWheelOfDatePicker: Bool {
    role == .picker && ancestors.contains { $0.role == .datePicker && !$0.isCustom }
  }

  /// A cell of which nothing but the class is reported: a prototype, or one that is filled when it is shown.
  private var isEmptyTemplate: Bool {
    guard role == .cell, tree.screen.source.level == .views, control.label == nil, control.isElement == nil,
      descendants.isEmpty
    else { return false }
    // Who writes a row, and gives it traits or a hint, has forgotten its label.
    return !tree.isWritten || control.className != nil || control.traits == nil && control.hint == nil
  }

  /// Something it holds has words. (Not `name`: cells within cells would be walked once a level.)
  private var holdsText: Bool {
    tree.screen.descendants(of: index).contains { part in
      let control = tree.screen.controls[part]
      return !SpokenText.isBlank(control.label) || !SpokenText.isBlank(control.text)
        || !SpokenText.isBlank(control.title)
    }
  }
}

extension Element {
  /// A field that shows what to type into it, as long as nothing has been typed.
  public var isNamedByPlaceholder: Bool {
    role?.isTextInput == true && (!SpokenText.isBlank(control.placeholder) || hasPlaceholderInCode)
  }

  /// Code sets the placeholder of a field for which the description has none.
  public var hasPlaceholderInCode: Bool {
    guard SpokenText.isBlank(control.placeholder) else { return false }
    return switch codeSettlement(of: .placeholder) {
    case .settled, .open: true
    case .untouched, .unimproved, nil: false
    }
  }
}
