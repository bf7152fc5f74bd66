import A11yCore
import Testing

/// Cells, and controls that expose others in their stead.
@Suite struct VendedTests {
  @Test(
    "a cell is one element named by its texts, unless something in it is to be acted on",
    arguments: [
      "UITableViewCell", "UICollectionViewListCell",
    ])
  func cells(_ name: String) {
    let texts = [
      Node("a", "UILabel") { $0.text = "Carrier" }, Node("b", holding: [Node("c", "UILabel") { $0.text = "Auto" }]),
    ]
    let plain = AccessibilityTree(Node.screen([Node("cell", name, holding: texts)]))
    #expect(plain.order == "cell")
    #expect(plain[1].name == "Carrier, Auto")
    let acting = AccessibilityTree(
      Node.screen([Node("cell", name, holding: texts + [Node("d", holding: [.button("e")])])]))
    #expect(acting.order == "a c e")
    let told = AccessibilityTree(Node.screen([Node("cell", name, holding: [.button("e")]) { $0.isElement = true }]))
    #expect(told.order == "cell")
  }

  @Test("the texts of a collection cell are elements of their own")
  func collectionCell() {
    let texts = [Node("a", "UILabel") { $0.text = "Mountains" }, Node("b", "UILabel") { $0.text = "12 photos" }]
    let tree = AccessibilityTree(Node.screen([Node("cell", "UICollectionViewCell", holding: texts)]))
    #expect(tree.order == "a b")
  }

  @Test("elements that are not visited do not split a cell")
  func hiddenInCell() {
    let hiding: [(inout Control) -> Void] = [{ $0.isHidden = true }, { $0.alpha = 0 }, { $0.hidesElements = true }]
    for hide in hiding {
      let text = Node("a", "UILabel") { $0.text = "x" }
      #expect(
        AccessibilityTree(Node.screen([Node("cell", "UITableViewCell", holding: [text, .button("b", 0, 0, hide)])]))
          .order
          == "cell")
      let wrapped = Node("w", holding: [.button("b")], hide)
      #expect(
        AccessibilityTree(Node.screen([Node("cell", "UITableViewCell", holding: [text, wrapped])])).order == "cell")
    }
  }

  @Test("a cell takes no name from what is hidden, is not an element, or is a cell itself")
  func cellName() {
    let cell = Node(
      "cell", "UITableViewCell",
      holding: [
        Node("a", "UILabel") {
          $0.text = "a"; $0.isHidden = true
        },
        Node("b", "UILabel") {
          $0.text = "b"; $0.isElement = false
        },
        Node("c", "UILabel") { $0.text = "\u{200B}" }, Node("d", "UILabel") { $0.text = "d" },
        Node("e", "UITableViewCell", holding: [Node("f", "UILabel") { $0.text = "f" }]),
      ])
    #expect(AccessibilityTree(Node.screen([cell]))[1].name == "d, f")
  }

  @Test("a segmented control exposes its segments")
  func segments() {
    let tree = AccessibilityTree(
      Node.screen([Node("s", "UISegmentedControl", holding: [.button("a", 0), .button("b", 20)])]))
    #expect(tree.order == "a b")
    #expect(tree[2].role == .segment)
    #expect(AccessibilityTree(Node.screen([Node("s", "UISegmentedControl")])).order == "")
  }

  @Test("a stepper exposes two buttons, each half of it, that are as enabled as it is")
  func stepper() {
    let frame = Frame(x: 10, y: 20, width: 94, height: 29)
    for (disable, isEnabled) in [({ _ in }, nil), ({ $0.isEnabled = false }, false), ({ $0.state = .disabled }, false)]
      as [((inout Control) -> Void, Bool?)]
    {
      let tree = AccessibilityTree(Node.screen([Node("s", "UIStepper", at: frame, disable)]))
      #expect(tree.order == "Decrement Increment")
      #expect(tree.judgedIDs == "")
      #expect(tree[2].frame == Frame(x: 10, y: 20, width: 47, height: 29))
      #expect(tree[3].frame == Frame(x: 57, y: 20, width: 47, height: 29))
      #expect(tree[2].isEnabled == isEnabled && tree[3].isEnabled == isEnabled)
      #expect(tree.screen.describedCount == 2)
      #expect(tree.screen.controls.map(\.isVended) == [false, false, true, true])
    }
  }

  @Test("a search bar exposes one field with what it was given")
  func searchBar() {
    let bar = Node("s", "UISearchBar") {
      $0.placeholder = "Search"; $0.label = "Find"; $0.hint = "h"
    }
    let tree = AccessibilityTree(Node.screen([bar]))
    #expect(tree.order == "Find")
    #expect(tree[2].role == .searchField)
    #expect(tree[2].value == "Search" && tree[2].control.hint == "h")
  }

  @Test("what lists its parts, or says it is an element, vends nothing")
  func listed() {
    for name in ["UIStepper", "UISearchBar"] {
      #expect(AccessibilityTree(Node.screen([Node("s", name, holding: [.button("a")])])).order == "a")
      #expect(AccessibilityTree(Node.screen([Node("s", name) { $0.isElement = true }])).order == "s")
      #expect(AccessibilityTree(Node.screen([Node("s", name) { $0.isHidden = true }])).order == "")
    }
  }

  @Test("a segment as views' dumps have it is a button with the words it draws")
  func segmentClass() {
    let text = Node("t", "UISegmentLabel") { $0.text = "Day" }
    let tree = AccessibilityTree(
      Node.screen([
        Node(
          "s", "UISegmentedControl",
          holding: [
            Node("a", "UISegment", holding: [text]) { $0.isSelected = true },
            Node("b", "UISegment") { $0.title = "Week" },
          ])
      ]))
    #expect(tree.order == "a b")
    #expect(tree[2].role == .segment && tree[2].traits == [.button, .selected] && !tree[2].isCustom)
    #expect(tree[2].name == "Day" && tree[4].name == "Week")
  }

  private func picker(_ name: String?, height: Double? = nil, _ change: (inout Control) -> Void = { _ in })
    -> AccessibilityTree
  {
    let frame = height.map { Frame(x: 0, y: 0, width: 200, height: $0) }
    return AccessibilityTree(Node.screen([Node("p", name, at: frame, change)]))
  }

  @Test("a picker without wheels exposes one, with all that was said of it, and is not checked by it")
  func wheel() {
    let given = picker("UIPickerView") {
      $0.label = "Size"; $0.value = "Medium"; $0.hint = "h"; $0.isEnabled = false
    }
    #expect(given.judgedIDs == "")
    #expect(given.screen.controls.map(\.isVended) == [false, false, true])
    let wheel = given[2]
    #expect(given.readingOrder == [2])
    #expect(wheel.name == "Size" && wheel.value == "Medium" && wheel.control.hint == "h")
    #expect(wheel.traits == [.adjustable, .pickerElement, .notEnabled] && wheel.role == .picker)
    #expect(picker("UIPickerView") { $0.text = "Medium" }[2].value == "Medium")
    #expect(picker("UIPickerView") { $0.title = "Medium" }[2].value == "Medium")
    #expect(picker("UIPickerView")[2].traits == [.adjustable, .pickerElement])
    // Told by its role alone it is one thing.
    let bare = picker(nil) {
      $0.role = .picker; $0.label = "Size"
    }
    #expect(bare.readingOrder == [1] && bare[1].traits == [.adjustable, .pickerElement])
    let listed = AccessibilityTree(Node.screen([Node("p", "UIPickerView", holding: [.button("a")])]))
    #expect(listed.order == "a")
    #expect(picker("UIPickerView") { $0.isElement = true }.order == "p")
    #expect(picker("UIPickerView") { $0.isHidden = true }.order == "")
  }

  @Test("a date picker without parts is its compact style's button, a wheel, or a calendar, by its height")
  func datePicker() {
    for height: Double? in [nil, 34, 100] {
      let compact = picker("UIDatePicker", height: height) { $0.value = "6 May" }
      #expect(compact.order == "Date Picker" && compact[2].traits == .button && compact[2].value == "6 May")
      #expect(compact[2].frame == compact[1].frame && compact.judgedIDs == "")
    }
    #expect(picker("UIDatePicker", height: 34) { $0.label = "Start" }.order == "Start")
    for height in [101.0, 216, 250] {
      #expect(picker("UIDatePicker", height: height)[2].traits == [.adjustable, .pickerElement])
    }
    #expect(picker("UIDatePicker", height: 251).readingOrder == [])
    let calendar = picker("UIDatePicker", height: 251) { $0.value = "6 May" }
    #expect(calendar.readingOrder == [2] && calendar[2].value == "6 May" && calendar[2].traits == [])
    #expect(picker("UIDatePicker", height: 251) { $0.label = "Start" }.order == "Start")
    #expect(AccessibilityTree(Node.screen([Node("p", "UIDatePicker", holding: [.button("a")])])).order == "a")
  }

  @Test("a date picker or a stepper that is reported by its role alone is one thing, of the same kind")
  func roles() {
    func told(_ role: Role, height: Double) -> AccessibilityTree {
      picker(nil, height: height) {
        $0.role = role; $0.label = "A"; $0.isEnabled = false
      }
    }
    for (height, traits) in [(34, [.button]), (101, [.adjustable, .pickerElement]), (251, [])] as [(Double, Traits)] {
      let tree = told(.datePicker, height: height)
      #expect(tree.readingOrder == [1])
      #expect(tree[1].traits == (traits == [] ? [] : traits.union(.notEnabled)))
    }
    #expect(told(.stepper, height: 32)[1].traits == [.adjustable, .notEnabled])
    // Nobody said anything of it: UIKit's parts stand for it.
    #expect(picker(nil, height: 34) { $0.role = .datePicker }.order == "Date Picker")
  }
}
