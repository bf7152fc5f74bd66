import A11yCore
import TestSupport
import Testing

@testable import A11yFormats

/// The login screen in both notations, whole and damaged.
@Suite struct WDAFileTests {
  static let files = ["formats/login/wda-xml.xml", "formats/login/wda-json.json"]

  private static let login = """
    screen "Example" 390x844 class=XCUIElementTypeApplication label=Example traits=[] enabled=true isElement=false
      XCUIElementTypeWindow traits=[] frame=0,0,390,844 enabled=true isElement=false
        XCUIElementTypeOther traits=[] frame=0,0,390,844 enabled=true isElement=false
          XCUIElementTypeStaticText "Sign in" traits=staticText,header frame=20,80,350,40 enabled=true isElement=true
          XCUIElementTypeTextField "Email" identifier=email traits=textEntry value=name@example.org frame=20,160,350,44 \
    placeholder=name@example.org enabled=true isElement=true
          XCUIElementTypeSecureTextField "Password" traits=textEntry,secureTextField frame=20,220,350,44 enabled=true \
    isElement=true
          XCUIElementTypeSwitch "Stay signed in" traits=button,toggleButton value=1 frame=319,284,51,31 enabled=true \
    isElement=true
          XCUIElementTypeButton "Sign in" traits=button frame=20,340,350,50 enabled=true isElement=true
            XCUIElementTypeStaticText "Sign in" traits=staticText frame=166,354,58,22 enabled=true isElement=false
          XCUIElementTypeButton identifier=help traits=button frame=340,40,44,44 enabled=true isElement=true

    """

  @Test("the login screen is read alike from both", arguments: files)
  func login(_ file: String) throws {
    let outline = Trying.outline(try Formats.read(try Fixtures.bytes(file)))
    // JSON has the exact frame, and says of every element that it has no focus.
    let same = outline.replacing(" focused=false", with: "")
      .replacing("166.3333,354.6667,57.3333,20.6667", with: "166,354,58,22")
    #expect(same == Self.login)
  }

  @Test("a cut file is an error and no trap", arguments: files)
  func truncated(_ file: String) throws {
    let bytes = try Fixtures.bytes(file)
    for count in stride(from: 0, to: bytes.count - 1, by: 3) {
      #expect(!Trying.mistakes(Array(bytes[..<count])).isEmpty, "cut to \(count) bytes")
    }
  }

  @Test("a damaged file never crashes", arguments: files)
  func damaged(_ file: String) throws {
    let bytes = try Fixtures.bytes(file)
    var random = SplitMix(seed: 7)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = Trying.mistakes(damaged)
    }
  }

  @Test("levels beyond the bound are an error; within it they cost no machine stack")
  func depth() throws {
    let deep = PageSource.expanded(
      String(repeating: "<Other>", count: 4000) + String(repeating: "</Other>", count: 4000))
    #expect(try Trying.screens(deep, maximumDepth: 4000).first?.controls.count == 4000)
    #expect(
      Trying.mistakes(deep, maximumDepth: 3999) == [
        "1:\(3999 * 22 + 1): nested deeper than 3999 levels; raise --max-depth"
      ])
  }
}
