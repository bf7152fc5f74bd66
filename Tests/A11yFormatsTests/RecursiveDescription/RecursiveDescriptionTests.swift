import A11yFormats
import Testing

@testable import A11yCore

@Suite struct RecursiveDescriptionTests {
  @Test("the login screen is read whole: frames become the screen's, a button is titled by the label in it")
  func login() throws {
    let text = String(decoding: try Fixtures.bytes("formats/login/recursive-description.txt"), as: UTF8.self)
    let off = "userInteraction=false"
    #expect(
      try DumpOutline.of(text) == """
        screen 390x844 class=UIWindow
          UIView frame=0,0,390,844
            UILabel frame=20,80,350,40 text="Sign in" \(off)
            UILabel frame=20,138,350,20 text=Email \(off)
            UITextField frame=20,160,350,44 placeholder=name@example.org
              view _UITextFieldRoundedRectBackgroundViewNeue frame=20,160,350,44 \(off)
              view UITextFieldLabel superclass=UILabel frame=27,161,336,42 text=name@example.org \(off)
            UILabel frame=20,205,350,14 text=Password \(off)
            UITextField frame=20,220,350,44
            UILabel frame=20,284,280,31 text="Stay signed in" \(off)
            UISwitch frame=319,284,51,31
            UIButton frame=20,340,350,50 title="Sign in"
              view UIButtonLabel superclass=UILabel frame=166.333,354.6667,57.3333,20.6667 text="Sign in" \(off)
            UIButton frame=340,40,44,44 image=questionmark.circle
              UIImageView frame=350,50,24,24 image=questionmark.circle \(off)

        """)
  }

  @Test("lines without addresses, and with the names by which views are held")
  func otherHeads() throws {
    let plain = """
      <UIView; frame = (0 0; 99 99); layer = <CALayer>>
         | <UILabel; frame = (1 2; 9 9); text = 'What's'; layer = <_UILabelLayer>>
      """
    let named = """
      <UIView: 0x1; frame = (0 0; 99 99); layer = <CALayer: 0x2>>
         | _title, _label <UILabel: 0x3; frame = (1 2; 9 9); text = 'What's'; layer = <_UILabelLayer: 0x4>>
         | 'Home:0x5' <UIView: 0x6; frame = (0 0; 9 9); layer = <CALayer: 0x7>>
      """
    let label = "UILabel frame=1,2,9,9 text=\"What's\""
    #expect(try DumpOutline.of(plain).contains(label))
    #expect(try DumpOutline.of(named).contains(label))
    #expect(try Trying.screen(named).controls.count == 3)
  }

  @Test(
    "each fact of a line is read, and no bracket or quote in it misleads",
    arguments: [
      (
        "<UILabel: 0x1; frame = (0 0; 9 9); text = 'It's; here > there'; opaque = NO; layer = <_UILabelLayer: 0x2>>",
        "component frame=0,0,9,9 class=UILabel text=\"It's; here > there\""
      ),
      (
        "<UILabel: 0x1; frame = (0 0; 9 9); text = 'Two\nlines'; layer = <_UILabelLayer: 0x2>>",
        "component frame=0,0,9,9 class=UILabel text=\"Two\\nlines\""
      ),
      (
        "<UILabel: 0x1; frame = (0 0; 9 9); text = '\\u767b\\u5f55'; layer = <_UILabelLayer: 0x2>>",
        "component frame=0,0,9,9 class=UILabel text=\"登录\""
      ),
      (
        "<Shop.PayButton: 0x1; baseClass = UIButton; frame = (1 -2; 9.5 9); hidden = YES; alpha = 0.5; "
          + "userInteractionEnabled = NO; layer = <CALayer: 0x2>>",
        "component class=Shop.PayButton superclass=UIButton frame=1,-2,9.5,9 alpha=0.5 hidden=true "
          + "userInteraction=false"
      ),
      (
        "<UIImageView: 0x1; frame = (0 0; 9 9); image = <UIImage:0x2 named(main: close (1)) {9, 9}>; layer = <L: 0x3>>",
        "component class=UIImageView frame=0,0,9,9 image=\"close (1)\""
      ),
      (
        "<UIImageView: 0x1; frame = (0 0; 9 9); image = <UIImage:0x2 symbol(system: xmark) {9, 9} baseline=2>>",
        "component class=UIImageView frame=0,0,9,9 image=xmark"
      ),
      (
        "<UIImageView: 0x1; frame = (0 0; 9 9); image = <UIImage:0x2 anonymous {9, 9}>; layer = <L: 0x3>>",
        "component class=UIImageView frame=0,0,9,9"
      ),
      (
        "<_UIHostingView<Root, (Int, Bool)>: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>",
        "component class=\"_UIHostingView<Root, (Int, Bool)>\" frame=0,0,9,9"
      ),
    ])
  func line(_ text: String, _ outline: String) throws {
    let read = try DumpOutline.of(text).split(separator: "\n")[0]
    #expect(read.split(separator: " ").sorted() == outline.split(separator: " ").sorted())
  }

  @Test("what a scroll view holds moves with it; layers are not views; each root is a tree of its own")
  func tree() throws {
    let text = """
      (lldb) po [[UIWindow keyWindow] recursiveDescription]
      <UIScrollView: 0x1; frame = (10 20; 90 90); layer = <CALayer: 0x2>; contentOffset: {0, -62.5}; contentSize: {9, 9}>
         | <UIView: 0x3; frame = (1 2; 9 9); layer = <CALayer: 0x4>>
         |    | <UIView: 0x5; frame = (3 4; 9 9); layer = <CALayer: 0x6>>
         |    | <CALayer: 0x7> (layer)
         | <UIView: 0x8; frame = (5 6; 9 9); layer = <CALayer: 0x9>>
      <UIView: 0xa; frame = (7 7; 9 9); layer = <CALayer: 0xb>>
      """
    #expect(
      try DumpOutline.of(text) == """
        component class=UIScrollView frame=10,20,90,90
          UIView frame=11,84.5,9,9
            UIView frame=14,88.5,9,9
          UIView frame=15,88.5,9,9

        component frame=7,7,9,9

        """)
    #expect(
      try Trying.screens(text).map { $0.controls[0].location } == [
        .init(line: 2, column: 1), .init(line: 7, column: 1),
      ])
  }

  @Test("spaces nest where no bars are")
  func spaces() throws {
    let text =
      "<UIView: 0x1; frame = (1 1; 9 9)>\n    <UIView: 0x2; frame = (1 1; 9 9)>\n    <UIView: 0x3; frame = (2 2; 9 9)>"
    #expect(try DumpOutline.of(text) == "component frame=1,1,9,9\n  UIView frame=2,2,9,9\n  UIView frame=3,3,9,9\n")
  }

  @Test("no fact of assistive technology's is taken for told")
  func source() throws {
    let screen = try Trying.screen("<UIButton: 0x1; frame = (0 0; 9 9)>")
    let lacks: FactSet = [.label, .traits, .value, .hint, .exposure, .actions, .colors, .font]
    #expect(screen.source == Screen.Source(format: "recursive-description", level: .views, lacks: lacks))
  }

  @Test(
    "only views with frames are recognized",
    arguments: [
      ("<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>", "recursive-description"),
      ("   |    | <UIView: 0x1; frame = (0 0; 9 9)>", "recursive-description"),
      (#""<UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>""#, "recursive-description"),
      ("<UIView: 0x1; layer = <CALayer: 0x2>>", nil), ("<UIView:0x1; frame = (0 0; 9 9)>", nil),
      ("a <UIView: 0x1; frame = (0 0; 9 9)>", nil), ("text \"<UIView: 0x1; frame = (0 0; 9 9)>\"", "outline"),
    ])
  func recognized(_ text: String, _ format: String?) {
    #expect(DumpOutline.format(of: text) == format)
  }

  @Test("nesting deeper than allowed is an error with its location")
  func depth() {
    let text = "<UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>"
    #expect(Trying.mistakes(text, maximumDepth: 1) == ["2:6: nested deeper than 1 level; raise --max-depth"])
  }
}
