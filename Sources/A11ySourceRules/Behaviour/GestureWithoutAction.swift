import A11yCore

struct GestureWithoutAction: Rule {
  static let info = RuleInfo(
    id: "gesture-without-action",
    summary: "What a long press or a swipe does cannot be done without it",
    family: .behaviour, severity: .warning,
    criteria: [.wcag("2.5.1"), .wcag("2.1.1"), .en("11.5.2.5")],
    why: """
      With VoiceOver a swipe moves the cursor and a long press needs a gesture nobody is told of; Switch Control and Voice \
      Control have neither. Menus and deletions behind them are lost.
      """,
    fix: "Offer the same as `accessibilityCustomActions`, in SwiftUI `.accessibilityAction(named:)` or `.contextMenu`.",
    reviewQuestion: "can the same be done elsewhere?",
    examples: [
      .fails(
        "a menu behind a long press",
        """
        class Cell: UITableViewCell {
          func prepare() {
            ✗ addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(openMenu)))
          }
        }
        """),
      .fails(
        "SwiftUI",
        """
        struct Row: View {
          var body: some View { ✗ Text(name).onLongPressGesture { delete() } }
        }
        """),
      .fails(
        "a recogniser with a name, pictures that are turned and pinched",
        """
        class Editor: UIView {
          func prepare() {
            let press = UILongPressGestureRecognizer(target: self, action: #selector(openMenu))
            ✗ addGestureRecognizer(press)
            ✗ canvas.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(turn)))
          }
        }
        struct Sticker: View {
          var body: some View {
            ✗ Image("cat").gesture(RotationGesture().onChanged { angle = $0 })
            ✗ Text(name).gesture(LongPressGesture().onEnded { _ in delete() })
          }
        }
        """),
      .fails(
        "names that only begin like a word that is exempt",
        """
        struct Row: View {
          var body: some View { ✗ Text(name).onLongPressGesture { feedback.impactOccurred(); deleteEverything() } }
        }
        struct Mark: View {
          var body: some View { ✗ Text(name).onLongPressGesture { backgroundColor = .red; onCallback() } }
        }
        struct Page: View {
          var body: some View { ✗ Text(name).onLongPressGesture { populateList(with: "close, back") } }
        }
        """),
      .needsReview(
        "dragging and swiping, which may be scrolling or a value of its own",
        """
        class Card: UIView {
          func prepare() { ? addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(move))) }
        }
        class Photo: UIView {
          func prepare() { ? addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(rate))) }
        }
        struct Tile: View {
          var body: some View { ? Text(name).gesture(DragGesture().onEnded { _ in drop() }) }
        }
        """),
      .needsReview(
        "what wraps UIKit for a view of SwiftUI, which may offer the rest",
        """
        struct Press: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            ? view.addGestureRecognizer(UILongPressGestureRecognizer(target: coordinator, action: #selector(press)))
            return view
          }
        }
        struct Hold: UIViewRepresentable {
          class HoldView: UIView {
            func prepare() {
              ? addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(press)))
            }
          }
        }
        """),
      .passes(
        "what scrolls or pages, goes back or puts something away",
        """
        class Pager: UIView {
          func prepare() {
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(scroll)))
            addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(dismissPage)))
            scrollView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(zoom)))
          }
        }
        struct Sheet: View {
          var body: some View { Text(name).gesture(DragGesture().onEnded { _ in dismiss() }) }
        }
        struct Drawer: View {
          var body: some View { Text(name).gesture(DragGesture().onEnded { end($0) }) }
          func end(_ drag: DragGesture.Value) { if drag.translation.height > 99 { dismissPopup() } }
        }
        struct Form: View {
          var body: some View { Text(name).simultaneousGesture(DragGesture().onChanged { _ in isFocused = false }) }
        }
        class TabScrollView: UIScrollView {
          func prepare() { addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(didSwipe))) }
        }
        """),
      .passes(
        "a drag whose method puts something away, a recogniser that is called so, a transition, a key of the remote",
        """
        class Sheet: UIViewController {
          let backSwipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
          let pan = UIPanGestureRecognizer()
          func prepare() {
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(Sheet.dragged(_:))))
            view.addGestureRecognizer(backSwipe)
            pan.addTarget(self, action: #selector(moved))
            view.addGestureRecognizer(pan)
            let press = UILongPressGestureRecognizer(target: self, action: #selector(edit))
            press.allowedPressTypes = [select]
            view.addGestureRecognizer(press)
          }
          @objc func dragged(_ pan: UIPanGestureRecognizer) { if pan.state == .ended { dismiss(animated: true) } }
          @objc func moved() { end() }
          func end() { minimizePlayer() }
        }
        class DrawerTransition: NSObject {
          func prepare() { page.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan))) }
        }
        """),
      .passes(
        "a button inside, or a control that is adjusted another way; a touch; a helper for every view",
        """
        extension UIView {
          func whenPressed() { addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(press))) }
        }
        class Grid: UIView {
          func prepare() {
            let touch = UILongPressGestureRecognizer(target: self, action: #selector(show))
            touch.minimumPressDuration = 0
            addGestureRecognizer(touch)
          }
        }
        class Dial: UIControl {
          func prepare() { addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turn))) }
          override func accessibilityIncrement() { value += 1 }
        }
        struct Player: View {
          var body: some View {
            Text(time).gesture(DragGesture().onChanged { seek($0) }).accessibilityAdjustableAction { step($0) }
          }
        }
        """),
      .passes(
        "a drag that shows that it is touched, that a button does as well, that a tap does, that moves what is pinched",
        """
        struct Press: View {
          var body: some View {
            Text(name).simultaneousGesture(
              DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in isPressed = false })
          }
        }
        struct Gallery: View {
          var body: some View {
            VStack { Image("harbour"); Button("On") { withAnimation { shown += 1 } } }
              .gesture(DragGesture().onEnded { if $0.translation.width < 0 { shown += 1 } })
          }
        }
        struct Pages: View {
          var body: some View {
            VStack { Image("harbour"); Button("On") { turn() } }.gesture(DragGesture().onEnded { _ in turn() })
          }
          func turn() { shown += 1 }
        }
        struct Chats: View {
          var body: some View {
            VStack { Text(name); Button("Chats") { showsChats.toggle() } }
              .gesture(DragGesture().onEnded { if $0.translation.width > 99 { showsChats = true } })
          }
        }
        struct Form: View {
          var body: some View {
            VStack { Text(name) }.gesture(
              DragGesture().onEnded { if !asks && $0.startLocation.x < 20 && $0.translation.width > 99 { asks = true } })
          }
        }
        struct Choice: View {
          var body: some View {
            Text(name).onTapGesture { onTap?() }.simultaneousGesture(LongPressGesture().onEnded { _ in onTap?() })
            Text(name).onLongPressGesture(minimumDuration: 0) { choose() }
          }
        }
        class Segments: UIView {
          func prepare() {
            thumb.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(didPan)))
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didTap)))
          }
          @objc func didTap(_ tap: UITapGestureRecognizer) { moveToNearest(tap) }
          @objc func didPan(_ pan: UIPanGestureRecognizer) { moveToNearest(pan) }
          func moveToNearest(_ finger: UIGestureRecognizer) { selected = index(at: finger.location(in: self)) }
        }
        """),
      .passes(
        "a key that repeats, a page to draw on, what goes by itself, the way back",
        """
        class Keys: UIView {
          func prepare() {
            erase.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(eraseContinuously)))
          }
        }
        struct SignatureView: View {
          var body: some View { Canvas { draw($0) }.gesture(DragGesture().onChanged { add($0) }) }
        }
        class ToastView: UIView {
          func prepare() { addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swiped))) }
        }
        class WideNavigationController: UINavigationController {
          func prepare() { view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(move))) }
        }
        """),
      .fails(
        "what is pinched and dragged is told of once",
        """
        struct Photo: View {
          var body: some View {
            ✗ Image("harbour").gesture(DragGesture().onChanged { move($0) })
              .gesture(MagnificationGesture().onChanged { scale = $0 })
          }
        }
        """),
      .needsReview(
        "a drag with a flag that goes on and off, which a button sets too",
        """
        struct Volume: View {
          var body: some View {
            VStack { Button("Mute") { isMoving = true; mute() }; Text("Off") }
            ? Text(level).gesture(DragGesture().onChanged { _ in isMoving = true }.onEnded { _ in isMoving = false; level = 1 })
          }
        }
        """),
      .fails(
        "a pinch beside two taps",
        """
        struct Photo: View {
          var body: some View {
            ✗ Image("harbour").onTapGesture(count: 2) { withAnimation { scale = 2 } }
              .gesture(MagnificationGesture().onChanged { value in withAnimation { scale = value } })
          }
        }
        """),
      .passes(
        "an action as well",
        """
        class Cell: UITableViewCell {
          func prepare() {
            addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(openMenu)))
            accessibilityCustomActions = [menuAction]
          }
        }
        """),
      .passes(
        "a context menu, or an action by name",
        """
        struct Row: View {
          var body: some View {
            Text(name).onLongPressGesture { delete() }.accessibilityAction(named: "Delete") { delete() }
          }
        }
        struct Line: View {
          var body: some View { Text(name).onLongPressGesture { delete() }.contextMenu { Button("Delete") { delete() } } }
        }
        """),
      .needsReview(
        "all it does is what something else in the class does as well",
        """
        class Account: UIViewController {
          func prepare() {
            ? titleView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
          }
          @objc func held(_ recognizer: UILongPressGestureRecognizer) { if recognizer.state == .began { copyAddress() } }
          func optionsDidCopy() { copyAddress() }
          func copyAddress() { board.string = address }
        }
        """),
      .fails(
        "it does more than that, or nothing else does it",
        """
        class Account: UIViewController {
          func prepare() {
            ✗ titleView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
            ✗ footer.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
          }
          @objc func held() { copyAddress(); share() }
          @objc func pressed() { share() }
          func optionsDidCopy() { copyAddress() }
          func copyAddress() { board.string = address }
          func share() { present(sheet, animated: true) }
        }
        """),
    ]
  )

  /// Anything of these offers what is done another way.
  private static let ways: Set<String> = [
    "accessibilityCustomActions", "accessibilityAction", "accessibilityActions", "contextMenu", "swipeActions",
    "UIContextMenuInteraction", "accessibilityAdjustableAction", "accessibilityRepresentation",
    "accessibilityCustomAction", "accessibilityIncrement", "accessibilityActivate", "accessibilityZoomAction",
    "accessibilityZoomIn", "accessibilityDragPoint", "isVoiceOverRunning", "allowsDirectInteraction",
    "accessibilityScrollAction", "trailingSwipeActionsConfigurationForRowAt", "contextMenuConfigurationForRowAt",
  ]

  /// What is done by hand, in words; a drag may be scrolling, or a value that another rule speaks of.
  static let hands = [
    "UILongPressGestureRecognizer": "a long press", "UISwipeGestureRecognizer": "a swipe",
    "UIPinchGestureRecognizer": "a pinch", "UIRotationGestureRecognizer": "a rotation",
    "UIPanGestureRecognizer": "a drag", "LongPressGesture": "a long press", "MagnificationGesture": "a pinch",
    "MagnifyGesture": "a pinch", "RotationGesture": "a rotation", "RotateGesture": "a rotation",
    "DragGesture": "a drag",
  ]

  static let settings: [RuleSetting<Self>] = [
    .words(
      "exempt-actions", \.exemptActions,
      "words in the name of what a gesture calls, or of the recognizer, for which VoiceOver has a gesture of its own"),
    .words("exempt-types", \.exemptTypes, "words in the name of a type whose gestures are not checked"),
  ]

  /// VoiceOver scrolls with three fingers, goes back and closes with a gesture of its own.
  var exemptActions = [
    "dismiss", "hide", "close", "debug", "keyboard", "back", "scroll", "page", "next", "previous", "menu",
    "end editing",
    "pop", "cancel", "highlight", "edge", "minimize", "minimise", "collapse", "continuous", "repeat",
  ]

  /// Types that move whole screens, which open and close without a finger as well, that go by themselves, or on which one
  /// draws, for which there is no other way.
  var exemptTypes = [
    "scroll", "transition", "presentation", "dismiss", "navigation controller", "toast", "snack", "snackbar", "banner",
    "canvas", "signature", "drawing",
  ]

  /// A drag whose method calls one of these puts away what is dragged.
  static let leaving = [
    "dismiss", "hide", "close", "minimize", "minimise", "collapse", "pop view", "pop to root", "resign", "end editing",
    "interactive transition", "finish interactive",
  ]

  struct Gesture {
    var name: String
    /// What is done, in SwiftUI.
    var code: Node?
    /// What is called, in UIKit.
    var action: RecognizerAction?
    var place: Node

    func isCalled(_ words: [String]) -> Bool {
      if let action { return action.isCalled(words) }
      return code?.usesName(with: words) == true
    }
  }

  func check(_ file: SourceFile) -> RuleResult {
    var gestures = file.calls("addGestureRecognizer").compactMap { uikit($0, file) }
    if file.mayUseSwiftUI {
      gestures += file.modifiers("onLongPressGesture").compactMap(longPress)
      gestures += file.calls(["gesture", "simultaneousGesture", "highPriorityGesture"]).compactMap(swiftUI)
    }
    // Whoever pinches a picture larger drags it about; and one finding a place will do.
    let pinched = Set(gestures.filter { Self.hands[$0.name] == "a pinch" && $0.code != nil }.map(\.place.chain))
    var told: Set<String> = []
    return RuleResult(
      gestures.compactMap { gesture in
        if gesture.name == "DragGesture", pinched.contains(gesture.place.chain) { return nil }
        guard let violation = violation(gesture, file) else { return nil }
        return told.insert("\(gesture.place.chain.index) \(violation.message)").inserted ? violation : nil
      })
  }

  private func violation(_ gesture: Gesture, _ file: SourceFile) -> Violation? {
    guard let hand = Self.hands[gesture.name], let type = gesture.place.enclosingType,
      !IdentifierWords(type.text).contain(anyOf: exemptTypes), !type.mentionsAny(Self.ways),
      !offersElsewhere(type, file)
    else { return nil }
    let isLongPress = hand == "a long press"
    if gesture.isCalled(isLongPress ? exemptActions.filter { $0 != "menu" } : exemptActions) { return nil }
    let isDrag = hand == "a drag" || hand == "a swipe"
    if isDrag, gesture.action?.calls(Self.leaving) == true || leaves(gesture, type) { return nil }
    if onlyShowsTouch(gesture) || isSameAsTap(gesture) { return nil }
    if isDrag, isFromEdge(gesture) || hasButton(for: gesture, type) || isTapped(gesture, type, file) { return nil }
    let isWrapped = gesture.place.ancestors.contains {
      $0.kind == .type && $0.declaration?.inherits.contains("UIViewRepresentable") == true
    }
    return Violation(
      Finding.Subject(source: type.text.escapedName), "does something on \(hand) and offers no other way",
      // What wraps UIKit for SwiftUI is used by a view that may offer the rest.
      isInferred: isDrag || isWrapped || isCalledElsewhere(gesture, type, file),
      at: gesture.place.chain.location)
  }

  private func offersElsewhere(_ type: Node, _ file: SourceFile) -> Bool {
    if file.index.spokenFor.contains(type.text) { return true }
    guard let facts = file.facts(of: type.text) else {
      // A helper for every view there is: who uses it offers the rest.
      return type.declaration?.typeKind == .extension && file.index.views[type.text] == nil
    }
    return facts.hasHelper || facts.mentionsAny(Self.ways) || Self.ways.contains(where: facts.declares)
      || Self.ways.contains { file.index.callersSet($0, on: facts) }
      || facts.functions["tableView"] != nil && facts.mentions("UISwipeActionsConfiguration")
  }
}
