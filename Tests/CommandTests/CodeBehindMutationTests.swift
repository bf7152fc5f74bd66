import Foundation
import TestSupport
import Testing

/// One statement more or less in the code behind an interface file decides whether a finding is settled, open or fails.
@Suite struct CodeBehindMutationTests {
  enum Answer { case fails, settled, open }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
    <outlet property="closeButton" destination="b" id="1"/><outlet property="titleLabel" destination="l" id="2"/>
    <outlet property="row" destination="s" id="3"/><outletCollection property="badges" destination="c" id="4"/>
    </connections></placeholder>
    <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <button id="b"><rect key="frame" x="20" y="120" width="90" height="44"/><state key="normal" image="ic_pay"/></button>
    <button id="t" tag="7"><rect key="frame" x="20" y="180" width="90" height="44"/>
    <state key="normal" image="ic_tag"/></button>
    <button id="c"><rect key="frame" x="20" y="240" width="90" height="44"/><state key="normal" image="ic_badge"/></button>
    <stackView id="s"><rect key="frame" x="20" y="300" width="90" height="44"/><subviews>
    <button id="i"><rect key="frame" x="0" y="0" width="90" height="44"/><state key="normal" image="ic_in"/></button>
    </subviews></stackView>
    <button id="x" customClass="PayButton"><rect key="frame" x="20" y="360" width="90" height="44"/>
    <state key="normal" image="ic_own"/></button>
    </subviews></view></objects></document>
    """

  private func findings(_ source: String, in file: String) throws -> String {
    try Tool.withFiles(["Home.xib": Self.xib, file: source]) { folder in
      let options = ["--no-config", "--quiet", "--no-group", "--only", "control-missing-name", "--only", "fixed-font"]
      return try Tool.run(["."] + options, in: folder).output
    }
  }

  /// What became of the finding about the control of an id.
  private func answer(_ id: String, _ output: String) -> Answer {
    let images = ["b": "ic_pay", "t": "ic_tag", "c": "ic_badge", "i": "ic_in", "x": "ic_own"]
    let subject = images[id].map { "button (image \"\($0)\"" } ?? "text \"Total\":"
    guard let line = output.split(separator: "\n").first(where: { $0.contains(": \(subject)") }) else {
      return .settled
    }
    return line.contains(": review: ") ? .open : .fails
  }

  private static func swift(_ body: String, members: String = "", other: String = "", types: String = "") -> String {
    """
    class Home: UIViewController {
      @IBOutlet weak var closeButton: UIButton!
      @IBOutlet private var titleLabel: UILabel!
      @IBOutlet var row: UIStackView!
      @IBOutlet var badges: [UIButton]!
      var otherButton = UIButton()
      \(members)
      override func viewDidLoad() {
        \(body)
      }
    }
    class PayButton: UIButton {
      \(other)
    }
    \(types)
    """
  }

  @Test(
    "labels set in Swift",
    arguments: [
      ("b", "", Answer.fails),
      ("b", "closeButton.accessibilityLabel = name", .settled),
      ("b", "self.closeButton?.accessibilityLabel = \"Close\"", .settled),
      ("b", "closeButton!.setTitle(\"Close\", for: .normal)", .settled),
      ("b", "closeButton.configuration?.title = name", .settled),
      ("b", "closeButton.accessibilityLabel = nil", .fails),
      ("b", "closeButton.accessibilityLabel = \"\"", .fails),
      ("b", "closeButton.accessibilityHint = \"x\"", .fails),
      ("b", "// closeButton.accessibilityLabel = name", .fails),
      ("b", "log(\"closeButton.accessibilityLabel = name\")", .fails),
      ("b", "otherButton.accessibilityLabel = name", .fails),
      ("b", "let closeButton = UIButton(); closeButton.accessibilityLabel = name", .fails),
      ("b", "let button = closeButton; button?.accessibilityLabel = name", .settled),
      ("b", "if let closeButton { closeButton.accessibilityLabel = name }", .settled),
      ("b", "guard let closeButton = closeButton else { return }; closeButton.accessibilityLabel = name", .settled),
      ("b", "for button in [closeButton, otherButton] { button?.accessibilityLabel = name }", .settled),
      ("b", "[closeButton, otherButton].forEach { $0?.accessibilityLabel = name }", .settled),
      (
        "b", "let buttons = [closeButton, otherButton]; for button in buttons { button?.accessibilityLabel = name }",
        .settled
      ),
      ("b", "[closeButton].compactMap { $0 }.forEach { $0.accessibilityLabel = name }", .settled),
      (
        "b", "for (button, name) in zip([closeButton, otherButton], names) { button?.accessibilityLabel = name }",
        .settled
      ),
      (
        "b", "for (button, name) in [(closeButton, \"a\"), (otherButton, \"b\")] { button?.accessibilityLabel = name }",
        .settled
      ),
      (
        "b", "for (number, button) in [closeButton, otherButton].enumerated() { button?.accessibilityLabel = name }",
        .settled
      ),
      ("b", "closeButton.with { $0.accessibilityLabel = name }", .settled),
      ("b", "closeButton.then { button in button.accessibilityLabel = name }", .settled),
      ("b", "configure(closeButton) { $0.accessibilityLabel = name }", .settled),
      ("b", "UIView.animate(withDuration: 1) { self.closeButton.accessibilityLabel = name }", .settled),
      ("t", "", .fails),
      ("t", "view.viewWithTag(7)?.accessibilityLabel = name", .open),
      ("t", "(view.viewWithTag(7) as? UIButton)?.setTitle(name, for: .normal)", .open),
      ("t", "if let button = view.viewWithTag(7) as? UIButton { button.accessibilityLabel = name }", .open),
      ("t", "view.viewWithTag(8)?.accessibilityLabel = name", .fails),
      ("c", "", .fails),
      ("c", "for badge in badges { badge.accessibilityLabel = name }", .settled),
      ("c", "badges.forEach { $0.accessibilityLabel = name }", .settled),
      ("c", "badges[0].accessibilityLabel = name", .settled),
      ("c", "badges.first?.accessibilityLabel = name", .settled),
      ("i", "", .fails),
      ("i", "for case let button as UIButton in row.arrangedSubviews { button.accessibilityLabel = name }", .open),
      ("i", "row.arrangedSubviews.forEach { ($0 as? UIButton)?.accessibilityLabel = name }", .open),
      ("x", "", .fails),
    ])
  func swiftLabels(_ id: String, _ body: String, _ expected: Answer) throws {
    let output = try findings(Self.swift(body), in: "Home.swift")
    #expect(answer(id, output) == expected, "\(output)")
  }

  @Test(
    "labels set by other members in Swift",
    arguments: [
      ("func name(_ button: UIButton) { button.accessibilityLabel = \"x\" }", "name(closeButton)", Answer.settled),
      ("func name(_ button: UIButton) { button.tag = 3 }", "name(closeButton)", .fails),
      ("lazy var all = [closeButton, otherButton]", "all.forEach { $0?.accessibilityLabel = name }", .settled),
      ("var all: [UIButton] { [closeButton, otherButton] }", "for b in all { b.accessibilityLabel = name }", .settled),
    ])
  func swiftMembers(_ members: String, _ body: String, _ expected: Answer) throws {
    let output = try findings(Self.swift(body, members: members), in: "Home.swift")
    #expect(answer("b", output) == expected, "\(output)")
  }

  private static let sets = "accessibilityLabel = \"x\""

  @Test(
    "labels set by other types in Swift",
    arguments: [
      (
        "class Model { var button: UIButton? { didSet { button?.\(sets) } } }", "Model().button = closeButton",
        Answer.settled
      ),
      ("class Model { var button: UIButton? }", "Model().button = closeButton", .fails),
      ("extension Home { func more() { closeButton.\(sets) } }", "", .settled),
      ("class Base { func more() { closeButton.\(sets) } }", "", .fails),
      ("class Sub: Home { func more() { closeButton.\(sets) } }", "", .settled),
      ("extension UIButton { func style() { \(sets) } }", "closeButton.style()", .settled),
      (
        "protocol Look { func dress(_ b: UIButton) }\nclass Dark: Look { func dress(_ b: UIButton) { b.\(sets) } }",
        "let look: Look = make(); look.dress(closeButton)", .settled
      ),
      ("class Other { func more(_ home: Home) { home.closeButton.\(sets) } }", "", .settled),
    ])
  func swiftTypes(_ types: String, _ body: String, _ expected: Answer) throws {
    let output = try findings(Self.swift(body, types: types), in: "Home.swift")
    #expect(answer("b", output) == expected, "\(output)")
  }

  @Test("the observer of an outlet sets its label")
  func observer() throws {
    let source = Self.swift("").replacing(
      "closeButton: UIButton!", with: "closeButton: UIButton! { didSet { closeButton.accessibilityLabel = \"x\" } }")
    #expect(answer("b", try findings(source, in: "Home.swift")) == .settled)
  }

  @Test(
    "labels set by a control's own class",
    arguments: [
      ("override var accessibilityLabel: String? { get { \"x\" } set {} }", Answer.settled),
      ("override func awakeFromNib() { super.awakeFromNib(); accessibilityLabel = \"x\" }", .settled),
      ("required init?(coder: NSCoder) { super.init(coder: coder); setTitle(\"x\", for: .normal) }", .settled),
      ("override func awakeFromNib() { layer.cornerRadius = 3 }", .fails),
    ])
  func ownClass(_ members: String, _ expected: Answer) throws {
    #expect(answer("x", try findings(Self.swift("", other: members), in: "Home.swift")) == expected)
  }

  @Test("a class whose superclass was not read may do anything")
  func foreignSuperclass() throws {
    let source = Self.swift("").replacing("PayButton: UIButton", with: "PayButton: MDCButton")
    #expect(answer("x", try findings(source, in: "Home.swift")) == .open)
  }

  @Test(
    "fonts set in Swift",
    arguments: [
      ("", Answer.fails), ("titleLabel.font = .preferredFont(forTextStyle: .body)", .settled),
      ("titleLabel.font = UIFontMetrics.default.scaledFont(for: base)", .settled),
      ("titleLabel.font = .systemFont(ofSize: 12)", .fails), ("titleLabel.font = Theme.font", .open),
      ("titleLabel.applyBodyStyle()", .settled), ("titleLabel.attributedText = text", .open),
      ("titleLabel.font = .brand", .settled), ("titleLabel.text = name", .fails), ("strange(titleLabel)", .open),
    ])
  func swiftFonts(_ body: String, _ expected: Answer) throws {
    let types = """
      extension UILabel { func applyBodyStyle() { font = .preferredFont(forTextStyle: .body) } }
      extension UIFont { static var brand: UIFont { UIFontMetrics.default.scaledFont(for: UIFont(name: "B", size: 17)!) } }
      """
    let output = try findings(Self.swift(body, types: types), in: "Home.swift")
    #expect(answer("l", output) == expected, "\(output)")
  }

  private static func objectiveC(_ body: String, members: String = "") -> String {
    """
    @interface Home ()
    @property (weak, nonatomic) IBOutlet UIButton *closeButton;
    @property (weak, nonatomic) IBOutlet UILabel *titleLabel;
    @property (strong, nonatomic) IBOutletCollection(UIButton) NSArray *badges;
    @property (strong) IBOutlet UIStackView *row;
    @end
    @interface Home : UIViewController
    @end
    @implementation Home
    - (void)viewDidLoad {
      \(body)
    }
    \(members)
    @end
    """
  }

  @Test(
    "labels and fonts set in Objective-C",
    arguments: [
      ("b", "", Answer.fails),
      ("b", "self.closeButton.accessibilityLabel = @\"x\";", .settled),
      ("b", "_closeButton.accessibilityLabel = name;", .settled),
      ("b", "[self.closeButton setAccessibilityLabel:name];", .settled),
      ("b", "[[self closeButton] setAccessibilityLabel:name];", .settled),
      ("b", "[_closeButton setTitle:name forState:UIControlStateNormal];", .settled),
      ("b", "_closeButton.accessibilityLabel = nil;", .fails),
      ("b", "// _closeButton.accessibilityLabel = name;", .fails),
      ("b", "for (UIButton *button in @[_closeButton, other]) { button.accessibilityLabel = name; }", .settled),
      ("b", "UIButton *button = self.closeButton; button.accessibilityLabel = name;", .settled),
      ("b", "[self name:self.closeButton];", .settled),
      (
        "b", "__weak typeof(self) weakSelf = self; [q run:^{ weakSelf.closeButton.accessibilityLabel = name; }];",
        .settled
      ),
      ("t", "[[self.view viewWithTag:7] setAccessibilityLabel:name];", .open),
      ("t", "[(UIButton *)[self.view viewWithTag:7] setTitle:name forState:0];", .open),
      ("t", "[[self.view viewWithTag:8] setAccessibilityLabel:name];", .fails),
      ("c", "for (UIButton *badge in self.badges) { badge.accessibilityLabel = name; }", .settled),
      (
        "c",
        "[self.badges enumerateObjectsUsingBlock:^(UIButton *b, NSUInteger i, BOOL *s) { b.accessibilityLabel = n; }];",
        .settled
      ),
      ("i", "for (UIButton *button in self.row.arrangedSubviews) { button.accessibilityLabel = name; }", .open),
      ("l", "", .fails),
      ("l", "[self.titleLabel setFont:[UIFont preferredFontForTextStyle:UIFontTextStyleBody]];", .settled),
      ("l", "self.titleLabel.font = [UIFont systemFontOfSize:12];", .fails),
      ("l", "self.titleLabel.font = [Theme font];", .open),
    ])
  func objectiveCStatements(_ id: String, _ body: String, _ expected: Answer) throws {
    let members = "- (void)name:(UIButton *)button { button.accessibilityLabel = @\"x\"; }"
    let output = try findings(Self.objectiveC(body, members: members), in: "Home.m")
    #expect(answer(id, output) == expected, "\(output)")
  }
}
