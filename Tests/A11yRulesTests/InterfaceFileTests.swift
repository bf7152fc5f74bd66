import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What the rules make of storyboards and xibs: hidden views, empty texts, stand-ins and sizes that content decides.
@Suite struct InterfaceFileTests {
  private func audit(_ subviews: String, outlets: String = "") throws -> AuditResult {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>\(outlets)</connections>
      </placeholder><view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(subviews)</subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view></objects></document>
      """
    let screen = try #require(try Formats.read(Array(document.utf8)).first)
    return Audit(rules: Catalog.defaults).run(AccessibilityTree(screen), file: "Home.xib")
  }

  /// `outcome rule` of every finding.
  private func findings(_ subviews: String, outlets: String = "") throws -> [String] {
    try audit(subviews, outlets: outlets).findings.map { "\($0.outcome) \($0.rule)" }
  }

  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static let outlet = "<outlet property=\"thing\" destination=\"o\" id=\"c1\"/>"

  @Test("hidden views that code may show need review; others are counted")
  func hidden() throws {
    let view =
      "<view hidden=\"YES\" id=\"o\">\(Self.frame(0, 100, 390, 60))<subviews><button id=\"b\">"
      + "\(Self.frame(10, 10, 50, 50))<state key=\"normal\" image=\"close\"/></button></subviews></view>"
    #expect(try findings(view, outlets: Self.outlet) == ["review control-missing-name"])
    #expect(
      try audit(view, outlets: Self.outlet).findings.first?.message.hasSuffix("is it shown when the app runs?") == true)
    let unreached = try audit(view)
    #expect(unreached.findings.isEmpty)
    #expect(unreached.skipped == [.hidden: 1])
  }

  @Test("a view that is hidden within a hidden one is audited once, and counted among the elements")
  func hiddenInHidden() throws {
    func button(_ id: String) -> String {
      "<button id=\"\(id)\">\(Self.frame(10, 10, 50, 50))<state key=\"normal\" image=\"close\"/></button>"
    }
    let view =
      "<view hidden=\"YES\" tag=\"1\" id=\"o\">\(Self.frame(0, 100, 390, 60))<subviews>\(button("a"))"
      + "<view hidden=\"YES\" tag=\"2\" id=\"p\">\(Self.frame(0, 0, 390, 60))<subviews>\(button("b"))</subviews></view>"
      + "\(button("c"))</subviews></view>"
    let result = try audit(view)
    let names = result.findings.filter { $0.rule == "control-missing-name" }
    #expect(names.map(\.subject.identifier) == ["a", "b", "c"])
    #expect(result.elements == 3)
  }

  @Test("an empty label that code can fill is asked about; one that nothing fills shows nothing")
  func emptyText() throws {
    let label =
      "<label id=\"o\" text=\"\">\(Self.frame(20, 100, 350, 24))"
      + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
    #expect(try findings(label, outlets: Self.outlet) == ["review fixed-font"])
    #expect(try findings(label).isEmpty)
  }

  @Test("a size is certain where only the content decides it")
  func contentSize() throws {
    func button(_ constraints: String) -> String {
      "<button id=\"b\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(Self.frame(20, 100, 46, 24))"
        + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        + "<state key=\"normal\" title=\"Pay\"/><constraints>\(constraints)</constraints></button>"
    }
    func line(_ attribute: String) -> String {
      "<constraint firstItem=\"b\" firstAttribute=\"\(attribute)\" secondItem=\"V\" secondAttribute=\"\(attribute)\" id=\"\(attribute)\"/>"
    }
    #expect(try findings(button(line("leading") + line("top"))).contains("fail target-size"))
    #expect(try findings(button(line("leading") + line("top") + line("bottom"))).contains("review target-size"))
    #expect(try findings(button("")).contains("review target-size"))
  }

  @Test("a button's title has the tint of what is around it, unless it has its own color")
  func tint() throws {
    func title(_ own: String) -> String {
      "<view id=\"w\">\(Self.frame(0, 100, 390, 60))<color key=\"tintColor\" red=\"1\" green=\"0.8\" blue=\"0.2\" "
        + "alpha=\"1\" colorSpace=\"calibratedRGB\"/><subviews><button id=\"b\" buttonType=\"system\">"
        + "\(Self.frame(20, 0, 90, 50))<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        + "<state key=\"normal\" title=\"Pay\">\(own)</state></button></subviews></view>"
    }
    let black = "<color key=\"titleColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    #expect(try findings(title("")) == ["fail text-contrast"])
    #expect(try findings(title(black)).isEmpty)
  }

  @Test("a font is bold by its name, and semibold is not bold")
  func boldByName() throws {
    func found(_ font: String) throws -> Bool {
      let label =
        "<label text=\"Total\" id=\"l\">\(Self.frame(20, 100, 90, 20))"
        + "<fontDescription key=\"fontDescription\" name=\"\(font)\" pointSize=\"15\"/>"
        + "<color key=\"textColor\" red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/></label>"
      return try findings(label).contains("fail text-contrast")
    }
    for font in ["Lato-Bold", "Avenir-Black", "HelveticaNeue-CondensedBold"] { #expect(try !found(font), "\(font)") }
    for font in ["Lato-Regular", "Lato-SemiBold", "BlackOpsOne-Regular"] { #expect(try found(font), "\(font)") }
  }

  @Test("the editor's word on a button with an image is not text that has to grow")
  func templateTitle() throws {
    func button(_ title: String) -> String {
      "<button id=\"b\">\(Self.frame(20, 100, 50, 50))<fontDescription key=\"fontDescription\" type=\"system\" "
        + "pointSize=\"15\"/><state key=\"normal\" title=\"\(title)\" image=\"close\"/></button>"
    }
    #expect(try !findings(button("Button")).contains { $0.hasSuffix("fixed-font") })
    #expect(try findings(button("Close")).contains("fail fixed-font"))
  }

  @Test("an instruction in a text that takes no touches and that nothing connects is about another control")
  func instruction() throws {
    func label(_ rest: String) -> String {
      "<label text=\"Tap on the arrows\" id=\"o\" \(rest)>\(Self.frame(20, 100, 200, 20))</label>"
    }
    let rule = "review acts-without-trait"
    #expect(try !findings(label("userInteractionEnabled=\"NO\"")).contains(rule))
    #expect(try findings(label("")).contains(rule))
    #expect(try findings(label("userInteractionEnabled=\"NO\""), outlets: Self.outlet).contains(rule))
  }

  @Test("fixes for interface files name the inspector and field")
  func editorFix() throws {
    let button = "<button id=\"b\">\(Self.frame(20, 100, 50, 50))<state key=\"normal\" image=\"close\"/></button>"
    #expect(try audit(button).findings.first?.fix.hasPrefix("Identity inspector > Accessibility > Label") == true)
  }

  @Test("white on a color asks for another background of that color, and a color for a darker one")
  func colorAdvice() throws {
    func advice(_ text: String, _ ground: String) throws -> String? {
      let outline = "UILabel text=\"Pay now\" textColor=\(text) backgroundColor=\(ground) font={\"size\":17}"
      let screen = try #require(try Formats.read(Array(outline.utf8)).first)
      return Audit(rules: Catalog.defaults).run(AccessibilityTree(screen), file: "a.outline")
        .findings.first { $0.rule == "text-contrast" }?.fix
    }
    let green = try #require(try advice("#FFFFFF", "#07D20D"))
    #expect(green.hasPrefix("Use #") && green.contains("as the background"))
    let red = try #require(try advice("#FF9999", "#FFFFFF"))
    #expect(red.hasPrefix("Use #") && red.hasSuffix("or a color farther away from #FFFFFF."))
  }
}
