import A11yCore

/// Measures how the parts of a screen's controls stand out from what they are drawn on.
struct PartContrastJudge {
  /// WCAG 2.2, 1.4.11.
  private static let required = 3.0
  /// WCAG 2.2, 1.4.3: words that are seen make the parts next to them dispensable.
  private static let readable = 4.5

  private let backdrops: Backdrops
  private let texts: TextColors

  /// Colors that a screenshot shows are as certain as those that are described.
  private let trustsScreenshots: Bool

  init(_ tree: AccessibilityTree, trustsScreenshots: Bool) {
    self.trustsScreenshots = trustsScreenshots
    backdrops = Backdrops(tree)
    texts = TextColors(backdrops)
  }

  /// - Returns: the worst of the parts; what fails goes before what people have to look at.
  func check(_ element: Element, _ parts: [ControlPart], _ result: inout RuleResult) -> Violation? {
    var worst: (violation: Violation, ratio: Double)?
    for scheme in backdrops.schemes {
      let isReadable = hasReadableText(element, scheme)
      for part in parts where !isReadable || part == .indicator {
        guard let found = judge(part, of: element, isReadable, scheme, &result) else { continue }
        if let known = worst, rank(known) <= rank(found) { continue }
        worst = found
      }
    }
    return worst?.violation
  }

  private func rank(_ found: (violation: Violation, ratio: Double)) -> Double {
    found.violation.isInferred ? 100 + found.ratio : found.ratio
  }

  private func judge(
    _ part: ControlPart, of element: Element, _ isReadable: Bool, _ scheme: ColorValue.Scheme,
    _ result: inout RuleResult
  ) -> (Violation, Double)? {
    // Beyond the light appearance only what can be computed is news.
    let isFirst = scheme == .light
    guard let color = part.color(on: element)?.resolved(in: scheme) else {
      return isFirst ? measured(part, of: element, &result) : nil
    }
    guard !color.isSystem(in: scheme), !color.isClear(in: scheme), let own = color.rgb(in: scheme) else {
      return nil
    }
    // An outline parts a control from what is around it; the rest is drawn on the control.
    let (ground, alpha) =
      part == .border ? backdrops.surroundings(of: element, in: scheme) : backdrops.ground(of: element, in: scheme)
    switch ground {
    case .unknown: return isFirst ? measured(part, of: element, &result) : nil
    case .unclear(let reason):
      guard isFirst else { return nil }
      // An image can be looked at. What else is behind it can only be seen in the running app.
      guard TextContrastJudge.pictures.contains(reason) || element.tree.knows(.content) else {
        result.leaveOut(without: .colors)
        return nil
      }
      var violation = Violation(
        element, "has its \(part.word) on \(reason), where the contrast cannot be computed",
        reviewQuestion: "is it visible there?", isInferred: true)
      violation.sharesQuestion = true
      return (violation, 1)
    case .color(let ground, let origin):
      let seen = own.faded(by: alpha).over(ground)
      let ratio = seen.contrast(with: ground)
      guard ratio < Self.required, !isShownOtherwise(part, of: element, scheme) else { return nil }
      let better = seen.nearest(to: ground, contrast: Self.required)
      let violation = Violation(
        element,
        "has its \(part.word) in \(seen.hex) on \(ground.hex), a contrast ratio of \(ratio.ratio), needs 3:1"
          + scheme.phrase,
        measured: ratio.ratio, required: "3:1",
        fix: better.map { "Use \($0.hex), or a color farther away from \(ground.hex)." },
        reviewQuestion: isReadable ? "does the selected item differ in another way?" : nil,
        // An image may bring its own colors.
        isInferred: isReadable || ratio <= 1 || origin != .described)
      return (violation, ratio)
    }
  }

  /// By the colors that a screenshot shows: of an icon only, because lines are thinner than what can be told.
  private func measured(
    _ part: ControlPart, of element: Element, _ result: inout RuleResult
  ) -> (Violation, Double)? {
    switch part == .icon ? MeasuredContrast(element) : nil {
    case nil: result.leaveOut(without: .colors)
    case .undecided(let doubt): result.leaveOut(without: doubt.fact)
    case .ratio(let ratio, let own, let ground):
      guard ratio < Self.required - MeasuredContrast.tolerance else { return nil }
      let violation = Violation(
        element,
        "has its \(part.word) in \(own.hex) on \(ground.hex) in the screenshot, a contrast ratio of \(ratio.ratio), "
          + "needs 3:1", measured: ratio.ratio, required: "3:1",
        fix: own.nearest(to: ground, contrast: Self.required).map {
          "Use \($0.hex), or a color farther away from \(ground.hex)."
        }, restsOn: trustsScreenshots ? [] : [.measuredColors])
      return (violation, ratio)
    }
    return nil
  }

  /// A fill that is out from what is around it, or a dark outline around a faint track.
  private func isShownOtherwise(_ part: ControlPart, of element: Element, _ scheme: ColorValue.Scheme) -> Bool {
    let other: ColorValue? =
      switch part {
      case .border: element.appearance.backgroundColor
      case .track: element.appearance.borderColor
      case .icon, .indicator: nil
      }
    guard let own = other?.rgb(in: scheme),
      case (.color(let around, _), let alpha) = backdrops.surroundings(of: element, in: scheme)
    else { return false }
    return own.faded(by: alpha).over(around).contrast(with: around) >= Self.required
  }

  /// Text of unknown color counts as readable; a placeholder shows no field, for the system's is fainter.
  private func hasReadableText(_ element: Element, _ scheme: ColorValue.Scheme) -> Bool {
    if element.role?.isTextInput == true, SpokenText.isBlank(element.control.text) { return false }
    guard !SpokenText.isBlank(element.visibleText) else { return false }
    let samples = element.hasAppearance ? TextColors.samples(of: element) : []
    guard !samples.isEmpty else { return true }
    return samples.contains { sample in
      guard case .ratio(let ratio, _, _, isCertain: true) = texts.read(sample, of: element, in: scheme) else {
        return true
      }
      return ratio >= Self.readable
    }
  }
}
