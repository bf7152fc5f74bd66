import Testing

@testable import A11yCodeBehind

@Suite("names that show a screen") struct AppNamesTests {
  private static let app = "@main class AppDelegate { func start() { window.makeKeyAndVisible() } }\n"

  private func mentions(_ name: String, swift: String = "", objectiveC: String = "", documents: [String] = []) -> Bool {
    AppNames(
      [
        CodeFile(path: "a.swift", bytes: Array((Self.app + swift).utf8), language: .swift),
        CodeFile(path: "b.m", bytes: Array(objectiveC.utf8), language: .objectiveC),
      ], documents.map { NamesInDocument(Array($0.utf8)) }
    ).mentions(anyOf: [name])
  }

  @Test(
    "code of another type that names the class, or a text with the identifier, shows it",
    arguments: [
      "class Home { let cell = Cell() }", "class Home { override func a() { register(Cell.self) } }",
      "class Big: Cell {}", "load(\"Cell\")", "let name = \"cell\"\nload(name)",
      "enum Nib: String { case a = \"Cell\" }\nload(.a)", "let c = R.nib.cell",
      "enum Nib { case cell }",
      "class Cell {}\nclass Home { let c: Cell = load() }", "func a() { let c: Cell? = table.dequeue() }",
      "extension Home { var cells: [Cell] { [] } }",
      "protocol Source { func cell() -> Cell }", "enum Cell { case a }\nclass Home { func show(_ cell: Cell) {} }",
    ])
  func mentioned(_ code: String) { #expect(mentions("Cell", swift: code)) }

  @Test(
    "its own declaration, its delegate and comments do not",
    arguments: [
      "", "class Cell { static func make() -> Cell { nib(\"Cell\") as! Cell } }",
      "class Cell {}\nextension Cell { func a(_ c: Cell) {} }\nprotocol CellDelegate { func tap(_ cell: Cell) }",
      "// Cell\n/* \"Cell\" */\nlet a = \"The Cell\"", "let cells = Cells(CellView())",
      "class Cell { class Part { let cell: Cell } }",
      "class Cell {}\nclass Home {\n  weak var cell: Cell!\n  let more = 1\n}",
      "class Cell {}\nclass Home { func tap(_ cell: Cell, in list: List) { cell.update(); self.cell = cell } }",
      "let key = \"Cell\"", "enum Nib: String { case a = \"Cell\" }",
      "func a() { home.cell.hide(); show(home, cell) }",
    ])
  func unmentioned(_ code: String) { #expect(!mentions("Cell", swift: code)) }

  @Test("that a cell is registered shows none: something has to take one out")
  func registrations() {
    let register = "table.register(UINib(nibName: \"Cell\", bundle: nil), forCellReuseIdentifier: \"row\")\n"
    #expect(!mentions("Cell", swift: register))
    #expect(mentions("Cell", swift: register + "table.dequeueReusableCell(withIdentifier: \"row\")"))
    #expect(mentions("Cell", swift: register + "let c: Cell = table.next()"))
    let constant = "table.register(Cell.self, forCellReuseIdentifier: Ids.row)\n"
    #expect(!mentions("Cell", swift: constant))
    #expect(mentions("Cell", swift: constant + "table.dequeueReusableCell(withIdentifier: Ids.row)"))
    #expect(mentions("Cell", swift: "container.register(Cell.self) { _ in }"))
    #expect(mentions("Cell", swift: register + "let c = table.next() as! Cell"))
    #expect(mentions("Cell", swift: register + "func show(_ cell: Cell) {}"))
    #expect(!mentions("Cell", swift: register + "class Cell { func same(_ cell: Cell) {} }"))
    // Code may dequeue the cell by a local variable, or by a name that many types have.
    for identifier in ["cellId", "rowId", "Self.identifier", "model.cellId", "self.rowId"] {
      #expect(mentions("Cell", swift: "table.register(Cell.self, forCellReuseIdentifier: \(identifier))"))
    }
    #expect(!mentions("Cell", swift: "table.register(Cell.self, forCellReuseIdentifier: Cell.identifier)"))
    let nib =
      "void a() { [table registerNib:[UINib nibWithNibName:@\"Cell\" bundle:nil] forCellReuseIdentifier:@\"row\"]; "
    #expect(!mentions("Cell", objectiveC: nib + "}"))
    #expect(mentions("Cell", objectiveC: nib + "[table dequeueReusableCellWithIdentifier:@\"row\"]; }"))
  }

  @Test("a name that code puts together of two texts is mentioned, if both are")
  func composed() {
    #expect(mentions("LoginViewControllerDark", swift: #"load("LoginViewController" + (isDark ? "Dark" : "Light"))"#))
    #expect(mentions("Login_phone", swift: #"load(name + "_phone"); show("Login")"#))
    #expect(
      mentions(
        "LoginViewControllerDark", objectiveC: #"void a() { load(@"LoginViewController"); [s append:@"Dark"]; }"#))
    #expect(!mentions("LoginViewControllerDark", swift: #"load("LoginViewController")"#))
    #expect(!mentions("LoginViewControllerDark", swift: #"load("Dark")"#))
    #expect(!mentions("HomeCell", swift: #"load("Home"); use("Cell")"#))
  }

  @Test("Objective-C: imports and the class itself do not count, macros do")
  func objectiveC() {
    let own =
      "#import \"Cell.h\"\n@interface Cell : UIView\n@end\n@implementation Cell\n- (Cell *)a { return self; }\n@end"
    #expect(!mentions("Cell", objectiveC: own))
    let home = "\n@implementation Home\n- (void)a { [Cell new]; }\n@end"
    #expect(!mentions("Cell", objectiveC: own + home))
    #expect(mentions("Cell", objectiveC: own + home + "\nvoid show() { [Home new]; }"))
    #expect(!mentions("Cell", objectiveC: own + "\n@class Cell;\n@interface Home : UIView { Cell *part; }\n@end"))
    #expect(!mentions("Cell", objectiveC: home + "\nvoid show() { [cell update]; [_cell update]; }"))
    #expect(mentions("Cell", objectiveC: "#define kCell @\"Cell\""))
    #expect(mentions("login-vc", objectiveC: "NSString *a = @\"LoginVC\";"))
  }

  @Test("documents: a class in another one, a reference, a text of a property list")
  func documents() {
    let view = "<view customClass=\"Cell\"/>"
    #expect(!mentions("Cell", documents: [view]))
    #expect(mentions("Cell", documents: [view, view]))
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Cell\">"
    #expect(!mentions("Cell", documents: [view, owner]))
    #expect(mentions("Cell", documents: ["<viewControllerPlaceholder referencedIdentifier=\"Cell\"/>"]))
    #expect(mentions("Main", documents: ["<key>UIMainStoryboardFile</key><string>Main</string>"]))
  }

  @Test(
    "where the app starts is known from a window, a property list or a project",
    arguments: [
      ("@main class AppDelegate {}", "", [], true),
      ("class AppDelegate { func a() { makeKeyAndVisible() } }", "", [], true),
      ("@main struct A: App { var body: some Scene { WindowGroup {} } }", "", [], false),
      ("@main class AppDelegate { func a() { window.makeKeyAndVisible() } }", "", [], false),
      ("@main class AppDelegate {}", "<key>UIMainStoryboardFile</key><string>Main</string>", [], false),
      ("@main class AppDelegate {}", "<key>UIMainStoryboardFile~ipad</key><string>Main</string>", [], false),
      ("@main class AppDelegate {}", "<key>UISceneStoryboardFile</key><string>Main</string>", [], false),
      ("@main class AppDelegate {}", "<key>UILaunchStoryboardName</key><string>Launch</string>", [], true),
      ("@main class AppDelegate {}", "", ["Main"], false),
    ])
  func start(_ code: String, _ list: String, _ first: [String], _ isUnknown: Bool) {
    let names = AppNames(
      [CodeFile(path: "a.swift", bytes: Array(code.utf8), language: .swift)],
      [NamesInDocument(Array(Self.storyboard().utf8), path: "Main.storyboard"), NamesInDocument(Array(list.utf8))],
      firstStoryboards: first)
    #expect(names.shows("c-3", of: "Main.storyboard") == isUnknown)
    #expect(names.mentions(anyOf: ["Nobody"]) == isUnknown)
    if !first.isEmpty { #expect(names.mentions(anyOf: first)) }
  }

  @Test("a project that builds hardly any of the classes on its screens is older than the files")
  func outdated() {
    let files = ["class First {}", "class Second {}", "class Third {}"].map {
      CodeFile(path: "a.swift", bytes: Array($0.utf8), language: .swift)
    }
    let documents = [NamesInDocument(Array(Self.storyboard().utf8))]
    #expect(AppNames.isOutdated([files[0]], of: files, documents))
    #expect(AppNames.isOutdated([], of: files, documents))
    #expect(!AppNames.isOutdated([files[0], files[2]], of: files, documents))
    // A class that no file declares is a library's.
    #expect(!AppNames.isOutdated([], of: [], documents))
    #expect(!AppNames.isOutdated([], of: files, []))
  }

  @Test("what only a type says that nothing mentions shows nothing")
  func deadCaller() {
    let home = "class Home { let c = Cell() }"
    func mentions(_ rest: String, _ documents: [String] = []) -> Bool {
      let files = [Self.app, home, rest].map { CodeFile(path: "a.swift", bytes: Array($0.utf8), language: .swift) }
      return AppNames(files, documents.map { NamesInDocument(Array($0.utf8)) }).mentions(anyOf: ["Cell"])
    }
    #expect(!mentions(""))
    #expect(!mentions("class Away { let h = Home() }"))
    #expect(!mentions("extension Home { static func make() -> Home { Home() } }"))
    #expect(mentions("let home = Home()"))
    #expect(mentions("class Away { let h = Home() }\nextension UIView { func a() { Away() } }\nview.a()"))
    #expect(mentions("", ["<view customClass=\"Home\"/>"]))
    #expect(mentions("", ["<string>$(PRODUCT_MODULE_NAME).Home</string>"]))
  }

  /// A storyboard with a first scene and two others.
  private static func storyboard(first: String = "", _ inside: String = "", manual: String = "") -> String {
    """
    <document initialViewController="a-1"><scenes>
    <scene><objects><viewController id="a-1" sceneMemberID="viewController" customClass="First">
    <view><button><connections>\(first)</connections></button></view><connections>\(manual)</connections>
    </viewController></objects></scene>
    <scene><objects><viewController id="b-2" sceneMemberID="viewController" storyboardIdentifier="second" \
    customClass="Second"><view>\(inside)</view></viewController></objects></scene>
    <scene><objects><tableViewController id="c-3" sceneMemberID="viewController" customClass="Third"/></objects></scene>
    </scenes></document>
    """
  }

  private static let toThird = #"<segue destination="c-3" kind="show" identifier="openThird"/>"#

  struct Way: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var document: String
    var code: String
    var shown: Set<String>
  }

  static let ways = [
    Way(testDescription: "the first scene alone", document: storyboard(), code: "", shown: ["a-1"]),
    Way(
      testDescription: "an identifier in code", document: storyboard(), code: "show(\"second\")",
      shown: ["a-1", "b-2"]),
    Way(
      testDescription: "an identifier that a runtime attribute gives to a container",
      document: storyboard(
        first: #"<userDefinedRuntimeAttribute type="string" keyPath="contentStoryboardID" value="second"/>"#),
      code: "", shown: ["a-1", "b-2"]),
    Way(
      testDescription: "the class of a scene with an identifier", document: storyboard(), code: "let s = Second.self",
      shown: ["a-1", "b-2"]),
    Way(
      testDescription: "a segue of a button", document: storyboard(first: toThird), code: "", shown: ["a-1", "c-3"]),
    Way(
      testDescription: "a segue of the controller that nothing performs", document: storyboard(manual: toThird),
      code: "",
      shown: ["a-1"]),
    Way(
      testDescription: "a segue of the controller that code performs", document: storyboard(manual: toThird),
      code: "class First { override func a() { performSegue(withIdentifier: \"openThird\", sender: nil) } }",
      shown: ["a-1", "c-3"]),
    Way(
      testDescription: "a segue that a method performs which nothing calls", document: storyboard(manual: toThird),
      code: "class First: UIViewController { func a() { performSegue(withIdentifier: \"openThird\", sender: nil) } }",
      shown: ["a-1"]),
    Way(
      testDescription: "a segue that the action of a button performs",
      document: storyboard(
        first: #"<action selector="a:" destination="a-1" eventType="touchUpInside"/>"#, manual: toThird),
      code: "class First: UIViewController { @IBAction func a(_ sender: Any) { performSegue(\"openThird\") } }",
      shown: ["a-1", "c-3"]),
    Way(
      testDescription: "a segue that an action with a label performs",
      document: storyboard(
        first: #"<action selector="openWithSender:" destination="a-1" eventType="touchUpInside"/>"#, manual: toThird),
      code: "class First: Base { @IBAction func open(sender: UIButton) { performSegue(\"openThird\") } }",
      shown: ["a-1", "c-3"]),
    Way(
      testDescription: "a relationship",
      document: storyboard(manual: #"<segue destination="c-3" kind="relationship"/>"#),
      code: "", shown: ["a-1", "c-3"]),
    Way(
      testDescription: "a scene that only a scene which is never shown leads to",
      document: storyboard("<button><connections>\(toThird)</connections></button>"), code: "", shown: ["a-1"]),
    Way(
      testDescription: "what only the class of a scene that is never shown mentions",
      document: storyboard(), code: "class Third { let s = \"second\" }", shown: ["a-1"]),
    Way(
      testDescription: "a constant whose text is the identifier", document: storyboard(),
      code: "enum Scenes { static let other = \"second\" }\nlet s = Scenes.other", shown: ["a-1", "b-2"]),
    Way(
      testDescription: "a constant for the identifier that nothing uses", document: storyboard(),
      code: "enum Scenes { static let other = \"second\"\ncase third = \"third\" }", shown: ["a-1"]),
    Way(
      testDescription: "a constant that a library's protocol may ask for", document: storyboard(),
      code: "enum Scenes { static let sceneIdentifier = \"second\" }\nlet s = Scenes.self", shown: ["a-1", "b-2"]),
    Way(
      testDescription: "a constant of this name with another text",
      document: storyboard().replacing("\"second\"", with: "\"sceneTwo\""),
      code: "enum Scenes { static let sceneTwo = \"other\" }\nlet s = Scenes.sceneTwo", shown: ["a-1"]),
    Way(
      testDescription: "a case of this name", document: storyboard(),
      code: "enum Scenes: String { case first, second }\nlet s = Scenes.second", shown: ["a-1", "b-2"]),
    Way(
      testDescription: "a member that a generator of code makes", document: storyboard(),
      code: "let s = R.storyboard.other.second()", shown: ["a-1", "b-2"]),
    Way(
      testDescription: "a variable and a property of an object", document: storyboard(),
      code: "class Home { func a(_ b: B) { b.second.hide(); show(b, second) } }\nlet h = Home()",
      shown: ["a-1"]),
    Way(
      testDescription: "what the class of the first scene mentions", document: storyboard(),
      code: "class First { override func a() { show(\"second\") } }", shown: ["a-1", "b-2"]),
  ]

  @Test("a scene is shown by a name or by a segue of a scene that is shown", arguments: ways)
  func scenes(_ way: Way) {
    let code = [Self.app, way.code].map { CodeFile(path: "a.swift", bytes: Array($0.utf8), language: .swift) }
    let list = NamesInDocument(Array("<key>UIMainStoryboardFile</key><string>Start</string>".utf8), path: "Info.plist")
    let document = NamesInDocument(Array(way.document.utf8), path: "Start.storyboard", shownBy: ["Start"])
    let names = AppNames(code, [list, document])
    #expect(Set(["a-1", "b-2", "c-3"].filter { names.shows($0, of: "Start.storyboard") }) == way.shown)
    #expect(!AppNames(code, [document]).shows("a-1", of: "Start.storyboard"))
    #expect(AppNames(code, [document]).shows("a-1", of: "Other.storyboard"))
  }

  @Test(
    "a storyboard from which code takes scenes by their identifiers does not show its first one, if the start is elsewhere"
  )
  func firstScene() {
    func shown(_ code: String) -> Bool {
      let files = [Self.app, code].map { CodeFile(path: "a.swift", bytes: Array($0.utf8), language: .swift) }
      let document = NamesInDocument(Array(Self.storyboard().utf8), path: "Old.storyboard", shownBy: ["Old"])
      return AppNames(files, [document]).shows("a-1", of: "Old.storyboard")
    }
    let load = "let board = UIStoryboard(name: \"Old\", bundle: .main)\n"
    #expect(shown(load + "let home = board.instantiateInitialViewController()"))
    #expect(shown(load + "let home = board.load()"))
    #expect(!shown(load + "let home = board.instantiateViewController(withIdentifier: \"second\")"))
    #expect(shown(load + "let home = board.instantiateViewController(withIdentifier: \"second\")\nlet f = First.self"))
  }

  @Test(
    "what a method does that nothing calls shows nothing, unless something outside of the app's code may call it",
    arguments: [
      ("class Home { func a() { load(\"Cell\") } }", false),
      ("class Home { func a() { load(\"Cell\") } }\nhome.a()", true),
      ("class Home { private func a() { load(\"Cell\") } }", false),
      ("struct Home { func a() { load(\"Cell\") } }", false),
      ("private func a() { load(\"Cell\") }", false), ("func a() { load(\"Cell\") }", true),
      ("class Home: UIViewController { func a() { load(\"Cell\") } }", false),
      ("class Home: UIViewController, Listener { func a() { load(\"Cell\") } }", true),
      ("class Home: Base { func a() { load(\"Cell\") } }", true),
      ("class Home: Base { private func a() { load(\"Cell\") } }", false),
      ("class Home: Base { @IBAction func a(_ sender: Any) { load(\"Cell\") } }", false),
      ("class Home {}\nextension Home: Listener {}\nextension Home { func a() { load(\"Cell\") } }", true),
      ("class Home { @objc private func a() { load(\"Cell\") } }\nlet s = #selector(a)", true),
      ("class Home { @objc private func a() { load(\"Cell\") } }\nlet s = \"a\"", true),
      ("class Home { @available(iOS 13, *) override func a() { load(\"Cell\") } }", true),
      ("class Home { func a() {}\nfunc b() { load(\"Cell\") } }\nhome.a()", false),
      ("class Home { func a() { load(\"Cell\") }\ninit() { load(\"Cell\") } }", true),
      ("class Home { func a<T>(_ t: T = { 1 }()) -> [T] where T: B { load(\"Cell\") } }", false),
    ])
  func uncalled(_ code: String, _ isMentioned: Bool) {
    let files = [Self.app, code + "\nlet h = Home()"].map {
      CodeFile(path: "a.swift", bytes: Array($0.utf8), language: .swift)
    }
    #expect(AppNames(files, []).mentions(anyOf: ["Cell"]) == isMentioned)
  }

  @Test("of two storyboards with one identifier code means the one that it names")
  func sharedIdentifier() {
    func shown(_ code: String, _ others: [NamesInDocument] = []) -> [Bool] {
      let files = [Self.app, code].map { CodeFile(path: "a.swift", bytes: Array($0.utf8), language: .swift) }
      let paths = ["Old", "New"]
      let documents = paths.map {
        NamesInDocument(Array(Self.storyboard().utf8), path: "\($0).storyboard", shownBy: [$0])
      }
      let names = AppNames(files, documents + others)
      return paths.map { names.shows("b-2", of: "\($0).storyboard") }
    }
    #expect(shown("UIStoryboard(name: \"New\", bundle: nil).instantiate(\"second\")") == [false, true])
    #expect(shown("Boards.old.instantiate(\"second\")") == [true, false])
    #expect(shown("storyboard?.instantiate(\"second\")") == [true, true])
    #expect(shown("Boards.old.instantiate(\"second\"); Boards.new.instantiate(\"second\")") == [true, true])
    #expect(shown("Boards.old.instantiate(\"other\")") == [false, false])
    let constants = "enum Ids { static let second = \"second\"; static let board = \"New\" }\n"
    #expect(shown(constants + "storyboard?.instantiate(Ids.second)") == [true, true])
    let reference = "<viewControllerPlaceholder referencedIdentifier=\"second\" storyboardName=\"New\"/>"
    #expect(shown("Boards.old.instantiate(\"second\")", [NamesInDocument(Array(reference.utf8))]) == [true, true])
  }

  @Test("queues and bundles called main name no storyboard")
  func main() {
    #expect(!mentions("Main", swift: "func a() { DispatchQueue.main.async {}; load(bundle: .main); b(Bundle.main) }"))
    #expect(!mentions("Main", swift: "func a() { publisher.receive(on: .main) }"))
    #expect(mentions("Main", swift: "func a() { R.storyboard.main.load(); show(.main) }"))
    #expect(mentions("Main", swift: "func a() { coordinator.show(.main) }"))
  }

  @Test("a xib is shown by its name, its class, or an object of the class in something that is shown")
  func xibs() {
    func shown(_ code: String, _ other: [NamesInDocument] = []) -> Bool {
      let files = [Self.app, "class Empty: UIView {\nfunc load() { nib(\"Empty\") } }", code].map {
        CodeFile(path: "a.swift", bytes: Array($0.utf8), language: .swift)
      }
      let cell =
        "<document><objects><tableViewCell customClass=\"EmptyCell\"><view customClass=\"Empty\"/></tableViewCell>"
      let owner =
        "<document><objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Empty\">"
      let documents = [
        NamesInDocument(Array(owner.utf8), path: "Empty.xib", shownBy: ["Empty"]),
        NamesInDocument(Array(cell.utf8), path: "EmptyCell.xib", shownBy: ["EmptyCell"]),
      ]
      return AppNames(files, documents + other).hasObject(of: "Empty")
    }
    #expect(!shown(""))
    #expect(!shown("class EmptyCell: UITableViewCell {\n@IBOutlet var empty: Empty!\n}"))
    #expect(shown("func a() { table.register(EmptyCell.self) }"))
    #expect(shown("func a() { table.register(\"EmptyCell\") }"))
    let list = NamesInDocument(Array("<objects><view customClass=\"EmptyCell\"/></objects>".utf8), path: "a.plist")
    #expect(shown("", [list]))
  }

  @Test("the list of resources that a generator writes shows none of them")
  func resources() {
    func mentions(_ code: String) -> Bool {
      let list = "struct R { struct nib { static let cell = Nib(name: \"Cell\") } }"
      let files = [("App.swift", Self.app + code), ("App/R.generated.swift", list)].map {
        CodeFile(path: $0, bytes: Array($1.utf8), language: .swift)
      }
      return AppNames(files, []).mentions(anyOf: ["Cell"])
    }
    #expect(!mentions("let l = R.string.hello()"))
    #expect(mentions("let c = R.nib.cell.load()"))
  }

  @Test("an app that keeps its window light")
  func light() {
    func isLight(_ code: String, _ language: CodeLanguage = .swift) -> Bool {
      CodeFile(path: "a", bytes: Array(code.utf8), language: language).isAlwaysLight
    }
    #expect(isLight("window?.overrideUserInterfaceStyle = .light"))
    #expect(isLight("self.window!.overrideUserInterfaceStyle = UIUserInterfaceStyle.light"))
    #expect(isLight("self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;", .objectiveC))
    #expect(!isLight("window?.overrideUserInterfaceStyle = .dark"))
    #expect(!isLight("window?.overrideUserInterfaceStyle = isDark ? .dark : .light"))
    #expect(!isLight("view.overrideUserInterfaceStyle = .light"))
  }

  @Test("a class whose decoder traps is in no interface file")
  func decoder() {
    func canDecode(_ body: String) -> Bool {
      AppNames([CodeFile(path: "a.swift", bytes: Array("class Cell { \(body) }".utf8), language: .swift)], [])
        .canDecode("Cell")
    }
    #expect(!canDecode("required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }"))
    #expect(!canDecode("required init(coder aDecoder: NSCoder) {\nfatalError()\n}"))
    #expect(canDecode("required init?(coder: NSCoder) { super.init(coder: coder); fatalError() }"))
    #expect(canDecode("init(name: String) { fatalError() }"))
    #expect(canDecode("required init?(coder: NSCoder)"))
    #expect(canDecode("init("))
  }

  @Test("a cast shows nothing; what is made of a type is")
  func cast() {
    #expect(!mentions("Cell", swift: "func a() { (next as? Cell)?.b(); next as! Cell }"))
    #expect(mentions("Cell", swift: "func a() { load() as Cell }"))
  }

  @Test("nothing is said of a part of an app")
  func part() {
    let names = AppNames([CodeFile(path: "a.swift", bytes: Array("class A {}".utf8), language: .swift)], [])
    #expect(names.mentions(anyOf: ["Cell"]))
    #expect(names.declares("Cell"))
    let main = CodeFile(
      path: "main.m", bytes: Array("int main() { UIApplicationMain(a, b, nil, d); }".utf8), language: .objectiveC)
    let list = NamesInDocument(Array("<key>NSMainNibFile</key><string>Window</string>".utf8))
    #expect(!AppNames([main], [list]).declares("Cell"))
    #expect(AppNames([main], []).declares("Cell"))
  }
}
