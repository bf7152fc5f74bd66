import A11yCore

struct FixedFont: Rule {
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
            Text(reaction.emoji).font(.system(size: 24))
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
        """),
      .passes(
        "a title in the navigation bar, which no setting enlarges",
        """
        let navigationBarTitleLabel: UILabel = {
          let label = UILabel()
          label.font = .systemFont(ofSize: 12)
          return label
        }()
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

  private static let makers: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
  ]

  private static let fonts = makers.union(["UIFont", "font"])

  /// Calls that make a fixed font follow, or use it for no text.
  private static let scaling = [
    "scaled", "Metrics", "metrics", "SymbolConfiguration", "symbol", "relative", "dynamic", "Dynamic",
  ]

  func check(_ file: SourceFile) -> Verdict {
    if file.isWithoutTextSizes { return [] }
    let calls = file.calls(Self.fonts)
    if calls.isEmpty { return [] }
    var problems: [Problem] = []
    let types = Dictionary(file.objects.map { ($0.name, $0.type ?? "") }) { first, _ in first }
    let isUIKit = file.mayUseUIKit
    for node in calls {
      if isUIKit, let message = uikit(node), isFont(node, types), !isInBar(node), !isSign(node, file) {
        problems.append(Problem(receiver(of: node), message, at: place(of: node).location))
      } else if file.mayUseSwiftUI, let message = swiftUI(node) {
        problems.append(
          Problem(
            Finding.Subject(source: (node.chainRoot?.calledName ?? "text").escapedName), message,
            at: node.chain.location))
      }
    }
    return problems.isEmpty || file.index.isForMac ? [] : Verdict(problems)
  }

  /// A bar's text stays small and is shown large on demand: that is another rule's.
  private func isInBar(_ node: Node) -> Bool {
    node.enclosingType.map { LargeContentMissing.isBar($0.text) } == true
      || node.ancestors.contains {
        $0.kind == .variable && LargeContentMissing.isInBar($0.text)
          || $0.kind == .assign && $0.target?.path.map(LargeContentMissing.isInBar) == true
      }
  }

  /// `button.setTitle("▾", for: .normal)`: a sign for a picture.
  private func isSign(_ node: Node, _ file: SourceFile) -> Bool {
    guard let target = node.ancestors.prefix(3).first(where: { $0.kind == .assign })?.target?.path else { return false }
    let titles = file.calls("setTitle").filter { $0.base?.path.map { target.hasPrefix($0 + ".") } == true }
    return !titles.isEmpty
      && titles.allSatisfy { call in
        call.arguments.first?.literal.map { !$0.contains(where: \.isLetter) } == true
      }
  }

  private func receiver(of node: Node) -> Finding.Subject {
    for ancestor in node.ancestors.prefix(6) {
      if ancestor.kind == .assign, let target = ancestor.target {
        let owner = target.firstChild?.path ?? ancestor.enclosingType?.text ?? "text"
        return Finding.Subject(source: owner.escapedName)
      }
      if ancestor.kind == .variable { return Finding.Subject(source: ancestor.text.escapedName) }
    }
    return Finding.Subject(source: "text")
  }

  private func place(of node: Node) -> Node {
    node.ancestors.prefix(3).first { $0.kind == .assign } ?? node
  }

  private func uikit(_ call: Node) -> String? {
    let name = call.calledName ?? ""
    if Self.makers.contains(name), let base = call.callee, base.kind == .member,
      base.firstChild == nil || base.firstChild?.text == "UIFont", let size = call.argument("ofSize"), isFixed(size)
    {
      return "has a font of \(size.source.excerpt(limit: 20)) points that does not scale"
    }
    if name == "UIFont", call.callee?.kind == .name, let font = call.argument("name"), let size = call.argument("size"),
      isFixed(size), !isIcons(font)
    {
      return "has a font of \(size.source.excerpt(limit: 20)) points that does not scale"
    }
    return nil
  }

  /// The font of a text, and not a constant, a helper's return or an argument that may yet be scaled.
  private func isFont(_ node: Node, _ types: [String: String]) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .assign: return isText(ancestor.target, types) && !isScaled(node, upTo: ancestor)
      case .function, .accessor, .variable, .closure, .block, .return, .type, .file: return false
      default: continue
      }
    }
    return false
  }

  private func isText(_ target: Node?, _ types: [String: String]) -> Bool {
    guard let target, target.lastName == "font" else { return false }
    let name = target.firstChild?.lastName ?? ""
    let owner = (types[name].flatMap { $0.isEmpty ? nil : $0 } ?? name).lowercased()
    if ["icon", "symbol", "layer", "attributes", "config"].contains(where: name.lowercased().contains) { return false }
    // A chart's legend has a font too; what is no text of UIKit's is left alone.
    return ["label", "text", "button", "field", "title", "lbl", "heading"].contains(where: owner.contains)
  }

  private func isScaled(_ node: Node, upTo end: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == end { return false }
      if ancestor.kind == .call, let callee = ancestor.callee, Self.scaling.contains(where: callee.source.contains) {
        return true
      }
    }
    return false
  }

  /// A number as it stands; a name may be a size that scales. A font of one point is there to fill a place.
  func isFixed(_ size: Node) -> Bool { size.kind == .number && (size.numberValue ?? 0) > 2 }

  private func isIcons(_ font: Node) -> Bool {
    let source = font.source.lowercased()
    return ["icon", "awesome", "symbol", "glyph", "material"].contains(where: source.contains)
  }
}
