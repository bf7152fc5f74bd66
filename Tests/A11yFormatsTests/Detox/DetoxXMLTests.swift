import A11yFormats
import Testing

@testable import A11yCore

@Suite struct DetoxXMLTests {
  @Test("the login screen is read whole, a class with angle brackets among the rest")
  func login() throws {
    let text = String(decoding: try Fixtures.bytes("formats/login/detox-xml.xml"), as: UTF8.self)
    let on = "alpha=1 isElement=true"
    #expect(
      try DumpOutline.of(text) == """
        screen 390x844 frame=null isElement=false
          UIWindow frame=0,0,390,844 alpha=1 isElement=false
            view class="_UIHostingView<ModifiedContent<AnyView, RootModifier>>" frame=0,0,390,844 alpha=1 isElement=false
              UILabel "Sign in" frame=20,80,350,40 text="Sign in" \(on)
              UITextField "Email" identifier=Email value=name@example.org frame=20,160,350,44 \(on)
              UITextField "Password" frame=20,220,350,44 \(on)
              UISwitch "Stay signed in" value=1 frame=319,284,51,31 \(on)
              UIButton "Sign in" frame=20,340,350,50 \(on)
                view UIButtonLabel "Sign in" frame=166,354,57,20 text="Sign in" \(on)
              UIButton identifier=help frame=340,40,44,44 \(on)

        """)
    #expect(
      try DumpOutline.places(text) == ["2:1", "3:2", "4:3", "5:4", "6:4", "7:4", "8:4", "9:4", "10:5", "12:4"])
  }

  private func body(_ elements: String) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<ViewHierarchy>\n\(elements)\n</ViewHierarchy>"
  }

  @Test(
    "nothing in an attribute is escaped, and all of it is read",
    arguments: [
      (#"<UILabel class="UILabel" label="a < b & "c" > d" text="x" />"#, #"UILabel "a < b & \"c\" > d" text=x"#),
      (#"<UILabel class="UILabel" label="Two"# + "\nlines <3\" text=\"x\" />", #"UILabel "Two\nlines <3" text=x"#),
      (#"<UILabel class="UILabel" label="a &amp; b" />"#, #"UILabel "a & b""#),
      (#"<UILabel class="UILabel" label="is x=" />"#, #"UILabel "is x=""#),
      (#"<Box<Int> class="Box<Int>" id="detox_temp_0_1" label="a" x="1"></Box<Int>>"#, "view \"a\" class=\"Box<Int>\""),
      (
        #"<UILabel class="UILabel" testID="t" visibility="invisible" label="a" focused="true" />"#,
        "UILabel \"a\" identifier=t hidden=true focused=true"
      ),
      (#"<UILabel class="UILabel" height="<number>" width="<number>" label="a" x="1" y="1" />"#, #"UILabel "a""#),
      ("<WKWebView class=\"WKWebView\">\n\t<![CDATA[<p id=\"a\">1 < 2</p>]]>\n</WKWebView>", "WKWebView"),
    ])
  func attribute(_ element: String, _ outline: String) throws {
    let read = try DumpOutline.lastLine(of: body(element)).split(separator: " ").filter { !$0.hasPrefix("isElement") }
    #expect(read.sorted() == outline.split(separator: " ").sorted())
  }

  @Test("the innermost labeled views are the elements; a web view's container is none")
  func elements() throws {
    let text = body(
      """
      <UIWindow class="UIWindow" height="9" width="9">
        <RCTView class="RCTView" height="9" label="Yes No" width="9" x="0" y="0">
          <RCTView class="RCTView" height="4" id="yes" label="Yes" width="9" x="1" y="1">
            <RCTTextView class="RCTTextView" height="4" label="Yes" width="8" x="1" y="1" />
          </RCTView>
          <RNCWebViewImpl class="RNCWebViewImpl" height="4" label="Vertical scroll bar" width="9" x="0" y="5">
            <RNCWKWebView class="RNCWKWebView" height="4" width="9" x="0" y="0" />
          </RNCWebViewImpl>
        </RCTView>
      </UIWindow>
      """)
    #expect(
      try DumpOutline.of(text) == """
        screen 9x9 frame=null isElement=false
          UIWindow frame=0,0,9,9 isElement=false
            view RCTView "Yes No" frame=0,0,9,9 isElement=false
              view RCTView "Yes" identifier=yes frame=1,1,9,4 isElement=false
                text RCTTextView "Yes" frame=2,2,8,4 isElement=true
              view RNCWebViewImpl "Vertical scroll bar" frame=0,5,9,4 isElement=false
                webView RNCWKWebView frame=0,5,9,4 isElement=false

        """)
  }

  @Test("the source tells what no attribute can say")
  func source() throws {
    let screen = try Trying.screen(body("<UIWindow class=\"UIWindow\" />"))
    let lacks: FactSet = [.traits, .hint, .enabled, .selected, .exposure, .actions, .placeholder, .colors, .font]
    #expect(screen.source == Screen.Source(format: "detox-xml", level: .runtime, lacks: lacks, roundsFrames: true))
    #expect(screen.controls.map(\.inferred) == [[], [.traits, .exposure]])
  }

  @Test("what is neither XML nor Detox's whole is an error with its location")
  func broken() {
    let open = "<ViewHierarchy>\n <Box<Int> class=\"Box<Int>\">\n"
    #expect(Trying.mistakes(open) == ["3:1: the file is truncated: it ends before all elements are closed"])
    let deep = "<ViewHierarchy>\n <A<B> class=\"A\">\n  <C class=\"C\" />\n </A<B>>\n</ViewHierarchy>"
    #expect(Trying.mistakes(deep, maximumDepth: 2) == ["3:3: nested deeper than 2 levels; raise --max-depth"])
  }
}
