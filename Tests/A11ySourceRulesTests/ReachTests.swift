import A11yCore
import Testing

@testable import A11ySourceRules

/// What is found in code that nobody uses is for a person: it may be left over, or the rest may be elsewhere.
@Suite struct ReachTests {
  /// `line outcome` of what is found in the first of several files.
  func findings(_ sources: String...) -> [String] {
    let trees = sources.enumerated().map { SourceTree(path: "\($0).swift", bytes: Array($1.utf8)) }
    let audit = SourceAudit(rules: SourceCatalog.defaults)
    let index = SourceIndex(trees)
    // As a run does: first without the others, then with them.
    let opening = audit.begin(SourceFile(trees[0], index: nil))
    let file = SourceFile(trees[0], index: opening.isWhole ? nil : index)
    return audit.run(file, since: opening).result.findings.map { "\($0.location.line) \($0.outcome)" }
  }

  private static let app = "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }"
  private static let row = """
    import SwiftUI
    struct Row: View {
      var body: some View { Text(name).font(.system(size: 15)) }
    }
    """

  @Test("a view that is never created, in a run with the app's entry point")
  func view() {
    #expect(findings(Self.row) == ["3 fail"])
    #expect(findings(Self.row, Self.app) == ["3 review"])
    for use in ["Row()", "NavigationLink { Row() } label: { Text(name) }", "Module.Row(name: name)", "Row.small"] {
      #expect(findings(Self.row, Self.app, "func f() { \(use) }") == ["3 fail"], "\(use)")
    }
    #expect(findings(Self.row, Self.app, "public struct Page { let row: Row = .init() }") == ["3 fail"])
    // What is said of it where it is declared or previewed is no use.
    let preview = "struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }"
    #expect(findings(Self.row + "\n" + preview, Self.app) == ["3 review"])
    #expect(findings(Self.row, Self.app, "extension Row { static var empty: Row { Row() } }") == ["3 review"])
  }

  @Test("a view that only a view makes which is never created")
  func viewOfUnusedView() {
    let page = "struct Page: View { var body: some View { Row() } }"
    let start = "struct Start: View { var body: some View { Page() } }"
    #expect(findings(Self.row, Self.app, page) == ["3 review"])
    #expect(findings(Self.row, Self.app, page, start) == ["3 fail"])
    // Two that make each other.
    #expect(
      findings(
        Self.row, Self.app, page.replacing("Row()", with: "Row(); Other()"),
        "struct Other: View { var body: some View { Page() } }") == ["3 review"])
    #expect(findings(Self.row, Self.app, page.replacing("struct", with: "public struct")) == ["3 fail"])
    let routes = "struct Routes { var row: some View { Row() } }"
    #expect(findings(Self.row, Self.app, routes) == ["3 review"])
    #expect(findings(Self.row, Self.app, routes, "let routes = Routes()") == ["3 review"])
    #expect(findings(Self.row, Self.app, routes, "let row = Routes().row") == ["3 fail"])
  }

  @Test("what is made only in functions that nothing calls")
  func uncalledMaker() {
    let routes = "final class Routes: Routing {\n  func showRow(of id: Int) { push(Row()) }\n}\nlet routes = Routes()"
    let routing = "protocol Routing: AnyObject { func showRow(of id: Int) }"
    #expect(findings(Self.row, Self.app, routes, routing) == ["3 review"])
    #expect(findings(Self.row, Self.app, routes, routing, "let f = { routes.showRow(of: 1) }") == ["3 fail"])
    // A protocol that the run does not declare may call it.
    #expect(findings(Self.row, Self.app, routes) == ["3 fail"])
    // The only call is in a function that nothing calls, or in the function itself.
    let other = "final class Other {\n  func start() { routes.showRow(of: 1) }\n}\nlet other = Other()"
    #expect(findings(Self.row, Self.app, routes, routing, other) == ["3 review"])
    #expect(findings(Self.row, Self.app, routes, routing, other, "let f = { other.start() }") == ["3 fail"])
    let typed = routes.replacing("Int) { push(Row()) }", with: "Int) -> Row { .init() }")
    #expect(findings(Self.row, Self.app, typed, routing) == ["3 review"])
    #expect(findings(Self.row, Self.app, typed, routing, "let f = { routes.showRow(of: 1) }") == ["3 fail"])
    let asked = "protocol Source { func row() -> Row }\nlet source: Source = Table()"
    #expect(findings(Self.row, Self.app, asked) == ["3 review"])
    let itself = routes.replacing("push(Row())", with: "push(Row()); showRow(of: id)")
    #expect(findings(Self.row, Self.app, itself, routing) == ["3 review"])
  }

  @Test(
    "what may be called or made without its name",
    arguments: [
      "@objc func show(row: Int)", "override func show(row: Int)", "public func show(row: Int)", "init(row: Int)",
      "static func + (row: Int, other: Int)", "func callAsFunction(row: Int)",
    ])
  func callback(_ declaration: String) {
    let routes = "class Routes {\n  \(declaration) { push(Row()) }\n}\nlet routes = Routes()"
    #expect(findings(Self.row, Self.app, routes) == ["3 fail"])
    let plain = "class Routes {\n  func show(row: Int) { push(Row()) }\n}\nlet routes = Routes()"
    #expect(findings(Self.row, Self.app, plain) == ["3 review"])
    for use in ["Selector(\"show:\")", "add(self, selector: \"show:\")", "NSSelectorFromString(\"show:\")"] {
      #expect(findings(Self.row, Self.app, plain, "func f() { \(use) }") == ["3 fail"], "\(use)")
    }
    #expect(findings(Self.row, Self.app, plain.replacing("Routes {", with: "Routes: Foreign {")) == ["3 fail"])
    // Methods that UIKit or SwiftUI call, and others of the same classes.
    for (adopted, name) in [("UITableViewDelegate", "tableView"), ("UIViewRepresentable", "updateUIView")] {
      let adopting = plain.replacing("Routes {", with: "Routes: \(adopted) {")
      #expect(findings(Self.row, Self.app, adopting) == ["3 review"], "\(adopted)")
      #expect(findings(Self.row, Self.app, adopting.replacing("func show", with: "func \(name)")) == ["3 fail"])
    }
  }

  @Test(
    "a class that is named where the tree has no nodes",
    arguments: [
      "typealias Cell = Row\nlet cell = Cell()", "let host: Screen<Row> = show()", "let host = Screen<Row>()",
      "@Injected var row: Row", "class Pages: Screen<Row> {}\nlet pages = Pages()", "func f() -> Row { .init() }",
    ])
  func types(_ use: String) { #expect(findings(Self.row, Self.app, use) == ["3 fail"]) }

  @Test("a class that only generated code, Objective-C or an interface file names")
  func elsewhere() {
    let generated = "// swiftlint:disable all\n// Generated using Needle\nfinal class Parts { let row = Row() }"
    #expect(findings(Self.row, Self.app, generated) == ["3 fail"])
    var names = InterfaceOutlets()
    names.addNames(Array("@interface Old : NSObject\n[Row show];".utf8))
    #expect(UsedNames(NameUses(), outlets: names, isFollowed: true, isLibrary: true).isUsed("Row"))
    #expect(!UsedNames(NameUses(), outlets: names, isFollowed: true, isLibrary: true).isUsed("Other"))
  }

  @Test("a class that only its xib names, where R.swift loads xibs")
  func generatedNibs() {
    var xib = InterfaceOutlets()
    xib.addClass("Old", in: "Old")
    let codes = ["R.nib.old": true, "R.storyboard.main": true, "R.image.old": false, "convert<R>(R.self)": false]
    for (code, isUsed) in codes {
      let tree = SourceTree(path: "a.swift", bytes: Array("func f() { show(\(code)) }".utf8))
      #expect(
        UsedNames(NameUses(tree), outlets: xib, isFollowed: true, isLibrary: true).isUsed("Old") == isUsed, "\(code)")
    }
  }

  @Test("a class of UIKit's that nothing names")
  func unnamedClass() {
    let cell =
      "import UIKit\nclass Old: UITableViewCell {\n  override func awakeFromNib() { titleLabel.font = .systemFont(ofSize: 15) }\n}"
    let app = "import UIKit\n@main class AppDelegate: UIResponder {}"
    #expect(findings(cell) == ["3 fail"])
    #expect(findings(cell, app) == ["3 review"])
    #expect(findings(cell, app, "func f() { table.register(Old.self) }") == ["3 fail"])
    #expect(findings(cell.replacing("class", with: "public class"), app) == ["3 fail"])
    // Its constants are no objects; what makes one is.
    let constants = cell.replacing(
      "UITableViewCell {", with: "UITableViewCell { static let height = 44.0, id = \"Old\"; static let one = Old()")
    for (use, outcome) in [("Old.height", "review"), ("Old.id", "review"), ("Old.one", "fail"), ("\"Old\"", "fail")] {
      #expect(findings(constants, app, "func f() { use(\(use)) }") == ["3 \(outcome)"], "\(use)")
    }
  }

  @Test("a class that derives from one of the app's own, and one from which others derive")
  func derivedClass() {
    let base =
      "import UIKit\nclass Base: UITableViewCell {\n  override func awakeFromNib() { titleLabel.font = .systemFont(ofSize: 15) }\n}"
    let derived = base.replacing("Base: UITableViewCell", with: "Old: Base")
    let app = "import UIKit\n@main class AppDelegate: UIResponder {\n}"
    #expect(findings(derived, app, base) == ["3 review"])
    #expect(findings(base, app, derived) == ["3 review"])
    let use = "func f() { table.register(Old.self) }"
    #expect(findings(derived, app, base, use) == ["3 fail"])
    #expect(findings(base, app, derived, use) == ["3 fail"])
  }

  @Test(
    "a method without parameters that nothing calls",
    arguments: [
      ("func addFooter()", "review"), ("override func addFooter()", "fail"), ("@objc func addFooter()", "fail"),
      ("func addFooter(_ view: UIView)", "review"),
    ])
  func step(_ declaration: String, _ outcome: String) {
    let source =
      "import UIKit\nclass Page: UIViewController {\n\(declaration) { label.font = .systemFont(ofSize: 15) }\n}"
    let app = "import UIKit\n@main class AppDelegate: UIResponder {\n  override func f() { show(Page()) }\n}"
    #expect(findings(source, app) == ["3 \(outcome)"])
    #expect(findings(source, app, "extension Page { override func g() { addFooter() } }") == ["3 fail"])
    #expect(findings(source, app, "extension Page { func g() { addFooter() } }") == ["3 \(outcome)"])
    // UIKit calls methods of its protocols.
    let delegate = source.replacing("UIViewController {", with: "UIViewController, UITableViewDelegate {")
    #expect(findings(delegate, app) == [outcome == "fail" ? "3 fail" : "3 review"])
    let named = delegate.replacing("addFooter", with: "tableView")
    #expect(findings(named, app) == ["3 fail"])
  }

  @Test("a view that other modules may make, and one with a lowercase name")
  func known() {
    #expect(findings(Self.row.replacing("struct Row", with: "public struct Row"), Self.app) == ["3 fail"])
    let small = Self.row.replacing("struct Row", with: "struct r")
    #expect(findings(small, Self.app) == ["3 review"])
    #expect(findings(small, Self.app.replacing("@main", with: "let first = r()\n@main")) == ["3 fail"])
  }

  @Test("a view that only the default value of a parameter makes")
  func defaultValue() {
    let page =
      "import SwiftUI\nstruct Page: View {\n  init(row: some View = Row()) { self.row = row }\n}\nlet page = Page()"
    #expect(findings(Self.row, Self.app) == ["3 review"])
    #expect(findings(Self.row, Self.app, page) == ["3 fail"])
  }

  @Test("a function within a function that nothing there calls")
  func nested() {
    func page(_ code: String) -> String {
      "import UIKit\n@main class Page: UIViewController {\n  override func viewDidLoad() {\n    func setUp() { label.font = .systemFont(ofSize: 15) }\n\(code)\n  }\n}"
    }
    #expect(findings(page("")) == ["4 review"])
    #expect(findings(page("setUp()")) == ["4 fail"])
  }

  @Test("a cell that is registered is made where it is dequeued")
  func registered() {
    let cell =
      "import UIKit\nclass PriceCell: UITableViewCell {\nfunc show() { label.font = .systemFont(ofSize: 15) }\n}"
    let app = "import UIKit\n@main class AppDelegate: UIResponder {\n  override func f() { show(Page()) }\n}"
    func page(_ code: String) -> String {
      "import UIKit\nclass Page: UIViewController {\n  override func g() { \(code) }\n}"
    }
    let call = "\nclass User { init() { cell.show() } }\nlet user = User()"
    let register = "table.register(PriceCell.self, forCellReuseIdentifier: \"price\")"
    #expect(findings(cell + call, app, page(register)) == ["3 review"])
    #expect(findings(cell + call, app, page(register + "; let cell = dequeue(\"price\") as? PriceCell")) == ["3 fail"])
    let named = cell.replacing("UITableViewCell {", with: "UITableViewCell { static let id = \"price\";")
    #expect(findings(named + call, app, page("table.dequeueReusableCell(withIdentifier: PriceCell.id)")) == ["3 fail"])
    #expect(findings(named + call, app, page("print(PriceCell.id)")) == ["3 review"])
  }

  @Test(
    "a private member that only unused members refer to",
    arguments: [
      ("", ["2 review"]), ("var body: some View { footer }", ["2 fail"]),
      ("private func all() -> some View { footer }", ["2 review"]),
      ("private func all() -> some View { footer }\nvar body: some View { all() }", ["2 fail"]),
      ("private var a: some View { b; footer }\nprivate var b: some View { a }", ["2 review"]),
    ])
  func member(_ others: String, _ expected: [String]) {
    let footer = "private var footer: some View { Text(name).font(.system(size: 15)) }"
    let page = "public struct Page: View {\n\(footer)\n\(others)\n}"
    #expect(findings(page, Self.app) == expected)
    // Without the app's beginning nobody knows what else there is.
    #expect(findings(page) == ["2 fail"])
  }

  @Test("thousands of members in a ring are gone through once")
  func ring() {
    let count = 3000
    let members = (0..<count).map { number in
      "private var m\(number): some View { m\((number + 1) % count); Text(name).font(.system(size: 15)) }"
    }
    let page = "public struct Page: View {\n\(members.joined(separator: "\n"))\n}"
    let found = findings(page, Self.app)
    #expect(found.count == count && found.allSatisfy { $0.hasSuffix("review") })
    #expect(findings(page + "\nlet first = page.m0", Self.app).allSatisfy { $0.hasSuffix("fail") })
  }

  @Test("what Objective-C or Interface Builder calls is used", arguments: ["@objc", "@IBAction", "override"])
  func called(_ attribute: String) {
    let source = "class Page: UIView {\n\(attribute) private func f() { label.font = .systemFont(ofSize: 15) }\n}"
    let use = "func f() { show(Page()) }"
    #expect(findings(source, Self.app, use) == ["2 fail"])
    #expect(findings(source.replacing(attribute, with: ""), Self.app, use) == ["2 review"])
  }

  @Test("what only an unused part of a view makes")
  func partThatMakes() {
    let page = "public struct Page: View {\nvar body: some View { Text(name) }\nvar footer: some View { Row() }\n}"
    #expect(findings(Self.row, Self.app, page) == ["3 review"])
    #expect(findings(Self.row, Self.app, page.replacing("Text(name)", with: "footer")) == ["3 fail"])
    #expect(findings(Self.row, Self.app, page.replacing("footer: some View", with: "footer: [Row]")) == ["3 fail"])
  }

  @Test("an unused part of a view, in a run with the app's entry point")
  func part() {
    let text = "Text(name).font(.system(size: 15))"
    let footer = "extension Page {\nfunc footer() -> some View { \(text) }\n}"
    #expect(findings(footer) == ["2 fail"])
    #expect(findings(footer, Self.app) == ["2 review"])
    let page = "struct Page: View { var body: some View { footer() } }"
    #expect(findings(footer, Self.app, page, "func f() { show(Page()) }") == ["2 fail"])
    // Nothing makes the page.
    #expect(findings(footer, Self.app, page) == ["2 review"])
    let style = "struct Style: ButtonStyle {\nfunc makeBody(configuration: Configuration) -> some View { \(text) }\n}"
    #expect(findings(style, Self.app, "let style = Style()") == ["2 fail"])
    #expect(findings(footer.replacing("func", with: "public func"), Self.app) == ["2 fail"])
  }
}
