import A11yCore

struct ImageOnlyButton: Rule {
  static let info = RuleInfo(
    id: "image-only-button",
    summary: "A button shows a picture and has no name",
    family: .naming, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.1.1"), .en("11.5.2.5")],
    why: """
      VoiceOver reads the name of the picture, "xmark" or "ic close 24", or only "button"; what the button does stays a \
      guess.
      """,
    fix: "Say what it does: `accessibilityLabel` in UIKit, `Button(\"Close\", systemImage: \"xmark\")` in SwiftUI.",
    reviewQuestion: "does whoever uses its view give it one?",
    examples: [
      .fails(
        "a picture and no words",
        """
        ✗ let close = UIButton()
        close.setImage(UIImage(named: "xmark"), for: .normal)
        """),
      .fails(
        "in a bar",
        """
        ✗ let item = UIBarButtonItem(image: UIImage(named: "gear"), style: .plain, target: self, action: #selector(open))
        """),
      .fails(
        "SwiftUI",
        """
        struct Header: View {
          var body: some View {
            ✗ Button { close() } label: { Image(systemName: "xmark") }
          }
        }
        """),
      .needsReview(
        "in a view of which somebody says more",
        """
        struct MapButton: View {
          var body: some View { ? Button(action: action) { Image(systemName: "map") } }
        }
        struct Place: View {
          var body: some View { MapButton().accessibilityHint("Opens the map.") }
        }
        """),
      .passes(
        "a label",
        """
        let close = UIButton()
        close.setImage(UIImage(named: "xmark"), for: .normal)
        close.accessibilityLabel = String(localized: "Close")
        """),
      .passes(
        "a title",
        """
        let close = UIButton(type: .system)
        close.setImage(UIImage(named: "xmark"), for: .normal)
        close.setTitle(title, for: .normal)
        """),
      .fails(
        "a picture in a configuration",
        """
        ✗ let close = UIButton(configuration: .plain(), primaryAction: UIAction { _ in dismiss() })
        close.configuration?.image = UIImage(systemName: "xmark")
        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: "plus")
        ✗ let add = UIButton(configuration: look)
        class Page: UIViewController {
          ✗ let share = UIButton(type: .system)
          func prepare() {
            var look = UIButton.Configuration.tinted()
            look.image = UIImage(systemName: "plus")
            look.imagePadding = 4
            share.configuration = look
          }
        }
        """),
      .passes(
        "a title in the configuration, or one that nobody here has seen, and no picture",
        """
        let close = UIButton(configuration: .plain())
        close.configuration?.image = UIImage(systemName: "xmark")
        close.configuration?.title = title
        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: "plus")
        look.attributedTitle = title
        let add = UIButton(configuration: look)
        let ours = UIButton(configuration: .brand())
        ours.configuration?.image = UIImage(systemName: "plus")
        var dressed = UIButton.Configuration.filled()
        dressed.image = UIImage(systemName: "plus")
        dress(&dressed)
        let more = UIButton(configuration: dressed)
        let given = UIButton()
        given.configuration = look(of: .more)
        given.setImage(image, for: .normal)
        let state = UIButton(configuration: .plain())
        state.configuration?.image = UIImage(systemName: "plus")
        state.configurationUpdateHandler = { $0.configuration?.title = title }
        let action = UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in dismiss() })
        action.configuration?.image = UIImage(systemName: "xmark")
        let none = UIButton(configuration: .plain())
        none.configuration?.image = nil
        func make() {
          var look = UIButton.Configuration(title: title)
          look.image = UIImage(systemName: "plus")
          let button = UIButton(configuration: look)
        }
        """),
      .passes(
        "a helper that gets the button, and may name it",
        """
        let close = UIButton()
        close.setImage(UIImage(named: "xmark"), for: .normal)
        styler.style(close)
        """),
      .passes(
        "a title in SwiftUI that is not shown",
        """
        struct Header: View {
          var body: some View {
            Button("Close", systemImage: "xmark") { close() }.labelStyle(.iconOnly)
            Button { close() } label: { Label("Close", systemImage: "xmark") }
            Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
            Button { close() } label: { Image(systemName: "xmark").accessibilityLabel("Close") }
            Button { close() } label: { HStack { Image(decorative: "x"); Text("Close") } }
            Button { close() } label: { Image("close", label: Text("Close")) }
          }
        }
        """),
      .passes(
        "a member and a view that all who use them name",
        """
        struct Recorder: View {
          var body: some View { HStack { round("stop").padding().accessibilityLabel("Stop"); close.accessibilityLabel("Close") } }
          func round(_ image: String) -> some View { Button(action: act) { Image(systemName: image) } }
          var close: some View { Button { dismiss() } label: { Image(systemName: "xmark") } }
        }
        struct MapButton: View {
          var body: some View { Button(action: action) { Image(systemName: image) } }
        }
        struct Place: View {
          var body: some View { MapButton(image: "pin", action: centre).accessibilityLabel("Centre") }
        }
        """),
      .fails(
        "a member that one of its users does not name",
        """
        struct Recorder: View {
          var body: some View { HStack { round("stop").accessibilityLabel("Stop"); round("play") } }
          func round(_ image: String) -> some View { ✗ Button(action: act) { Image(systemName: image) } }
        }
        """),
      .needsReview(
        "a view that one of its users does not name",
        """
        struct MapButton: View {
          var body: some View { ? Button(action: action) { Image(systemName: image) } }
        }
        struct Place: View {
          var body: some View { HStack { MapButton(image: "pin").accessibilityLabel("Centre"); MapButton(image: "map") } }
        }
        """),
      .passes(
        "what is not seen",
        """
        let balance = UIBarButtonItem(image: UIImage(named: "filter"), style: .plain, target: self, action: nil)
        balance.tintColor = .clear
        let info = UIButton()
        info.setImage(UIImage(named: "info"), for: .normal)
        info.alpha = 0
        struct Header: View {
          var body: some View { Button { } label: { Image(systemName: "chevron.left").opacity(0) } }
        }
        """),
      .passes(
        "a part of an element that has its actions",
        """
        struct Row: View {
          var body: some View { HStack { Text(name); bell }.accessibilityElement(children: .ignore).accessibilityAction { ring() } }
          var bell: some View { Button { ring() } label: { Image(systemName: "bell") } }
        }
        """),
      .passes(
        "hidden, for another element does the same",
        """
        struct Row: View {
          var body: some View {
            Button { close() } label: { Image(systemName: "xmark") }.accessibilityHidden(true)
            Button { } label: { Image(systemName: "xmark").foregroundColor(.clear) }.disabled(true)
          }
        }
        """),
      .passes(
        "a title by its label, a label given elsewhere, and a kind that UIKit names",
        """
        let close = UIButton()
        close.setImage(UIImage(named: "xmark"), for: .normal)
        close.titleLabel?.text = title
        let add = UIButton(type: .contactAdd)
        add.setImage(UIImage(named: "plus"), for: .normal)
        class Header: UIView {
          let share = UIButton()
          func prepare() { share.setImage(UIImage(named: "share"), for: .normal) }
        }
        class Page: UIViewController {
          let header = Header()
          func prepare() { header.share.accessibilityLabel = title }
        }
        """),
      .passes(
        "a function that makes buttons, whose caller may name them",
        """
        func make(_ image: String) -> UIButton {
          let button = UIButton()
          button.setImage(UIImage(named: image), for: .normal)
          return button
        }
        struct Header: View {
          var body: some View {
            Button { close() } label: { Image(systemName: "xmark"); words }
            Menu { Button { close() } label: { Image(systemName: "xmark") } } label: { Text(name) }
          }
        }
        """),
      .fails(
        "what is done to its layer names it not",
        """
        ✗ let close = UIButton(configuration: .plain(), primaryAction: nil)
        close.configuration?.image = UIImage(systemName: "xmark")
        close.layer.addSublayer(border)
        """),
      .passes(
        "a title with attributes, one that is no element or takes no touches, a bar button around a view",
        """
        let a = UIButton()
        a.setImage(image, for: .normal)
        a.setAttributedTitle(title, for: .normal)
        let b = UIButton()
        b.setImage(image, for: .normal)
        b.isAccessibilityElement = false
        let c = UIButton()
        c.setImage(image, for: .normal)
        c.isUserInteractionEnabled = false
        """),
      .passes(
        "a class that is one element, or says itself what its elements are",
        """
        class Header: UIView {
          let close = UIButton()
          init() { super.init(frame: .zero); isAccessibilityElement = true; close.setImage(image, for: .normal) }
        }
        class Bar: UIView {
          let close = UIButton()
          func prepare() { close.setImage(image, for: .normal) }
          override var accessibilityElements: [Any]? { get { parts } set {} }
        }
        """),
      .fails(
        "what is done to its picture, and no more than that",
        """
        ✗ let close = UIButton()
        close.setImage(image, for: .normal)
        close.imageView?.addSymbolEffect(.pulse)
        """),
      .passes(
        "a button that is hidden and that nothing shows",
        """
        class Player: UIView {
          private lazy var download: UIButton = {
            let button = UIButton()
            button.setImage(icon, for: .normal)
            button.isHidden = true
            return button
          }()
          func prepare() { addSubview(download) }
        }
        """),
      .fails(
        "one that another file may show, or that is shown later",
        """
        class Player: UIView {
          ✗ lazy var download: UIButton = {
            let button = UIButton()
            button.setImage(icon, for: .normal)
            button.isHidden = true
            return button
          }()
          ✗ private let share = UIButton()
          func prepare() {
            share.setImage(icon, for: .normal)
            share.isHidden = true
          }
          func finish() { share.isHidden = isBusy }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseUIKit {
      violations += file.uikitObjects.compactMap { violation($0, file) }
    }
    if file.mayUseSwiftUI {
      violations += file.typeCalls("Button").compactMap {
        swiftUI($0, file)
      }
    }
    return RuleResult(violations)
  }
}

extension ImageOnlyButton {
  private func violation(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard object.type == "UIButton" || object.type == "UIBarButtonItem", let made = object.construction,
      showsImage(object, made), !isNamed(object, made, file), !mayBeNamedElsewhere(object), !object.isUnseen
    else { return nil }
    // Its class is one element, or names its parts in a way of its own.
    if let owner = made.enclosingType.flatMap({ file.facts(of: $0.text) }),
      owner.assigned("isAccessibilityElement").contains(where: { $0.assignedValue?.isTrue == true })
        || owner.declares("isAccessibilityElement") || owner.declares("accessibilityElements")
    {
      return nil
    }
    let kind = object.type == "UIButton" ? "button" : "bar button"
    return Violation(
      Finding.Subject(object), "is a \(kind) with a picture and no label", at: object.declaration.location)
  }

  private func showsImage(_ object: ObjectUse, _ made: Node) -> Bool {
    if let image = made.argument("image"), image.kind != .null { return made.argument("title") == nil }
    return showsConfiguredImage(object)
      || (object.calls["setImage"] ?? object.calls["setBackgroundImage"] ?? []).contains { call in
        call.arguments.first.map { $0.kind != .null } == true
      }
  }

  private func isNamed(_ object: ObjectUse, _ made: Node, _ file: SourceFile) -> Bool {
    if object.sets("accessibilityLabel", "accessibilityAttributedLabel", "title", "accessibilityElementsHidden") {
      return true
    }
    if object.sets("isAccessibilityElement", "largeContentTitle", "isUserInteractionEnabled") {
      return true
    }
    if object.has(calls: "setTitle", "setAttributedTitle", "setLocalizedTitle") { return true }
    if object.assigned.keys.contains(where: { $0.hasPrefix("titleLabel.text") || $0.hasPrefix("titleLabel.attributed") }
    ) {
      return true
    }
    if file.index.assignedPaths.contains("\(object.name).accessibilityLabel") { return true }
    let type = made.argument("type")?.lastName
    if ["close", "infoLight", "infoDark", "contactAdd", "detailDisclosure"].contains(type ?? "") { return true }
    // An action may carry the title.
    return mayHaveConfiguredWords(object, made, file) || made.argument("primaryAction").map(mayHaveTitle) == true
      || made.argument("barButtonSystemItem") != nil || made.argument("systemItem") != nil
      || made.argument("customView") != nil
  }

  private static let knownCalls: Set<String> = [
    "setImage", "setBackgroundImage", "addTarget", "addAction", "setTitleColor", "setPreferredSymbolConfiguration",
    "addSubview", "removeFromSuperview", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "sizeToFit", "addConstraint", "addConstraints", "addInteraction", "sendActions", "setNeedsLayout", "constraint",
    "makeConstraints", "setBackgroundColor", "addGestureRecognizer", "removeTarget", "isDescendant", "layoutIfNeeded",
    "setNeedsDisplay", "setNeedsUpdateConfiguration", "startAnimating", "add",
  ]

  private static let knownReceivers: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "bringSubviewToFront", "UIStackView",
    "sendSubviewToBack", "UIBarButtonItem", "activate", "append", "setCustomSpacing", "addSubviews", "constraint",
    "NSLayoutConstraint", "print", "removeArrangedSubview", "setRightBarButton", "setLeftBarButton",
    "setRightBarButtonItems", "setLeftBarButtonItems", "animate", "convert", "setItems", "setToolbarItems",
    "addArrangedSubviews", "hitTest",
  ]

  /// A method or function of the app's gets hold of it: it may name it.
  private func mayBeNamedElsewhere(_ object: ObjectUse) -> Bool {
    if object.isOutlet { return true }
    let isCalled = object.calls.keys.contains { path in
      let name = path.split(separator: ".").last.map(String.init) ?? path
      return !Self.knownCalls.contains(name) && !path.contains("Anchor") && !path.hasPrefix("snp")
        && !path.hasPrefix("layer")
        && !path.hasPrefix("imageView") && !path.hasPrefix("titleLabel")
    }
    return isCalled || object.passed.contains { !Self.knownReceivers.contains($0.calledName ?? "") }
      || isReturned(object)
  }

  /// A function that makes buttons: its caller may name them.
  private func isReturned(_ object: ObjectUse) -> Bool {
    guard !object.isMember, let code = object.declaration.enclosingCode else { return false }
    if code.kind == .closure { return true }
    let isInReturn = code.uses(of: object.declaration.symbol).contains { use in
      Node(tree: code.tree, index: use).ancestors.prefix { $0 != code }.contains { $0.kind == .return }
    }
    return isInReturn || code.body?.lastChild?.path == object.name
  }
}
