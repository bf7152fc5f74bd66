import Testing

@testable import A11yCodeBehind

@Suite("outlets that are passed on") struct CodePassingTests {
  @Test(
    "functions and extensions of the project are followed by name",
    arguments: [
      ("style(titleLabel)", "func style(_ label: UILabel) { label.font = .preferredFont(forTextStyle: .body) }"),
      (
        "style(label: titleLabel)",
        "func style(a: Int = 0, label: UILabel) { label.font = .preferredFont(forTextStyle: .body) }"
      ),
      ("titleLabel.body()", "extension UILabel { func body() { font = .preferredFont(forTextStyle: .body) } }"),
      (
        "titleLabel.body()",
        "extension UIView { func body() { (self as? UILabel)?.font = UIFontMetrics.default.scaledFont(for: f) } }"
      ),
      (
        "Theme.apply(to: titleLabel)",
        "enum Theme { static func apply(to l: UILabel) { l.font = .preferredFont(forTextStyle: .body) } }"
      ),
      (
        "theme.apply(to: titleLabel)",
        "class Theme { func apply(to l: UILabel) { l.font = .preferredFont(forTextStyle: .body) } }"
      ),
      (
        "a(titleLabel)",
        "func a(_ l: UILabel) { b(l) }\nfunc b(_ l: UILabel) { c(l) }\nfunc c(_ l: UILabel) { l.font = .preferredFont(forTextStyle: .body) }"
      ),
      (
        "styleAll([titleLabel])",
        "func styleAll(_ ls: [UILabel]) { for l in ls { l.font = .preferredFont(forTextStyle: .body) } }"
      ),
      (
        "Styler(label: titleLabel)",
        "class Styler { init(label: UILabel) { label.font = .preferredFont(forTextStyle: .body) } }"
      ),
    ])
  func followed(_ code: String, _ helper: String) {
    let font = effect(code, helper)
    #expect(font.outcome == .satisfied)
    // Where it is set, and not where the outlet is passed on: one style is one cause.
    #expect(font.place?.path == "1.swift")
  }

  @Test("an extension of UIView is followed from a button, though no code mentions UIControl")
  func extensionOfView() {
    let border = """
      extension UIView { func addLine(_ color: UIColor) -> CALayer {
        let line = CALayer()
        line.backgroundColor = color.cgColor
        layer.addSublayer(line)
        return line
      } }
      """
    let code = Statement("line = button.addLine(.red)", .font)
    let effects = CodeIndex(swift: code.inSwift, border).outlet("button", of: "HomeView")
    #expect(effects[.font] == .untouched)
    #expect(effects[.color] == .untouched)
  }

  @Test(
    "a font that a function of the project is given",
    arguments: [
      ("titleLabel.set(font: .systemFont(ofSize: 12))", Outcome.fixed),
      ("titleLabel.set(font: .preferredFont(forTextStyle: .body))", .satisfied),
      ("titleLabel.set(font: .small)", .fixed), ("titleLabel.set(font: theme.font())", .unknown),
    ])
  func passedFont(_ call: String, _ outcome: Outcome) {
    let helper = """
      extension UILabel { func set(font: UIFont) { self.font = font } }
      extension UIFont { static let small = UIFont.systemFont(ofSize: 11) }
      let body = UIFont.preferredFont(forTextStyle: .body)
      """
    #expect(effect(call, helper).outcome == outcome)
  }

  @Test("the image of one object that code makes tells nothing of another of its class")
  func imageOfOneObject() {
    let code = """
      class IconButton: UIButton {}
      class HomeView: UIViewController {
        func make() -> UIButton {
          let button = IconButton()
          button.setImage(icon, for: .normal)
          return button
        }
      }
      """
    #expect(CodeIndex(swift: code).object(of: "IconButton")[.image] == .untouched)
  }

  @Test("a tag that is no number tells nothing of the label")
  func countedTags() {
    let code = """
      class HomeView: UIViewController {
        func reset() {
          for tag in 1...20 {
            let view = view.viewWithTag(tag)
            if let button = view as? UIButton { button.isSelected = false }
          }
        }
      }
      """
    let effects = CodeIndex(swift: code).tag(7, of: "HomeView")
    #expect(effects[.selection] != .untouched)
    #expect(effects[.label] == .untouched)
    #expect(effects[.text] == .untouched)
  }

  @Test("a label of an argument that is a word of the language begins no loop")
  func labelFor() {
    let style = """
      extension UILabel { func set(_ s: Style) { switch s {
      case .a: setTitle(name, for: .normal)
      case .b: textColor = .red } } }
      """
    let code = Statement("titleLabel.set(.b)", .color)
    let effects = CodeIndex(swift: code.inSwift, style).outlet("titleLabel", of: "HomeView")
    #expect(effects[.color] != .untouched)
    #expect(effects[.text] == .untouched)
  }

  @Test(
    "of a switch over a parameter the case that is passed counts",
    arguments: [
      ("titleLabel.set(.body)", Outcome.satisfied), ("titleLabel.set(Style.body)", .satisfied),
      ("titleLabel.set(.badge(count: 3))", .fixed), ("titleLabel.set(.note)", .fixed),
      ("titleLabel.set(.plain)", .fixed),
      ("titleLabel.set(style)", .unknown), ("titleLabel.set(isOn ? .body : .plain)", .unknown),
      ("set(titleLabel, style: .body)", .satisfied), ("set(titleLabel, style: .note)", .fixed),
    ])
  func cases(_ code: String, _ outcome: Outcome) {
    let body = """
      switch style {
        case .body: label.font = .preferredFont(forTextStyle: .body)
        case .badge(let count), .note:
          if count > 1 { label.font = .systemFont(ofSize: 10) }
        default: label.font = .systemFont(ofSize: 12)
      }
      """
    let helper =
      "extension UILabel { func set(_ style: Style) { let label = self\n\(body) } }\n"
      + "func set(_ label: UILabel, style: Style) {\n\(body)\n}"
    #expect(effect(code, helper).outcome == outcome)
  }

  @Test("a helper of another type, or one that goes in a circle, settles nothing")
  func notFollowed() {
    #expect(
      effect("titleLabel.body()", "extension UIButton { func body() { titleLabel?.font = x } }").outcome == .unknown)
    #expect(
      effect("a(titleLabel)", "func a(_ l: UILabel) { b(l) }\nfunc b(_ l: UILabel) { a(l) }").outcome == .untouched)
    #expect(effect("use(titleLabel)", "func use(_ l: UILabel) { print(l) }").outcome == .untouched)
    #expect(effect("use(titleLabel)", "func use(_ l: UILabel) { pod.style(l) }").outcome == .unknown)
  }

  @Test("helpers of Objective-C are followed, from both languages")
  func objectiveC() {
    let helper =
      "@implementation Theme\n+ (void)style:(UILabel *)label { label.font = [UIFont preferredFontForTextStyle:s]; }\n@end"
    let category =
      "@implementation UILabel (Body)\n- (void)body { self.font = [UIFont preferredFontForTextStyle:s]; }\n@end"
    let function = "static void Style(UILabel *label) { [label setFont:[UIFont preferredFontForTextStyle:s]]; }"
    for (code, source) in [
      ("[Theme style:self.titleLabel];", helper), ("[self.titleLabel body];", category),
      ("Style(self.titleLabel);", function),
    ] {
      let index = CodeIndex(objectiveC: [Statement(code, .font).inObjectiveC, source])
      #expect(index.outlet("titleLabel", of: "HomeView")[.font].outcome == .satisfied, "\(code)")
    }
    let mixed = CodeIndex(swift: Statement("Theme.style(titleLabel)", .font).inSwift, objectiveC: [helper])
    #expect(mixed.outlet("titleLabel", of: "HomeView")[.font].outcome == .satisfied)
  }

  private func effect(_ code: String, _ helper: String) -> CodeEffect {
    CodeIndex(swift: Statement(code, .font).inSwift, helper).outlet("titleLabel", of: "HomeView")[.font]
  }
}

@Suite("fonts") struct CodeFontTests {
  @Test(
    "a font by its expression",
    arguments: [
      Statement("titleLabel.font = .preferredFont(forTextStyle: .body)", .font),
      Statement("titleLabel.font = UIFontMetrics.default.scaledFont(for: UIFont(name: n, size: 3)!)", .font),
      Statement("titleLabel.font = UIFont.systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 12))", .font),
      Statement("titleLabel.font = .systemFont(ofSize: 12)", .font, .fixed),
      Statement("titleLabel.font = UIFont.boldSystemFont(ofSize: 12)", .font, .fixed),
      Statement("titleLabel.font = UIFont(name: \"Lato\", size: 12)", .font, .fixed),
      Statement("titleLabel.font = a ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 3)", .font, .unknown),
      Statement(
        "titleLabel.font = .systemFont(ofSize: 1)\ntitleLabel.font = .preferredFont(forTextStyle: a)", .font, .unknown),
      Statement("let f = UIFont.preferredFont(forTextStyle: .body)\ntitleLabel.font = f", .font),
      Statement("titleLabel.font = other()", .font, .unknown),
      Statement("titleLabel.font = name(withSize: 12)", .font, .fixed),
      Statement("titleLabel.adjustsFontForContentSizeCategory = true", .font, .untouched),
    ])
  func expression(_ statement: Statement) {
    let index = CodeIndex(swift: statement.inSwift)
    #expect(index.outlet("titleLabel", of: "HomeView")[.font].outcome == statement.outcome)
  }

  @Test(
    "a font of the project is followed by name",
    arguments: [
      ("Fonts.title", "enum Fonts { static let title = UIFont.preferredFont(forTextStyle: .body) }", Outcome.satisfied),
      ("Fonts.title", "enum Fonts { static var title: UIFont { .systemFont(ofSize: 3) } }", .fixed),
      (
        ".brandBody", "extension UIFont { static let brandBody: UIFont = .preferredFont(forTextStyle: .body) }",
        .satisfied
      ),
      (
        "Guide.font(12)",
        "class Guide { class func font(_ s: Int) -> UIFont { UIFontMetrics.default.scaledFont(for: x) } }", .satisfied
      ),
      (
        "Guide.a()",
        "enum Guide { static func a() -> UIFont { b() }\nstatic func b() -> UIFont { UIFont(name: n, size: 2)! } }",
        .fixed
      ),
      (
        "a ? Fonts.x : Fonts.y",
        "enum Fonts { static let x = UIFont.systemFont(ofSize: 1)\nstatic let y = UIFont.systemFont(ofSize: 2) }",
        .fixed
      ),
      (
        "a ? Fonts.x : Fonts.y",
        "enum Fonts { static let x = UIFont.systemFont(ofSize: 1)\nstatic let y: UIFont = .preferredFont(forTextStyle: a) }",
        .unknown
      ),
      (
        "A.x",
        "enum A { static let x = UIFont.systemFont(ofSize: 1) }\nenum B { static let x: UIFont = .preferredFont(forTextStyle: a) }",
        .fixed
      ),
      (
        "theme.x",
        "class A { let x = UIFont.systemFont(ofSize: 1) }\nclass B { let x: UIFont = .preferredFont(forTextStyle: a) }",
        .unknown
      ),
      ("theme.missing", "class A { let x = UIFont.systemFont(ofSize: 1) }", .unknown),
    ])
  func followed(_ value: String, _ declaration: String, _ outcome: Outcome) {
    let index = CodeIndex(swift: Statement("titleLabel.font = \(value)", .font).inSwift, declaration)
    #expect(index.outlet("titleLabel", of: "HomeView")[.font].outcome == outcome)
  }

  @Test("a font method of Objective-C is followed by name")
  func objectiveC() {
    let fonts =
      "@implementation UIFont (Brand)\n+ (UIFont *)brand { return [UIFont preferredFontForTextStyle:s]; }\n@end"
    for code in ["self.titleLabel.font = [UIFont brand];", "self.titleLabel.font = UIFont.brand;"] {
      let index = CodeIndex(objectiveC: [Statement(code, .font).inObjectiveC, fonts])
      #expect(index.outlet("titleLabel", of: "HomeView")[.font].outcome == .satisfied, "\(code)")
    }
  }

  @Test("a method of the project whose name is that of a setter is followed by its labels")
  func labeledSetter() {
    let helper = """
      extension UILabel {
        func setFont(scaledFor font: UIFont) { self.font = UIFontMetrics.default.scaledFont(for: font) }
        func set(identifier: Name) { accessibilityIdentifier = identifier.text }
      }
      """
    func font(_ statement: String) -> Outcome {
      let code = "class Home: UIViewController { @IBOutlet var label: UILabel!\n func show() { \(statement) } }"
      return CodeIndex(swift: code, helper).outlet("label", of: "Home")[.font].outcome
    }
    #expect(font("label.setFont(scaledFor: .systemFont(ofSize: 16))") == .satisfied)
    #expect(font("label.set(identifier: .title)") == .untouched)
    // Of a protocol that the class is not seen to conform to.
    #expect(font("label.set(accessibilityId: .title)") == .untouched)
    #expect(font("label.set(theme: theme)") == .unknown)
  }

  @Test("where neither code nor interface files scale fonts, those of other views and of texts are fixed, too")
  func nothingScales() {
    func font(_ statement: String, _ document: String) -> Outcome {
      let code =
        "class Home: UIViewController { @IBOutlet var label: UILabel!\n func show(_ text: Text) { \(statement) } }"
      let file = CodeFile(path: "a.swift", bytes: Array(code.utf8), language: .swift)
      let documents = [NamesInDocument(Array(document.utf8))]
      return CodeIndex([file], documents: documents).outlet("label", of: "Home")[.font].outcome
    }
    let styled = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    for statement in ["label.font = title.font", "label.attributedText = name.styled()"] {
      #expect(font(statement, styled) == .unknown)
      #expect(font(statement, "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>") == .fixed)
    }
    #expect(font("label.font = Library.font", "") == .unknown)
    #expect(font("label.font = Brand.medium.font(size: 17)", styled) == .fixed)
    #expect(font("label.font = Brand.font(scaledSize: 17)", styled) == .unknown)
    #expect(
      font("label.attributedText = text.styled(); label.font = UIFontMetrics.default.scaledFont(for: f)", "")
        == .unknown)
  }

  @Test(
    "where no code scales fonts, one that a class of the app gives is fixed, whatever its method is called in Objective-C"
  )
  func ownType() {
    func font(_ swift: String) -> Outcome {
      let code = """
        @interface Home : UIViewController
        @property (weak, nonatomic) IBOutlet UILabel *label;
        @end
        @implementation Home
        - (void)viewDidLoad { self.label.font = [Theme fontWithAClass:[self class] property:@"title"]; }
        @end
        """
      return CodeIndex(swift: swift, objectiveC: [code]).outlet("label", of: "Home")[.font].outcome
    }
    #expect(font("@objc class Theme: NSObject {}") == .fixed)
    #expect(font("class Other {}") == .unknown)
    #expect(
      font("class Theme { func a(_ f: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: f) } }") == .unknown)
  }

  @Test("what only looks at a control, or lets go of it, changes nothing of it")
  func harmless() {
    #expect(
      CodeIndex(swift: Statement("validator.registerField(titleLabel, rules: [])", .text).inSwift)
        .outlet("titleLabel", of: "HomeView").isEmpty)
    #expect(
      CodeIndex(objectiveC: [Statement("OTS_SAFE_RELEASE(titleLabel)", .text).inObjectiveC])
        .outlet("titleLabel", of: "HomeView").isEmpty)
    let tapped = CodeIndex(swift: Statement("button.addTapGesture { self.close() }", .actions).inSwift)
      .outlet("button", of: "HomeView")
    #expect(tapped[.actions].outcome == .satisfied)
    let called = CodeIndex(swift: Statement("button.addTapGesture(delay: 1, closing)", .actions).inSwift)
      .outlet("button", of: "HomeView")
    #expect(called[.actions].outcome == .unknown)
    let loaded = CodeIndex(swift: Statement("loader.updateInBackground(titleLabel)", .text).inSwift)
      .outlet("titleLabel", of: "HomeView")
    #expect(loaded[.text].outcome == .unknown)
    let tinted = CodeIndex(
      swift: Statement("titleLabel.lib_setBackgroundImage(color, for: .highlighted)", .text).inSwift
    )
    .outlet("titleLabel", of: "HomeView")
    #expect(tinted[.background].outcome == .unknown)
    #expect(tinted[.text] == .untouched)
    #expect(
      !CodeIndex(swift: Statement("decorator.decorate(titleLabel)", .text).inSwift)
        .outlet("titleLabel", of: "HomeView").isEmpty)
  }

  @Test("the font of a style is what all styles are made with")
  func styles() {
    func font(_ second: String) -> Outcome {
      let code = """
        class Home: UIViewController { @IBOutlet var label: UILabel!
          func show() { label.apply(Style.title) } }
        struct Style { let font: UIFont
          static let title = Style(font: .systemFont(ofSize: 20))
          static let body = Style(font: \(second)) }
        extension UILabel { func apply(_ style: Style) { font = style.font } }
        """
      return CodeIndex(swift: code).outlet("label", of: "Home")[.font].outcome
    }
    #expect(font("UIFont(name: name, size: 12)") == .fixed)
    #expect(font(".preferredFont(forTextStyle: .body)") == .unknown)
  }
}
