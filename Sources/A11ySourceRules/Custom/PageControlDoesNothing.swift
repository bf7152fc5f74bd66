import A11yCore

struct PageControlDoesNothing: Rule {
  static let info = RuleInfo(
    id: "page-control-does-nothing",
    summary: "Adjusting a page control does not change the page",
    family: .custom, severity: .warning,
    criteria: [.wcag("2.1.1"), .wcag("4.1.2")],
    why: """
      VoiceOver reads a page control as adjustable. Swiping up or down on it selects another dot and sends \
      `.valueChanged`; without code for it, the page stays the same.
      """,
    fix: """
      Add a target for `.valueChanged` that shows `currentPage`, or set `isUserInteractionEnabled = false` if the page can \
      be changed in another way.
      """,
    reviewQuestion: "does the code that it is passed to change the page?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseUIKit else { return [] }
    return RuleResult(file.uikitObjects.compactMap { violation($0, file) })
  }

  private func violation(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard object.type == "UIPageControl", object.isMember, isShown(object, file), !isHeard(object), !object.isUnseen,
      !object.isOff("isEnabled"),
      !object.sets("isAccessibilityElement", "accessibilityElementsHidden", "accessibilityTraits"),
      let facts = file.facts(around: object.declaration), !facts.hasHelper, !facts.hasMacro,
      // The page around it may be adjustable in its place, and may not let it be touched.
      !facts.isExposed, !facts.mentionsAny(Self.settling), file.index.used.isUsed(facts.name)
    else { return nil }
    let isPassed =
      object.passed.contains { !Self.placing.contains($0.calledName ?? "") } || isInList(object, file)
    return Violation(
      Finding.Subject(object), "is a page control without an action for `.valueChanged`",
      isInferred: isPassed || !object.declaration.isPrivate && !file.index.hasEntryPoint,
      at: object.declaration.location)
  }

  /// Code reacts to its changes: by a target, an action, a publisher, an observer or a recognizer.
  private func isHeard(_ object: ObjectUse) -> Bool {
    if object.anyConstruction?.argument("primaryAction") != nil { return true }
    return object.calls.keys.contains { path in
      path.hasPrefix("rx.") || path.hasSuffix("ublisher")
        || ["addTarget", "addAction", "observe", "addGestureRecognizer"].contains(path)
    }
  }

  private static let settling: Set<String> = [
    "accessibilityElements", "accessibilityIncrement", "isUserInteractionEnabled",
  ]

  /// `for control in [pageControl] { control.addTarget(…) }`
  private func isInList(_ object: ObjectUse, _ file: SourceFile) -> Bool {
    file.tree.uses[object.declaration.symbol].contains { use in
      Node(tree: file.tree, index: use).parent?.kind == .array
    }
  }

  private func isShown(_ object: ObjectUse, _ file: SourceFile) -> Bool {
    if object.isOutlet { return object.interfaceObject(file)?.needsNoAction == false }
    // Without pages it has no dots.
    return object.anyConstruction != nil && file.says("numberOfPages")
  }

  private static let placing: Set<String> = [
    "addSubview", "addSubviews", "addArrangedSubview", "addArrangedSubviews", "insertSubview", "UIStackView",
    "bringSubviewToFront", "activate", "NSLayoutConstraint", "constraint",
  ]
}

extension PageControlDoesNothing {
  static let examples: [Example] = [
    .fails(
      "page control without an action",
      """
      class Tour: UIViewController {
        ✗ private let pageControl = UIPageControl()
        override func viewDidLoad() {
          view.addSubview(pageControl)
          pageControl.numberOfPages = 3
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
        }
      }
      let tour = Tour()
      """),
    .passes(
      "page control that changes the page",
      """
      class Tour: UIViewController {
        private let pageControl = UIPageControl()
        override func viewDidLoad() {
          view.addSubview(pageControl)
          pageControl.numberOfPages = 3
          pageControl.addTarget(self, action: #selector(turnPage), for: .valueChanged)
        }
      }
      let tour = Tour()
      """),
    .passes(
      "page control that cannot be adjusted",
      """
      class Tour: UIViewController {
        private let pageControl = UIPageControl()
        override func viewDidLoad() {
          view.addSubview(pageControl)
          pageControl.numberOfPages = 3
          pageControl.isUserInteractionEnabled = false
        }
      }
      let tour = Tour()
      """),
    .needsReview(
      "page control that other code gets",
      """
      class Tour: UIViewController {
        ? private let pageControl = UIPageControl()
        override func viewDidLoad() {
          pageControl.numberOfPages = 3
          pager.connect(pageControl)
        }
      }
      let tour = Tour()
      """),
  ]
}
