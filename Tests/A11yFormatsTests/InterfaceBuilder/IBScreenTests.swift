import A11yCore
import A11yFormats
import Testing

/// Which screens a document has, what they are called, and what is around their views.
@Suite struct IBScreenTests {
  private static let view =
    "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"

  @Test("the login screen is read whole")
  func login() throws {
    let screens = try Formats.read(try Fixtures.bytes("formats/login/interface-builder.storyboard"))
    let expected = """
      screen "Login" 390x844 id=Lg1-vw-A03 backgroundColor=system:systemBackground
        UILabel id=Lg1-lb-A04 traits=staticText,header frame=20,80,350,40 text="Sign in" textColor=system:label \
      font={"textStyle": "title1"} adjustsFont=true userInteraction=false
        UITextField "Email" identifier=email id=Lg1-tf-A05 frame=20,160,350,44 placeholder=name@example.org \
      backgroundColor=system:systemBackground font={"textStyle": "body"} adjustsFont=true fixedHeight=44 enabled=true contentType=username
        UITextField "Password" identifier=password id=Lg1-tf-A06 frame=20,220,350,44 backgroundColor=system:systemBackground \
      font={"textStyle": "body"} adjustsFont=true fixedHeight=44 enabled=true secure=true contentType=password
        UISwitch "Stay signed in" identifier=stay id=Lg1-sw-A07 value=1 frame=319,284,51,31 enabled=true \
      actions=[{"event": "valueChanged", "target": "LoginViewController", "selector": "stayChanged:"}]
        UIButton id=Lg1-bt-A08 frame=20,340,350,50 title="Sign in" backgroundColor=system:tintColor \
      fixedHeight=50 enabled=true \
      actions=[{"event": "touchUpInside", "target": "LoginViewController", "selector": "signIn:"}]
        UIButton identifier=help id=Lg1-bt-A09 frame=340,40,44,44 image=icon_help fixedWidth=44 fixedHeight=44 enabled=true \
      action="show Help"

      """
    #expect(Trying.outline(screens) == expected)
    let lines = screens.flatMap { $0.controls.map(\.location.line) }
    #expect(lines == [14, 18, 27, 36, 45, 52, 63])
  }

  @Test(
    "a screen is called as developers call it",
    arguments: [
      ("storyboardIdentifier=\"Settings\" title=\"Options\" customClass=\"OptionsController\"", "Settings"),
      ("title=\"Options\" customClass=\"OptionsController\"", "Options"),
      ("customClass=\"OptionsController\" userLabel=\"The options\"", "OptionsController"),
      ("userLabel=\"The options\"", "The options"), ("", "UIViewController"), ("title=\" \"", "UIViewController"),
    ])
  func names(_ attributes: String, _ name: String) throws {
    let text = IBText.storyboard("<viewController id=\"c\" \(attributes)>\(Self.view)</viewController>")
    #expect(try Trying.screen(text).name == name)
  }

  @Test("controllers are screens; containers, views and what code fills are parts")
  func kinds() throws {
    let text = IBText.storyboard(
      "<viewController id=\"a\">\(Self.view)</viewController>",
      "<navigationController id=\"b\"><navigationBar key=\"navigationBar\"/></navigationController>",
      "<viewController id=\"c\" customClass=\"CodeController\"/>",
      "<viewControllerPlaceholder storyboardName=\"Other\" id=\"d\"/>",
      "<placeholder id=\"e\"/><viewController id=\"f\">\(Self.view)</viewController>"
        + "<view id=\"g\" customClass=\"Panel\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"60\"/></view>"
        + "<tapGestureRecognizer id=\"h\"/><customObject id=\"i\"/>")
    let expected = """
      screen "UIViewController" 375x667 id=v

      component "UINavigationController" frame=0,0,375,667

      component "CodeController" frame=0,0,375,667

      screen "UIViewController" 375x667 id=v

      component "Panel" unused=true class=Panel superclass=UIView id=g frame=0,0,90,60

      """
    #expect(try IBText.outline(text) == expected)
  }

  @Test("a xib's view is a screen when it is the whole view of a controller")
  func owners() throws {
    let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/></view>"
    func xib(_ owner: String) -> String {
      IBText.xib("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" \(owner)</placeholder>\(view)")
    }
    let outlet = "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>"
    let whole = "screen \"PlayerViewController\" 320x480 id=v\n"
    #expect(try IBText.outline(xib("customClass=\"PlayerViewController\">\(outlet)")) == whole)
    let part = "component \"UIView\" id=v frame=0,0,320,480\n"
    #expect(try IBText.outline(xib("customClass=\"PlayerViewController\">")) == part)
    #expect(try IBText.outline(xib("customClass=\"BadgeView\">\(outlet)")) == part)
  }

  @Test("what a launch screen holds is skipped, and the reason is reported")
  func launchScreen() throws {
    let label = "<label text=\"Shop\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"20\"/></label>"
    let text = IBText.storyboard(
      "<viewController id=\"c\">\(Self.view.replacing("</view>", with: "<subviews>\(label)</subviews></view>"))"
        + "</viewController>", attributes: "launchScreen=\"YES\"")
    let tree = AccessibilityTree(try Trying.screen(text))
    #expect(tree.skipped == [.launchScreen: 1])
    #expect(tree.elements.isEmpty)
  }

  @Test(
    "a display without a drawn view has the device's size",
    arguments: [
      ("", Size(width: 375, height: 667)), ("<device id=\"retina6_12\"/>", Size(width: 393, height: 852)),
      ("<device id=\"retina6_12\" orientation=\"landscape\"/>", Size(width: 852, height: 393)),
      ("<device id=\"ipad9_7\"/>", Size(width: 768, height: 1024)),
      ("<device id=\"ipad99\"/>", Size(width: 768, height: 1024)),
    ])
  func devices(_ device: String, _ size: Size) throws {
    let text = IBText.storyboard(
      "<viewController id=\"c\"><view key=\"view\" id=\"v\"/></viewController>", device: device)
    #expect(try Trying.screen(text).size == size)
  }

  @Test("a scene that nothing leads to, and that code cannot ask for, is unused")
  func unused() throws {
    func scene(_ id: String, _ attributes: String = "", _ inner: String = "") -> String {
      "<scene><objects><viewController id=\"\(id)\" title=\"\(id)\" \(attributes)>\(Self.view.replacing("\"v\"", with: "\"v\(id)\""))"
        + "\(inner)</viewController></objects></scene>"
    }
    let segue = "<connections><segue destination=\"B\" kind=\"show\" id=\"s1\"/></connections>"
    let back = "<connections><segue destination=\"E\" kind=\"show\" id=\"s2\"/></connections>"
    let scenes =
      scene("A", "", segue) + scene("B") + scene("C", "storyboardIdentifier=\"C\"") + scene("D", "", back) + scene("E")
    func unused(_ first: String) throws -> [String] {
      let document =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" \(first)>"
        + "<scenes>\(scenes)</scenes></document>"
      return try Formats.read(Array(document.utf8)).filter(\.isUnused).compactMap(\.name)
    }
    #expect(try unused("initialViewController=\"A\"") == ["D", "E"])
    // Without a first scene nobody knows who shows which.
    #expect(try unused("").isEmpty)
  }
}
