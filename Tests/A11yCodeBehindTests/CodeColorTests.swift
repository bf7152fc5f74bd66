import Testing

@testable import A11yCodeBehind

@Suite("colors that code sets") struct CodeColorTests {
  private func color(_ statement: String, _ rest: String = "", of fact: CodeFact = .color) -> CodeColor? {
    let code = Statement(statement, fact)
    return CodeIndex(swift: code.inSwift, rest).outlet("titleLabel", of: "HomeView").colors[fact]
  }

  private func colorInObjectiveC(_ statement: String, _ rest: String = "") -> CodeColor? {
    let code = Statement(statement, .color)
    return CodeIndex(objectiveC: [code.inObjectiveC, rest]).outlet("titleLabel", of: "HomeView").colors[.color]
  }

  private static let blue = CodeColor.rgba(red: 51, green: 102, blue: 153, alpha: 255)

  @Test(
    "literals of Swift",
    arguments: [
      "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)",
      "UIColor(red: 51/255, green: 102 / 255.0, blue: 0.6, alpha: 1.0)",
      "UIColor(red: (51/255), green: 0.4, blue: 0.6, alpha: 1)", "UIColor(hex: \"#336699\")",
      "UIColor(hexString: \"336699\")",
      "UIColor(rgb: 0x336699)", "UIColor(r: 51, g: 102, b: 153)", "UIColor(\"#336699\")",
      "RGB(51, 102, 153)", "rgba(r: 51, g: 102, b: 153, a: 1)", "UIColorFromRGB(0x336699)",
      "#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)",
    ])
  func literal(_ expression: String) { #expect(color("titleLabel.textColor = \(expression)") == Self.blue) }

  @Test("names: UIKit's fixed colors, its dynamic ones, and color sets")
  func names() {
    #expect(color("titleLabel.textColor = .white") == .rgba(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(color("titleLabel.textColor = UIColor.lightGray") == .rgba(red: 170, green: 170, blue: 170, alpha: 255))
    #expect(
      color("titleLabel.backgroundColor = .clear", of: .background) == .rgba(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(color("titleLabel.textColor = .secondaryLabel") == .system("secondaryLabel"))
    #expect(color("titleLabel.textColor = UIColor(named: \"Brand\")!") == .asset("Brand"))
    #expect(color("titleLabel.textColor = UIColor(named: \"Brand\") ?? .black") == .asset("Brand"))
    #expect(
      color("titleLabel.textColor = UIColor(white: 0.2, alpha: 0.5)") == .rgba(red: 51, green: 51, blue: 51, alpha: 128)
    )
    #expect(
      color("titleLabel.textColor = UIColor.black.withAlphaComponent(0.5)")
        == .rgba(red: 0, green: 0, blue: 0, alpha: 128))
  }

  @Test(
    "what cannot be read, or is not always the same, is not a color",
    arguments: [
      "titleLabel.textColor = isOn ? .red : .blue", "titleLabel.textColor = theme.text", "titleLabel.textColor = color",
      "titleLabel.textColor = .red; titleLabel.textColor = .blue", "titleLabel.textColor = UIColor { _ in .red }",
      "titleLabel.textColor = UIColor(red: r, green: 0, blue: 0, alpha: 1)",
      "titleLabel.textColor = UIColor(hex: \"#12\")",
      "titleLabel.textColor = .red; titleLabel.attributedText = text", "titleLabel.textColor = UIColor(red: 0.2",
      "titleLabel.textColor = UIColor(hex: 0x)", "titleLabel.textColor = UIColor(named: \"a",
      "titleLabel.textColor = .",
    ])
  func unreadable(_ statement: String) { #expect(color(statement) == nil) }

  @Test("different colors at different times are all known, and that some are not")
  func choices() {
    func choices(_ statement: String) -> CodeEffects {
      CodeIndex(swift: Statement(statement, .color).inSwift, "").outlet("titleLabel", of: "HomeView")
    }
    let red = CodeColor.rgba(red: 255, green: 0, blue: 0, alpha: 255)
    let blue = CodeColor.rgba(red: 0, green: 0, blue: 255, alpha: 255)
    let two = choices("titleLabel.textColor = .red; titleLabel.textColor = .blue")
    #expect(two.choices[.color] == [red, blue])
    #expect(two.colors[.color] == nil)
    let open = choices("titleLabel.textColor = theme.text; titleLabel.textColor = .blue")
    #expect(open.choices[.color] == [blue])
    #expect(open.colors[.color] == nil)
    #expect(choices("titleLabel.textColor = .red; titleLabel.textColor = .red").colors[.color] == red)
  }

  @Test("both colors of a condition are known, and that one of them is not")
  func conditions() {
    func effects(_ statement: String, _ rest: String = "") -> CodeEffects {
      CodeIndex(swift: Statement(statement, .color).inSwift, rest).outlet("titleLabel", of: "HomeView")
    }
    let red = CodeColor.rgba(red: 255, green: 0, blue: 0, alpha: 255)
    let blue = CodeColor.rgba(red: 0, green: 0, blue: 255, alpha: 255)
    let green = CodeColor.rgba(red: 0, green: 255, blue: 0, alpha: 255)
    let two = effects("titleLabel.textColor = model.isOn(at: 3) ? .red : UIColor.blue")
    #expect(two.choices[.color] == [red, blue])
    #expect(!two.unreadColors.contains(.color))
    let three = effects("titleLabel.textColor = isOn ? .red : isOff ? .blue : .green")
    #expect(three.choices[.color].map(Set.init) == [red, blue, green])
    #expect(!three.unreadColors.contains(.color))
    let open = effects("titleLabel.textColor = isOn ? .red : theme.text")
    #expect(open.choices[.color] == [red])
    #expect(open.unreadColors.contains(.color))
    let equal = effects("titleLabel.setTitleColor(isOn ? .red : .red, for: .normal)")
    #expect(equal.colors[.color] == red)
    // A property that is one or the other has no known color.
    let property = effects(
      "titleLabel.textColor = .brand", "extension UIColor { static let brand = isOn ? UIColor.red : .blue }")
    #expect(property.colors[.color] == .system("brand"))
    let lines = effects("titleLabel.textColor = isOn\n  ? .red\n  : .blue")
    #expect(lines.choices[.color] == [red, blue])
  }

  @Test(
    "the condition of another statement is none of this one",
    arguments: [
      "titleLabel.textColor = nil\nview.backgroundColor = a ? .black : .red",
      "titleLabel.textColor = colors[0]\nb = a ? .black : .red",
      "titleLabel.textColor = textColor\nb = a ? .black : .red",
      "titleLabel.textColor = UIColor { t in x }\nb = a ? .red : .black",
      "titleLabel.textColor = if on { .black } else { .red }\nb = a ? .red : .black",
      "titleLabel.textColor = colors[0]\nif let x = a ? .red : .blue {}",
      // What is disabled, chosen or dark has another background, or is not to be read.
      "titleLabel.textColor = isEnabled ? .black : .red",
      "titleLabel.textColor = traits.userInterfaceStyle == .dark ? .red : .black",
    ])
  func otherConditions(_ statements: String) {
    let effects = CodeIndex(swift: Statement(statements, .color).inSwift, "").outlet("titleLabel", of: "HomeView")
    #expect(effects[.color] != .untouched)
    #expect(effects.choices[.color] == [])
    #expect(effects.unreadColors.contains(.color))
  }

  @Test(
    "a color that a function of the project is given",
    arguments: [
      ("style(titleLabel, .brand)", "func style(_ label: UILabel, _ color: UIColor) { label.textColor = color }"),
      (
        "style(titleLabel, color: .brand)",
        "func style(_ l: UILabel, color: UIColor?) { if let color { l.textColor = color } }"
      ),
      (
        "titleLabel.set(text: \"a\", color: .brand, font: f)",
        "extension UILabel { func set(text: String, color: UIColor, font: UIFont) { self.text = text; textColor = color } }"
      ),
      (
        "outer(titleLabel, ink: .brand)",
        "func outer(_ l: UILabel, ink: UIColor) { inner(label: l, color: ink) }\n"
          + "func inner(label: UILabel, color: UIColor) { label.textColor = color }"
      ),
      (
        "titleLabel.set(color: UIColor(hex: 0x336699))",
        "extension UILabel { func set(color: UIColor) { let ink = color; textColor = ink } }"
      ),
    ])
  func passed(_ call: String, _ helper: String) {
    let brand = "\nextension UIColor { static let brand = UIColor(hex: 0x336699) }"
    #expect(color(call, helper + brand) == Self.blue)
  }

  @Test("a color that cannot be read stays unknown where it is passed")
  func passedUnread() {
    let helper = "func style(_ label: UILabel, _ color: UIColor) { label.textColor = color }"
    let unread = Statement("style(titleLabel, theme.text)", .color)
    let effects = CodeIndex(swift: unread.inSwift, helper).outlet("titleLabel", of: "HomeView")
    #expect(effects[.color] != .untouched)
    #expect(effects.unreadColors.contains(.color))
    #expect(color("style(titleLabel, .red); style(titleLabel, .blue)", helper) == nil)
    for body in [
      "var color = color; color = adjust(color); label.textColor = color",
      "if case let .chosen(color) = x { label.textColor = color }",
      "var color = color; adjust(&color); label.textColor = color",
      "if case .chosen(let color) = x { label.textColor = color }",
    ] {
      let style = "func style(_ label: UILabel, _ color: UIColor) { \(body) }"
      #expect(color("style(titleLabel, .red)", style) == nil, "\(body)")
    }
    let overloads =
      "func style(_ l: UILabel, color: UIColor) { l.textColor = color }\n"
      + "func style(_ l: UILabel, color: UIColor, size: Int) { l.textColor = .red }\n"
      + "func style(_ l: UITextField, color: UIColor) { l.textColor = .red }"
    let black = CodeColor.rgba(red: 0, green: 0, blue: 0, alpha: 255)
    #expect(color("style(titleLabel, color: .black)", overloads) == black)
    #expect(color("style(titleLabel)", "func style(_ l: UILabel, _ c: UIColor = .red) { l.textColor = c }") == nil)
  }

  @Test("the digits of a color in a constant")
  func digits() {
    let palette = "struct Palette { static let ink = \"#336699\"\n static let name = \"ink\" }"
    #expect(color("titleLabel.textColor = UIColor(hexString: Palette.ink)", palette) == Self.blue)
    #expect(color("titleLabel.textColor = UIColor(hexString: Palette.name)", palette) == nil)
    #expect(color("titleLabel.textColor = UIColor(hexString: Palette.ink, alpha: a)", palette) == nil)
    let variable = palette.replacing("let ink", with: "var ink")
    #expect(color("titleLabel.textColor = UIColor(hexString: Palette.ink)", variable) == nil)
    #expect(color("titleLabel.textColor = UIColor(hexString: model.color)", palette) == nil)
  }

  @Test("an initializer of the app's own, by the name of a color set")
  func ownInitializer() {
    #expect(color("titleLabel.textColor = UIColor(.brand)") == .asset("brand"))
    #expect(color("titleLabel.textColor = UIColor(.brand, alpha: a)") == nil)
  }

  @Test(
    "an attributed text that names no color has that of its view",
    arguments: [
      ("titleLabel.attributedText = NSAttributedString(string: s)", CodeColor.own),
      ("titleLabel.attributedText = NSAttributedString(string: s, attributes: [.underlineStyle: 1])", .own),
      (
        "let style = [NSAttributedString.Key.kern: 2]\n"
          + "titleLabel.attributedText = NSAttributedString(string: s, attributes: style)", .own
      ),
      ("titleLabel.attributedText = NSAttributedString(string: s, attributes: [.foregroundColor: c])", nil),
      ("titleLabel.attributedText = NSAttributedString(string: s, attributes: [.link: c])", nil),
      ("titleLabel.attributedText = NSAttributedString(string: s, attributes: style)", nil),
      ("titleLabel.attributedText = styled(s)", nil),
      ("titleLabel.attributedText = try? NSAttributedString(data: d)", nil),
      (
        "let t = NSMutableAttributedString(string: s)\nt.addAttribute(.foregroundColor, value: c, range: r)\n"
          + "titleLabel.attributedText = t", nil
      ),
      (
        "let t = NSMutableAttributedString(string: s)\nt.append(other)\ntitleLabel.attributedText = t", nil
      ),
    ] as [(String, CodeColor?)])
  func attributed(_ statement: String, _ expected: CodeColor?) { #expect(color(statement) == expected) }

  @Test("the same in Objective-C")
  func attributedInObjectiveC() {
    let start = "titleLabel.attributedText = [[NSAttributedString alloc] initWithString:s"
    #expect(colorInObjectiveC(start + "]") == .own)
    #expect(colorInObjectiveC(start + " attributes:@{NSKernAttributeName: @2}]") == .own)
    #expect(colorInObjectiveC(start + " attributes:@{NSForegroundColorAttributeName: c}]") == nil)
    #expect(colorInObjectiveC(start + " attributes:style]") == nil)
  }

  @Test(
    "colors of the project are followed by name",
    arguments: [
      "extension UIColor { static let brand = UIColor(hex: 0x336699) }",
      "extension UIColor { static var brand: UIColor { return UIColor(hex: 0x336699) } }",
      "extension UIColor { static var brand: UIColor { get { base } }\nstatic let base = UIColor(hex: 0x336699) }",
      "extension UIColor { @objc class var brand: UIColor { .base }\nclass func base() -> UIColor { UIColor(hex: 0x336699) } }",
    ])
  func project(_ declaration: String) {
    #expect(color("titleLabel.textColor = .brand", declaration) == Self.blue)
    #expect(
      color("titleLabel.textColor = .brand", "extension UIColor { static let brand = make() }") == .system("brand"))
    #expect(
      color("titleLabel.textColor = .brand", "extension UIColor { static var brand: UIColor { make(1) } }") == nil)
  }

  @Test("a name in an extension of UIColor may be UIKit's")
  func ownName() {
    let text = "extension UIColor { static var text: UIColor { return gray } }"
    #expect(color("titleLabel.textColor = .text", text) == .rgba(red: 128, green: 128, blue: 128, alpha: 255))
    let gray = "extension UIColor { static var gray: UIColor { return UIColor(hex: 0x336699) } }"
    #expect(color("titleLabel.textColor = .text", text + "\n" + gray) == Self.blue)
  }

  @Test("what tools generate for color sets")
  func generated() {
    #expect(color("titleLabel.textColor = R.color.brand()") == .asset("brand"))
    #expect(color("titleLabel.textColor = R.color.brand()!") == .asset("brand"))
    #expect(color("titleLabel.textColor = Asset.Colors.brand.color") == .asset("brand"))
    #expect(color("titleLabel.textColor = theme.color.brand()") == nil)
  }

  @Test("the background of another controller's view is none of this one's")
  func otherView() {
    let code = Statement("navigationController?.view.backgroundColor = .red", .background).inSwift
    #expect(CodeIndex(swift: code).outlet("view", of: "HomeView").colors[.background] == nil)
    let own = Statement("view.backgroundColor = .red", .background).inSwift
    #expect(CodeIndex(swift: own).outlet("view", of: "HomeView").colors[.background] != nil)
  }

  @Test("a color of one state says nothing of the others, and a tint is none of a label's text")
  func states() {
    #expect(color("titleLabel.setTitleColor(.red, for: .normal)") == .rgba(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(
      color("titleLabel.setTitleColor(.red, for: .normal); titleLabel.setTitleColor(.gray, for: .disabled)") != nil)
    #expect(color("titleLabel.textColor = .red; titleLabel.tintColor = theme") != nil)
  }

  @Test("Objective-C")
  func objectiveC() {
    #expect(
      colorInObjectiveC("self.titleLabel.textColor = [UIColor colorWithRed:0.2 green:0.4f blue:153/255.0 alpha:1];")
        == Self.blue)
    #expect(colorInObjectiveC("[self.titleLabel setTextColor:[UIColor whiteColor]];") != nil)
    #expect(colorInObjectiveC("self.titleLabel.textColor = UIColor.whiteColor;") != nil)
    #expect(colorInObjectiveC("self.titleLabel.textColor = [UIColor colorNamed:@\"Brand\"];") == .asset("Brand"))
    #expect(
      colorInObjectiveC("self.titleLabel.textColor = [[UIColor blackColor] colorWithAlphaComponent:0.5];")
        == .rgba(red: 0, green: 0, blue: 0, alpha: 128))
    let brand =
      "@implementation UIColor (App)\n+ (UIColor *)brandColor { return [UIColor colorWithRed:0.2 green:0.4 blue:0.6 alpha:1]; }\n@end"
    #expect(colorInObjectiveC("self.titleLabel.textColor = [UIColor brandColor];", brand) == Self.blue)
    let theme = brand.replacing("UIColor (App)", with: "Theme")
    #expect(colorInObjectiveC("self.titleLabel.textColor = [Theme brandColor];", theme) == Self.blue)
    #expect(colorInObjectiveC("self.titleLabel.textColor = [self.theme brandColor];", theme) == Self.blue)
    #expect(colorInObjectiveC("self.titleLabel.textColor = kBrand;") == nil)
  }

  @Test("macros of Objective-C that are called after what they take, and colors that a theme is given")
  func macros() {
    for macro in [
      "RGBA(51, 102, 153, 1)", "RGBColor(51.0, 102.0, 153.0)", "UIColorFromRGB(0x336699)", "HEXCOLOR(0x336699)",
    ] {
      #expect(colorInObjectiveC("self.titleLabel.textColor = \(macro);") == Self.blue)
      let theme = "@implementation Theme\n- (id)init { self.accent = \(macro); return self; }\n@end"
      #expect(colorInObjectiveC("self.titleLabel.textColor = [Theme shared].accent;", theme) == Self.blue)
    }
    #expect(colorInObjectiveC("self.titleLabel.textColor = RGBA(r, 102, 153, 1);") == nil)
    #expect(colorInObjectiveC("self.titleLabel.textColor = PAIR(51, 102, 153);") == nil)
    let themes = """
      @implementation Theme
      - (void)light { self.accent = RGB(1, 2, 3); }
      - (void)dark { self.accent = RGB(4, 5, 6); }
      @end
      """
    #expect(colorInObjectiveC("self.titleLabel.textColor = [Theme shared].accent;", themes) == nil)
  }
}
