import A11yCore

/// Tap recognisers on views of UIKit.
extension TapWithoutTrait {
  /// What is shown for a moment and opens nothing: whether it is said otherwise, a person must look.
  static let hints = ["hint", "tooltip", "tool tip", "popover", "popup tip", "coachmark", "coach mark"]

  private static let plain: Set<String> = ["UIView", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView"]

  func uikit(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard let type = object.type, Self.plain.contains(type), object.construction != nil, !object.isOutlet,
      let call = object.calls["addGestureRecognizer"]?.first, let recognizer = call.arguments.first,
      let action = tap(recognizer, addedIn: call, file)
    else { return nil }
    let sets = object.assigned.keys.contains { $0.hasPrefix("accessibility") || $0 == "isAccessibilityElement" }
    if sets || object.calls.keys.contains(where: { $0.hasPrefix("accessibility") || file.index.isHelper($0) }) {
      return nil
    }
    // The class that holds it may speak for it as a whole.
    let owner = call.enclosingType.flatMap { file.facts(of: $0.text) }
    if let owner,
      owner.isExposed || owner.hasHelper || owner.provides("accessibilityCustomActions")
        || owner.provides("accessibilityActivate") || owner.provides("accessibilityTraits")
    {
      return nil
    }
    if file.index.spokenReceivers.contains(object.name) { return nil }
    if dismisses(action) || action.countsTaps || isBackdrop(object.name) { return nil }
    if object.passed.contains(where: { file.index.isHelper($0.calledName ?? "") }) { return nil }
    return Violation(
      Finding.Subject(object), "can be tapped but lacks the trait .button",
      isInferred: action.isCalled(Self.hints), at: call.location)
  }

  /// `addGestureRecognizer(tap)` in the class of a view: the view itself is tapped.
  func ownTaps(in file: SourceFile) -> [Violation] {
    file.calls("addGestureRecognizer").compactMap { call in
      guard call.base == nil || call.base?.text == "self", let recognizer = call.arguments.first,
        call.callee?.kind == .name || call.base?.text == "self",
        let action = tap(recognizer, addedIn: call, file), !dismisses(action), !action.countsTaps,
        let type = call.enclosingType, !isBackdrop(type.text), let facts = file.facts(of: type.text),
        let base = facts.uikitBase, ["UIView", "UIImageView", "UILabel", "UIStackView", "UITextView"].contains(base),
        !facts.isExposed, !facts.hasHelper, !facts.hasMacro, !facts.mentionsAny(Self.speaking), !facts.isOpen,
        !file.index.isAbstract(facts),
        !Self.speaking.contains(where: { file.index.callersSet($0, on: facts) })
      else { return nil }
      // A control within it may do the same.
      let holdsControl = !facts.heldTypes.isDisjoint(with: KnownClasses.controls)
      return Violation(
        facts.subject, "can be tapped but lacks the trait .button",
        isInferred: holdsControl || action.isCalled(Self.hints) || facts.isFromInterfaceBuilder(file.index),
        at: call.location)
    }
  }

  private static let speaking: Set<String> = [
    "accessibilityTraits", "accessibilityLabel", "isAccessibilityElement", "accessibilityActivate",
    "accessibilityCustomActions", "accessibilityElements",
  ]

  /// What the recogniser calls, when it is one of a single tap that others do not share.
  private func tap(_ recognizer: Node, addedIn call: Node, _ file: SourceFile) -> RecognizerAction? {
    if recognizer.kind == .call {
      return recognizer.calledName == "UITapGestureRecognizer"
        ? RecognizerAction(recognizer, addedIn: call, file) : nil
    }
    guard let name = recognizer.path,
      let object = file.objects(name).last(where: { isVisible($0, from: recognizer) }),
      object.type == "UITapGestureRecognizer", let made = object.construction
    else { return nil }
    if object.assigned["numberOfTapsRequired"]?.contains(where: { $0.assignedValue?.numberValue != 1 }) == true {
      return nil
    }
    if object.sets("cancelsTouchesInView", "numberOfTouchesRequired", "delegate") { return nil }
    return RecognizerAction(made, heldBy: object, addedIn: call, file)
  }

  private func isVisible(_ object: ObjectUse, from node: Node) -> Bool {
    object.isMember || object.declaration.parent.map { $0.holds(node) } == true
  }

  /// A backdrop is tapped to close what is before it, which has a control for it or an escape.
  private func isBackdrop(_ name: String) -> Bool { IdentifierWords(name).contain(anyOf: exemptViews) }

  /// Puts the keyboard or the page away, for which VoiceOver has its own ways.
  private func dismisses(_ action: RecognizerAction) -> Bool {
    action.isCalled(exemptMethods)
      || action.mentionsAny(["endEditing", "resignFirstResponder", "dismiss"])
  }
}
