import A11yCore

/// Pages over others that a tap outside them or a drag closes, and nothing else of their class.
extension GestureWithoutAction {
  private static let closing = ["dismiss", "close", "hide"]
  /// Any of these may close the page, or choose something, which does.
  private static let others: Set<String> = KnownClasses.controls.union([
    "UIBarButtonItem", "UITableView", "UICollectionView", "WKWebView", "UIHostingController", "UIAlertController",
    "UINavigationController", "UIPageViewController",
  ])

  func closings(in file: SourceFile) -> [Violation] {
    guard file.says("dismiss"), file.says("UITapGestureRecognizer") || file.says("UIPanGestureRecognizer") else {
      return []
    }
    return file.classes.compactMap { closing($0, file) }
  }

  private func closing(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard facts.uikitBase == "UIViewController", !facts.hasHelper, !facts.hasMacro,
      !facts.provides("accessibilityPerformEscape"), !facts.mentionsAny(Self.ways),
      !Self.ways.contains(where: facts.declares), facts.calls("dismiss"),
      !facts.mentionsAny(["addTarget", "rx", "IBAction", "accessoryAction", "tapPublisher", "touchUpInside"]),
      !facts.variables.values.contains(where: { $0.declaration?.attributes.contains("IBOutlet") == true }),
      !facts.functions.values.joined().contains(where: { $0.declaration?.attributes.contains("IBAction") == true })
    else { return nil }
    let held = facts.heldTypes
    guard held.isDisjoint(with: Self.others), !held.contains(where: { $0.hasSuffix("Button") }) else { return nil }
    let place = facts.calls(of: "addGestureRecognizer").first { call in
      guard call.tree === file.tree, let gesture = uikitGesture(call, file) else { return false }
      return gesture.calls(Self.closing)
    }
    guard let place else { return nil }
    return Violation(
      facts.subject, "can be closed only by a gesture on it or outside it",
      fix: "Add `accessibilityPerformEscape()`, and a button that closes it.",
      reviewQuestion: "does what it shows have a button that closes it?", isInferred: true, at: place.location)
  }

  /// What a tap or a drag calls.
  private func uikitGesture(_ call: Node, _ file: SourceFile) -> RecognizerAction? {
    guard let node = call.arguments.first else { return nil }
    if node.kind == .call { return isClosing(node) ? RecognizerAction(node, addedIn: call, file) : nil }
    guard let name = node.path, let object = file.objects(name).last, let made = object.anyConstruction, isClosing(made)
    else { return nil }
    return RecognizerAction(made, heldBy: object, addedIn: call, file)
  }

  private func isClosing(_ made: Node) -> Bool {
    ["UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer"].contains(made.calledName ?? "")
  }
}
