import Testing

@testable import A11yCore

@Suite struct `Screens of two runs` {
  private func pairs(_ old: [(String?, String)], _ new: [(String?, String)]) -> ScreenPairs {
    ScreenPairs(
      old: old.map { ScreenPairs.Key(name: $0.0, file: FilePath($0.1)) },
      new: new.map { ScreenPairs.Key(name: $0.0, file: FilePath($0.1)) }
    )
  }

  @Test func `a name is sufficient, whatever the path of the file`() {
    let pairs = pairs(
      [("Login", "a.json"), ("Camera", "b.json")], [("Camera", "new/x.json"), ("Login", "new/y.json")])
    #expect(pairs.pairs == [.init(old: 1, new: 0), .init(old: 0, new: 1)])
    #expect(pairs.gone == [] && pairs.added == [])
  }

  @Test func `screens of one name are told apart by their files`() {
    let pairs = pairs([("A", "x/1.json"), ("A", "x/2.json")], [("A", "y/2.json"), ("A", "y/3.json")])
    #expect(pairs.pairs == [.init(old: 1, new: 0), .init(old: 0, new: 1)])
  }

  @Test func `a file that holds one screen is enough where the name has changed`() {
    let pairs = pairs([("Old", "x/1.json"), (nil, "x/2.json")], [("New", "y/1.json"), (nil, "y/2.json")])
    #expect(pairs.pairs == [.init(old: 0, new: 0), .init(old: 1, new: 1)])
  }

  @Test func `a file name that several screens have tells nothing`() {
    let pairs = pairs([("A", "a/tree.json"), ("B", "b/tree.json")], [("C", "c/tree.json"), ("A", "a/tree.json")])
    #expect(pairs.pairs == [.init(old: 0, new: 1)])
    #expect(pairs.gone == [1] && pairs.added == [0])
  }

  @Test func `two screens that share nothing are compared when there are no others`() {
    #expect(pairs([("Old", "a.json")], [("New", "b.json")]).pairs == [.init(old: 0, new: 0)])
    let more = pairs([("Old", "a.json")], [("New", "b.json"), ("Newer", "c.json")])
    #expect(more.pairs == [] && more.gone == [0] && more.added == [0, 1])
  }
}
