import A11yFormats
import Testing

@testable import A11yCore

/// What idb calls groups, and what they are.
@Suite struct IDBContainerTests {
  private func group(_ frame: String, _ children: [String], _ members: String = "") -> String {
    #"{"type": "Group", "AXFrame": "\#(frame)"\#(members), "children": [\#(children.joined(separator: ", "))]}"#
  }

  private func button(_ label: String, x: Int, y: Int = 0) -> String {
    #"{"type": "Button", "AXLabel": "\#(label)", "AXFrame": "{{\#(x), \#(y)}, {40, 40}}"}"#
  }

  private func role(_ element: String) throws -> Role? {
    let screen = try Trying.screen(IDBDump.app(element))
    return AccessibilityTree(screen)[1].role
  }

  @Test("a group of which several elements in a row lie outside scrolls")
  func scrolls() throws {
    let row = (0..<9).map { button("\($0)", x: 50 * $0) }
    #expect(try role(group("{{0, 0}, {100, 44}}", row)) == .scroll)
    // All of it is on the screen.
    #expect(try role(group("{{0, 0}, {100, 44}}", Array(row.prefix(6)))) != .scroll)
    #expect(try role(group("{{0, 0}, {450, 44}}", row)) != .scroll)
    // One alone may be moved.
    #expect(try role(group("{{0, 0}, {100, 44}}", Array(row.prefix(3)))) != .scroll)
  }

  @Test("elements without a size, and a menu that is open below, do not make a group scroll; a bar stays a bar")
  func stays() throws {
    let empty = #"{"type": "Button", "AXLabel": "A", "AXFrame": "{{0, 900}, {0, 0}}"}"#
    #expect(try role(group("{{0, 0}, {100, 44}}", [button("B", x: 0), empty, empty])) != .scroll)
    let items = (1..<5).map { button("\($0)", x: 0, y: 50 * $0) }
    #expect(try role(group("{{0, 0}, {200, 44}}", [button("Country", x: 0)] + items)) != .scroll)
    let row = (0..<6).map { button("\($0)", x: 50 * $0) }
    #expect(try role(group("{{0, 0}, {100, 44}}", row, #", "AXUniqueId": "Toolbar""#)) == .toolbar)
  }

  @Test("UIKit's identifier tells a toolbar, in any language")
  func toolbar() throws {
    let bar = group(
      "{{0, 800}, {390, 44}}", [button("OK", x: 300, y: 800)], #", "AXLabel": "Symbolleiste", "AXUniqueId": "Toolbar""#)
    #expect(try role(bar) == .toolbar)
  }

  @Test("an alert covers what is around it, and is read alone", arguments: ["AXSheet", "Alert"])
  func sheet(_ type: String) throws {
    let content = group("{{0, 0}, {390, 844}}", [button("Sign Out", x: 20, y: 300)])
    let alert =
      #"{"type": "\#(type)", "AXLabel": "Sure?", "AXFrame": "{{50, 300}, {290, 200}}", "children": [\#(button("Cancel", x: 60, y: 400))]}"#
    let screen = try Trying.screen(
      IDBDump.app([content, group("{{0, 0}, {390, 844}}", [alert])].joined(separator: ", ")))
    #expect(AccessibilityTree(screen).readingOrder.compactMap { screen.controls[$0].label } == ["Cancel"])
  }

  @Test(
    "an alert that is not shown, or cannot be left, covers nothing",
    arguments: ["{{0, 0}, {0, 0}}", "{{0, 900}, {290, 200}}"])
  func unseen(_ frame: String) throws {
    for (frame, hidden, child) in [
      (frame, "false", button("Cancel", x: 60, y: 400)),
      ("{{50, 300}, {290, 200}}", "true", button("OK", x: 60, y: 400)),
      ("{{0, 0}, {390, 40}}", "false", #"{"type": "StaticText", "AXLabel": "Saved", "AXFrame": "{{0, 0}, {90, 20}}"}"#),
    ] {
      let alert = #"{"type": "Alert", "AXFrame": "\#(frame)", "hidden": \#(hidden), "children": [\#(child)]}"#
      let screen = try Trying.screen(IDBDump.app(button("Pay", x: 20, y: 300) + ", " + alert))
      #expect(AccessibilityTree(screen).readingOrder.contains { screen.controls[$0].label == "Pay" })
    }
  }

  @Test("an alert next to its app is read, and the app's elements are not")
  func root() throws {
    let alert =
      #"{"type": "Alert", "AXFrame": "{{50, 300}, {290, 200}}", "children": [\#(button("OK", x: 60, y: 400))]}"#
    let app = "{\(IDBDump.app), \"children\": [\(button("Pay", x: 20, y: 300))]}"
    let screen = try Trying.screen("[\(app), \(alert)]")
    #expect(AccessibilityTree(screen).readingOrder.compactMap { screen.controls[$0].label } == ["OK"])
  }
}
