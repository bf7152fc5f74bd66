import Testing

@testable import A11yCodeBehind

@Suite("names are resolved by type") struct CodeResolutionTests {
  private static let cell = "class FooCell: UITableViewCell { @IBOutlet var titleLabel: UILabel! }\n"
  private static let other = "class BarCell: UITableViewCell { @IBOutlet var titleLabel: UILabel! }\n"

  @Test(
    "the type of a local, parameter, property or cast",
    arguments: [
      "func f() { let cell = table.dequeueReusableCell(withIdentifier: a, for: b) as! FooCell; cell.titleLabel.text = c }",
      "func f() { guard let cell = x as? FooCell else { return }\n cell.titleLabel.text = c }",
      "func f() { if let cell = x as? FooCell, a { cell.titleLabel.text = c } }",
      "func f() { let cell: FooCell = x(); cell.titleLabel.text = c }",
      "func f() { let cell = FooCell(); cell.titleLabel.text = c }",
      "func f() { let cell = table.dequeue(FooCell.self); cell.titleLabel.text = c }",
      "func f() { let cell = FooCell.instantiateFromNib(); cell.titleLabel.text = c }",
      "func f() { (x as? FooCell)?.titleLabel.text = c }",
      "func f(cell: FooCell) { cell.titleLabel.text = c }",
      "func f(_ cell: Module.FooCell?) { cell?.titleLabel.text = c }",
      "var cell: FooCell!\nfunc f() { cell.titleLabel.text = c }",
      "let cell = FooCell()\nfunc f() { self.cell.titleLabel.text = c }",
      "func make() -> FooCell { x }\nfunc f() { make().titleLabel.text = c }",
      "func make() -> FooCell { x }\nfunc f() { let cell = make(); cell.titleLabel.text = c }",
      "func f() { switch x { case let cell as FooCell: cell.titleLabel.text = c\n default: break } }",
      "func f() { for case let cell as FooCell in cells { cell.titleLabel.text = c } }",
      "var cells: [FooCell] = []\nfunc f() { cells.forEach { $0.titleLabel.text = c } }",
      "var cells: [FooCell] = []\nfunc f() { cells[0].titleLabel.text = c }",
      "func f() { run { (cell: FooCell, x) in cell.titleLabel.text = c } }",
    ])
  func typed(_ code: String) {
    let index = CodeIndex(swift: Self.cell + Self.other + "class Home: UIViewController {\n\(code)\n}")
    #expect(index.outlet("titleLabel", of: "FooCell")[.text].outcome == .satisfied)
    #expect(index.outlet("titleLabel", of: "BarCell")[.text].outcome == .untouched)
  }

  @Test(
    "the labels of UIKit's cells, of whichever cell they are",
    arguments: [
      ("cell.textLabel?.font = .preferredFont(forTextStyle: .body)", Outcome.unknown),
      ("cell.textLabel?.font = .systemFont(ofSize: 12)", .fixed),
      ("let c = x as! UITableViewCell; c.textLabel?.font = .systemFont(ofSize: 12)", .fixed),
      ("let c = x as! HomeCell; c.textLabel?.font = .systemFont(ofSize: 12)", .fixed),
      ("let c = x as! PauseView; c.textLabel?.font = .systemFont(ofSize: 12)", .untouched),
      ("cell.detailTextLabel?.font = .systemFont(ofSize: 12)", .untouched),
    ])
  func cellLabels(_ code: String, _ outcome: Outcome) {
    let index = CodeIndex(
      swift: "class HomeCell: UITableViewCell {}\nclass PauseView: UIView {}\nclass Home {\nfunc f() { \(code) }\n}")
    #expect(index.cellLabel("textLabel")[.font].outcome == outcome)
  }

  @Test(
    "the type of a local, parameter or property in Objective-C",
    arguments: [
      "FooCell *cell = [table dequeueReusableCellWithIdentifier:@\"a\"]; cell.titleLabel.text = c;",
      "id cell = (FooCell *)x; [[cell titleLabel] setText:c];",
      "((FooCell *)cell).titleLabel.text = c;",
      "self.cell.titleLabel.text = c;",
      "[parameter.titleLabel setText:c];",
      "[[[FooCell alloc] initWithFrame:f].titleLabel setText:c];",
      "for (FooCell *each in x) { each.titleLabel.text = c; }",
      "[x each:^(FooCell *each) { each.titleLabel.text = c; }];",
    ])
  func typedInObjectiveC(_ code: String) {
    let index = CodeIndex(
      swift: Self.cell + Self.other,
      objectiveC: [
        """
        @interface Home : UIViewController
        @property FooCell *cell;
        @end
        @implementation Home
        - (void)f:(FooCell *)parameter { \(code) }
        @end
        """
      ])
    #expect(index.outlet("titleLabel", of: "FooCell")[.text].outcome == .satisfied)
    #expect(index.outlet("titleLabel", of: "BarCell")[.text].outcome == .untouched)
  }

  @Test("an object of unknown type may be of every class with such an outlet")
  func untyped() {
    let index = CodeIndex(
      swift: Self.cell + Self.other + "class Home { func f() { let c = g(); c.titleLabel.text = d } }")
    for type in ["FooCell", "BarCell"] { #expect(index.outlet("titleLabel", of: type)[.text].outcome == .unknown) }
  }

  @Test("the view of a controller of unknown class is not that of every controller")
  func viewOfOther() {
    func background(_ code: String) -> Outcome {
      CodeIndex(swift: "class Home: UIViewController {}", code).outlet("view", of: "Home")[.background].outcome
    }
    #expect(background("func f() { let c = UIViewController(); c.view.backgroundColor = .clear }") == .untouched)
    #expect(background("class A { let c: UIViewController; func f() { c.view.backgroundColor = .red } }") == .untouched)
    #expect(background("extension UIViewController { func f() { view.backgroundColor = .red } }") == .unknown)
    #expect(background("func f() { let c = Home(); c.view.backgroundColor = .red }") == .unknown)
  }

  @Test("extensions, superclasses and subclasses act for the class, siblings and strangers do not")
  func family() {
    let index = CodeIndex(
      swift: """
        class Base: UIViewController { @IBOutlet var a: UILabel!; @IBOutlet var b: UILabel!; @IBOutlet var c: UILabel!
          @IBOutlet var d: UILabel! }
        class Home: Base { func f() { a.text = x } }
        class Stranger: UIViewController { private var d: UILabel!; func f() { d.text = x } }
        """, "extension Base { func f() { b.text = x } }", "class Leaf: Home { func g() { c.text = x } }",
      "class Sibling: Base { func g() { d.text = x } }")
    let home = ["a", "b", "c", "d"].map { index.outlet($0, of: "Home")[.text].outcome }
    #expect(home == [.satisfied, .satisfied, .satisfied, .untouched])
    #expect(index.outlet("d", of: "Base")[.text].outcome == .satisfied)
    #expect(index.declares("d", in: "Home"))
    #expect(!index.declares("e", in: "Home"))
    #expect(!index.knows("UIViewController"))
  }

  @Test("an extension alone does not make a class known")
  func extensionAlone() {
    #expect(!CodeIndex(swift: "extension Home { func f() {} }").knows("Home"))
    #expect(CodeIndex(swift: "struct A { class Home<T>: View where T: B { } }").knows("Home"))
    #expect(CodeIndex(swift: "final class Home {}").knows("Module.Home"))
  }

  @Test("an effect on views with a tag or in a container is unknown for each of them")
  func indirect() {
    let index = CodeIndex(
      swift: """
        class Home: UIViewController { @IBOutlet var stack: UIStackView!; @IBOutlet var bar: UIView!
          func f() {
            (view.viewWithTag(5) as? UILabel)?.text = x
            for v in stack.arrangedSubviews { v.removeFromSuperview() }
            bar.subviews.forEach({ (view) in (view as? UILabel)?.font = y })
          } }
        """,
      objectiveC: ["@implementation Cell\n- (void)f { [(UILabel *)[self viewWithTag:7] setText:a]; }\n@end"])
    #expect(index.tag(5, of: "Home")[.text].outcome == .unknown)
    #expect(index.tag(6, of: "Home")[.text].outcome == .untouched)
    #expect(index.tag(7, of: "Cell")[.text].outcome == .unknown)
    #expect(index.contents(of: "stack", of: "Home")[.visibility].outcome == .unknown)
    #expect(index.contents(of: "bar", of: "Home")[.font].outcome == .unknown)
    #expect(index.outlet("stack", of: "Home")[.visibility].outcome == .untouched)
  }

  @Test("a class sets facts of itself")
  func own() {
    let index = CodeIndex(
      swift: """
        class Badge: UILabel {
          override var accessibilityLabel: String? { get { name } set {} }
          override var isAccessibilityElement: Bool { get { true } set {} }
          func f() { font = .systemFont(ofSize: 3); self.accessibilityTraits.insert(.button) }
          func g() { let text = 1; text = 2 }
        }
        """,
      objectiveC: [
        "@implementation Pill\n- (NSString *)accessibilityLabel { return name; }\n- (void)f { [self setText:a]; }\n@end"
      ])
    let badge = index.object(of: "Badge")
    #expect(
      [.label, .exposure, .font, .traits, .text].map { badge[$0].outcome }
        == [.satisfied, .satisfied, .fixed, .satisfied, .untouched])
    #expect(index.object(of: "Pill")[.label].outcome == .satisfied)
    #expect(index.object(of: "Pill")[.text].outcome == .satisfied)
  }

  @Test("the cell of RxSwift's list is of the type that the list names")
  func reactiveCell() {
    let index = CodeIndex(
      swift: """
        class Cell: UITableViewCell { @IBOutlet var name: UILabel! }
        class Other: UITableViewCell { @IBOutlet var name: UILabel! }
        class Home: UIViewController {
          func show() {
            books.bind(to: list.rx.items(cellIdentifier: "a", cellType: Cell.self)) { [weak self] (row, book, cell) in
              cell.name.attributedText = text
            }
          }
        }
        """)
    #expect(index.outlet("name", of: "Cell")[.text].outcome == .satisfied)
    #expect(index.outlet("name", of: "Other")[.text].outcome == .untouched)
  }
}
