import A11yCore

/// Tap recognizers on views of UIKit.
extension TapWithoutTrait {
  /// What is shown for a moment and opens nothing: whether it is said otherwise, people have to look.
  static let hints = ["hint", "tooltip", "tool tip", "popover", "popup tip", "coachmark", "coach mark"]

  private static let plain: Set<String> = ["UIView", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView"]
  /// They are exposed by themselves, or a tap on them is meant for their content.
  private static let others = [
    "scroll", "table", "collection", "map", "web", "text view", "button", "btn", "switch", "slider", "field", "pager",
    "navigation bar", "tab bar", "window", "keyboard", "super",
  ]
  private static let viewWords = [
    "view", "label", "image", "avatar", "card", "stack", "container", "row", "icon", "photo", "thumbnail", "badge",
    "header", "footer", "banner", "picture", "logo", "cell", "lbl", "img", "cover", "artwork",
  ]
  /// Words of methods by which a tap opens something.
  private static let opening = ["show", "open", "present", "push", "perform", "navigate", "select", "edit"]
  /// A tap on them closes something, or is for what they hold.
  private static let vague = ["container", "cover", "wrapper", "content"]
  /// What makes a view more than its words; a label alone does not tell that it can be tapped.
  private static let settling: Set<String> = [
    "accessibilityTraits", "accessibilityCustomActions", "accessibilityElementsHidden",
    "accessibilityRespondsToUserInteraction", "accessibilityElements",
  ]

  private static let imageFix = """
    Use a button with an accessibility label; or set `isAccessibilityElement`, `accessibilityLabel` and the `.button` \
    trait of the image view.
    """

  private enum Verdict { case certain, open, none }

  /// What a tap does, and whether something else says when it is meant.
  private typealias Tap = (action: RecognizerAction, isShared: Bool)

  /// `card.addGestureRecognizer(tap)`
  func uikit(_ call: Node, _ file: SourceFile) -> Violation? {
    guard let receiver = call.base, let recognizer = call.arguments.first,
      let found = tap(recognizer, addedIn: call, file)
    else { return nil }
    return receivers(receiver, file).lazy.compactMap { violation($0, found, in: call, file) }.first
  }

  /// Of `[photo, title].forEach { $0.addGestureRecognizer(tap()) }` both, of which the first at fault is reported.
  /// Arguments are taken from the calls in the same type.
  private func receivers(_ receiver: Node, _ file: SourceFile) -> [Node] {
    guard receiver.kind == .name else { return [receiver] }
    guard let (list, code) = list(of: receiver) else { return arguments(for: receiver, file) ?? [receiver] }
    if setsTraits(code, of: nil, file) { return [] }
    if list.kind == .array { return Array(list.eachChild.prefix(Self.mostReceivers)) }
    return (list.kind == .name ? arguments(for: list, file) : nil) ?? [receiver]
  }

  /// The list that a loop around a name goes through, and the loop's code.
  private func list(of item: Node) -> (list: Node, code: Node)? {
    for node in item.ancestors {
      // `for view in [card, photo]`: the pattern has no node of its own.
      if node.kind == .loop, let list = node.firstChild, list.kind == .array || list.kind == .name,
        node.tree.bytes[node.start..<list.start].split(whereSeparator: { !$0.isPartOfName })
          .contains(where: { $0.elementsEqual(item.text.utf8) })
      {
        return (list, node)
      }
      guard node.kind == .closure else { continue }
      let isItem = item.text == "$0" || node.eachChild.contains { $0.kind == .parameter && $0.text == item.text }
      guard isItem, node.parent?.calledName == "forEach", let list = node.parent?.base else { return nil }
      return (list, node)
    }
    return nil
  }

  /// The arguments for a parameter of the function around it: `addTap(to: card)`, `addTaps([card, photo])`. Nil if no code
  /// of the type calls the function.
  private func arguments(for parameter: Node, _ file: SourceFile) -> [Node]? {
    guard let function = parameter.enclosingMember, function.kind == .function, let type = function.enclosingType,
      let declared = function.eachChild.first(where: { $0.kind == .parameter && $0.symbol == parameter.symbol })
    else { return nil }
    if setsTraits(function, of: declared.symbol, file) { return [] }
    let label = declared.label == "_" ? "" : declared.label
    let given = file.calls(function.text).lazy.filter { call in
      !function.holds(call) && call.enclosingType?.text == type.text && [nil, "self"].contains(call.base?.text)
    }.compactMap { $0.arguments.first { $0.label == label } }.flatMap { $0.kind == .array ? $0.children : [$0] }
    let first = Array(given.prefix(Self.mostReceivers))
    return first.isEmpty ? nil : first
  }

  /// Code that exposes the views to which it adds taps: `view.accessibilityTraits.insert(.button)`, `expose(view)`.
  private func setsTraits(_ code: Node, of view: Int32?, _ file: SourceFile) -> Bool {
    if code.records.count > Self.mostNodes { return true }
    if code.mentionsAny(Self.settling.union(["isAccessibilityElement"])) || AccessibilityCode.isAbout(code) {
      return true
    }
    return code.subtree.contains { node in
      node.kind == .call && node.arguments.contains { $0.kind == .name && (view == nil || $0.symbol == view) }
        && file.index.names(node.calledName ?? "") == true
    }
  }

  // Each tap searches code and views. Without limits the time of generated code would grow with the square of its size.
  private static let mostReceivers = 16
  private static let mostNodes = 4000

  /// RxGesture's `card.rx.tapGesture().bind { … }`, and `card.onTap { … }` by an extension of the app's own.
  func methods(in file: SourceFile) -> [Violation] {
    let reactive = file.calls("tapGesture").filter {
      $0.base?.lastName == "rx" && $0.argument("numberOfTapsRequired") == nil
    }
    // `card.rx.anyGesture(.tap())`
    let any = file.calls("anyGesture").filter { call in
      call.base?.lastName == "rx"
        && call.arguments.contains { $0.calledName == "tap" && $0.arguments.isEmpty && $0.callee?.firstChild == nil }
    }
    let names = file.calledNames(holding: ["tap", "Tap", "lick", "ouch", "ress", "esture"]).filter {
      $0 != "tapGesture" && $0 != "anyGesture"
    }
    let own = names.filter { file.index.tapMethods.contains($0) }.flatMap { file.calls($0) }
    return (reactive + any + own).compactMap { call in
      guard let base = call.base else { return nil }
      let receiver = base.lastName == "rx" ? base.firstChild : base
      guard let receiver else { return nil }
      let found = (action: RecognizerAction(chain: call.chain, addedIn: call, file), isShared: false)
      return violation(receiver, found, in: call, file)
    }
  }

  private func violation(_ receiver: Node, _ found: Tap, in call: Node, _ file: SourceFile) -> Violation? {
    guard receiver.text != "self", let path = receiver.path, !path.hasPrefix("."),
      let name = path.split(separator: ".").last.map(String.init)
    else { return nil }
    if name == "contentView", !path.dropLast(name.count).contains(".") { return nil }
    let action = found.action
    if action.countsTaps || action.doesNothing || isBackdrop(name) { return nil }
    let object =
      path.contains(".") ? nil : file.objects(name).last { isVisible($0, from: receiver) && $0.isOfType(of: call) }
    if dismisses(action), !isClosingSign(object, action) { return nil }
    // What is in it takes the text by itself.
    if action.only(calls: ["becomeFirstResponder"], or: []) || object.map(isDimming) == true { return nil }
    let verdict = verdict(on: object, named: name, file)
    if verdict == .none { return nil }
    // The class that holds it may speak for it as a whole.
    let owner = file.facts(around: call)
    if let owner,
      owner.hasHelper || owner.provides("accessibilityCustomActions") || owner.provides("accessibilityActivate")
    {
      return nil
    }
    if let object, object.passed.contains(where: { file.index.isHelper($0.calledName ?? "") }) { return nil }
    let isInElement = owner.map { $0.isExposed || $0.provides("accessibilityTraits") } == true
    let isNamelessImage =
      object.map { object in
        object.type == "UIImageView" && !object.hasLabel
          && (!object.isOutlet || object.interfaceObject(file)?.isNamed == false)
      } == true
    return Violation(
      Finding.Subject(source: path.escapedName),
      isInElement
        ? "can be tapped, but its class is one accessibility element"
        : isNamelessImage
          ? "is an image that can be tapped but has neither a label nor the .button trait"
          : "can be tapped but lacks the .button trait",
      fix: isNamelessImage ? Self.imageFix : nil,
      reviewQuestion: isInElement ? "does the element offer the same action?" : nil,
      isInferred: verdict == .open || isInElement || found.isShared || action.isCalled(Self.hints)
        || IdentifierWords(name).contain(anyOf: Self.vague) && !action.calls(Self.opening),
      at: call.calledName == "addGestureRecognizer" ? call.location : call.nameLocation)
  }

  private func verdict(on object: ObjectUse?, named name: String, _ file: SourceFile) -> Verdict {
    let words = IdentifierWords(name)
    guard let object, let type = object.type else {
      // All of a controller's page.
      if name == "view" || words.contain(anyOf: Self.others) || !words.contain(anyOf: Self.viewWords) { return .none }
      // Of another object, or of a class that is not known.
      return isSettledElsewhere(name, file) ? .none : .open
    }
    let sets =
      object.assigned.keys.contains(where: Self.settling.contains)
      || object.calls.keys.contains { $0.hasPrefix("accessibilityTraits") || file.index.isHelper($0) }
      || object.assigned["isAccessibilityElement"]?.contains { $0.assignedValue?.isFalse == true } == true
    if sets || object.mayBeSettledInOtherFiles(Self.settling, file) { return .none }
    if object.declaration.kind == .parameter { return .none }
    if object.isOutlet, let drawn = object.interfaceObject(file) {
      if drawn.isExposed { return .none }
      return Self.plain.contains(type) && drawn.isPlain ? .certain : .open
    }
    if Self.plain.contains(type) { return object.isOutlet || object.anyConstruction == nil ? .open : .certain }
    if KnownClasses.contains(type) || words.contain(anyOf: Self.others) { return .none }
    guard let facts = file.facts(of: type), let base = facts.uikitBase else {
      return words.contain(anyOf: Self.viewWords) ? .open : .none
    }
    guard Self.plain.contains(base), !facts.isExposed, !facts.hasHelper, !facts.hasMacro,
      !facts.mentionsAny(Self.speaking)
    else { return .none }
    let isPlain = facts.heldTypes.isDisjoint(with: KnownClasses.controls) && !facts.isOpen
    return isPlain && !object.isOutlet ? .certain : .open
  }

  private func isSettledElsewhere(_ name: String, _ file: SourceFile) -> Bool {
    Self.settling.contains { file.index.assignedPaths.contains("\(name).\($0)") }
  }

  /// `addGestureRecognizer(tap)` in the class of a view: the view itself is tapped.
  func ownTaps(in file: SourceFile) -> [Violation] {
    file.calls("addGestureRecognizer").compactMap { call in
      guard isOnSelf(call), let recognizer = call.arguments.first,
        let found = tap(recognizer, addedIn: call, file), !dismisses(found.action), !found.action.countsTaps,
        !found.action.doesNothing,
        let type = call.enclosingType, !isBackdrop(type.text), let facts = file.facts(of: type.text),
        let base = facts.uikitBase, Self.tappable.contains(base) || Self.rows.contains(base),
        !facts.isExposed, !facts.hasHelper, !facts.hasMacro, !facts.mentionsAny(Self.speaking),
        !facts.isOpen || file.index.isOfApp(facts),
        !file.index.isAbstract(facts),
        !Self.speaking.contains(where: { file.index.callersSet($0, on: facts) })
      else { return nil }
      // A control within it may do the same.
      let holdsControl = !facts.heldTypes.isDisjoint(with: KnownClasses.controls)
      return Violation(
        facts.subject, "can be tapped but lacks the .button trait",
        isInferred: holdsControl || facts.isOpen || found.isShared || found.action.isCalled(Self.hints)
          || Self.rows.contains(base)
          || facts.isFromInterfaceBuilder(file.index),
        at: call.location)
    }
  }

  private func isOnSelf(_ call: Node) -> Bool {
    guard call.callee?.kind == .member else { return call.callee?.kind == .name }
    return call.base?.text == "self" || call.base?.path == "contentView"
  }

  private static let tappable: Set<String> = [
    "UIView", "UIImageView", "UILabel", "UIStackView", "UITextView", "UITableViewHeaderFooterView",
    "UICollectionReusableView",
  ]
  /// Selecting them may do the same.
  private static let rows: Set<String> = ["UITableViewCell", "UICollectionViewCell"]

  private static let speaking: Set<String> = [
    "accessibilityTraits", "isAccessibilityElement", "accessibilityActivate", "accessibilityCustomActions",
    "accessibilityElements",
  ]

  /// What the recognizer calls, when it is one of a single tap.
  private func tap(_ recognizer: Node, addedIn call: Node, _ file: SourceFile) -> Tap? {
    if recognizer.kind == .call {
      // `gestureRecognizers?.first?.rx.event`
      let isUsed = !recognizer.arguments.isEmpty || file.says("rx") || file.says("gestureRecognizers")
      if recognizer.calledName == "UITapGestureRecognizer" {
        return isUsed ? (RecognizerAction(recognizer, addedIn: call, file), false) : nil
      }
      return isOwnTap(recognizer.calledName, file)
        ? (RecognizerAction(chain: recognizer, addedIn: recognizer, file), true) : nil
    }
    guard let name = recognizer.path,
      let object = file.objects(name).last(where: { isVisible($0, from: recognizer) }),
      object.type == "UITapGestureRecognizer", let made = object.anyConstruction
    else { return nil }
    let taps = object.assigned["numberOfTapsRequired"] ?? []
    if taps.contains(where: { $0.assignedValue?.numberValue != 1 }) { return nil }
    let isUsed = !made.arguments.isEmpty || object.has(calls: "addTarget") || file.says("rx")
    if object.sets("numberOfTouchesRequired") || !isUsed { return nil }
    let passes = object.assigned["cancelsTouchesInView"] ?? []
    if passes.contains(where: { $0.assignedValue?.isTrue != true }) { return nil }
    // Its delegate says when it is meant.
    return (RecognizerAction(made, heldBy: object, addedIn: call, file), object.sets("delegate"))
  }

  /// `TapRecognizer { … }`, a custom class of recognizers.
  private func isOwnTap(_ name: String?, _ file: SourceFile) -> Bool {
    guard let name, name.startsWithCapital, name.hasSuffix("Recognizer"), !name.hasPrefix("UI") else { return false }
    return file.index.uikitBase(of: name) == "UITapGestureRecognizer"
  }

  private func isVisible(_ object: ObjectUse, from node: Node) -> Bool {
    object.isMember || object.declaration.parent.map { $0.holds(node) } == true
  }

  /// A backdrop is tapped to close what is before it, which has a control for it or an escape.
  private func isBackdrop(_ name: String) -> Bool { IdentifierWords(name).contain(anyOf: exemptViews) }

  /// A view of nothing but a half-transparent color, behind what is open.
  private func isDimming(_ object: ObjectUse) -> Bool {
    guard object.type == "UIView", !object.isOutlet, !object.has(calls: "addSubview", "addSubviews", "insertSubview")
    else {
      return false
    }
    let alphas = (object.assigned["alpha"] ?? []).compactMap { $0.assignedValue?.numberValue }
    let colors = (object.assigned["backgroundColor"] ?? []).compactMap(\.assignedValue)
    return alphas.contains { 0..<0.8 ~= $0 }
      || colors.contains {
        $0.calledName == "withAlphaComponent" || $0.argument("alpha")?.numberValue.map { $0 < 1 } == true
      }
  }

  /// A picture of a cross that closes the page, and no page around one.
  private func isClosingSign(_ object: ObjectUse?, _ action: RecognizerAction) -> Bool {
    guard let object, object.type == "UIImageView" || object.type == "UILabel", !action.isCalled(["keyboard"]) else {
      return false
    }
    return IdentifierWords(object.name).contain(anyOf: Self.closingSigns)
      && action.only(calls: ["dismiss", "popViewController", "removeFromSuperview"], or: ["close", "dismiss", "back"])
  }

  private static let closingSigns = ["close", "cross", "cancel", "dismiss", "back", "exit", "quit", "x"]

  /// Puts the keyboard or the page away, for which VoiceOver has its own ways.
  private func dismisses(_ action: RecognizerAction) -> Bool {
    action.isCalled(exemptMethods)
      || action.only(calls: ["endEditing", "resignFirstResponder", "dismiss"], or: exemptMethods)
  }
}

extension ObjectUse {
  /// Whether it is a member of the class that encloses the node, or a local variable.
  fileprivate func isOfType(of node: Node) -> Bool {
    !isMember || declaration.enclosingType?.symbol == node.enclosingType?.symbol
  }

  fileprivate func mayBeSettledInOtherFiles(_ properties: Set<String>, _ file: SourceFile) -> Bool {
    guard isMember, let type = declaration.enclosingType?.text else { return false }
    return properties.contains { file.index.sets($0, ofMember: name, of: type) }
  }
}
