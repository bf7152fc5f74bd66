import Foundation
import TestSupport
import Testing

/// A button of an interface file whose image code changes.
@Suite struct CodeImageTests {
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeView"><connections>
    <outlet property="starButton" destination="b" id="1"/></connections></placeholder>
    <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <button id="b"><rect key="frame" x="20" y="120" width="90" height="44"/>
    <accessibility key="accessibilityConfiguration" label="Favorite"/>
    <state key="normal" image="star"/></button></subviews></view></objects></document>
    """

  private static let label = #"<accessibility key="accessibilityConfiguration" label="Favorite"/>"#

  private func output(_ file: String, _ source: String, isLabeled: Bool = true) throws -> String {
    let xib = isLabeled ? Self.xib : Self.xib.replacing(Self.label, with: "")
    return try Tool.withFiles(["Home.xib": xib, file: source]) { folder in
      try Tool.run([".", "--no-config", "--only", "state-in-image"], in: folder).output
    }
  }

  private func swift(_ body: String, isLabeled: Bool = true) throws -> String {
    try output(
      "HomeView.swift",
      """
      class HomeView: UIViewController {
        @IBOutlet var starButton: UIButton!
        func update(isOn: Bool, name: String) { \(body) }
      }
      """, isLabeled: isLabeled)
  }

  private func objectiveC(_ body: String) throws -> String {
    try output(
      "HomeView.m",
      """
      @interface HomeView : UIViewController
      @property (weak) IBOutlet UIButton *starButton;
      @end
      @implementation HomeView
      - (void)update:(BOOL)isOn {
        \(body)
      }
      @end
      """)
  }

  private static let message = "shows the image \"on\" or \"off\", and neither its label nor its value states which"

  @Test(
    "an image that code chooses among several is a state that nothing tells",
    arguments: [
      "starButton.setImage(UIImage(named: isOn ? \"on\" : \"off\"), for: .normal)",
      "let image = isOn ? \"on\" : \"off\"; starButton.setImage(UIImage(named: image), for: .normal)",
      "if isOn { starButton.setImage(UIImage(systemName: \"on\"), for: .normal) } "
        + "else { starButton.setImage(UIImage(systemName: \"off\"), for: []) }",
    ])
  func reported(_ body: String) throws {
    let found = try swift(body)
    #expect(found.contains("warning: button"))
    #expect(found.contains(Self.message))
  }

  @Test("of a button that code may hide, the state is a question")
  func hidden() throws {
    let found = try swift(
      "starButton.setImage(UIImage(named: isOn ? \"on\" : \"off\"), for: .normal); starButton.isHidden = isOn")
    #expect(found.contains("review: button") && !found.contains("warning: button"), "\(found)")
  }

  @Test(
    "what is told, or is no state, is not reported",
    arguments: [
      "starButton.accessibilityValue = isOn ? a : b", "starButton.accessibilityLabel = isOn ? a : b",
      "starButton.isSelected = isOn", "starButton.accessibilityTraits.insert(.selected)",
    ])
  func told(_ statement: String) throws {
    let choice = "starButton.setImage(UIImage(named: isOn ? \"on\" : \"off\"), for: .normal)"
    #expect(try !swift("\(choice); \(statement)").contains(Self.message))
  }

  @Test(
    "images of other states, of other appearances, and images that the app finds by a name of its data are not reported",
    arguments: [
      "starButton.setImage(UIImage(named: \"on\"), for: .normal); starButton.setImage(UIImage(named: \"off\"), for: .selected)",
      "starButton.setImage(UIImage(named: isOn ? \"star_dark\" : \"star_light\"), for: .normal)",
      "starButton.setImage(UIImage(named: \"icon_\\(name)\"), for: .normal)",
      "starButton.setImage(isOn ? image(\"on\") : image(\"off\"), for: .normal)",
    ])
  func unreported(_ body: String) throws { #expect(try !swift(body).contains("[state-in-image]")) }

  @Test("symbols that VoiceOver speaks tell their state on a button without another name")
  func symbols() throws {
    let body =
      "if isOn { starButton.setImage(UIImage(systemName: \"pause.fill\"), for: .normal) } "
      + "else { starButton.setImage(UIImage(systemName: \"play.fill\"), for: .normal) }"
    #expect(try !swift(body, isLabeled: false).contains("[state-in-image]"))
    #expect(try swift(body).contains("[state-in-image]"))
    // Assets have no such names.
    let assets = body.replacing("systemName", with: "named").replacing(".fill", with: "")
    #expect(try swift(assets, isLabeled: false).contains("[state-in-image]"))
  }

  @Test("the same in Objective-C")
  func objectiveC() throws {
    let choice =
      "[self.starButton setImage:[UIImage imageNamed:isOn ? @\"on\" : @\"off\"] forState:UIControlStateNormal];"
    #expect(try objectiveC(choice).contains(Self.message))
    #expect(try !objectiveC(choice + " self.starButton.selected = isOn;").contains(Self.message))
    let states =
      "[self.starButton setImage:[UIImage imageNamed:@\"on\"] forState:UIControlStateSelected]; "
      + "[self.starButton setImage:[UIImage imageNamed:@\"off\"] forState:UIControlStateNormal];"
    #expect(try !objectiveC(states).contains("[state-in-image]"))
  }
}
