import Testing

@testable import A11yCodeBehind

@Suite("names that show a screen") struct AppNamesTests {
  private static let app = "@main class AppDelegate {}\n"

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
      "class Home { let cell = Cell() }", "class Home { func a() { register(Cell.self) } }",
      "class Big: Cell {}", "let name = \"Cell\"", "let name = \"cell\"", "let c = R.nib.cell",
      "class Cell {}\nclass Home { let c: Cell }", "extension Home { var cells: [Cell] { [] } }",
      "protocol Source { func cell() -> Cell }",
    ])
  func mentioned(_ code: String) { #expect(mentions("Cell", swift: code)) }

  @Test(
    "its own declaration, its delegate and comments do not",
    arguments: [
      "", "class Cell { static func make() -> Cell { nib(\"Cell\") as! Cell } }",
      "class Cell {}\nextension Cell { func a(_ c: Cell) {} }\nprotocol CellDelegate { func tap(_ cell: Cell) }",
      "// Cell\n/* \"Cell\" */\nlet a = \"The Cell\"", "let cells = Cells(CellView())",
      "class Cell { class Part { let cell: Cell } }",
    ])
  func unmentioned(_ code: String) { #expect(!mentions("Cell", swift: code)) }

  @Test("Objective-C: imports and the class itself do not count, macros do")
  func objectiveC() {
    let own =
      "#import \"Cell.h\"\n@interface Cell : UIView\n@end\n@implementation Cell\n- (Cell *)a { return self; }\n@end"
    #expect(!mentions("Cell", objectiveC: own))
    #expect(mentions("Cell", objectiveC: own + "\n@implementation Home\n- (void)a { [Cell new]; }\n@end"))
    #expect(!mentions("Cell", objectiveC: own + "\n@class Cell;\n@interface Home : UIView { Cell *part; }\n@end"))
    #expect(mentions("Cell", objectiveC: "#define kCell @\"Cell\""))
    #expect(mentions("login-vc", objectiveC: "NSString *a = @\"LoginVC\";"))
  }

  @Test("documents: a class in another one, a reference, a text of a property list")
  func documents() {
    let view = "<view customClass=\"Cell\"/>"
    #expect(!mentions("Cell", documents: [view]))
    #expect(mentions("Cell", documents: [view, view]))
    #expect(mentions("Cell", documents: ["<viewControllerPlaceholder referencedIdentifier=\"Cell\"/>"]))
    #expect(mentions("Main", documents: ["<key>UIMainStoryboardFile</key><string>Main</string>"]))
  }

  @Test("nothing is said of a part of an app")
  func part() {
    let names = AppNames([CodeFile(path: "a.swift", bytes: Array("class A {}".utf8), language: .swift)], [])
    #expect(names.mentions(anyOf: ["Cell"]))
    #expect(names.declares("Cell"))
    let main = CodeFile(
      path: "main.m", bytes: Array("int main() { UIApplicationMain(a, b, nil, d); }".utf8), language: .objectiveC)
    #expect(!AppNames([main], []).declares("Cell"))
  }
}
