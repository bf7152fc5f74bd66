import A11yCore
import A11yFormats
import Testing

/// Where documents keep what a view holds, and what lies next to it without being a view.
@Suite struct IBHolderTests {
  private static let rect = IBText.rect(10, 20, 100, 60)
  private static let whole = IBText.rect(0, 0, 100, 60)
  private static let label = "<label id=\"l\" text=\"A\">\(IBText.rect(1, 2, 50, 20))</label>"

  /// A view that holds the label, and where the label then is.
  private static let holders: [(String, Point)] = [
    (
      """
      <tableView id="t">\(rect)<prototypes><tableViewCell id="c">\(rect)
      <tableViewCellContentView key="contentView" id="v">\(whole)<subviews>\(label)</subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """, Point(x: 21, y: 42)
    ),
    (
      """
      <collectionView id="t">\(rect)<cells><collectionViewCell id="c">\(rect)
      <collectionViewCellContentView key="contentView" id="v">\(whole)<subviews>\(label)</subviews>
      </collectionViewCellContentView></collectionViewCell></cells></collectionView>
      """, Point(x: 21, y: 42)
    ),
    (
      """
      <collectionView id="t">\(rect)<collectionReusableView key="sectionFooterView" id="f">\(rect)
      <subviews>\(label)</subviews></collectionReusableView></collectionView>
      """, Point(x: 21, y: 42)
    ),
    (
      """
      <visualEffectView id="e">\(rect)<view key="contentView" id="v">\(whole)<subviews>\(label)</subviews></view>
      </visualEffectView>
      """, Point(x: 11, y: 22)
    ),
    (
      """
      <scrollView id="e">\(rect)<subviews>\(label)</subviews><viewLayoutGuide key="contentLayoutGuide" id="g"/>
      <userGuides><userLayoutGuide id="u"/></userGuides><constraints/></scrollView>
      """, Point(x: 11, y: 22)
    ),
    ("<stackView id=\"e\">\(rect)<subviews>\(label)</subviews></stackView>", Point(x: 11, y: 22)),
    (
      """
      <navigationBar id="n">\(rect)<items><navigationItem id="i"><view key="titleView" id="v">\(whole)
      <subviews>\(label)</subviews></view></navigationItem></items></navigationBar>
      """, Point(x: 11, y: 22)
    ),
  ]

  @Test("every holder's views are found, at their location", arguments: holders)
  func holder(_ view: String, _ corner: Point) throws {
    let screen = try Trying.screen(IBText.view(view))
    let labels = screen.controls.filter { $0.className == "UILabel" }
    #expect(labels.map(\.frame) == [Frame(x: corner.x, y: corner.y, width: 50, height: 20)])
    #expect(!screen.controls.contains { $0.id == "g" || $0.id == "u" })
  }

  @Test(
    "any view may be a controller's whole view",
    arguments: ["tableView", "scrollView", "visualEffectView", "imageView", "collectionView", "glkView"])
  func roots(_ element: String) throws {
    let view = "<\(element) key=\"view\" id=\"v\">\(IBText.rect(0, 0, 375, 667))</\(element)>"
    let screen = try Trying.screen(IBText.storyboard("<viewController id=\"c\">\(view)</viewController>"))
    #expect((screen.kind, screen.size) == (.screen, Size(width: 375, height: 667)))
    #expect(screen.controls.map(\.id) == ["v"])
  }

  @Test(
    "every kind of controller is a screen with its view; those that show others are parts",
    arguments: [
      ("tableViewController", Screen.Kind.screen), ("collectionViewController", .screen),
      ("hostingController", .screen),
      ("avPlayerViewController", .screen), ("glkViewController", .screen), ("splitViewController", .component),
      ("pageViewController", .component),
    ])
  func controllers(_ element: String, _ kind: Screen.Kind) throws {
    let view = "<view key=\"view\" id=\"v\">\(IBText.rect(0, 0, 375, 667))</view>"
    #expect(try Trying.screen(IBText.storyboard("<\(element) id=\"c\">\(view)</\(element)>")).kind == kind)
  }

  @Test("what stands alone in a xib is a part; placeholders, recognizers and objects are none")
  func topLevel() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <tableViewCell id="c">\(Self.rect)</tableViewCell><switch id="s">\(Self.rect)</switch>
      <tapGestureRecognizer id="g"/><customObject id="o"/>
      """
    #expect(try Trying.screens(IBText.xib(objects)).map { $0.controls[0].id } == ["c", "s"])
  }

  @Test("a declaration may say that the document stands alone")
  func standalone() throws {
    let text = IBText.xib("<view id=\"v\">\(Self.rect)</view>")
    let header = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
    #expect(try Trying.screen(header + text).controls.map(\.id) == ["v"])
  }
}
