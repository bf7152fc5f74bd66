import A11yCore
import A11yFormats
import A11yNarration
import Testing

/// Two versions of a screen, in outlines.
@Suite struct `What changed for the ear` {
  private func compare(_ old: String, _ new: String) throws -> SpeechComparison {
    let (oldScreen, oldSpoken) = try narrated(old)
    let (newScreen, newSpoken) = try narrated(new)
    return SpeechComparison(oldSpoken, of: oldScreen, newSpoken, of: newScreen)
  }

  private func narrated(_ lines: String) throws -> (AccessibilityTree, [SpokenElement]) {
    let indented = lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let text = "screen \"S\" 390x844 en\n\(indented)\n"
    let screen = try #require(Formats.read(Array(text.utf8), as: Outline.self).first)
    let tree = AccessibilityTree(screen)
    return (tree, Narrator(language: screen.language).narrate(tree))
  }

  /// `changed: Before → Now`
  private func changes(_ old: String, _ new: String) throws -> [String] {
    try compare(old, new).changes.map { change in
      let sides = [change.old, change.new].compactMap { $0?.spoken }.joined(separator: " → ")
      return "\(change.kind): \(sides)"
    }
  }

  private static let three = """
    button "One" identifier=one frame=0,0,44,44
    button "Two" frame=0,100,44,44
    button "Three" identifier=three frame=0,200,44,44
    """

  @Test func `frames that move without changing the order change nothing`() throws {
    let moved = """
      button "One" identifier=one frame=10,5,60,44
      button "Two" frame=50,180,44,44
      button "Three" identifier=three frame=0,300,44,99
      """
    #expect(try changes(Self.three, moved) == [])
  }

  @Test func `another order in the file changes nothing`() throws {
    let reordered = """
      button "Three" identifier=three frame=0,200,44,44
      button "Two" frame=0,100,44,44
      button "One" identifier=one frame=0,0,44,44
      """
    #expect(try changes(Self.three, reordered) == [])
  }

  @Test func `a control is matched by its identifier, and its new text is reported`() throws {
    let renamed = """
      button "First" identifier=one hint="Starts." frame=0,0,44,44
      button "Two" frame=0,100,44,44
      button "Three" identifier=three frame=0,200,44,44
      """
    #expect(try changes(Self.three, renamed) == ["changed: One. Button. → First. Button. Starts."])
  }

  @Test func `without an identifier its position in the tree tells it`() throws {
    let renamed = Self.three.replacing("\"Two\"", with: "\"Second\"")
    #expect(try changes(Self.three, renamed) == ["changed: Two. Button. → Second. Button."])
  }

  @Test func `its name tells it where its place and its hint are others`() throws {
    let inserted = """
      button "New" frame=0,0,44,44
      button "One" hint="Starts." frame=0,100,44,44
      """
    #expect(
      try changes("button \"One\" frame=0,100,44,44", inserted) == [
        "added: New. Button.", "changed: One. Button. → One. Button. Starts.",
      ])
  }

  @Test func `added and removed elements are reported, and their neighbors are not`() throws {
    let other = """
      button "Zero" identifier=zero frame=0,0,44,44
      button "One" identifier=one frame=0,50,44,44
      button "Three" identifier=three frame=0,200,44,44
      """
    #expect(try changes(Self.three, other) == ["removed: Two. Button.", "added: Zero. Button."])
    #expect(try compare(Self.three, other).changes.allSatisfy { !$0.isWorse })
  }

  @Test func `one that is read elsewhere has moved, and those it passes have not`() throws {
    let last = Self.three.replacing("frame=0,0,", with: "frame=0,300,")
    let comparison = try compare(Self.three, last)
    #expect(comparison.changes.map(\.kind) == [.moved])
    let moved = try #require(comparison.changes.first)
    #expect(moved.new?.spoken == "One. Button.")
    #expect(moved.follows?.spoken == "Three. Button.")
  }

  @Test func `what is first now follows nothing, what is second now the first`() throws {
    let four = Self.three + "\nbutton \"Four\" frame=0,300,44,44"
    for (top, follows) in [(-50, nil), (50, "One. Button.")] as [(Int, String?)] {
      let changes = try compare(four, four.replacing("frame=0,300,", with: "frame=0,\(top),")).changes
      #expect(changes.map(\.kind) == [.moved])
      #expect(changes.map { $0.follows?.spoken } == [follows])
    }
  }

  @Test func `of one name, what says the same is the same`() throws {
    let dials = { (values: [Int]) in
      values.enumerated().map { "slider \"Volume\" value=\($1) frame=0,\($0 * 50),390,44" }.joined(separator: "\n")
    }
    #expect(try compare(dials([1, 2]), dials([2, 1])).changes.map(\.kind) == [.moved])
  }

  @Test func `of equals that are more now one has appeared, of those that are fewer one has vanished`() throws {
    let rows = { (count: Int) in
      (0..<count).map { "button \"Row\" frame=0,\($0 * 50),390,44" }.joined(separator: "\n")
    }
    #expect(try changes(rows(1), rows(3)) == ["added: Row. Button.", "added: Row. Button."])
    #expect(try changes(rows(3), rows(1)) == ["removed: Row. Button.", "removed: Row. Button."])
  }

  @Test func `a series that has grown renumbers its members and changes none`() throws {
    let tabs = { (names: [String]) in
      "UITabBar frame=0,760,390,84\n"
        + names.enumerated().map { "  tab \"\($1)\" frame=\($0 * 90),760,90,49" }.joined(separator: "\n")
    }
    let comparison = try compare(tabs(["Home", "Search"]), tabs(["Home", "Search", "Me"]))
    #expect(comparison.changes.map(\.kind) == [.added, .renumbered, .renumbered])
    #expect(comparison.changes(.renumbered).first?.new?.spoken.hasSuffix("1 of 3.") == true)
  }

  @Test(arguments: [
    // What is still there and is visited no longer.
    (#"button "Buy" identifier=buy frame=0,0,44,44"#, #"UIButton label="Buy" identifier=buy isElement=false"#, true),
    (#"UIButton label="Buy" frame=0,0,44,44"#, #"UIButton label="Buy" isElement=false frame=0,0,44,44"#, true),
    (#"text "Sum" identifier=sum"#, #"text "Sum" identifier=sum isElement=false"#, true),
    (#"button "Buy" identifier=buy"#, #"UIButton label="Buy" identifier=buy isElement=false alpha=0.5"#, true),
    // What is there and says nothing.
    (#"text "Sum" identifier=sum"#, #"text "" identifier=sum isElement=true"#, true),
    // What is gone for the eye, too.
    (#"button "Buy" identifier=buy"#, #"button "Buy" identifier=buy hidden=true"#, false),
    (#"button "Buy" identifier=buy"#, #"button "Buy" identifier=buy alpha=0"#, false),
    // Decoration.
    (#"image "Star" identifier=star"#, #"image "Star" identifier=star isElement=false"#, false),
  ])
  func `a visible element that is no longer read is a regression`(
    old: String, new: String, isWorse: Bool
  ) throws {
    let anchor = "\nbutton \"Other\" identifier=other frame=0,400,44,44"
    let changes = try compare(old + anchor, new + anchor).changes
    #expect(changes.map(\.kind) == [isWorse ? .silenced : .removed])
    #expect(changes.map(\.isWorse) == [isWorse])
  }

  @Test func `a text that its cell tells now is not a loss`() throws {
    let texts =
      "UIView identifier=cell isElement=false\n  text \"Anna\" identifier=name\n  text \"10:30\" identifier=time"
    let cell = texts.replacing(
      "UIView identifier=cell isElement=false", with: "UIView label=\"Anna, 10:30\" identifier=cell isElement=true")
    let comparison = try compare(texts, cell)
    #expect(comparison.changes.map(\.kind) == [.removed, .removed, .added])
    let other = cell.replacing("\"Anna, 10:30\"", with: "\"Message\"")
    #expect(try compare(texts, other).changes.map(\.kind) == [.silenced, .silenced, .added])
  }

  @Test func `an alert silences what it covers, and is meant to`() throws {
    let alert = Self.three + "\nUIView modal=true identifier=alert\n  button \"OK\" identifier=ok frame=0,300,44,44"
    #expect(try Set(compare(Self.three, alert).changes.map(\.kind)) == [.removed, .added])
  }

  @Test func `rows with one identifier are told apart by what they say`() throws {
    let rows = { (names: [String]) in
      names.enumerated().map { "button \"\($1)\" identifier=row frame=0,\($0 * 50),390,44" }.joined(separator: "\n")
    }
    #expect(try changes(rows(["A", "B", "C", "D"]), rows(["A", "C", "D"])) == ["removed: B. Button."])
  }

  @Test func `a control with an identifier does not match another one at its position`() throws {
    let old = "button \"Delete\" identifier=delete frame=0,0,44,44"
    let new =
      "UIButton label=\"Delete\" identifier=delete isElement=false frame=0,0,44,44\nbutton \"Send\" frame=0,99,44,44"
    #expect(try compare(old, new).changes.map(\.kind) == [.silenced, .added])
  }

  @Test func `elements are numbered from one, before and now`() throws {
    let new = """
      button "Zero" identifier=zero frame=0,0,44,44
      button "One" identifier=one frame=0,50,44,44
      button "Three!" identifier=three frame=0,200,44,44
      """
    let changes = try compare(Self.three, new).changes
    #expect(changes.map(\.kind) == [.removed, .added, .changed])
    #expect(changes.map { $0.old?.number } == [2, nil, 3])
    #expect(changes.map { $0.new?.number } == [nil, 1, 3])
  }
}
