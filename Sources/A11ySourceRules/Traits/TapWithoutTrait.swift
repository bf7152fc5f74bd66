import A11yCore

struct TapWithoutTrait: Rule {
  static let info = RuleInfo(
    id: "tap-without-trait",
    summary: "Something can be tapped and does not say so",
    family: .traits, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads it as plain text or not at all, Switch Control and the keyboard pass it by, and so nobody who \
      cannot see it learns that it opens something.
      """,
    fix:
      "Use a button; or make it an element with the trait `.button`, in SwiftUI `.accessibilityAddTraits(.isButton)`.",
    reviewQuestion: "is that said in another way?",
    examples: [
      .fails(
        "a tap on a view",
        """
        let card = UIView()
        ✗ card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        """),
      .fails(
        "a tap on a text",
        """
        struct Row: View {
          var body: some View { ✗ Text("Open").padding().disabled(isBusy).onTapGesture { open() } }
        }
        """),
      .passes(
        "with the trait",
        """
        let card = UIView()
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        card.isAccessibilityElement = true
        card.accessibilityTraits.insert(.button)
        """),
      .passes(
        "with the trait in SwiftUI, behind a check of the system's version too",
        """
        struct Row: View {
          var body: some View {
            Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)
            HStack { Text("Open").onTapGesture { open() } }.accessibilityAddTraits([.isButton])
            if #available(iOS 17, *) { Text("Open").onTapGesture { open() }.accessibilityAction { open() } }
          }
        }
        """),
      .passes(
        "a modifier of the app's own that adds the trait",
        """
        extension View {
          func tappable() -> some View { accessibilityAddTraits(.isButton) }
        }
        struct Row: View {
          var body: some View { Text("Open").onTapGesture { open() }.tappable() }
        }
        """),
      .passes(
        "what puts the keyboard away",
        """
        class Form: UIViewController {
          func prepare() {
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hideKeyboard)))
          }
          @objc func hideKeyboard() { view.endEditing(true) }
        }
        struct Page: View {
          var body: some View { VStack { }.onTapGesture { isFocused = false } }
        }
        struct Banner: View {
          var body: some View { HStack { Text(title) }.onTapGesture { onDismiss() } }
        }
        """),
      .passes(
        "what puts the keyboard away, by a method of another name or of a class that is named",
        """
        class Form: UIViewController {
          let card = UIView()
          let tap = UITapGestureRecognizer()
          func prepare() {
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Form.tapped(_:))))
            let label = UILabel()
            tap.addTarget(self, action: #selector(labelTapped))
            label.addGestureRecognizer(tap)
          }
        }
        extension Form {
          @objc func tapped(_ tap: UITapGestureRecognizer) { name.resignFirstResponder() }
          @objc func labelTapped() { view.endEditing(true) }
        }
        """),
      .needsReview(
        "a tap that only shows a hint, which may be said otherwise",
        """
        class Page: UIViewController {
          func prepare() {
            let sign = UIImageView()
            ? sign.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showHint)))
          }
        }
        struct Row: View {
          var body: some View { ? Image("info").onTapGesture { showsTooltip.toggle() } }
        }
        """),
      .passes(
        "a part of an element that has its actions, and a view of the app's with its traits inside",
        """
        struct Row: View {
          var body: some View {
            VStack { content }.accessibilityElement(children: .ignore).accessibilityActions { ring }
          }
          var content: some View { HStack { Text(name); bell } }
          var bell: some View { Image(systemName: "bell").onTapGesture { ring() } }
        }
        struct Card: View {
          var body: some View { Text(name).accessibilityAddTraits(.isButton) }
        }
        struct Page: View {
          var body: some View {
            Group { Card() }.onTapGesture { open() }
            Text("Later").onTapGesture { open() }.disabled(true)
          }
        }
        """),
      .needsReview(
        "a view of the app's that nobody here has seen",
        """
        struct Page: View {
          var body: some View { ? ForeignCard(name).onTapGesture { open() } }
        }
        """),
      .fails(
        "a card that tells of a version",
        """
        struct Card: View {
          var body: some View { ✗ VStack { Text(backup.version) }.onTapGesture { select() } }
        }
        """),
      .needsReview(
        "the body of a style, whose toggle may be the element",
        """
        struct CheckboxStyle: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            ? Image("box").onTapGesture { configuration.isOn.toggle() }
          }
        }
        """),
      .passes(
        "what closes by a name or a flag, a code's digits that take the focus, a hidden door, what was left of trying",
        """
        struct Page: View {
          var body: some View {
            Text(notice).onTapGesture(perform: dismissOnTap)
            Text(notice).onTapGesture { isDismissed = true }
            HStack { digits }.onTapGesture { isFocused.wrappedValue = true }
            Text(Bundle.main.version).onTapGesture { count() }
            Image("logo").onTapGesture { handleVersionTap() }
            Image("mark").onTapGesture { taps += 1 }
            Image("mark").onTapGesture { opens() }
            Text(name).onTapGesture { print("tapped") }
            ColorPicker("Colour", selection: $colour).onTapGesture { openRow() }
            DrawerOverlay(style).onTapGesture { closeDrawer() }
          }
          func opens() { tapCount += 1 }
        }
        class Header: UIView {
          func prepare() {
            let logo = UIImageView()
            logo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(logoTapped)))
          }
          @objc func logoTapped() {
            logoTapCount += 1
            if logoTapCount > 5 { openTools() }
          }
        }
        struct DebugBanner: View {
          var body: some View { Text(server).onTapGesture { change() } }
        }
        class SizeDebugView: UIView {
          func prepare() {
            let label = UILabel()
            label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(change)))
          }
        }
        struct Bar: View {
          var body: some View {
            if showsDebugInfo { Text(server).onTapGesture { change() } }
            if options.debugLayout { Text(server).onTapGesture { change() } }
          }
        }
        #if !RELEASE
        struct Tools: View {
          var body: some View { Text(server).onTapGesture { change() } }
        }
        #endif
        """),
      .passes(
        "taps that come twice, and what is hidden",
        """
        struct Photo: View {
          var body: some View {
            Image("harbour").onTapGesture(count: 2) { zoom() }
            Color.black.opacity(0.3).onTapGesture { dismiss() }.accessibilityHidden(true)
          }
        }
        """),
      .passes(
        "a control inside has the same for everybody",
        """
        struct Row: View {
          var body: some View { HStack { Text("Open"); Button("Open") { open() } }.onTapGesture { open() } }
        }
        """),
      .passes(
        "views that are more than a thing to tap, recognisers that take nothing away, a class that acts by itself",
        """
        class Page: UIViewController {
          func prepare() {
            let list = UIScrollView()
            list.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            let map = MKMapView()
            map.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            let card = UIView()
            let tap = UITapGestureRecognizer(target: self, action: #selector(open))
            tap.cancelsTouchesInView = false
            card.addGestureRecognizer(tap)
            let photo = UIImageView()
            let twice = UITapGestureRecognizer(target: self, action: #selector(open))
            twice.numberOfTapsRequired = 2
            photo.addGestureRecognizer(twice)
          }
        }
        class Row: UITableViewCell {
          let name = UILabel()
          func prepare() {
            name.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            accessibilityCustomActions = [opening]
          }
        }
        """),
      .fails(
        "a gesture of a tap",
        """
        struct Row: View {
          var body: some View {
            ✗ Text("Open").gesture(TapGesture().onEnded { open() })
            ✗ Image("map").padding().simultaneousGesture(TapGesture(count: 1).onEnded { _ in open() })
            ✗ HStack { Text("Open").foregroundStyle(Color(white: 0)); Image("map") }
              .simultaneousGesture(TapGesture().onEnded { open() })
            ✗ Label(name, image: "map").highPriorityGesture(TapGesture().onEnded(open))
          }
        }
        """),
      .passes(
        "a gesture with the trait, of two taps, for housekeeping, on a control, one that is off, and any other",
        """
        struct Row: View {
          var body: some View {
            Text("Open").gesture(TapGesture().onEnded { open() }).accessibilityAddTraits(.isButton)
            Image("map").gesture(TapGesture(count: 2).onEnded { zoom() })
            VStack { fields }.simultaneousGesture(TapGesture().onEnded { isEditing = false })
            VStack { fields }.gesture(TapGesture().onEnded { })
            Button("Open") { open() }.simultaneousGesture(TapGesture().onEnded { count() })
            ShareLink(item: page).simultaneousGesture(TapGesture().onEnded { count() })
            OurLink(page).simultaneousGesture(TapGesture().onEnded { count() })
            VStack { Text(name); OurLink(page) }.simultaneousGesture(TapGesture().onEnded { count() })
            VStack { if isOpen { menu } }.simultaneousGesture(TapGesture().onEnded { count() })
            Text("Open").gesture(TapGesture().onEnded { open() }, including: .subviews)
            Text("Open").gesture(TapGesture().onEnded { open() }, isEnabled: false)
            Text("Open").gesture(tap)
            Text("Open").gesture(TapGesture())
            Text("Open").contextMenu { Button("Open") { open() } }.gesture(DragGesture().onEnded { _ in move() })
          }
        }
        """),
      .needsReview(
        "a gesture that only shows a hint",
        """
        struct Row: View {
          var body: some View { ? Image("info").gesture(TapGesture().onEnded { showsTooltip.toggle() }) }
        }
        """),
      .passes(
        "what is more than a thing to tap, a clear layer before it, and what puts the keyboard away by name",
        """
        struct Page: View {
          var body: some View {
            ScrollView { Text(name) }.onTapGesture { open() }
            Map(region).onTapGesture { open() }
            Color.clear.contentShape(Rectangle()).onTapGesture { open() }
            Color(white: 0).onTapGesture { open() }
            HStack { }.onTapGesture { open() }
            VStack { fields }.onTapGesture { hideKeyboard() }
            VStack { fields }.onTapGesture { UIApplication.shared.endEditing(); count() }
            Link(name, destination: page).onTapGesture { count() }
          }
        }
        """),
      .passes(
        "a helper that gets the view, and a class that acts for it",
        """
        class Row: UITableViewCell {
          let name = UILabel()
          func prepare() { name.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open))) }
          override func accessibilityActivate() -> Bool { open(); return true }
        }
        class Page: UIViewController {
          func prepare() {
            let card = UIView()
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            makeAccessible(card)
          }
        }
        struct Card: View {
          var body: some View { HStack { Text(name).accessibilityAddTraits(.isButton) }.onTapGesture { open() } }
        }
        """),
      .passes(
        "within a control, on a view of the app's with its traits inside, or with a label given elsewhere",
        """
        struct Card: View {
          var body: some View { Text(name).accessibilityAddTraits(.isButton) }
        }
        struct Page: View {
          var body: some View {
            NavigationLink(value: page) { Text(name).onTapGesture { open() } }
            Menu(name) { Text(name).onTapGesture { open() } }
            Card().onTapGesture { open() }
          }
        }
        class Row: UIView {
          let card = UIView()
          func prepare() { card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open))) }
        }
        class List: UIViewController {
          func prepare() { row.card.accessibilityTraits = .button }
        }
        """),
      .passes(
        "a part of the view that is the label of a button wherever it is used",
        """
        struct Section: View {
          var title: some View { HStack { Text(name) }.onTapGesture { isOpen.toggle() } }
          var body: some View { Button { isOpen.toggle() } label: { title } }
        }
        """),
      .fails(
        "a part that stands for itself as well, and what is no word of debugging",
        """
        struct Section: View {
          ✗ var title: some View { HStack { Text(name) }.onTapGesture { isOpen.toggle() } }
          var body: some View {
            Button { isOpen.toggle() } label: { title }
            title
            ✗ if !showsDebugInfo { Text(server).onTapGesture { change() } }
            ✗ if showsDebugInfo, isOpen { Text(server).onTapGesture { change() } }
            ✗ if debuggee { Text(server).onTapGesture { change() } }
          }
        }
        struct Debugger: View {
          ✗ var body: some View { Text(server).onTapGesture { change() } }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseUIKit { violations += file.uikitObjects.compactMap { uikit($0, file) } }
    if file.mayUseSwiftUI {
      violations += file.modifiers("onTapGesture").compactMap { swiftUI($0, file) }
      violations += gestures(of: file)
    }
    return RuleResult(violations)
  }
}
