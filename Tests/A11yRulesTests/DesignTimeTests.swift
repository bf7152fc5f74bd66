import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What is drawn in an editor is checked with more caution than what ran.
@Suite struct DesignTimeTests {
  /// `outcome rule` of every finding of a document with the views in a controller's view.
  private func findings(_ subviews: String) throws -> [String] {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene><objects><viewController id="C"><view key="view" id="V">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(subviews)</subviews>
      </view></viewController></objects></scene></scenes></document>
      """
    let screens = try Formats.read(Array(document.utf8))
    let result = Audit(rules: Catalog.defaults).run(
      AccessibilityTree(try #require(screens.first)), file: "Main.storyboard")
    // Titles here have the fonts that UIKit gives them; see FixedFont's clauses.
    return result.findings.filter { $0.rule != "fixed-font" }.map { "\($0.outcome) \($0.rule)" }
  }

  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static let title = "<state key=\"normal\" title=\"Pay\"/>"
  private static let height =
    "<constraints><constraint firstAttribute=\"height\" constant=\"30\" id=\"c\"/></constraints>"

  /// A row of a blue table, with a text in a red without anything else, on no background of its own.
  private static func row(_ attributes: String, red: Double, height: Int = 21) -> String {
    let color = "<color key=\"textColor\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
    let label =
      "<label id=\"l\" text=\"Milk\" fixedFrame=\"YES\" adjustsFontForContentSizeCategory=\"YES\">"
      + "\(frame(16, 0, 90, height))<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
      + color + "customColorSpace=\"sRGB\"/></label>"
    return "<tableView id=\"t\">\(frame(0, 0, 390, 400))<color key=\"backgroundColor\" red=\"0\" green=\"0\" "
      + "blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/><sections><tableViewSection id=\"s\">"
      + "<cells><tableViewCell id=\"c\" \(attributes)>\(frame(0, 0, 390, 44))<tableViewCellContentView "
      + "key=\"contentView\" id=\"v\"><subviews>\(label)</subviews></tableViewCellContentView></tableViewCell></cells>"
      + "</tableViewSection></sections></tableView>"
  }

  private static let cases: [(String, [String])] = [
    ("<button id=\"b\">\(frame(20, 100, 90, 30))\(title)</button>", ["review target-size"]),
    ("<button id=\"b\">\(frame(20, 100, 90, 30))\(title)\(height)</button>", ["fail target-size"]),
    ("<button id=\"b\">\(frame(20, 100, 30, 60))\(title)\(height)</button>", ["fail target-size"]),
    (
      "<button id=\"b\">\(frame(20, 100, 16, 16))\(title)</button>"
        + "<button id=\"d\">\(frame(38, 80, 60, 60))<state key=\"normal\" title=\"Stop\"/></button>",
      ["review target-size-minimum"]
    ),
    ("<view id=\"a\" customClass=\"GameView\">\(frame(0, 0, 390, 844))</view>", []),
    (
      "<view id=\"a\" customClass=\"RangeSlider\">\(frame(20, 100, 350, 44))<connections>"
        + "<action selector=\"slid:\" destination=\"C\" eventType=\"valueChanged\"/></connections></view>",
      ["review unreachable-control"]
    ),
    (
      "<button id=\"b\">\(frame(20, 100, 90, 50))\(title)<accessibility key=\"accessibilityConfiguration\">"
        + "<accessibilityTraits key=\"traits\" none=\"YES\"/></accessibility><connections>"
        + "<action selector=\"pay:\" destination=\"C\" eventType=\"touchUpInside\"/></connections></button>",
      ["review lost-default-trait"]
    ),
    (
      "<button id=\"b\">\(frame(20, 100, 50, 50))<state key=\"normal\" image=\"ic_pay\"/></button>",
      ["fail control-missing-name"]
    ),
    (
      "<button id=\"b\" customClass=\"IconButton\">\(frame(20, 100, 50, 50))"
        + "<state key=\"normal\" image=\"ic_pay\"/></button>", ["review control-missing-name"]
    ),
    ("<switch id=\"s\">\(frame(20, 900, 51, 31))</switch>", ["fail control-missing-name"]),
    (
      "<slider id=\"s\">\(frame(20, 100, 350, 50))<accessibility key=\"accessibilityConfiguration\" label=\"Position\"/>"
        + "<connections><action selector=\"seek:\" destination=\"C\" eventType=\"touchUpInside\"/></connections></slider>",
      ["fail value-change-unreported"]
    ),
    (
      "<textField id=\"f\">\(frame(20, 100, 350, 50))"
        + "<accessibility key=\"accessibilityConfiguration\" label=\"Email\"/></textField>",
      ["fail missing-content-type"]
    ),
    (
      "<label id=\"l\" text=\"Photo\">\(frame(20, 100, 350, 50))<connections><outletCollection "
        + "property=\"gestureRecognizers\" destination=\"g\"/></connections></label>"
        + "<longPressGestureRecognizer id=\"g\"/>", ["review gesture-without-alternative"]
    ),
    // A row that holds only an image.
    (
      "<tableView id=\"t\">\(frame(0, 0, 390, 400))<sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"c\">"
        + "\(frame(0, 0, 390, 200))<tableViewCellContentView key=\"contentView\" id=\"v\"><subviews>"
        + "<imageView id=\"p\" image=\"logo\">\(frame(0, 0, 390, 200))</imageView></subviews></tableViewCellContentView>"
        + "</tableViewCell></cells></tableViewSection></sections></tableView>", ["review control-missing-name"]
    ),
    // The editor's word next to an image that leaves no room for it, and where there is room.
    (
      "<button id=\"b\">\(frame(20, 100, 30, 50))<state key=\"normal\" title=\"Button\" image=\"eye\"/>"
        + "<accessibility key=\"accessibilityConfiguration\" label=\"Show password\"/></button>", ["review target-size"]
    ),
    (
      "<button id=\"b\">\(frame(20, 100, 90, 50))<state key=\"normal\" title=\"Button\" image=\"eye\"/>"
        + "<accessibility key=\"accessibilityConfiguration\" label=\"Show password\"/></button>",
      ["review label-in-name"]
    ),
    // A table's cells are white whatever is around them, and no color is certain that the system chooses.
    (row("style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\"", red: 1), ["review text-contrast"]),
    (row("style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\"", red: 0), []),
    // The cell gives its own labels their height, and those of others are as high as they are drawn.
    (row("style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\"", red: 0, height: 12), []),
    (row("reuseIdentifier=\"r\"", red: 0, height: 12), ["review text-clipped"]),
    (
      "<tableView id=\"t\">\(frame(0, 0, 390, 400))<sections><tableViewSection headerTitle=\"\" id=\"s\"><cells>"
        + "</cells></tableViewSection></sections></tableView>", []
    ),
    (
      "<tableView id=\"t\">\(frame(0, 0, 390, 400))<sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"c\">"
        + "\(frame(0, 0, 390, 200))<tableViewCellContentView key=\"contentView\" id=\"v\"><subviews>"
        + "<pickerView id=\"p\">\(frame(0, 0, 390, 200))</pickerView></subviews></tableViewCellContentView>"
        + "</tableViewCell></cells></tableViewSection></sections></tableView>", []
    ),
  ]

  @Test("a violation that layout or code may fix needs review", arguments: cases)
  func outcomes(_ subviews: String, _ expected: [String]) throws { #expect(try findings(subviews) == expected) }
}
