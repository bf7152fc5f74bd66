import A11yCore

/// A rule that measures the contrast of a screen's texts.
protocol TextContrastRule: TreeRule {
  var judge: TextContrastJudge { get }
}

extension TextContrastRule {
  public func subjects(in tree: AccessibilityTree) -> [Element] { judge.subjects(in: tree) }

  /// Each text, its placeholder and its spans have colors of their own.
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    judge.violations(among: subjects, in: tree)
  }
}

/// Measures the contrast of a screen's texts against what WCAG asks for at one of its levels.
struct TextContrastJudge {
  /// For text of the usual size.
  var normal: Double
  /// For large text: from 18 points, or from 14 if bold.
  var large: Double
  /// Large text is that of 24 and of 18.7 points, if a point is read as a CSS pixel.
  var css: Bool
  /// Colors that a screenshot shows are as certain as those that are described.
  var trustsScreenshots: Bool

  static let pictures: Set<String> = ["an image", "a gradient"]

  /// A contrast of 4.4 of 4.5 is read nearly as well; 1.8 is not.
  private static let close = 0.9

  private static let invisible = 1.02
  private static let visible = 1.5

  /// Colors of a lower contrast are ignored: code probably changes the background as well.
  private var faintest = 0.0

  init(normal: Double, large: Double, css: Bool, trustsScreenshots: Bool) {
    (self.normal, self.large) = (normal, large)
    (self.css, self.trustsScreenshots) = (css, trustsScreenshots)
  }

  func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.seen.filter { ($0.hasAppearance || $0.drawsWords) && appliesTo($0) }
  }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    lazy var colors = TextColors(Backdrops(tree))
    lazy var codeColors = TextColors(Backdrops(tree, inCode: true))
    for element in subjects {
      let samples = element.hasAppearance ? TextColors.samples(of: element) : []
      if !samples.isEmpty || element.isRepainted {
        var described: RuleResult = []
        var found = check(element, samples, colors, &described)
        if element.isRepainted { found = recheck(element, codeColors, instead: found, &described) }
        // What the description leaves open, a screenshot may tell.
        let isOpen = found.map { $0.measured == nil } ?? !described.notChecked.isEmpty
        if isOpen, let contrast = MeasuredContrast(element), case .ratio = contrast {
          check(element, contrast, &result)
        } else {
          described.add(found)
          result.add(described)
        }
      } else if element.drawsWords {
        if let contrast = MeasuredContrast(element) {
          check(element, contrast, &result)
        } else {
          result.leaveOut(without: .colors)
        }
      }
    }
    return result
  }

  /// By the colors that a screenshot shows.
  private func check(_ element: Element, _ contrast: MeasuredContrast, _ result: inout RuleResult) {
    switch contrast {
    case .undecided(let doubt): result.leaveOut(without: doubt.fact)
    case .ratio(let ratio, let text, let ground):
      let isLarge = isLarge(element) ?? MeasuredContrast.isLarge(element)
      let required = isLarge == true ? large : normal
      guard ratio < required - MeasuredContrast.tolerance, !element.isPartOfDisabled else { return }
      let isSizeOpen = isLarge == nil && ratio >= large - MeasuredContrast.tolerance
      let needed = isSizeOpen ? "\(normal.ratio), or \(large.ratio) if it is large" : required.ratio
      result.add(
        Violation(
          element,
          "has text in \(text.hex) on \(ground.hex) in the screenshot, a contrast ratio of \(ratio.ratio), needs \(needed)",
          grade: ratio >= required * Self.close ? .minor : .full, measured: ratio.ratio, required: required.ratio,
          fix: advice(text, ground, required), restsOn: trustsScreenshots ? [] : [.measuredColors],
          isInferred: isSizeOpen, cause: "\(text.hex) on \(ground.hex)"))
    }
  }

  /// With the colors that code sets: what fails in the document may pass on the screen, and the other way round.
  private func recheck(
    _ element: Element, _ colors: TextColors, instead documented: Violation?, _ result: inout RuleResult
  ) -> Violation? {
    var rechecked: RuleResult = []
    if let code = element.codeColors, !code.choices.isEmpty {
      return recheck(element, colors, code, documented, &result)
    }
    let samples = TextColors.samples(of: element, inCode: true)
    guard var found = check(element, samples, colors, &rechecked) else {
      // Colors that a library defines are unknown.
      guard rechecked.notChecked.isEmpty else { return documented }
      if documented != nil { result.noteSettledInCode() }
      return nil
    }
    if found.isInferred { return documented }
    found.restsOn = [.paint]
    return found
  }

  /// Where code sets different colors at different times, one of them fails.
  private func recheck(
    _ element: Element, _ colors: TextColors, _ code: CodeColors, _ documented: Violation?, _ result: inout RuleResult
  ) -> Violation? {
    if documented?.isInferred == true { return documented }
    // What is off needs no contrast, and what is chosen may have another background.
    if documented == nil, element.isChangedInCode(.enabled) || element.isChangedInCode(.selected) { return nil }
    var rechecked: RuleResult = []
    var judge = self
    // White on white: code changes what is behind a chosen row as well.
    if documented == nil { judge.faintest = Self.visible }
    var doAllPass = code.areChoicesComplete
    for color in code.choices {
      let samples = TextColors.samples(of: element, inCode: true, color: color)
      guard var found = judge.check(element, samples, colors, &rechecked) else { continue }
      doAllPass = false
      guard !found.isInferred else { continue }
      found.restsOn = [.paint]
      return found
    }
    guard doAllPass, rechecked.notChecked.isEmpty, documented != nil else { return documented }
    result.noteSettledInCode()
    return nil
  }

  private func appliesTo(_ element: Element) -> Bool {
    if element.role == .image || element.isLogo { return false }
    return element.isEnabled != false
  }

  /// The worst of its colors in the appearances there are; what fails goes before what people have to look at.
  private func check(
    _ element: Element, _ samples: [TextColors.Sample], _ colors: TextColors, _ result: inout RuleResult
  ) -> Violation? {
    var worst: Violation?
    for scheme in colors.schemes {
      guard let found = check(element, samples, colors, scheme, &result) else { continue }
      if !found.isInferred { return found }
      worst = worst ?? found
    }
    return worst
  }

  private func check(
    _ element: Element, _ samples: [TextColors.Sample], _ colors: TextColors, _ scheme: ColorValue.Scheme,
    _ result: inout RuleResult
  ) -> Violation? {
    var worst: Violation?
    for sample in samples {
      switch colors.read(sample, of: element, in: scheme) {
      case .system, .clear: continue
      // Beyond the light appearance only what can be computed is news.
      case .unknown where scheme != .light, .unclear where scheme != .light: continue
      case .unknown: result.leaveOut(without: .colors)
      case .unclear(let reason):
        guard !element.isPartOfDisabled else { continue }
        // An image can be looked at. What else is behind the text can only be seen in the running app.
        guard Self.pictures.contains(reason) || element.tree.knows(.content) else {
          result.leaveOut(without: .colors)
          continue
        }
        guard worst == nil else { continue }
        var found = Violation(
          element, "has \(sample.subject) on \(reason), where the contrast cannot be computed",
          reviewQuestion: "is it readable there?", isInferred: true, cause: "text on \(reason)")
        // Whoever looks at the screen sees all of its texts.
        found.sharesQuestion = true
        worst = found
      case .systemLabel(let name, let ratio, let text, let ground):
        guard var found = judge(ratio, text, ground, sample, element, true, scheme) else { continue }
        found.grade = .remark
        found.isWorthAQuestion = false
        found.message += " (\(name) is a system color)"
        worst = worst ?? found
      // Text in the color of its background: in an interface file code sets one of the two, or something is behind it.
      case .ratio(let ratio, _, _, _) where ratio <= Self.invisible && !element.tree.knows(.content):
        result.leaveOut(without: .colors)
      case .ratio(let ratio, _, _, _) where ratio < faintest: continue
      case .ratio(let ratio, let text, let ground, let isCertain):
        guard let found = judge(ratio, text, ground, sample, element, isCertain, scheme) else { continue }
        if !found.isInferred { return found }
        worst = found
      }
    }
    return worst
  }

  private func judge(
    _ ratio: Double, _ text: RGBColor, _ ground: RGBColor, _ sample: TextColors.Sample, _ element: Element,
    _ areColorsCertain: Bool, _ scheme: ColorValue.Scheme
  ) -> Violation? {
    let mark = Mark(sample.words)
    // Icons need no more than large text does.
    let isLarge = mark == .icon ? true : isLarge(element)
    let required = isLarge == true ? large : normal
    guard ratio < required, !element.isPartOfDisabled else { return nil }
    let isSizeOpen = isLarge == nil && ratio >= large
    let needed = isSizeOpen ? "\(normal.ratio), or \(large.ratio) if it is large" : required.ratio
    var violation = Violation(
      element,
      "has \(sample.subject) in \(text.hex) on \(ground.hex), a contrast ratio of \(ratio.ratio), needs \(needed)"
        + scheme.phrase,
      grade: ratio >= required * Self.close ? .minor : .full, measured: ratio.ratio, required: required.ratio,
      fix: advice(text, ground, required),
      isInferred: !areColorsCertain || mark != nil || isSizeOpen || ratio <= 1,
      cause: "\(text.hex) on \(ground.hex)")
    violation.repair = repair(sample, text, ground, isLarge == true ? large : normal)
    return violation
  }

  /// Another color of the text, if that alone is asked for: an opaque one that is stated as such, on a ground that is no
  /// better changed.
  private func repair(
    _ sample: TextColors.Sample, _ text: RGBColor, _ ground: RGBColor, _ required: Double
  ) -> Repair? {
    guard let part = sample.part, case .rgba(_, _, _, 255) = sample.color, sample.color.description == text.hex,
      !text.isGray || ground.isGray, let better = text.nearest(to: ground, contrast: required),
      let color = ColorValue(better.hex)
    else { return nil }
    return .unsafe(.color(part, from: sample.color, to: color))
  }

  /// Colors of the same hue that pass. White or gray text on a color asks for another background.
  private func advice(_ text: RGBColor, _ ground: RGBColor, _ required: Double) -> String? {
    let better = text.nearest(to: ground, contrast: required)?.hex
    if text.isGray, !ground.isGray, let background = ground.nearest(to: text, contrast: required)?.hex {
      return "Use \(background) as the background" + (better.map { ", or \($0) for the text." } ?? ".")
    }
    return better.map { "Use \($0), or a color farther away from \(ground.hex)." }
  }

  /// Nil if that depends on the size of the text, which is unknown.
  func isEnough(_ ratio: Double, for element: Element) -> Bool? {
    if ratio >= normal || element.isPartOfDisabled || element.isEnabled == false { return true }
    if ratio < large { return false }
    return isLarge(element)
  }

  /// A text that may be there for its looks.
  private enum Mark {
    /// Glyphs of an icon font, in Unicode's private use areas.
    case icon
    /// One sign, perhaps an ornament, or a cross.
    case sign

    /// Nil for what is read: also for one letter or digit, and the asterisk of a field that must be filled in.
    init?(_ words: String) {
      let words = SpokenText.trimmed(words)
      if words.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .privateUse }) {
        self = .icon
      } else if words.count < 2, words.allSatisfy({ !($0.isLetter || $0.isNumber || $0 == "*") || "xX".contains($0) }) {
        self = .sign
      } else {
        return nil
      }
    }
  }

  /// `Lato-Bold`, `Avenir-Black`; a semibold font is not as heavy.
  private static func isBold(_ font: String) -> Bool {
    let cut = font.lowercased().split(whereSeparator: { "- _".contains($0) }).dropFirst().joined()
    if ["semibold", "demibold"].contains(where: cut.hasBytes) { return false }
    return ["bold", "black", "heavy"].contains(where: cut.hasBytes)
  }

  /// Nil if the size is unknown, or the weight decides and is unknown.
  private func isLarge(_ element: Element) -> Bool? {
    guard let size = element.fontSize else { return nil }
    let font = element.appearance.font
    let isBold = font?.isBold ?? font?.textStyle.map(TextStyles.isBold) ?? font?.name.map(Self.isBold) ?? false
    if size >= (css ? 24 : 18) || isBold && size >= (css ? 18.7 : 14) { return true }
    // Code that sets another font may set a larger one.
    return switch element.codeSettlement(of: .font) {
    case .settled, .open, .unimproved: nil
    case .untouched, nil: false
    }
  }
}

extension TextColors.Sample {
  /// `text`, `the placeholder`.
  fileprivate var subject: String { isPlaceholder ? "its placeholder" : "text" }
}

private let logoBeginnings = [Array("logo".utf8)]

extension Element {
  /// Logotypes are exempt.
  fileprivate var isLogo: Bool {
    if hasAppearance, let isLogotype = appearance.isLogotype { return isLogotype }
    guard let name = control.identifier ?? control.image else { return false }
    return SpokenText.mayHaveWord(beginningWith: logoBeginnings, in: name)
      && SpokenText.words(name).contains { $0 == "logo" || $0 == "logotype" }
  }
}
