import A11yCore

struct ReduceMotionIgnored: Rule {
  static let info = RuleInfo(
    id: "reduce-motion-ignored",
    summary: "An endless animation ignores Reduce Motion",
    family: .behaviour, severity: .notice,
    criteria: [.hig("Motion")],
    why: """
      Endless movement makes people with a vestibular disorder ill and distracts people who cannot ignore it.
      """,
    fix: """
      Check `accessibilityReduceMotion` (SwiftUI) or `UIAccessibility.isReduceMotionEnabled`, and stop the animation \
      when it is on.
      """,
    reviewQuestion: "does it stop when Reduce Motion is on?",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words(
      "exempt-names", \.exemptNames,
      "words in the name of a type, function, property or condition for progress indicators"),
    .words("exempt-changes", \.exemptChanges, "words in the name of a property whose change does not move anything"),
  ]

  var exemptNames = [
    "load", "download", "upload", "spin", "progress", "activity", "shimmer", "skeleton", "indicator", "hud",
    "placeholder", "redact", "busy",
    "sync", "refresh", "retry", "retries", "cursor", "caret", "searching", "typing",
  ]

  var exemptChanges = ["opacity", "alpha"]

  func check(_ file: SourceFile) -> RuleResult {
    // A game is its movement.
    if !file.tree.imports.isDisjoint(with: ["SpriteKit", "SceneKit", "RealityKit"]) { return [] }
    let moving = file.calls(["repeatForever", "UIInterpolatingMotionEffect", "animate"])
    if moving.isEmpty || file.tree.bytes.holds("ReduceMotion") || file.tree.bytes.holds("reduceMotion") { return [] }
    return RuleResult(
      moving.compactMap { node in
        guard let what = endless(node), let type = node.enclosingType, !isProgress(node) else { return nil }
        let around = node.ancestors.prefix(4).first {
          $0.kind == .call && Self.animations.contains($0.calledName ?? "")
        }
        if (around ?? node).arguments.contains(where: onlyFades) { return nil }
        let place = around.flatMap { $0.calledName == "withAnimation" ? $0 : nil } ?? node
        return Violation(
          Finding.Subject(source: type.text.escapedName), "\(what) without checking Reduce Motion",
          // UIKit may leave its own parallax out by itself; nowhere is it written.
          isInferred: node.calledName == "UIInterpolatingMotionEffect", at: place.location)
      })
  }

  private func endless(_ call: Node) -> String? {
    if call.calledName == "repeatForever" { return "is animated endlessly" }
    if call.calledName == "UIInterpolatingMotionEffect" { return "moves with the device" }
    if call.calledName == "animate", let options = call.argument("options"), options.mentions("repeat") {
      return "is animated endlessly"
    }
    return nil
  }

  private static let animations: Set<String> = ["withAnimation", "animation"]

  /// All that changes is how much shows through, which is what Apple puts in the place of movement, or that it waits.
  private func onlyFades(_ code: Node) -> Bool {
    guard code.kind == .closure else { return false }
    return code.children.filter { $0.kind != .parameter }.allSatisfy { statement in
      let name = statement.target?.lastName ?? (statement.kind == .call ? statement.calledName : nil) ?? ""
      return IdentifierWords(name).contain(anyOf: exemptChanges) || isWaiting(name)
    }
  }

  /// By the name of a type or a function it is in, or by what it is shown for: a spinner, gray bars for what is to
  /// come, `if isLoading { … }`.
  private func isProgress(_ node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      switch ancestor.kind {
      case .type, .function, .variable: isWaiting(ancestor.text)
      case .branch: ancestor.children.contains { $0.label == "condition" && isWaiting($0.source) }
      // `isSyncing ? .linear.repeatForever() : .default`
      case .ternary: ancestor.firstChild.map { isWaiting($0.source) } == true
      default: false
      }
    }
  }

  private func isWaiting(_ words: String) -> Bool {
    IdentifierWords(words).contain(anyOf: exemptNames)
  }
}

extension ReduceMotionIgnored {
  static let examples: [Example] = [
    .fails(
      "endless animation",
      """
      struct Pulse: View {
        var body: some View { Circle().onAppear { ✗ withAnimation(.easeInOut.repeatForever()) { pulse.toggle() } } }
      }
      """),
    .passes(
      "endless animation without Reduce Motion only",
      #"""
      struct Pulse: View {
        @Environment(\.accessibilityReduceMotion) var reduceMotion
        var body: some View {
          Circle().onAppear { if !reduceMotion { withAnimation(.easeInOut.repeatForever()) { pulse.toggle() } } }
        }
      }
      """#),
    .passes(
      "endless animation that only fades",
      """
      struct Hint: View {
        var body: some View {
          Circle().onAppear { withAnimation(.easeInOut.repeatForever()) { glowOpacity = 0.8 } }
          Circle().animation(.easeInOut.repeatForever()) { content in content.opacity(isOn ? 1 : 0) }
        }
      }
      class Recorder: UIView {
        func start() { UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { icon.alpha = 0 } }
      }
      """),
    .needsReview(
      "parallax effect",
      """
      class Card: UIView {
        func prepare() { ? addMotionEffect(UIInterpolatingMotionEffect(keyPath: "center.x", type: axis)) }
      }
      """),
  ]
}
