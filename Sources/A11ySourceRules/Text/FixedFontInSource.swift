import A11yCore

struct FixedFontInSource: Rule {
  static let info = RuleInfo(
    id: "fixed-font",
    summary: "A text keeps its size whatever size the user has chosen",
    family: .text, severity: .warning,
    criteria: [.wcag("1.4.4"), .hig("Typography")],
    why: """
      A quarter of all users and more set another text size; who needs large text cannot read what stays at 13 points.
      """,
    fix:
      "Use a text style, or `UIFontMetrics(forTextStyle:).scaledFont(for:)`; in SwiftUI `.font(.body)` or `relativeTo:`.",
    reviewQuestion: "does the text within have no font of its own?",
    examples: [
      .fails(
        "a size in UIKit",
        """
        ✗ label.font = .systemFont(ofSize: 15)
        ✗ title.font = UIFont(name: "Avenir", size: 20)
        """),
      .fails(
        "a size in SwiftUI",
        """
        struct Row: View {
          var body: some View {
            ✗ Text(name).font(.system(size: 15))
            ✗ Text(name).font(.custom("Avenir", fixedSize: 15))
          }
        }
        """),
      .passes(
        "text styles",
        """
        label.font = .preferredFont(forTextStyle: .subheadline)
        title.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont(name: "Avenir", size: 20)!)
        """),
      .passes(
        "SwiftUI that scales",
        """
        struct Row: View {
          @ScaledMetric var size = 15
          var body: some View {
            Text(name).font(.body)
            Text(name).font(.custom("Avenir", size: 15))
            Text(name).font(.custom("Avenir", size: 15, relativeTo: .body))
            Text(name).font(.system(size: size))
            Image(systemName: "star").font(.system(size: 15))
            Text("🎉").font(.system(size: 24))
            Text(isOn ? "🌝" : "🌚").font(.system(size: 24))
            Button(">") { turn() }.font(.system(size: 24))
            Text(reaction.emoji).font(.system(size: 24))
            Text(plan.emoji ?? "").font(.system(size: 24))
            Text(food.category.icon).font(.system(size: 32))
            Text(icon(for: tier)).font(.system(size: 14))
            Text(verbatim: initials).font(.system(size: 14))
            Text(String(user.name.prefix(1)).uppercased()).font(.system(size: 14))
            AttributedText(Lucide.Icon.x.attributedString(size: 20)).font(.system(size: 20))
            Text(genre.symbol).font(.system(size: 30))
            TextField("", text: $icon).keyboardType(.emoji).font(.system(size: 40))
            Text(mood.rawValue).font(.system(size: 80))
            Text(name).font(style.font ?? .system(size: 12))
            StatusIcon(status).font(.system(size: 9))
            Text(name).font(.system(size: 100)).minimumScaleFactor(0.01)
            Text(name).font(Font(UIFont.preferredFont(from: .system(size: 18))))
            Label("Favourite", systemImage: "star").labelStyle(.iconOnly).font(.system(size: 15))
          }
        }
        """),
      .passes(
        "symbols, and sizes that are no sizes of text",
        """
        let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15))
        label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)
        icon.font = UIFont(name: "FontAwesome", size: 20)
        more.setTitle("▾", for: .normal)
        more.titleLabel?.font = .boldSystemFont(ofSize: 28)
        let bullet = UILabel()
        bullet.text = "•"
        bullet.font = .systemFont(ofSize: 20)
        emojiLabel.font = .systemFont(ofSize: 32)
        bigLabel.font = .systemFont(ofSize: 64)
        subtitleLabel.font = model.font ?? .systemFont(ofSize: 12)
        class EmojiOnlyView: UIView {
          func prepare() { label.font = .systemFont(ofSize: 50) }
        }
        """),
      .passes(
        "a label that only measures, and one that nobody has put anywhere",
        """
        class Page: UIViewController {
          lazy var unused: UILabel = {
            let label = UILabel()
            label.font = .systemFont(ofSize: 18)
            return label
          }()
          func height(of text: String) -> CGFloat {
            let textView = UITextView()
            textView.font = .systemFont(ofSize: 16)
            textView.text = text
            return textView.sizeThatFits(size).height
          }
        }
        """),
      .fails(
        "one that is shown, as a member, from a function, in another view",
        """
        class Page: UIViewController {
          let title: UILabel = {
            let label = UILabel()
            ✗ label.font = .systemFont(ofSize: 18)
            return label
          }()
          func prepare() {
            view.addSubview(title)
            let label = UILabel()
            ✗ label.font = .systemFont(ofSize: 18)
            view.addSubview(label)
          }
          func makeLabel() -> UILabel {
            let label = UILabel()
            ✗ label.font = .systemFont(ofSize: 18)
            return label
          }
        }
        """),
      .passes(
        "a title in the navigation bar, which no setting enlarges",
        """
        let navigationBarTitleLabel: UILabel = {
          let label = UILabel()
          label.font = .systemFont(ofSize: 12)
          return label
        }()
        struct Page: View {
          var body: some View {
            ScrollView { content }.toolbar { ToolbarItem { Text(count).font(.system(size: 8)) } }
              .navigationBarItems(trailing: Button("Apply") { apply() }.font(.system(size: 15)))
          }
        }
        struct Items: ToolbarContent {
          var body: some ToolbarContent { ToolbarItem { badge } }
          var badge: some View { Text(count).font(.system(size: 8)) }
        }
        struct TabBar: View {
          var body: some View { Text(name).font(.system(size: 10)) }
        }
        struct BottomNavigationView: View {
          var body: some View { Text(name).font(.system(size: 10)) }
        }
        class Page: UIViewController {
          let name = UILabel()
          func prepare() {
            let choice = UIButton()
            choice.titleLabel?.font = .systemFont(ofSize: 17)
            navigationItem.titleView = choice
            name.font = .systemFont(ofSize: 17)
            navigationItem.titleView = self.name
          }
        }
        """),
      .fails(
        "a label of the page beside such a title",
        """
        class Page: UIViewController {
          func prepare() {
            ✗ nameLabel.font = .systemFont(ofSize: 17)
            navigationItem.titleView = name
          }
        }
        class Other: UIViewController {
          func prepare() { ✗ name.titleLabel?.font = .systemFont(ofSize: 17) }
        }
        """),
      .passes(
        "a container whose texts all have their own, a view without text, what becomes a picture",
        """
        struct Row: View {
          var body: some View {
            HStack { Text(name).font(.body); VStack { Text(unit) }.font(.caption) }.font(.system(size: 14))
            RoundButton().font(.system(size: 24))
          }
        }
        struct RoundButton: View {
          var body: some View { Circle() }
        }
        struct Watermark: View {
          var body: some View { Text(user).font(.system(size: 30)) }
        }
        struct Card: View {
          var body: some View { Text(year).font(.system(size: 36)) }
        }
        struct Page: View {
          func share() { let renderer = ImageRenderer(content: Card()) }
        }
        """),
      .fails(
        "a container one of whose texts has none",
        """
        struct Row: View {
          var body: some View { ✗ HStack { Text(name).font(.body); Text(unit) }.font(.system(size: 14)) }
        }
        """),
      .needsReview(
        "a view of the app's, which may have a font of its own",
        """
        struct Row: View {
          var body: some View { ? NoteField(text: $note).font(.system(size: 14)) }
        }
        struct NoteField: View {
          var body: some View { Text(text) }
        }
        """),
      .passes(
        "a widget, which has the room it has",
        """
        import WidgetKit
        struct Row: View {
          var body: some View { Text(name).font(.system(size: 15)) }
        }
        """),
    ]
  )

  static let makers: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
  ]

  private static let fonts = makers.union(["UIFont", "font"])

  func check(_ file: SourceFile) -> RuleResult {
    let calls = file.calls(Self.fonts)
    if calls.isEmpty || file.isWithoutTextSizes { return [] }
    var violations: [Violation] = []
    let known = Known(file)
    let isUIKit = file.mayUseUIKit
    for node in calls {
      if isUIKit, let violation = uikit(node, known, file) {
        violations.append(violation)
      } else if file.mayUseSwiftUI, let message = swiftUI(node), let target = target(of: node, file) {
        violations.append(
          Violation(
            Finding.Subject(source: (node.chainRoot?.calledName ?? "text").escapedName), message,
            isInferred: target == .view, at: node.chain.location))
      }
    }
    return violations.isEmpty || file.index.isForMac ? [] : RuleResult(violations)
  }

  /// Words of no letters: `"▾"`, `isOn ? "🌝" : "🌚"`.
  static func isSign(_ words: Node) -> Bool {
    if words.kind == .ternary { return words.children.dropFirst().allSatisfy(isSign) }
    return words.literal.map { !$0.contains(where: \.isLetter) } == true
  }

  /// A number as it stands; a name may be a size that scales. A font of one point is there to fill a place, and 53 points
  /// are what body text has in the largest of the sizes that a user can choose.
  func isFixed(_ size: Node) -> Bool { size.kind == .number && 3..<53 ~= size.numberValue ?? 0 }
}
