import A11yCore
import A11yRules
import Testing

/// Rules about places hold out where every control is in the same place, or over every other one.
@Suite struct CrowdTests {
  private static let count = 10_000

  /// One root that holds so many buttons, each where `place` says.
  private func exposure(_ place: (Int) -> Frame) -> AccessibilityTree {
    var builder = ScreenBuilder(Screen())
    builder.begin(Control())
    for number in 0..<Self.count {
      var control = Control()
      control.className = "UIButton"
      control.label = "b"
      control.frame = place(number)
      builder.begin(control)
      builder.end()
    }
    builder.end()
    return AccessibilityTree(builder.screen)
  }

  private func violations(_ rule: String, _ tree: AccessibilityTree) throws -> [Violation] {
    try #require(Catalog.rule(rule)).check(tree).violations
  }

  @Test("many overlapping controls in one place are one finding, which lists a few and counts all")
  func onePlace() throws {
    let crowd = exposure { Frame(x: 20, y: 100, width: 100, height: $0 == 0 ? 400 : 44) }
    let found = try violations("duplicate-target", crowd)
    #expect(found.map(\.message) == ["has the same frame as 9998 other controls"])
    #expect(found.map(\.related.count) == [20])
  }

  @Test("one frame over all others covers none of them for good", arguments: ["targets-overlap", "targets-too-close"])
  func oneOverAll(_ rule: String) throws {
    let crowd = exposure { number in
      number == 0
        ? Frame(x: 0, y: 0, width: 1e6, height: 1e6)
        : Frame(x: Double(number % 300) * 60, y: Double(number / 300) * 60, width: 44, height: 44)
    }
    #expect(try violations(rule, crowd) == [])
  }

  @Test("of many frames that begin in one corner each that is there twice is found")
  func oneCorner() throws {
    let crowd = exposure { number in
      let side = 44 + Double(number / 2 % 1000) * 3
      return Frame(x: 0.9 * Double(number % 2), y: 100, width: side, height: side)
    }
    // Ten of each size: the first of them and nine others.
    let found = try violations("duplicate-target", crowd)
    #expect(found.map(\.message) == Array(repeating: "has the same frame as 9 other controls", count: 1000))
  }

  @Test("each step of a staircase is overlapped by those after it, and the last one under none")
  func staircase() throws {
    let crowd = exposure { Frame(x: Double($0) * 3, y: Double($0) * 3, width: 100, height: 44) }
    let found = try violations("targets-overlap", crowd)
    #expect(found.count == Self.count - 1)
    #expect(found.first?.control == 1)
    #expect(found.last?.control == Self.count - 1)
  }
}
