public import A11yCore

/// A hint describes the gesture instead of the result.
public struct HintDescribesGesture: TreeRule {
  public static let info = RuleInfo(
    id: "hint-describes-gesture",
    summary: "A hint describes the gesture instead of the result",
    family: .hint,
    severity: .warning,
    criteria: [.wcag("3.3.2")],
    needs: [.hint, .wordList],
    why: """
      VoiceOver adds the gesture itself, so people hear it twice; with a keyboard, Switch Control or Voice Control, \
      the gesture is wrong.
      """,
    fix: """
      Begin with a verb that describes the result: "Opens settings."; leave the gesture to VoiceOver.
      """,
    fixability: .safe(
      "leaves only the result in an English hint: \"Double tap to open settings\" becomes \"Opens settings.\""),
    reviewQuestion: "is the text in English?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { !SpokenText.isBlank($0.control.hint) && !$0.traits.contains(.allowsDirectInteraction) }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var search = Search(tree)
    for element in subjects {
      guard let hint = element.control.hint, let lexicon = Lexicon.reading(element) else {
        result.leaveOut(without: .wordList)
        continue
      }
      guard let found = lexicon.gestureFinder.instruction(in: hint),
        !search.isControl(found.object, other: element, lexicon)
      else { continue }
      var violation = Violation(
        element, "has the gesture \(found.phrase.quoted()) in its hint \(hint.quoted())", measured: found.phrase,
        restsOn: [.hint, .language])
      violation.repair = element.repairedHint { Self.result(of: found, in: $0, lexicon) }
      result.add(violation)
    }
    return result
  }

  /// "Opens settings." of "Double tap to open settings": one sentence whose verb is known.
  private static func result(of found: GestureFinder.Instruction, in hint: String, _ lexicon: Lexicon) -> String? {
    guard var words = hint.purpose(behind: found.phrase) else { return nil }
    if words.last == "." { words.removeLast() }
    let verb = words.prefix { $0.isLetter }
    // A verb alone says little of the result.
    guard verb.endIndex < words.endIndex, lexicon.imperatives.contains(String(verb)),
      !words.contains(where: { ".!?;:\n".contains($0) })
    else {
      return nil
    }
    return String(verb).thirdPerson.capitalizedFirst + words[verb.endIndex...] + "."
  }

  /// What is needed for many elements, made when the first asks for it.
  private struct Search {
    let tree: AccessibilityTree
    private lazy var names: Set<String> = {
      var names: Set<String> = []
      for element in tree.elements where element.isInteractive && !element.isNameless {
        names.insert(SpokenText.normalized(element.name))
      }
      return names
    }()

    init(_ tree: AccessibilityTree) { self.tree = tree }

    /// Whether the words begin with the name of another control.
    mutating func isControl(_ object: [Substring], other element: Element, _ lexicon: Lexicon) -> Bool {
      let words = object.prefix(8).drop { lexicon.gestureParticles.contains(String($0)) }
      if words.isEmpty { return false }
      let own = SpokenText.normalized(element.name)
      var name = ""
      for word in words {
        name += name.isEmpty ? String(word) : " " + word
        if name != own, names.contains(name) { return true }
      }
      return false
    }
  }
}

extension HintDescribesGesture {
  static let examples: [Example] = [
    .fails("hint with a VoiceOver gesture", #"✗ button "Settings" hint="Double tap to open settings""#),
    .passes("hint with the result", #"button "Settings" hint="Opens settings.""#),
    .needsReview(
      "language of the hint not declared",
      """
      component "Camera"
        ? button "Settings" hint="Double tap to open settings"
      """),
    .notChecked(
      "language without a word list",
      """
      component "Camera" fi
        button "Asetukset" hint="Double tap to open settings"
      """),
  ]
}
