import A11yCore

struct HintDescribesGesture: TreeRule {
  static let info = RuleInfo(
    id: "hint-describes-gesture",
    summary: "A hint tells how to act instead of what happens",
    family: .hint,
    severity: .warning,
    criteria: [.wcag("3.3.2")],
    needs: [.hint, .wordList],
    why: """
      VoiceOver adds the gesture by itself, so people hear it twice; with a keyboard, Switch Control or \
      Voice Control it is the wrong one.
      """,
    fix: #"Begin with a verb that tells what happens: "Opens settings."; leave the gesture to VoiceOver."#,
    reviewQuestion: "is it in English?",
    examples: [
      .fails("the gesture in place of the result", #"✗ button "Settings" hint="Double tap to open settings""#),
      .fails("a finger on the glass", #"✗ button "Settings" hint="Tap to open settings.""#),
      .fails("after the result", #"✗ button "Settings" hint="Opens settings. Tap to continue.""#),
      .fails("what VoiceOver says of everything adjustable", #"✗ slider "Volume" hint="Swipe up or down to adjust.""#),
      .fails("a long press", #"✗ button "Photo" hint="Press and hold for a preview.""#),
      .fails("the kind of element", #"✗ button "Settings" hint="This button opens settings.""#),
      .needsReview(
        "nobody says in which language it is",
        """
        component "Camera"
          ? button "Settings" hint="Double tap to open settings"
        """),
      .fails("in German", #"✗ button "Optionen" hint="Doppeltippen, um die Optionen zu öffnen." language=de"#),
      .fails("in French", #"✗ button "Options" hint="Touchez deux fois pour ouvrir." language=fr"#),
      .fails("in Spanish", #"✗ button "Opciones" hint="Toca dos veces para abrir." language=es"#),
      .fails("in Korean", #"✗ button "옵션" hint="열려면 두 번 탭하세요." language=ko"#),
      .fails("in Japanese", #"✗ button "オプション" hint="ダブルタップしてオプションを表示します。" language=ja"#),
      .fails("in Chinese", #"✗ button "选项" hint="轻点两下以显示选项。" language=zh-Hans"#),
      .passes("what happens, in Japanese", #"button "オプション" hint="オプションを表示します。" language=ja"#),
      .passes("what happens", #"button "Settings" hint="Opens settings.""#),
      .passes("no hint", #"button "Settings""#),
      .passes(
        "a canvas one touches directly",
        #"view "Canvas" isElement=true traits=allowsDirectInteraction hint="Tap to paint.""#),
      .passes("a gesture the system does not tell of", #"button "Undo" hint="Swipe left with three fingers.""#),
      .passes("dragging, likewise", #"button "Track 2" hint="Double tap and hold, then drag to move.""#),
      .passes(
        "the gesture is for another control",
        """
        text "Draft" isElement=true hint="Double tap Publish when it is ready."
        button "Publish"
        """),
      .passes("the kind of another control", #"button "Home" hint="Shows the rooms with a switch.""#),
      .passes("the words within other words", #"button "Stats" hint="Shows the top swipes.""#),
      .passes("words that only look like a gesture", #"button "Wallet" hint="Shows how tap to pay works.""#),
      .notChecked(
        "a language without a list",
        """
        component "Camera" fi
          button "Asetukset" hint="Double tap to open settings"
        """),
    ]
  )

  func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { !SpokenText.isBlank($0.control.hint) && !$0.traits.contains(.allowsDirectInteraction) }
  }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var search = Search(tree)
    for element in subjects {
      guard let hint = element.control.hint, let lexicon = Lexicon.reading(element) else {
        result.leaveOut(without: .wordList)
        continue
      }
      guard let found = search.finder(lexicon).instruction(in: hint),
        !search.isControl(found.object, other: element, lexicon)
      else { continue }
      result.add(
        Violation(
          element, "says \(found.phrase.quoted()) in its hint \(hint.quoted())", measured: found.phrase,
          restsOn: [.hint, .language]))
    }
    return result
  }

  /// What is needed for many elements, made when the first asks for it.
  private struct Search {
    let tree: AccessibilityTree
    private var finders: [String: GestureFinder] = [:]
    private lazy var names: Set<String> = {
      var names: Set<String> = []
      for element in tree.elements where element.isInteractive && !element.isNameless {
        names.insert(SpokenText.normalized(element.name))
      }
      return names
    }()

    init(_ tree: AccessibilityTree) { self.tree = tree }

    mutating func finder(_ lexicon: Lexicon) -> GestureFinder {
      if let known = finders[lexicon.language] { return known }
      let finder = GestureFinder(lexicon)
      finders[lexicon.language] = finder
      return finder
    }

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
