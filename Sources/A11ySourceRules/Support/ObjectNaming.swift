/// Who else may give an object of UIKit its name.
extension ObjectUse {
  static let callerQuestion = "does the code that calls the function set a label?"
  static let namingQuestion = "does the code that it is passed to set a label?"

  /// Its class is one element, or names its parts in a way of its own.
  func isPartOfElement(_ made: Node, _ file: SourceFile) -> Bool {
    guard let owner = file.facts(around: made) else { return false }
    return owner.assigned("isAccessibilityElement").contains { $0.assignedValue?.isTrue == true }
      || owner.declares("isAccessibilityElement") || owner.declares("accessibilityElements")
  }

  /// The class that holds it speaks for its parts.
  func isNamedByClass(_ made: Node, _ file: SourceFile) -> Bool {
    guard let owner = file.facts(around: made) else { return false }
    return owner.hasHelper || owner.declares("accessibilityLabel") || owner.declares("accessibilityActivate")
  }

  /// A local variable that no member holds, and a private member, are named nowhere else.
  func mayBeNamedInOtherFiles(_ file: SourceFile) -> Bool {
    guard let type = declaration.enclosingType?.text else { return false }
    return (isMember ? [declaration] : members).contains {
      file.index.sets("accessibilityLabel", ofMember: $0.text, of: type)
    }
  }

  private static let knownCalls: Set<String> = [
    "setImage", "setBackgroundImage", "addTarget", "addAction", "setTitleColor", "setPreferredSymbolConfiguration",
    "addSubview", "removeFromSuperview", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "sizeToFit", "addConstraint", "addConstraints", "addInteraction", "sendActions", "setNeedsLayout", "constraint",
    "makeConstraints", "setBackgroundColor", "addGestureRecognizer", "removeTarget", "isDescendant", "layoutIfNeeded",
    "setNeedsDisplay", "setNeedsUpdateConfiguration", "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage",
    "setOn", "setValue",
    "becomeFirstResponder", "resignFirstResponder", "removeAllSubviews", "bringSubviewToFront", "useAutoLayout",
    "startAnimating", "add", "toggle",
  ]

  private static let knownReceivers: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "bringSubviewToFront", "UIStackView",
    "sendSubviewToBack", "UIBarButtonItem", "activate", "append", "setCustomSpacing", "addSubviews", "constraint",
    "NSLayoutConstraint", "print", "removeArrangedSubview", "setRightBarButton", "setLeftBarButton",
    "setRightBarButtonItems", "setLeftBarButtonItems", "animate", "convert", "setItems", "setToolbarItems",
    "addArrangedSubviews", "hitTest",
  ]

  /// Code elsewhere that gets hold of it may name it: false if none does that, nil if that code is not seen.
  ///
  /// - Parameter outlets: whether what interface files say of it is known.
  func mayBeNamedElsewhere(_ file: SourceFile, outlets: Bool = false) -> Bool? {
    if isOutlet, !outlets { return true }
    if let isReturned {
      // SwiftUI may name what `makeUIView` gives, and so may other modules.
      guard isReturned == nil, let maker = declaration.enclosingMember, !maker.text.hasPrefix("makeUI"),
        ![maker, maker.parent ?? maker].contains(where: { $0.declaration?.modifiers.contains("public") == true }),
        (file.namesResult(of: maker) ?? (file.index.hasEntryPoint ? file.index.names(resultOf: maker.text) : nil))
          == false
      else { return isReturned }
    }
    let methods = calls.keys.filter { path in
      let name = path.split(separator: ".").last.map(String.init) ?? path
      // Without a title it names nothing.
      if ["setTitle", "setAttributedTitle"].contains(name), !hasTitle { return false }
      return !Self.knownCalls.contains(name) && !path.contains("Anchor") && !path.hasPrefix("snp")
        && !path.hasPrefix("rx.")
        && !path.hasPrefix("constraints") && !path.hasPrefix("layer") && !path.hasPrefix("imageView")
        && !path.hasPrefix("titleLabel")
    }.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let receivers = passed.map { $0.calledName ?? "" }.filter { !Self.knownReceivers.contains($0) }
    if receivers.contains(where: { $0.isEmpty || $0.startsWithCapital }) { return true }
    // What its own class declares is known from there.
    let own = type.flatMap { KnownClasses.contains($0) ? nil : file.facts(of: $0) }
    let answers = (methods + receivers).map { name -> Bool? in
      if let own, own.functions[name] != nil { return own.mayName }
      return ["do", "then"].contains(name) ? true : file.index.names(name) ?? (isPlacing(name) ? false : nil)
    }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// A method that no file of the run declares, of a library for layouts or drawing: by its own words, or because all that
  /// it gets are numbers and constants.
  private func isPlacing(_ method: String) -> Bool {
    if IdentifierWords(method).contain(anyOf: Self.placingWords) { return true }
    let uses = calls.filter { $0.key == method || $0.key.hasSuffix(".\(method)") }.values.flatMap(\.self)
    return !uses.isEmpty
      && uses.allSatisfy { call in
        !call.arguments.isEmpty && call.arguments.allSatisfy(isMeasure)
      }
  }

  /// A number, a constant, a size or a color: nothing of which a name could be made.
  private func isMeasure(_ value: Node) -> Bool {
    switch value.kind {
    case .number, .boolean: true
    case .member: value.firstChild == nil || value.firstChild?.text == "UIColor"
    case .prefix: value.firstChild.map(isMeasure) == true
    case .call:
      ["init", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "UIColor"].contains(value.calledName ?? "")
        && value.arguments.allSatisfy(isMeasure)
    default: false
    }
  }

  private static let placingWords = [
    "anchor", "auto pin", "auto set", "auto align", "auto center", "auto match", "constrain", "layout", "pin", "edge",
    "corner", "shadow", "border", "gradient", "fade", "animate", "center in", "fill superview", "round", "blur",
    "align",
    "group in",
  ]

  /// Whether a function creates and returns it, so that its caller may set a label. True for a closure, nil if it is not
  /// returned.
  private var isReturned: Bool?? {
    guard !isMember, let code = declaration.enclosingCode else { return nil }
    if code.kind == .closure { return .some(true) }
    let isInReturn = code.uses(of: declaration.symbol).contains { use in
      Node(tree: code.tree, index: use).ancestors.prefix { $0 != code }.contains { $0.kind == .return }
    }
    return isInReturn || code.body?.lastChild?.path == name ? .some(nil) : nil
  }

  /// A custom function that makes it, and may name it: nil if none does.
  func isNamedByFactory(_ made: Node, _ file: SourceFile) -> Bool {
    guard made.isFactoryCall, let factory = made.calledName, factory != "systemButton" else { return false }
    return made.arguments.contains { ["title", "text", "label", "name", "placeholder"].contains($0.label) }
      || file.index.names(factory) != false
  }
}

extension SourceFile {
  /// Whether a variable that holds what a private function gives gets a label or a title; nil where that cannot be told:
  /// other files may call the function, or it is handed on.
  func namesResult(of maker: Node) -> Bool? {
    guard maker.kind == .function, maker.isPrivate else { return nil }
    var isNamed = false
    for call in calls(maker.text) {
      guard let holder = call.parent else { return nil }
      switch holder.kind {
      case .variable: isNamed = isNamed || tree.namedReceivers.contains(holder.symbol)
      case .assign: isNamed = isNamed || holder.target.map { tree.namedReceivers.contains($0.symbol) } == true
      // `stack.addArrangedSubview(makeButton())`
      case .call where holder.callee != call: continue
      case .array: continue
      default: return nil
      }
    }
    return isNamed
  }
}
