import A11yCore

struct SmallHitArea: Rule {
  static let info = RuleInfo(
    id: "small-hit-area",
    summary: "A control is held to a size smaller than a finger",
    family: .geometry, severity: .warning,
    criteria: [.wcag("2.5.5"), .wcag("2.5.8"), .hig("Buttons")],
    why: """
      People with a tremor, and anyone holding a phone in one hand, miss small targets and hit what is beside them.
      """,
    fix: "Give the control 44 by 44 points, or let its hit area reach beyond what is drawn.",
    reviewQuestion: "does more than the picture take taps?",
    examples: [
      .fails(
        "both sides fixed",
        """
        let close = UIButton()
        ✗ close.widthAnchor.constraint(equalToConstant: 20).isActive = true
        close.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """),
      .fails(
        "a frame outside the button",
        """
        struct Bar: View {
          var body: some View { ✗ Button { add() } label: { Image(systemName: "plus") }.frame(width: 20, height: 20) }
        }
        """),
      .fails(
        "a frame, SnapKit, or a class that asks for less itself",
        """
        ✗ let add = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let more = UIButton()
        ✗ more.snp.makeConstraints { make in make.width.height.equalTo(24) }
        class Dot: UIControl {
          ✗ override var intrinsicContentSize: CGSize { CGSize(width: 16, height: 16) }
        }
        """),
      .needsReview(
        "a picture in the button, which a style may give room",
        """
        struct Bar: View {
          var body: some View {
            ? Button { add() } label: { Image("plus").resizable().frame(width: 20, height: 20) }
          }
        }
        """),
      .passes(
        "clear, to fill a place",
        """
        let info = UIButton()
        info.widthAnchor.constraint(equalToConstant: 16).isActive = true
        info.heightAnchor.constraint(equalToConstant: 16).isActive = true
        info.alpha = 0
        """),
      .fails(
        "clear until something shows it",
        """
        let info = UIButton()
        ✗ info.widthAnchor.constraint(equalToConstant: 16).isActive = true
        info.heightAnchor.constraint(equalToConstant: 16).isActive = true
        info.alpha = 0
        info.alpha = 1
        """),
      .passes(
        "room for a finger",
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus").frame(width: 44, height: 44) }
            Button { add() } label: { Image(systemName: "plus") }.frame(width: 20, height: 20).padding(12).contentShape(Rectangle())
          }
        }
        """),
      .passes(
        "one side fixed, or a class with its own hit area",
        """
        let wide = UIButton()
        wide.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let close = RoomyButton()
        close.widthAnchor.constraint(equalToConstant: 20).isActive = true
        close.heightAnchor.constraint(equalToConstant: 20).isActive = true
        class RoomyButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        """),
      .passes(
        "in a bar, which takes touches around its items, and in a menu",
        """
        let close = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        item = UIBarButtonItem(customView: close)
        struct Page: View {
          var body: some View {
            Text(name).toolbar { Button { add() } label: { Image("plus").resizable().frame(width: 20, height: 20) } }
          }
        }
        """),
      .passes(
        "insets that give it room, and one that takes no touches",
        """
        let close = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        close.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let sign = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        sign.isUserInteractionEnabled = false
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image("plus").resizable().frame(width: 20, height: 20).padding(12) }
          }
        }
        """),
      .passes(
        "one that is laid out later, or in another way",
        """
        let a = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        a.frame = place
        let b = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        b.sizeToFit()
        let c = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        c.widthAnchor.constraint(equalToConstant: 60).isActive = true
        let d = UIButton()
        d.snp.makeConstraints { make in make.width.height.equalTo(24) }
        d.snp.updateConstraints { make in make.width.equalTo(60) }
        let e = UIButton()
        e.snp.makeConstraints { make in make.width.height.equalTo(24) }
        e.snp.remakeConstraints { make in make.width.height.equalTo(60) }
        let f = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
        let g = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        """),
      .passes(
        "a class that asks for less and takes touches around itself",
        """
        class Dot: UIControl {
          override var intrinsicContentSize: CGSize { CGSize(width: 16, height: 16) }
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -14, dy: -14).contains(point) }
        }
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image("plus").resizable().frame(width: 20, height: 20); Text(name) }
            Button { add() } label: { Image("plus").frame(width: 20, height: 20).frame(width: 60, height: 60) }
          }
        }
        """),
      .passes(
        "a picture in a button with a frame or a style, and a view that is no control",
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image("plus").resizable().frame(width: 20, height: 20) }.frame(width: 60, height: 60)
            Button { add() } label: { Image("plus").resizable().frame(width: 20, height: 20) }.buttonStyle(.bordered)
          }
        }
        class Dot: UIView {
          override var intrinsicContentSize: CGSize { CGSize(width: 16, height: 16) }
        }
        let dot = Dot()
        dot.widthAnchor.constraint(equalToConstant: 16).isActive = true
        dot.heightAnchor.constraint(equalToConstant: 16).isActive = true
        let wide = UIButton()
        wide.widthAnchor.constraint(equalToConstant: 16).isActive = true
        wide.widthAnchor.constraint(equalToConstant: 60).isActive = true
        wide.heightAnchor.constraint(equalToConstant: 16).isActive = true
        """),
      .passes(
        "constraints in place of the frame, and one side that is a finger's",
        """
        let a = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        a.translatesAutoresizingMaskIntoConstraints = false
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus") }.frame(width: 60, height: 20)
            Button { add() } label: { Image(systemName: "plus") }.frame(width: 20, height: 60)
            Button { add() } label: { Image(systemName: "plus") }.frame(width: 20, height: 0)
            Button { add() } label: { Image(systemName: "plus") }.frame(width: 0, height: 20)
          }
        }
        """),
    ]
  )

  static let settings: [RuleSetting<Self>] = [
    .number("minimum", \.minimum, in: 1...1000, "the smallest side, in points")
  ]

  /// The Human Interface Guidelines' size.
  private static let usual = 44.0

  var minimum = Self.usual
  /// WCAG 2.5.8, Target Size (Minimum).
  private let smallest = 24.0

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.objects.compactMap { uikit($0, file) } + file.classes.compactMap { intrinsic($0, file) }
    if file.mayUseSwiftUI { violations += file.typeCalls("Button").compactMap { swiftUI($0) ?? label(of: $0) } }
    return RuleResult(violations)
  }

  func violation(_ width: Double, _ height: Double, _ subject: Finding.Subject, at node: Node) -> Violation? {
    guard width < minimum, height < minimum, width > 1, height > 1 else { return nil }
    let size = "\(width.points) × \(height.points)"
    let needed = "\(minimum.points) × \(minimum.points)"
    return Violation(
      subject, "is \(size) points, needs \(needed)", grade: min(width, height) < smallest ? .severe : .full,
      measured: "\(size) points", required: "\(needed) points",
      fix: minimum == Self.usual ? nil : "Give the control \(needed) points, or let its hit area reach that far.",
      at: node.location)
  }
}
