import A11yCore

struct ReduceMotionIgnored: Rule {
  static let info = RuleInfo(
    id: "reduce-motion-ignored",
    summary: "Something moves without end, whatever the user has asked for",
    family: .behaviour, severity: .notice,
    criteria: [.hig("Motion")],
    why:
      "Movement that does not stop makes people with a vestibular disorder ill and takes the page from those who cannot look away.",
    fix:
      "Ask `accessibilityReduceMotion` (SwiftUI) or `UIAccessibility.isReduceMotionEnabled`, and stand still when it is on.",
    examples: [
      .fails(
        "for ever",
        """
        struct Pulse: View {
          var body: some View { Circle().onAppear { ✗ withAnimation(.easeInOut.repeatForever()) { pulse.toggle() } } }
        }
        """),
      .passes(
        "unless asked not to",
        """
        struct Pulse: View {
          @Environment(\\.accessibilityReduceMotion) var reduceMotion
          var body: some View {
            Circle().onAppear { if !reduceMotion { withAnimation(.easeInOut.repeatForever()) { pulse.toggle() } } }
          }
        }
        """),
      .passes(
        "what turns while something loads is information",
        """
        struct LoadingSpinner: View {
          var body: some View { Circle().onAppear { withAnimation(.linear.repeatForever()) { angle = 360 } } }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> Verdict {
    if file.nodes.contains(where: {
      ($0.kind == .name || $0.kind == .member) && $0.text.lowercased().contains("reducemotion")
    })
      || file.tree.text(0..<file.tree.bytes.count).contains("ReduceMotion")
    {
      return []
    }
    return Verdict(
      file.nodes.compactMap { node in
        guard node.kind == .call, let what = endless(node), let type = node.enclosingType, !isProgress(type.text) else {
          return nil
        }
        let place = node.ancestors.prefix(4).first { $0.kind == .call && $0.calledName == "withAnimation" } ?? node
        return Problem(
          Finding.Subject(source: type.text.escapedName), "\(what) and never asks whether motion is reduced",
          at: place.location)
      })
  }

  private func endless(_ call: Node) -> String? {
    if call.calledName == "repeatForever" { return "moves without end" }
    if call.calledName == "UIInterpolatingMotionEffect" { return "moves with the device" }
    if call.calledName == "animate", let options = call.argument("options"), options.mentions("repeat") {
      return "moves without end"
    }
    return nil
  }

  private func isProgress(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["load", "spinner", "progress", "activity", "shimmer", "skeleton", "indicator", "hud"].contains(
      where: lower.contains)
  }
}
