import Testing

@testable import A11yCodeBehind

@Suite struct SwiftStatementTests {
  @Test(
    "receivers of an outlet",
    arguments: [
      Statement("titleLabel.text = name", .text),
      Statement("self.titleLabel.text = name", .text),
      Statement("titleLabel?.text = name", .text),
      Statement("self.titleLabel!.text = name", .text),
      Statement("self?.titleLabel\n  .text = name", .text),
      Statement("_titleLabel.text = name", .text),
      Statement("strongSelf.titleLabel.text = name", .text, .unknown),
      Statement("let other = self; other.titleLabel.text = name", .text),
      Statement("(titleLabel as? UILabel)?.text = name", .text),
      Statement("subtitleLabel?.text = name", .text, .untouched),
      Statement("print(\"titleLabel.text = name\")", .text, .untouched),
      Statement("// titleLabel.text = name", .text, .untouched),
      Statement("if titleLabel.text == name {}", .text, .untouched),
      Statement("let titleLabel = UILabel(); titleLabel.text = name", .text, .untouched),
      Statement("for titleLabel in others { titleLabel.text = name }", .text, .untouched),
      Statement("items.forEach { titleLabel in titleLabel.text = name }", .text, .untouched),
      Statement("if a { let titleLabel = UILabel() }; titleLabel.text = name", .text),
      Statement("animate { self.titleLabel.text = name }", .text),
      Statement("guard let name else { return }\ntitleLabel.text = name", .text),
      Statement("#if DEBUG\ntitleLabel.text = name\n#else\n#endif", .text),
      Statement("let `class` = 1; titleLabel.text = name", .text),
    ])
  func receiver(_ statement: Statement) { check(statement) }

  @Test(
    "what is bound sets the property, and nothing else",
    arguments: [
      Statement("user.map { $0.name }.assign(to: \\.text, on: titleLabel)", .text),
      Statement("user.map { $0.name }.assign(to: \\.text, on: titleLabel).store(in: &bag)", .font, .untouched),
      Statement("name.assign(to: \\.text!, on: self.titleLabel)", .text),
      Statement("name.assign(to: \\UILabel.text, on: titleLabel)", .color, .untouched),
      Statement("name.assign(to: &$text)", .text, .untouched),
      Statement("name.bind(to: titleLabel.rx.text).disposed(by: bag)", .text),
      Statement("name.drive(self.titleLabel.rx.text)", .text),
      Statement("name.drive(titleLabel.rx.isHidden)", .visibility, .unknown),
      Statement("name.bind(to: titleLabel.rx.text)", .font, .untouched),
    ])
  func binding(_ statement: Statement) { check(statement) }

  @Test(
    "aliases of an outlet",
    arguments: [
      Statement("for label in [titleLabel, subtitleLabel] { label?.text = name }", .text),
      Statement("for label in [titleLabel, subtitleLabel] { label?.text = name }", .text, of: "subtitleLabel"),
      Statement("[titleLabel, subtitleLabel].forEach { $0?.text = name }", .text, of: "subtitleLabel"),
      Statement("[titleLabel, subtitleLabel].forEach { label in label?.text = name }", .text),
      Statement("let all = [titleLabel!, subtitleLabel!]; for label in all { label.text = name }", .text),
      Statement("for label in labels { label.text = name }", .text, of: "labels"),
      Statement("labels.forEach { $0.text = name }", .text, of: "labels"),
      Statement("labels[0].text = name", .text, of: "labels"),
      Statement("labels.first?.text = name", .text, of: "labels"),
      Statement("let label = titleLabel; label?.text = name", .text),
      Statement("if let label = titleLabel { label.text = name }", .text),
      Statement("if let titleLabel { titleLabel.text = name }", .text),
      Statement("guard let label = self.titleLabel else { return }; label.text = name", .text),
      Statement("if let label = titleLabel {}; label.text = name", .text, .untouched),
      Statement("titleLabel.with { $0.text = name }", .text),
      Statement("titleLabel.then { (label: UILabel) in label.text = name }", .text),
      Statement("with(titleLabel) { $0.text = name }", .text),
      Statement("labels.forEach({ $0.text = name })", .text, of: "labels"),
      Statement("stack.arrangedSubviews.forEach({ (view) in view.alpha = 0 })", .font, .untouched, of: "stack"),
      Statement("labels.forEach({ $0.isHidden = true })", .font, .untouched, of: "labels"),
      Statement("with(titleLabel) { $0.font = .preferredFont(forTextStyle: .body) }", .font),
      Statement("titleLabel.then { $0.font = .preferredFont(forTextStyle: .body) }", .font),
      Statement("titleLabel.then({ $0.font = .preferredFont(forTextStyle: .body) })", .font),
      Statement("names.forEach { $0.text = name }", .text, .untouched),
      Statement("titleLabel.with { $0.apply { $0.text = name } }", .text),
      Statement("titleLabel.with { other { $0.text = name } }", .text, .untouched),
    ])
  func alias(_ statement: Statement) { check(statement) }

  @Test(
    "facts that are set",
    arguments: [
      Statement("titleLabel.accessibilityLabel = name", .label),
      Statement("titleLabel.accessibilityLabel = \"Close\"", .label),
      Statement("titleLabel.accessibilityLabel = nil", .label, .fixed),
      Statement("titleLabel.accessibilityLabel = \"\"", .label, .fixed),
      Statement("titleLabel.accessibilityLabel = nil\ntitleLabel.accessibilityLabel = name", .label),
      Statement("titleLabel.accessibilityAttributedLabel = name", .label),
      Statement("titleLabel.accessibilityHint = name", .hint),
      Statement("titleLabel.accessibilityValue = \"\\(1 + f(\")\"))\"", .value),
      Statement("titleLabel.accessibilityTraits = .header", .traits),
      Statement("titleLabel.accessibilityTraits = []", .traits, .fixed),
      Statement("titleLabel.accessibilityTraits.insert(.header)", .traits),
      Statement("titleLabel.accessibilityTraits.formUnion([.header])", .traits),
      Statement("titleLabel.accessibilityTraits |= header", .traits),
      Statement("titleLabel.accessibilityTraits.remove(.header)", .traits, .fixed),
      Statement("titleLabel.accessibilityTraits.contains(.header)", .traits, .untouched),
      Statement("titleLabel.isAccessibilityElement = true", .exposure),
      Statement("titleLabel.isAccessibilityElement = false", .exposure, .fixed),
      Statement("titleLabel.isUserInteractionEnabled = false", .touches, .fixed),
      Statement("if a { titleLabel.isUserInteractionEnabled = false }", .touches, .untouched),
      Statement(
        "titleLabel.isUserInteractionEnabled = false\ntitleLabel.isUserInteractionEnabled = true", .touches),
      Statement("titleLabel.isAccessibilityElement = isOn", .exposure, .unknown),
      Statement("stack.accessibilityElements = [titleLabel!]", .exposure, .unknown, of: "stack"),
      Statement("stack.accessibilityElementsHidden = true", .exposure, .unknown, of: "stack"),
      Statement("titleLabel.attributedText = name", .text),
      Statement("titleLabel.attributedText = name", .font, .unknown),
      Statement("titleLabel.attributedText = nil", .font, .untouched),
      Statement("titleLabel.attributedText = NSAttributedString(string: name)", .font, .untouched),
      Statement(
        "titleLabel.attributedText = NSAttributedString(string: name, attributes: [.kern: 2])", .font, .untouched),
      Statement("titleLabel.attributedText = NSAttributedString(string: name, attributes: style)", .font, .unknown),
      Statement("titleLabel.attributedText = NSAttributedString(data: html)", .font, .unknown),
      Statement(
        "titleLabel.attributedText = NSAttributedString(string: s, attributes: [.font: titleLabel.font!, .kern: 2])",
        .font, .untouched),
      Statement(
        "let style = [NSAttributedString.Key.font: self.titleLabel.font as Any]\n"
          + "titleLabel.attributedText = NSAttributedString(string: s, attributes: style)", .font, .untouched),
      Statement(
        "let style = [NSAttributedString.Key.font: subtitleLabel.font as Any]\n"
          + "titleLabel.attributedText = NSAttributedString(string: s, attributes: style)", .font, .unknown),
      Statement(
        "let t = NSMutableAttributedString(string: s)\nt.addAttribute(.font, value: titleLabel.font.bold(), range: r)\n"
          + "titleLabel.attributedText = t", .font, .untouched),
      Statement(
        "button.setAttributedTitle(NSAttributedString(string: s, attributes: [.font: button.titleLabel!.font!]), "
          + "for: .normal)", .font, .untouched, of: "button"),
      Statement(
        "titleLabel.attributedText = NSAttributedString(string: s, attributes: [.font: UIFont.systemFont(ofSize: 9)])",
        .font, .fixed),
      Statement(
        "let t = NSMutableAttributedString(string: s)\nt.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 9))\n"
          + "titleLabel.attributedText = t", .font, .fixed),
      Statement("let t = NSMutableAttributedString(string: s)\ntitleLabel.attributedText = t", .font, .untouched),
      Statement(
        "let style = [NSAttributedString.Key.kern: 2]\n"
          + "titleLabel.attributedText = NSAttributedString(string: s, attributes: style)", .font, .untouched),
      Statement(
        "let style: [NSAttributedString.Key: Any] = [.font: UIFont(name: \"Avenir\", size: 9)!]\n"
          + "titleLabel.attributedText = NSAttributedString(string: s, attributes: style)", .font, .fixed),
      Statement("titleLabel.font = UIFont.appFont(forTextStyle: .body)", .font),
      Statement("titleLabel.font = UIFont.appFont(ofSize: 12)", .font, .fixed),
      Statement("titleLabel.font = UIFont.appFont(ofSize: 12).withWeight(.bold)", .font, .fixed),
      Statement("titleLabel.font = UIFont.autoscaled(ofSize: 12)", .font, .unknown),
      Statement("button.setTitle(name, for: .normal)", .text, of: "button"),
      Statement("button.setTitle(\"\", for: .normal)", .text, .fixed, of: "button"),
      Statement("button.setAttributedTitle(name, for: .normal)", .font, .unknown, of: "button"),
      Statement("button.configuration?.title = name", .text, of: "button"),
      Statement("button.titleLabel?.font = .preferredFont(forTextStyle: .body)", .font, of: "button"),
      Statement("segments.removeAllSegments()", .text, of: "segments"),
      Statement("segments.setTitle(name, forSegmentAt: 0)", .text, of: "segments"),
      Statement("button.setImage(image, for: .normal)", .image, .unknown, of: "button"),
      Statement("button.setImage(UIImage(systemName: \"star\"), for: .normal)", .image, of: "button"),
      Statement("button.setImage(UIImage(systemSymbol: .star), for: .normal)", .image, of: "button"),
      Statement("button.setImage(UIImage(named: \"star\"), for: .normal)", .image, .fixed, of: "button"),
      Statement("button.setImage(Asset.Icons.star.image, for: .normal)", .image, .fixed, of: "button"),
      Statement("button.setImage(.icStar, for: .normal)", .image, .fixed, of: "button"),
      Statement("field.placeholder = name", .placeholder, of: "field"),
      Statement("titleLabel.textColor = .red", .color, .unknown),
      Statement("titleLabel.tintColor = .red", .tint, .unknown),
      Statement("button.setTitleColor(.red, for: .normal)", .color, .unknown, of: "button"),
      Statement("titleLabel.backgroundColor = .red", .background, .unknown),
      Statement("titleLabel.layer.backgroundColor = red", .background, .unknown),
      Statement("titleLabel.isHidden = isOn", .visibility, .unknown),
      Statement("titleLabel.alpha = 0", .visibility, .unknown),
      Statement("titleLabel.removeFromSuperview()", .visibility, .unknown),
      Statement("titleLabel.frame = rect", .size, .unknown),
      Statement("titleLabel.heightAnchor.constraint(equalToConstant: 44).isActive = true", .size, .unknown),
      Statement("NSLayoutConstraint(item: titleLabel, attribute: .height)", .size, .unknown),
      Statement("button.addTarget(self, action: #selector(tap), for: .touchUpInside)", .actions, of: "button"),
      Statement("titleLabel.addGestureRecognizer(tap)", .actions),
      Statement("button.addAction(action, for: .touchUpInside)", .actions, of: "button"),
      Statement("titleLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))", .tap),
      Statement(
        "let tap = UITapGestureRecognizer(target: self, action: a)\ntitleLabel.addGestureRecognizer(tap)", .tap),
      Statement("titleLabel.addGestureRecognizer(tapGesture)", .tap),
      Statement("titleLabel.addGestureRecognizer(self.tapGesture)", .tap),
      Statement("titleLabel.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: a))", .tap, .untouched),
      Statement(
        "let tap = UITapGestureRecognizer(target: self, action: #selector(hideKeyboard))\n"
          + "titleLabel.addGestureRecognizer(tap)", .tap, .untouched),
      Statement("titleLabel.addGestureRecognizer(recognizer)", .tap, .untouched),
      Statement("titleLabel.layer.apply(shadow)", .font, .untouched),
      Statement("button.isEnabled = false", .enabled, .unknown, of: "button"),
      Statement("view.addSubview(titleLabel)", .text, .untouched),
      Statement("titleLabel.sizeToFit()", .font, .untouched),
      Statement("unknownHelper(titleLabel)", .font, .unknown),
      Statement("titleLabel.unknownHelper()", .color, .unknown),
      Statement("titleLabel.unknownHelper()", .label, .untouched),
      Statement("Other.unknownHelper([titleLabel])", .text, .unknown),
    ])
  func fact(_ statement: Statement) { check(statement) }

  @Test("a didSet, a lazy value and an accessor act on the outlet")
  func observers() {
    let index = CodeIndex(
      swift: """
        class HomeView: UIViewController {
          @IBOutlet weak var titleLabel: UILabel! { didSet { titleLabel.font = .preferredFont(forTextStyle: .body) } }
          @IBOutlet weak var nameLabel: UILabel!
          @IBOutlet weak var dateLabel: UILabel!
          lazy var other: UILabel = { nameLabel.text = "a"; return UILabel() }()
          var date: Date { get { d } set { dateLabel.text = newValue } }
        }
        """)
    #expect(index.outlet("titleLabel", of: "HomeView")[.font].outcome == .satisfied)
    #expect(index.outlet("nameLabel", of: "HomeView")[.text].outcome == .satisfied)
    #expect(index.outlet("dateLabel", of: "HomeView")[.text].outcome == .satisfied)
  }

  @Test("the place is the line of the assignment")
  func place() {
    let statement = Statement("titleLabel\n.text = name", .text)
    let effect = CodeIndex(swift: statement.inSwift).outlet("titleLabel", of: "HomeView")[.text]
    #expect(effect == .satisfied(CodePlace(path: "0.swift", line: 11)))
  }

  private func check(_ statement: Statement) {
    let index = CodeIndex(swift: statement.inSwift)
    #expect(index.outlet(statement.outlet, of: "HomeView")[statement.fact].outcome == statement.outcome)
  }
}
