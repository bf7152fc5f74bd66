import A11yCore

struct AutoDismiss: Rule {
  static let info = RuleInfo(
    id: "auto-dismiss",
    summary: "A message goes away by itself before everybody has read it",
    family: .behaviour, severity: .warning,
    criteria: [.hig("Accessibility")],
    why: "Two seconds are not enough to find a toast by touch, to hear it to the end or to read it in large letters.",
    fix: "Announce it, keep it while `UIAccessibility.isVoiceOverRunning`, and let people close it themselves.",
    examples: [
      .fails(
        "gone after two seconds",
        """
        class Page: UIViewController {
          func tell() { ✗ DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast.removeFromSuperview() } }
        }
        """),
      .passes(
        "kept for who listens",
        """
        class Page: UIViewController {
          func tell() {
            if UIAccessibility.isVoiceOverRunning { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast.removeFromSuperview() }
          }
        }
        """),
      .passes(
        "announced",
        """
        class Page: UIViewController {
          func tell() {
            UIAccessibility.post(notification: .announcement, argument: text)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast.removeFromSuperview() }
          }
        }
        """),
      .passes(
        "the end of an animation, and what shows no words",
        """
        class Page: UIViewController {
          func tell() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { toast.removeFromSuperview() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { spinner.removeFromSuperview() }
          }
        }
        """),
    ]
  )

  private static let messages = ["toast", "snackbar", "banner", "message", "notice", "tooltip", "popup", "alert"]

  func check(_ file: SourceFile) -> Verdict {
    let types = Dictionary(grouping: file.nodes.filter { $0.kind == .type }, by: \.text).mapValues { types in
      types.contains { AccessibilityCode.isAbout($0) || $0.mentions("UIAccessibility") }
    }
    return Verdict(
      file.nodes.compactMap { node in
        guard node.kind == .call, let body = later(node), let what = dismissed(in: body),
          types[node.enclosingType?.text ?? ""] != true
        else { return nil }
        return Problem(
          Finding.Subject(source: what.escapedName), "goes away by itself, whoever is still reading it",
          at: node.location)
      })
  }

  /// The closure that runs a second or more later.
  private func later(_ call: Node) -> Node? {
    let body = call.arguments.last { $0.kind == .closure }
    switch call.calledName {
    case "asyncAfter":
      guard let delay = call.argument("deadline")?.descendants.last(where: { $0.kind == .number })?.numberValue,
        delay >= 1
      else { return nil }
      return body
    case "scheduledTimer":
      guard let delay = (call.argument("withTimeInterval") ?? call.argument("timeInterval"))?.numberValue, delay >= 1,
        call.argument("repeats")?.isFalse == true
      else { return nil }
      return body
    default: return nil
    }
  }

  /// The message that the closure takes away.
  private func dismissed(in body: Node) -> String? {
    for node in body.descendants where node.kind == .call {
      guard ["removeFromSuperview", "dismiss", "hide"].contains(node.calledName ?? ""), let base = node.base?.path
      else { continue }
      if Self.messages.contains(where: base.lowercased().contains) { return base }
    }
    return nil
  }
}
