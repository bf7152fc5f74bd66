import A11yCore

struct AutoDismiss: Rule {
  static let info = RuleInfo(
    id: "auto-dismiss",
    summary: "A message is dismissed automatically after a fixed delay",
    family: .behaviour, severity: .warning,
    criteria: [.hig("Accessibility")],
    why: "Two seconds is not enough to find a toast by touch, to hear all of it or to read it in large text.",
    fix: """
      Announce the message, keep it while `UIAccessibility.isVoiceOverRunning`, and let people close it themselves.
      """,
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    let waiting = file.calls(["asyncAfter", "scheduledTimer", "perform", "sleep", "animate"])
    var known = Known()
    return RuleResult(
      waiting.compactMap { node in
        guard let later = Self.later(node), !known.isAboutAccessibility(node.enclosingType, file) else { return nil }
        guard let what = dismissed(later, after: node, &known), !isKept(node, &known),
          !file.index.announced.contains(what.split(separator: ".").last.map(String.init) ?? "")
        else { return nil }
        return Violation(
          Finding.Subject(source: what.escapedName), "is dismissed automatically after a fixed delay",
          at: node.location)
      })
  }

  // MARK: - Later

  /// What runs a second or more later.
  private enum Later {
    case code([Node])
    /// The statements after the one that waits.
    case statements
  }

  /// Nil when it does not wait, or not once.
  private static func later(_ call: Node) -> Later? {
    if call.calledName == "sleep" {
      return call.base?.text == "Task" && isLong(call.arguments.first) ? .statements : nil
    }
    return code(of: call).map(Later.code)
  }

  private static func code(of call: Node) -> [Node]? {
    let closures = call.arguments.filter { $0.kind == .closure }
    switch call.calledName {
    case "asyncAfter": return isLong(call.argument("deadline")) ? closures : nil
    case "scheduledTimer":
      guard isLong(call.argument("withTimeInterval") ?? call.argument("timeInterval")),
        call.argument("repeats")?.isFalse == true
      else { return nil }
      return closures + [call.argument("selector")].compactMap(\.self)
    case "perform": return isLong(call.argument("afterDelay")) ? call.arguments.prefix(1).map(\.self) : nil
    case "animate": return isLong(call.argument("delay")) ? Array(closures.prefix(1)) : nil
    default: return nil
    }
  }

  /// Longer than an animation. Twenty seconds is what WCAG gives people to respond, and long enough to read.
  private static func isLong(_ delay: Node?) -> Bool { delay.flatMap(seconds).map { 1..<20 ~= $0 } ?? false }

  /// `2`, `.now() + 2`, `.seconds(2)`, `nanoseconds: 2_000_000_000`
  private static func seconds(_ delay: Node) -> Double? {
    guard let number = delay.subtree.filter({ $0.kind == .number }).last, let value = number.numberValue else {
      return nil
    }
    if delay.subtree.contains(where: { $0.kind == .binary && $0.text != "+" }) { return nil }
    let unit = number.ancestors.prefix(2).first { $0.kind == .call }?.calledName ?? ""
    switch delay.label == "nanoseconds" ? "nanoseconds" : unit {
    case "milliseconds": return value / 1e3
    case "microseconds": return value / 1e6
    case "nanoseconds": return value / 1e9
    default: return value
    }
  }

  // MARK: - Away

  private static let messages = [
    "toast", "snackbar", "snack bar", "banner", "message", "notice", "tooltip", "tool tip", "popup", "pop up", "alert",
  ]
  private static let verbs = ["hide", "dismiss", "remove", "close"]
  /// Of a list, which may hold messages and shows none.
  private static let listing: Set<String> = [
    "removeAll", "removeFirst", "removeLast", "removeValue", "remove", "removeSubrange", "removeObject",
    "removeObserver",
  ]

  /// What is shown while something loads goes when it is there, and what is done with messages shows none.
  private static let doing = ["loading", "checking", "sending", "fetching", "receiving", "streaming", "typing"]

  /// `highlightedMessageID`: which of several is marked.
  private static func isMark(_ name: String) -> Bool {
    let last = name.split(separator: ".").last ?? ""
    return ["highlighted", "selected", "focused", "flashed"].contains(where: last.hasPrefix)
      || ["ID", "Id", "Index"].contains(where: last.hasSuffix)
  }

  private static func isMessage(_ name: String) -> Bool {
    if isMark(name) { return false }
    let words = IdentifierWords(name)
    return words.contain(anyOf: messages) && !words.contain(anyOf: doing)
  }

  /// `showsToast`, `toast.alpha`, `banner.isPresented`; what else a message has is its content.
  private static func isShown(_ target: String) -> Bool {
    guard isMessage(target), let last = target.split(separator: ".").last.map(String.init) else { return false }
    let looks = ["alpha", "opacity", "visible", "visibility", "present", "show", "shown"]
    return isMessage(last) || IdentifierWords(last).contain(anyOf: looks)
  }

  private func dismissed(_ later: Later, after wait: Node, _ known: inout Known) -> String? {
    let owner = wait.enclosingType?.text ?? ""
    switch later {
    case .code(let code): return code.lazy.compactMap { dismissed(in: $0, by: owner) }.first
    case .statements: return known.dismissed(after: wait) { dismissed(in: $0, by: owner) }
    }
  }

  /// The message that the code takes away.
  func dismissed(in code: Node, by owner: String) -> String? {
    for node in code.subtree where !isLater(node, than: code) {
      switch node.kind {
      case .call: if let what = taken(by: node, owner) { return what }
      case .hash where node.text == "selector":
        let name = node.descendants.last { $0.lastName != nil }?.text ?? ""
        if Self.verbs.contains(where: name.hasPrefix), Self.isMessage(name + owner) { return owner }
      case .assign:
        guard let target = node.target?.path, let value = node.assignedValue else { continue }
        let isGone = value.isFalse || value.kind == .null || target.hasSuffix("alpha") && value.numberValue == 0
        if isGone, Self.isShown(target) || target == "alpha" && Self.isMessage(owner) { return target }
      default: continue
      }
    }
    return nil
  }

  /// Within something that waits anew, which is checked by itself.
  private func isLater(_ node: Node, than code: Node) -> Bool {
    node.ancestors.prefix { $0 != code }.contains {
      $0.kind == .call && ["asyncAfter", "scheduledTimer"].contains($0.calledName ?? "")
        // `alert.confirmBlock = { … }`
        || $0.kind == .assign && $0.assignedValue?.kind == .closure
    }
  }

  private func taken(by call: Node, _ owner: String) -> String? {
    guard let name = call.calledName, Self.verbs.contains(where: name.hasPrefix), !Self.listing.contains(name) else {
      return nil
    }
    let base = call.base?.path
    if let base, Self.isMessage(base) { return base }
    // `hideBanner()`, and `hide()` of a banner itself.
    if base == nil || base == "self" {
      if Self.isMessage(name) { return name }
      if Self.isMessage(owner), call.arguments.allSatisfy({ $0.kind != .closure }) { return owner }
    }
    return nil
  }
}

extension AutoDismiss {
  static let examples: [Example] = [
    .fails(
      "message removed after two seconds",
      """
      class Page: UIViewController {
        func tell() { ✗ DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast.removeFromSuperview() } }
      }
      """),
    .passes(
      "message kept while VoiceOver is running",
      """
      class Page: UIViewController {
        func tell() {
          if UIAccessibility.isVoiceOverRunning { return }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast.removeFromSuperview() }
        }
      }
      """),
    .passes(
      "message announced",
      """
      class Page: UIViewController {
        func tell() {
          UIAccessibility.post(notification: .announcement, argument: text)
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast.removeFromSuperview() }
        }
      }
      """),
  ]
}
