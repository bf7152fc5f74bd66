import A11yFormats
import Testing

@testable import A11yCore

@Suite struct DebugDescriptionLoginTests {
  @Test("the login screen is read whole")
  func login() throws {
    let text = String(decoding: try Fixtures.bytes("formats/login/debug-description.txt"), as: UTF8.self)
    let on = "enabled=true selected=false isElement=true"
    let off = "enabled=true selected=false isElement=false"
    #expect(
      try DumpOutline.of(text) == """
        screen "Ledger" 390x844 frame=null class=XCUIElementTypeApplication label=Ledger \(off)
          XCUIElementTypeWindow frame=0,0,390,844 \(off)
            XCUIElementTypeOther frame=0,0,390,844 \(off)
              XCUIElementTypeStaticText "Sign in" traits=staticText frame=20,80,350,40 \(on)
              XCUIElementTypeTextField "Email" identifier=Email traits=textEntry frame=20,160,350,44 \
        placeholder=name@example.org \(on)
              XCUIElementTypeSecureTextField "Password" traits=textEntry,secureTextField frame=20,220,350,44 \(on)
              XCUIElementTypeSwitch "Stay signed in" traits=button,toggleButton value=1 frame=319,284,51,31 \(on)
              XCUIElementTypeButton "Sign in" traits=button frame=20,340,350,50 \(on)
                XCUIElementTypeStaticText "Sign in" traits=staticText frame=166.3,354.7,57.3,20.7 \(on)
              XCUIElementTypeButton identifier=help traits=button frame=340,40,44,44 \(on)

        """)
  }

  @Test("the source tells what no line can say")
  func source() throws {
    let screen = try Trying.screen("Button, 0x1, label: 'Go'")
    #expect(
      screen.source
        == Screen.Source(
          format: "debug-description", level: .runtime, lacks: [.hint, .actions, .colors, .font], roundsFrames: false))
    #expect(screen.kind == .component)
  }
}
