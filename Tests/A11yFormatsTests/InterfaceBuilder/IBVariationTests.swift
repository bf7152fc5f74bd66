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

  @Test(
    "a view that the drawn layout does not place has no frame",
    arguments: [
      ("", "", nil), ("", "<include reference=\"top\"/>", nil),
      // Drawn for a device on which the constraint holds.
      ("<device id=\"retina6_12\" orientation=\"portrait\"/>", "<include reference=\"top\"/>", 30.0),
      ("<device id=\"retina6_12\" orientation=\"landscape\"/>", "<include reference=\"top\"/>", nil),
      ("<device id=\"retina6_12\" orientation=\"portrait\"/>", "", nil),
    ])
  func placed(_ device: String, _ included: String, _ height: Double?) throws {
    func button(_ id: String) -> String {
      "<button id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(IBText.rect(0, 0, 60, 30))</button>"
    }
    let text = IBText.xib(
      """
      <view id="V">\(IBText.rect(0, 0, 600, 600))<subviews>\(button("a"))\(button("b"))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="left"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="V" secondAttribute="top" id="top"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="c"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="V" secondAttribute="top" id="d"/>
          <constraint firstItem="b" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="e"/>
        </constraints>
        <variation key="default">
          <mask key="constraints"><exclude reference="top"/><exclude reference="e"/></mask>
        </variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="constraints">\(included)</mask></variation>
      </view>
      """, device: device)
    let screen = try Trying.screen(text)
    #expect(screen.controls.first { $0.id == "a" }?.frame?.height == height)
    #expect(screen.controls.first { $0.id == "b" }?.frame?.height == 30)
  }

  @Test("a reference is not a view")
  func references() throws {
    let text = IBText.view("<view reference=\"V\"/><view id=\"a\"/>")
    #expect(try Trying.screen(text).controls.map(\.id) == ["V", "a"])
  }
}
