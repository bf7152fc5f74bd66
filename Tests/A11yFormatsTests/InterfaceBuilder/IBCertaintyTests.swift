import A11yCore
import A11yFormats
import Testing

/// What code or another document may settle otherwise, so that nobody is blamed for it.
@Suite struct IBCertaintyTests {
  @Test(
    "names that may come from elsewhere are not called missing",
    arguments: [
      ("<button id=\"e\"><state key=\"normal\" image=\"ic_close\"/></button>", false),
      ("<button id=\"e\"><state key=\"normal\" image=\"xmark\" catalog=\"system\"/></button>", false),
      ("<button id=\"e\"/>", false), ("<button id=\"out\"/>", false),
      ("<button id=\"out\"><state key=\"normal\" image=\"ic_close\"/></button>", false),
      ("<button id=\"e\"><state key=\"normal\" title=\"Button\"/></button>", false),
      ("<button id=\"out\"><state key=\"normal\" title=\"Button\"/></button>", true),
      ("<button id=\"e\" customClass=\"IconButton\"><state key=\"normal\" image=\"ic_close\"/></button>", false),
      ("<textField id=\"e\"/>", false), ("<textField id=\"e\" customClass=\"FloatingField\"/>", false),
      ("<view id=\"e\" customClass=\"Gauge\"/>", true),
      ("<label id=\"out\" text=\"Label\"/>", true), ("<label id=\"e\" text=\"Label\"/>", false),
      ("<tableViewCell id=\"e\" reuseIdentifier=\"row\"/>", true), ("<tableViewCell id=\"e\"/>", true),
      ("<imageView id=\"e\" image=\"gear\" catalog=\"system\"/>", false),
      ("<imageView id=\"e\" image=\"cat\"/>", false),
      ("<textView id=\"out\" editable=\"NO\"/>", true), ("<textView id=\"out\"/>", false),
      ("<textView id=\"e\" editable=\"NO\"/>", false),
    ])
  func labels(_ element: String, _ isUncertain: Bool) throws {
    let outlet = "<connections><outlet property=\"thing\" destination=\"out\" id=\"o\"/></connections>"
    let control = try IBText.control(element, beside: outlet)
    #expect(control.inferred.contains(.label) == isUncertain)
  }

  @Test(
    "a string for a custom property is a handle for code, unless its name says otherwise",
    arguments: [
      ("type=\"string\" keyPath=\"localizableString\" value=\"x\"", true),
      ("type=\"string\" keyPath=\"heroID\" value=\"x\"", false), ("type=\"string\" keyPath=\"themeColor\"", false),
      ("type=\"number\" keyPath=\"cornerRadius\"", false),
      ("type=\"string\" keyPath=\"accessibilityIdentifier\" value=\"x\"", false),
    ])
  func keyPaths(_ attribute: String, _ isUncertain: Bool) throws {
    let button = """
      <button id="e"><state key="normal" image="ic_close"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute \(attribute)/></userDefinedRuntimeAttributes></button>
      """
    #expect(try IBText.control(button).inferred.contains(.connected) == isUncertain)
  }

  @Test("what an outlet leads to is in code's hands", arguments: ["button", "label", "view"])
  func connected(_ element: String) throws {
    let outlet = "<connections><outlet property=\"thing\" destination=\"out\" id=\"o\"/></connections>"
    #expect(try IBText.control("<\(element) id=\"out\"/>", beside: outlet).inferred.contains(.connected))
    #expect(try !IBText.control("<\(element) id=\"e\"/>", beside: outlet).inferred.contains(.connected))
  }

  @Test(
    "a custom controller titles its tab in code",
    arguments: [("customClass=\"HomeViewController\"", true), ("", true)])
  func tabs(_ attributes: String, _ isConnected: Bool) throws {
    let document = IBText.storyboard(
      """
      <viewController id="c" \(attributes)><view key="view" id="v">\(IBText.rect(0, 0, 300, 200))</view>
      <tabBarItem key="tabBarItem" image="home" id="t"/></viewController>
      """)
    let tab = try #require(try Trying.screen(document).controls.first { $0.className == "UITabBarItem" })
    #expect(tab.inferred.contains(.connected) == isConnected)
  }

  @Test("a font of no size is not reported", arguments: [("0.0", false), ("17", true)])
  func fonts(_ size: String, _ isTold: Bool) throws {
    let label = """
      <label id="e" text="Total"><fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    #expect((try IBText.control(label).appearance.font != nil) == isTold)
  }

  @Test("a label that is given is certain, whoever the class is")
  func given() throws {
    let button = """
      <button id="e" customClass="IconButton"><accessibility key="accessibilityConfiguration" label="Close"/></button>
      """
    #expect(try IBText.control(button).inferred == .exposure)
  }

  @Test("a static cell with nothing but an image has no name")
  func pictureCell() throws {
    let cell = """
      <tableViewCell id="c">\(IBText.rect(0, 0, 300, 44))<tableViewCellContentView key="contentView" id="v">
      <subviews><imageView id="i" image="logo">\(IBText.rect(0, 0, 40, 40))</imageView></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    #expect(try !Trying.screen(IBText.view(cell)).controls[1].inferred.contains(.label))
  }

  @Test("what is adjusted has its value while the app runs")
  func values() throws {
    let view =
      "<view id=\"e\"><accessibility key=\"accessibilityConfiguration\" label=\"Rating\">"
      + "<accessibilityTraits key=\"traits\" adjustable=\"YES\"/></accessibility></view>"
    #expect(try IBText.control(view).inferred == .value)
  }

  @Test("what an embedded scene holds is elsewhere")
  func containers() throws { #expect(try IBText.control("<containerView id=\"e\"/>").inferred == .exposure) }
}
