import A11yCore
import A11yFormats
import Testing

/// What is written on things, and what UIKit says of them by itself.
@Suite struct IBWordTests {
  @Test(
    "every kind of control is read with its words",
    arguments: [
      (
        "<button id=\"b\"><state key=\"normal\" title=\"Pay\" image=\"ic_pay\"/></button>",
        "UIButton id=b title=Pay image=ic_pay font={\"name\": \"System\"} enabled=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" "
          + "style=\"plain\" title=\"Pay\" image=\"ic_pay\"/></button>",
        "UIButton id=b title=Pay image=ic_pay enabled=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" "
          + "style=\"plain\" image=\"ic_pay\"/></button>",
        "UIButton id=b image=ic_pay enabled=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\" title=\"Pay\"/><buttonConfiguration key=\"configuration\" "
          + "style=\"plain\" image=\"ic_pay\"/></button>",
        "UIButton id=b title=Pay image=ic_pay enabled=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\"><attributedString key=\"attributedTitle\"><fragment content=\"Pay \"/>"
          + "<fragment><string key=\"content\">now</string></fragment></attributedString></state></button>",
        "UIButton id=b title=\"Pay now\" font={\"name\": \"System\"} enabled=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\"><imageReference key=\"image\" image=\"ic_pay\"/></state></button>",
        "UIButton id=b image=ic_pay enabled=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\" backgroundImage=\"bg\"/></button>",
        "UIButton id=b image=bg enabled=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\" title=\"Pay\" backgroundImage=\"bg\"/></button>",
        "UIButton id=b title=Pay image=bg background=image font={\"name\": \"System\"} enabled=true"
      ),
      (
        "<button id=\"b\"><color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/><fontDescription "
          + "key=\"fontDescription\" type=\"system\" pointSize=\"15\"/><state key=\"normal\" title=\"Pay\"/></button>",
        "UIButton id=b title=Pay textColor=#FFFFFF backgroundColor=#808080 font={\"size\": 15} enabled=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\" image=\"ic_pay\" backgroundImage=\"bg\"/></button>",
        "UIButton id=b image=ic_pay background=image enabled=true"
      ),
      (
        "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Pay\"/></button>",
        "UIButton id=b title=Pay backgroundColor=system:tintColor enabled=true"
      ),
      (
        "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Pay\">"
          + "<color key=\"baseBackgroundColor\" red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
          + "customColorSpace=\"sRGB\"/></buttonConfiguration></button>",
        "UIButton id=b title=Pay backgroundColor=#000000 enabled=true"
      ),
      (
        "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Pay\">"
          + "<backgroundConfiguration key=\"background\" image=\"bg\"/></buttonConfiguration></button>",
        "UIButton id=b title=Pay background=image enabled=true"
      ),
      ("<button id=\"b\" buttonType=\"infoLight\"/>", "UIButton \"More Info\" id=b enabled=true"),
      (
        "<button id=\"b\" selected=\"YES\" enabled=\"NO\" hidden=\"YES\" alpha=\"0.5\"><state key=\"normal\" title=\"A\"/>"
          + "<state key=\"selected\" title=\"B\"/></button>",
        "UIButton id=b title=A alpha=0.5 hidden=true font={\"name\": \"System\"} enabled=false selected=true"
      ),
      (
        "<button id=\"b\"><state key=\"normal\"/><buttonConfiguration key=\"configuration\" style=\"plain\" subtitle=\"Now\"/>"
          + "</button>", "UIButton id=b title=Now enabled=true"
      ),
      (
        "<button id=\"b\"><buttonConfiguration key=\"configuration\"><attributedString key=\"attributedTitle\">"
          + "<fragment content=\"Pay\"/></attributedString><imageReference key=\"image\" image=\"ic_pay\"/>"
          + "</buttonConfiguration></button>", "UIButton id=b title=Pay image=ic_pay enabled=true"
      ),
      (
        "<label id=\"l\"><mutableString key=\"text\">Two\nlines</mutableString></label>",
        "UILabel id=l text=\"Two\\nlines\" adjustsFont=false"
      ),
      (
        "<label id=\"l\"><attributedString key=\"attributedText\"><fragment content=\"Now \"/><fragment content=\"5 €\"/>"
          + "</attributedString></label>",
        "UILabel id=l text=\"Now 5 €\" adjustsFont=false spans=[{\"text\": \"Now \"}, {\"text\": \"5 €\"}]"
      ),
      (
        "<textField id=\"t\"><string key=\"placeholder\">Your\ncity</string><textInputTraits key=\"textInputTraits\" "
          + "secureTextEntry=\"YES\"/></textField>",
        "UITextField id=t placeholder=\"Your\\ncity\" adjustsFont=false enabled=true secure=true"
      ),
      ("<stepper id=\"s\" minimumValue=\"1\" maximumValue=\"9\"/>", "UIStepper id=s enabled=true min=1 max=9"),
      ("<progressView id=\"p\"/>", "UIProgressView id=p"), ("<datePicker id=\"p\"/>", "UIDatePicker id=p enabled=true"),
      ("<label id=\"l\" text=\"Hello\"/>", "UILabel id=l text=Hello adjustsFont=false"),
      ("<label id=\"l\" text=\"A\" adjustsFontSizeToFit=\"NO\"/>", "UILabel id=l text=A adjustsFont=false"),
      (
        "<label id=\"l\" text=\"A\" minimumScaleFactor=\"0.5\"/>",
        "UILabel id=l text=A adjustsFont=false shrinksToFit=true"
      ),
      (
        "<label id=\"l\" text=\"A\" minimumFontSize=\"10\"/>", "UILabel id=l text=A adjustsFont=false shrinksToFit=true"
      ),
      (
        "<label id=\"l\" text=\"A\" minimumFontSize=\"10\" adjustsFontSizeToFit=\"NO\"/>",
        "UILabel id=l text=A adjustsFont=false"
      ),
      (
        "<label id=\"l\"><string key=\"text\">Two\nlines</string></label>",
        "UILabel id=l text=\"Two\\nlines\" adjustsFont=false"
      ),
      (
        "<textField id=\"t\" placeholder=\"City\" text=\"Paris\"><textInputTraits key=\"textInputTraits\" "
          + "textContentType=\"one-time-code\"/></textField>",
        "UITextField id=t text=Paris placeholder=City adjustsFont=false enabled=true contentType=oneTimeCode"
      ),
      (
        "<textView id=\"t\" editable=\"NO\"><string key=\"text\">Terms</string></textView>",
        "UITextView id=t text=Terms adjustsFont=false editable=false"
      ),
      ("<switch id=\"s\" on=\"YES\"/>", "UISwitch id=s value=1 enabled=true"),
      ("<switch id=\"s\" title=\"Wi-Fi\"/>", "UISwitch id=s value=0 title=Wi-Fi enabled=true"),
      ("<slider id=\"s\" value=\"2\" minValue=\"1\" maxValue=\"4\"/>", "UISlider id=s enabled=true min=1 max=4"),
      ("<pageControl id=\"p\" numberOfPages=\"3\"/>", "UIPageControl id=p enabled=true"),
      ("<searchBar id=\"s\" placeholder=\"Find\"/>", "UISearchBar id=s placeholder=Find"),
      (
        "<imageView id=\"i\" image=\"cat\" userInteractionEnabled=\"NO\"/>",
        "UIImageView id=i image=cat userInteraction=false"
      ),
      ("<activityIndicatorView id=\"a\" hidesWhenStopped=\"YES\"/>", "UIActivityIndicatorView id=a hidden=true"),
      ("<wkWebView id=\"w\"/>", "WKWebView id=w"), ("<skView id=\"k\"/>", "view SKView superclass=UIView id=k"),
      ("<view id=\"v\" userLabel=\"Close\" restorationIdentifier=\"close\"/>", "UIView documentLabel=Close id=v"),
      ("<holoView id=\"h\"/>", "view UIHoloView superclass=UIView id=h"),
    ])
  func controls(_ element: String, _ line: String) throws { #expect(try IBText.line(element) == line) }

  @Test("segments have titles, images and one choice")
  func segments() throws {
    let control = """
      <segmentedControl selectedSegmentIndex="1" id="s">
        <segments><segment title="Map"/><segment title="List" enabled="NO"/><segment image="ic_grid"/></segments>
      </segmentedControl>
      """
    let expected = """
      component "UIView" id=V frame=0,0,300,200
        UISegmentedControl id=s enabled=true
          segment title=Map enabled=true selected=false
          segment title=List enabled=false selected=true
          segment image=ic_grid enabled=true selected=false

      """
    #expect(try IBText.outline(IBText.view(control)) == expected)
  }

  @Test("a configured cell shows its texts")
  func listContent() throws {
    let cell = """
      <tableViewCell id="c"><listContentConfiguration key="contentConfiguration" text="Wi-Fi" secondaryText="Off"/>
      </tableViewCell>
      """
    let screen = try Trying.screen(IBText.view(cell))
    #expect(AccessibilityTree(screen)[1].name == "Wi-Fi, Off")
  }

  @Test("colors are literal, the system's, or named in the document")
  func colors() throws {
    let label = """
      <label id="l" text="A" adjustsFontForContentSizeCategory="YES">
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>
        <color key="textColor" red="1" green="0.5" blue="0.0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
        <color key="backgroundColor" name="Brand"/>
        <color key="tintColor" systemColor="systemRedColor"/>
      </label>
      """
    let brand =
      "<namedColor name=\"Brand\"><color white=\"0.2\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></namedColor>"
    let expected = """
      component "UILabel" class=UILabel id=l text=A textColor=#FF800080 backgroundColor=#333333 \
      tintColor=system:systemRed font={"textStyle": "largeTitle"} adjustsFont=true

      """
    #expect(try IBText.outline(IBText.xib(label, resources: brand)) == expected)
  }

  @Test(
    "colors without sRGB components are left unsaid",
    arguments: [
      "<color key=\"textColor\" name=\"Elsewhere\"/>", "<nil key=\"textColor\"/>",
      "<color key=\"textColor\" red=\"nan\" green=\"0\" blue=\"0\" customColorSpace=\"sRGB\"/>",
    ])
  func unsaidColors(_ color: String) throws {
    #expect(try IBText.control("<label id=\"l\" text=\"A\">\(color)</label>").appearance.textColor == nil)
  }

  @Test("wide colors are read as the nearest of sRGB")
  func wideColors() throws {
    // The green of P3 lies beyond that of sRGB; of the gray scale both have the same.
    let colors = [("0.6", "0.6", "0.6", "#999999"), ("0", "1", "0", "#00FF00"), ("1", "0.6", "0.6", "#FF9396")]
    for (red, green, blue, hex) in colors {
      let color =
        "<color key=\"textColor\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" customColorSpace=\"displayP3\"/>"
      let control = try IBText.control("<label id=\"l\" text=\"A\">\(color)</label>")
      #expect(control.appearance.textColor == ColorValue(hex))
    }
  }

  @Test(
    "fonts have a size, a weight and a name",
    arguments: [
      ("type=\"system\" pointSize=\"17\"", "{\"size\": 17}"),
      ("type=\"boldSystem\" pointSize=\"17\"", "{\"size\": 17, \"bold\": true}"),
      ("type=\"system\" weight=\"heavy\" pointSize=\"17\"", "{\"size\": 17, \"bold\": true}"),
      ("name=\"Arial-BoldMT\" family=\"Arial\" pointSize=\"9\"", "{\"name\": \"Arial-BoldMT\", \"size\": 9}"),
      ("style=\"UICTFontTextStyleSubhead\"", "{\"textStyle\": \"subheadline\"}"),
    ])
  func fonts(_ attributes: String, _ font: String) throws {
    let label = "<label id=\"l\" text=\"A\"><fontDescription key=\"fontDescription\" \(attributes)/></label>"
    #expect(try IBText.line(label) == "UILabel id=l text=A font=\(font) adjustsFont=false")
  }
}
