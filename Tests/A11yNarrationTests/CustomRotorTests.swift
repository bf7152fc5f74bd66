import A11yCore
import A11yFormats
import A11yNarration
import Testing

/// Going through what the app's own rotors find.
@Suite struct `Custom rotors` {
  private func walk(_ rotors: String) throws -> Stroll {
    let text = """
      {"language": "en", "class": "UIView", "screen": [390, 844], "children": [
        {"class": "UIButton", "label": "A", "frame": [0, 0, 44, 44], "customRotors": [\(rotors)]},
        {"class": "UIButton", "label": "B", "frame": [0, 50, 44, 44]},
        {"class": "UIButton", "label": "C", "frame": [0, 100, 44, 44], "hint": "See."},
        {"class": "UIButton", "label": "B", "frame": [0, 150, 44, 44]},
        {"class": "UILabel", "text": "D", "frame": [0, 200, 44, 44]}]}
      """
    let screen = try #require(Formats.read(Array(text.utf8), as: nil).first)
    let walk = Stroll(try #require(Walk(AccessibilityTree(screen), narrator: Narrator(language: "en"))))
    walk.turn(to: try #require(walk.customRotors.first))
    return walk
  }

  private func found(_ walk: Stroll, forward: Bool = true) -> [String] {
    var found: [String] = []
    while found.count < 20 {
      switch walk.step(forward: forward) {
      case .element: found.append("\(walk.focus)")
      case .words(let words): found.append(words)
      case .end: return found
      case .untold: return found + ["?"]
      }
    }
    return found
  }

  @Test func `are gone through in the app's order, and stop at both ends`() throws {
    let walk = try walk(#"{"name": "R", "results": ["D", "C. Button.", "somewhere", "A"]}"#)
    walk.go(to: 1)
    #expect(found(walk) == ["4", "2", "somewhere", "0"])
    #expect(found(walk, forward: false) == ["somewhere", "2", "4"])
    #expect(walk.focus == 4)
  }

  @Test func `find an element by its name, by what is said of it at once, or by its frame alone`() throws {
    let results = #"["A", "C", "D", {"text": "A. Schaltfläche.", "frame": [0, 100, 44, 44]}, "C. Button. See."]"#
    #expect(try found(walk(#"{"name": "R", "results": \#(results)}"#)) == ["2", "4", "2", "C. Button. See."])
    let elsewhere = #"[{"text": "A", "frame": [0, 100, 44, 43]}]"#
    #expect(try found(walk(#"{"name": "R", "results": \#(elsewhere)}"#)) == ["A"])
  }

  @Test func `of results that look the same the second is the second such element, and none has no more`() throws {
    #expect(try found(walk(#"{"name": "R", "results": ["B", "D", "B", "B"]}"#)) == ["1", "4", "3", "B"])
  }

  @Test func `begin anew where the focus is on nothing they find, and go on from what it is on`() throws {
    let walk = try walk(#"{"name": "R", "results": ["C", "words", "D"]}"#)
    walk.go(to: 1)
    #expect(walk.step() == .element && walk.focus == 2)
    #expect(walk.step() == .words("words") && walk.focus == 2)
    walk.move(.previous)
    #expect(walk.step(forward: false) == .element && walk.focus == 4)
    walk.go(to: 2)
    #expect(walk.step(forward: false) == .end && walk.focus == 2)
    #expect(walk.step() == .words("words"))
  }

  @Test func `begin anew when the rotor is turned elsewhere and back, not when it is turned to where it is`() throws {
    let walk = try walk(#"{"name": "R", "results": ["one", "two"]}, {"name": "S", "results": ["three"]}"#)
    let rotors = walk.customRotors
    #expect(walk.step() == .words("one"))
    walk.turn(to: rotors[0])
    #expect(walk.step() == .words("two"))
    walk.turn(to: rotors[1])
    walk.turn(to: rotors[0])
    #expect(walk.step() == .words("one"))
    #expect(walk.turnRotor() == rotors[1])
    #expect(walk.turnRotor()?.name == "form controls")
    walk.turn(to: rotors[0])
    #expect(walk.step() == .words("one"))
  }

  @Test func `with equal names are one if only names are listed, and those with results if some have them`() throws {
    let told = Interaction.CustomRotor(name: "R", results: ["a"])
    #expect(try walk(#""R", "S", "R""#).customRotors == [.custom("R"), .custom("S")])
    #expect(
      try walk(#""R", {"name": "R", "results": ["a"]}, "S", {"name": "R", "results": []}"#).customRotors
        == [.custom(told), .custom("S"), .custom(.init(name: "R", results: []))])
  }

  @Test func `with nothing to find end at once; ten thousand results are no burden`() throws {
    #expect(try found(walk(#"{"name": "R", "results": []}"#)) == [])
    let many = Array(repeating: #""x""#, count: 10_000).joined(separator: ",")
    let walk = try walk(#"{"name": "R", "results": [\#(many)]}"#)
    #expect(walk.step(forward: false) == .words("x"))
    #expect(walk.step() == .end)
  }
}
