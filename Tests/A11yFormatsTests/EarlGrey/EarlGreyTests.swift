import A11yFormats
import Testing

@testable import A11yCore

@Suite struct EarlGreyTests {
  @Test("the login screen is read whole, with the private traits no line names")
  func login() throws {
    let text = String(decoding: try Fixtures.bytes("formats/login/earlgrey.txt"), as: UTF8.self)
    let on = "alpha=1 selected=false isElement=true"
    #expect(
      try DumpOutline.of(text) == """
        screen 390x844 class=UIWindow traits=[] alpha=1 selected=false isElement=false activationPoint=195,422
          UIView traits=[] frame=0,0,390,844 alpha=1 selected=false isElement=false activationPoint=195,422
            UILabel "Sign in" traits=staticText,header frame=20,80,350,40 text="Sign in" alpha=1 selected=false \
        userInteraction=false isElement=true activationPoint=195,100
            UITextField "Email" identifier=Email traits=textEntry value=name@example.org frame=20,160,350,44 \(on) \
        activationPoint=195,182
            UITextField "Password" traits=textEntry frame=20,220,350,44 \(on) activationPoint=195,242
            UISwitch "Stay signed in" traits=button,toggleButton value=1 frame=319,284,51,31 \(on) \
        activationPoint=344.5,299.5
            UIButton "Sign in" traits=button frame=20,340,350,50 \(on) activationPoint=195,365
              view UIButtonLabel "Sign in" traits=staticText frame=166,354.5,58,21 text="Sign in" alpha=1 \
        selected=false userInteraction=false isElement=false activationPoint=195,365
            UIButton identifier=help traits=button frame=340,40,44,44 \(on) activationPoint=362,62

        """)
  }

  @Test(
    "each fact of a line is read",
    arguments: [
      (
        "<RCTView:0x1; AX=Y; AX.id='menu'; AX.label='Step' One'; AX.hint='Opens; it's > all'; AX.value='1'; "
          + "AX.frame={{1, 2}, {3, 4.5}}; AX.traits='UIAccessibilityTraitButton, UIAccessibilityTraitSelected'; "
          + "AX.focused='N'; frame={{0, 0}, {3, 4.5}}; opaque; hidden; alpha=0; UIE=N>",
        "component label=\"Step' One\" class=RCTView identifier=menu traits=button,selected hint=\"Opens; it's > all\" value=1 "
          + "frame=1,2,3,4.5 alpha=0 hidden=true selected=true userInteraction=false isElement=true"
      ),
      (
        "<UIButton:0x1; isAccessible=N; AX.label='A\nB'; AX.frame={{0, 0}, {3, 4}}; "
          + "AX.traits='UIAccessibilityTraitNotEnabled'; AX.focused='N'; alpha=1; disabled>",
        "component label=\"A\\nB\" class=UIButton traits=notEnabled frame=0,0,3,4 alpha=1 enabled=false selected=false "
          + "isElement=false"
      ),
      (
        "<RCTTextView:0x1; AX=Y; AX.label=' '; AX.frame={{0, 0}, {3, 4}}>",
        "component class=RCTTextView role=text frame=0,0,3,4 isElement=true"
      ),
    ])
  func line(_ text: String, _ outline: String) throws {
    #expect(try Trying.screen(text).placeless.controls == Trying.screen(outline).controls)
  }

  @Test("several windows are one screen; the keyboard's are the system's")
  func windows() throws {
    let text = """
      ========== Window 1 ==========

      <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {390, 844}}>
        |--<UIView:0x2; AX=N; AX.frame={{0, 0}, {390, 844}}>
        |  |--<UIAccessibilityElement:0x3; AX=Y; AX.label='Map'; AX.frame={{0, 0}, {9, 9}}>

      ========== Window 2 ==========

      <UITextEffectsWindow:0x4; AX=N; AX.frame={{0, 0}, {390, 844}}>
      """
    #expect(
      try DumpOutline.of(text) == """
        screen 390x844 frame=null isElement=false
          UIWindow frame=0,0,390,844 isElement=false
            UIView frame=0,0,390,844 isElement=false
              UIAccessibilityElement "Map" frame=0,0,9,9 isElement=true
          keyboard UITextEffectsWindow system=true frame=0,0,390,844 isElement=false

        """)
  }

  @Test("Detox's logs indent the tree and name it in the root's line")
  func detoxLog() throws {
    let text =
      "  Hierarchy: <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}>\n    |--<UIView:0x2; AX=N; AX.frame={{0, 0}, {9, 9}}>"
    #expect(
      try DumpOutline.of(text) == "screen 9x9 class=UIWindow isElement=false\n  UIView frame=0,0,9,9 isElement=false\n")
    #expect(try DumpOutline.places(text) == ["1:14", "2:8"])
  }

  @Test(
    "only objects with accessibility attributes are recognized",
    arguments: [
      ("<UIView:0x1; AX=N>", "earlgrey"), ("  |  |--<UIView:0x1; isAccessible=Y; AX.id='a'>", "earlgrey"),
      ("<UIView:0x1; opaque>", nil), ("UIView:0x1; AX=N", nil), ("text \"<UIView:0x1; AX=N>\"", "outline"),
    ])
  func recognized(_ text: String, _ format: String?) {
    #expect(DumpOutline.format(of: text) == format)
  }
}
