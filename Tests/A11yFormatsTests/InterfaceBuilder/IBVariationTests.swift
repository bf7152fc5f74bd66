import A11yCore
import A11yFormats
import Testing

/// What is installed on the display that the document is drawn for.
@Suite struct IBVariationTests {
  private static let variations = """
    <variation key="default"><mask key="subviews"><exclude reference="phone"/><exclude reference="land"/></mask></variation>
    <variation key="heightClass=regular-widthClass=compact">
      <mask key="subviews"><include reference="phone"/><exclude reference="wide"/></mask>
    </variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="land"/></mask></variation>
    <variation key="userInterfaceIdiom=mac"><mask key="subviews"><exclude reference="all"/></mask></variation>
    """

  @Test(
    "views that this display leaves out are not read",
    arguments: [
      ("<device id=\"retina6_12\" orientation=\"portrait\"/>", ["phone", "all"]),
      ("<device id=\"retina6_12\" orientation=\"landscape\"/>", ["land", "wide", "all"]),
      ("<device id=\"ipad9_7\" orientation=\"portrait\"/>", ["wide", "all"]),
    ])
  func installed(_ device: String, _ ids: [String]) throws {
    let views = ["phone", "land", "wide", "all"].map {
      "<view id=\"\($0)\"><subviews><view id=\"in\"/></subviews></view>"
    }
    let text = IBText.xib(
      "<view id=\"V\"><subviews>\(views.joined())</subviews>\(Self.variations)</view>", device: device)
    let screen = try Trying.screen(text)
    #expect(screen.children(of: 0).map { screen.controls[$0].id } == ids)
  }

  @Test("a reference is not a view")
  func references() throws {
    let text = IBText.view("<view reference=\"V\"/><view id=\"a\"/>")
    #expect(try Trying.screen(text).controls.map(\.id) == ["V", "a"])
  }
}
