import A11yCore
import A11yFormats
import Testing

/// The bars around a controller's view.
@Suite struct IBBarTests {
  private static let view =
    "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"

  private func outline(_ bars: String) throws -> String {
    try IBText.outline(IBText.storyboard("<viewController id=\"c\">\(Self.view)\(bars)</viewController>"))
  }

  @Test("a navigation bar is read from left to right; the back button is another screen's")
  func navigationBar() throws {
    let item = """
      <navigationItem key="navigationItem" title="Notes" id="n">
        <barButtonItem key="backBarButtonItem" title="Back" id="b"/>
        <barButtonItem key="leftBarButtonItem" systemItem="add" id="l"/>
        <rightBarButtonItems>
          <barButtonItem image="ic_filter" id="r1"/>
          <barButtonItem title="Edit" id="r2"/>
        </rightBarButtonItems>
      </navigationItem>
      """
    let expected = """
      screen "UIViewController" 375x667
        UINavigationBar
          UIBarButtonItem "Add" id=l image=add
          heading text=Notes
          UIBarButtonItem id=r2 title=Edit
          UIBarButtonItem id=r1 image=ic_filter
        UIView id=v frame=0,0,375,667

      """
    #expect(try outline(item) == expected)
  }

  @Test("a toolbar's spaces are not items, and a custom view is in its item's place")
  func toolbar() throws {
    let items = """
      <toolbarItems>
        <barButtonItem systemItem="flexibleSpace" id="f"/>
        <barButtonItem id="i"><switch key="customView" id="s"/></barButtonItem>
        <barButtonItem systemItem="done" id="d"/>
        <barButtonItem systemItem="fixedSpace" id="x"/>
        <barButtonItem id="blank"/>
      </toolbarItems>
      """
    let expected = """
      screen "UIViewController" 375x667
        UIView id=v frame=0,0,375,667
        UIToolbar frame=0,667,375,0
          UISwitch id=s value=0 enabled=true
          UIBarButtonItem id=d title=Done

      """
    #expect(try outline(items) == expected)
  }

  @Test("a title view takes the title's place")
  func titleView() throws {
    let item = """
      <navigationItem key="navigationItem" title="Notes" id="n">
        <view key="titleView" id="t"/>
      </navigationItem>
      """
    let expected = """
      screen "UIViewController" 375x667
        UINavigationBar
          UIView id=t
        UIView id=v frame=0,0,375,667

      """
    #expect(try outline(item) == expected)
  }

  @Test("bars that show nothing are left out")
  func emptyBars() throws {
    let bars = "<toolbarItems/><navigationItem key=\"navigationItem\" title=\" \" id=\"n\"/>"
    #expect(try outline(bars) == "screen \"UIViewController\" 375x667 id=v\n")
  }

  @Test("the tabs of a tab bar controller are those of the scenes it shows; others are with their own scene")
  func tabs() throws {
    func tab(_ title: String, _ id: String) -> String {
      "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"\(id)\"/>"
    }
    let segues = ["a", "b"].map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\"/>"
    }
    let text = IBText.storyboard(
      "<tabBarController id=\"t\"><connections>\(segues.joined())</connections></tabBarController>",
      "<viewController id=\"b\" title=\"B\">\(Self.view)\(tab("Search", "tb"))</viewController>",
      "<viewControllerPlaceholder id=\"a\">\(tab("Home", "ta"))</viewControllerPlaceholder>",
      "<viewController id=\"c\" title=\"C\">\(Self.view)\(tab("Profile", "tc"))</viewController>")
    let expected = """
      component "UITabBarController" frame=0,0,375,667
        UITabBar frame=0,667,375,0
          UITabBarItem id=ta title=Home
          UITabBarItem id=tb title=Search

      screen "B" 375x667 id=v

      screen "C" 375x667
        UIView id=v frame=0,0,375,667
        UITabBar frame=0,667,375,0
          UITabBarItem id=tc title=Profile

      """
    #expect(try IBText.outline(text) == expected)
  }

  @Test(
    "the system's items are called as UIKit calls them",
    arguments: [
      ("barButtonItem", "trash", "UIBarButtonItem \"Delete\" id=i image=trash"),
      ("barButtonItem", "action", "UIBarButtonItem \"Share\" id=i image=action"),
      ("barButtonItem", "cancel", "UIBarButtonItem id=i title=Cancel"),
      ("barButtonItem", "newer", "UIBarButtonItem id=i"),
      ("tabBarItem", "favorites", "UITabBarItem id=i title=Favorites"),
      ("tabBarItem", "newer", "UITabBarItem id=i"),
    ])
  func systemItems(_ element: String, _ name: String, _ line: String) throws {
    let kind = element == "tabBarItem" ? "tabBar" : "toolbar"
    let bar = "<\(kind) id=\"t\"><items><\(element) systemItem=\"\(name)\" id=\"i\"/></items></\(kind)>"
    let lines = try IBText.outline(IBText.view(bar)).split(separator: "\n")
    #expect(lines.last == "    \(line)")
  }
}
