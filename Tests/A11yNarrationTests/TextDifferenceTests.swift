import A11yNarration
import Testing

@Suite struct `Differences of texts` {
  private func difference(_ old: String, _ new: String, context: Int = 1) -> [String] {
    TextDifference(from: old.map(String.init), to: new.map(String.init), context: context).lines
  }

  @Test(arguments: [("", ""), ("abc", "abc"), ("aaa", "aaa")])
  func `equal texts have none`(old: String, new: String) {
    #expect(difference(old, new) == [])
  }

  @Test func `a replaced line is between its neighbors`() {
    #expect(difference("abcde", "abXde") == ["@@ -2,3 +2,3 @@", "  b", "- c", "+ X", "  d"])
  }

  @Test func `changes far apart are in separate hunks, near ones in one`() {
    #expect(
      difference("abcdefg", "Xbcdefg!") == [
        "@@ -1,2 +1,2 @@", "- a", "+ X", "  b", "@@ -7,1 +7,2 @@", "  g", "+ !",
      ])
    #expect(difference("abc", "XbY") == ["@@ -1,3 +1,3 @@", "- a", "+ X", "  b", "- c", "+ Y"])
  }

  @Test func `the last of several places takes in what is near it`() {
    #expect(
      difference("abcdefghi", "Xbcdefghi".replacing("g", with: "Y").replacing("i", with: "Z")) == [
        "@@ -1,2 +1,2 @@", "- a", "+ X", "  b", "@@ -6,4 +6,4 @@", "  f", "- g", "+ Y", "  h", "- i", "+ Z",
      ])
  }

  @Test func `nothing is named by the line before it, as diff -u does`() {
    #expect(difference("", "ab") == ["@@ -0,0 +1,2 @@", "+ a", "+ b"])
    #expect(difference("ab", "a", context: 0) == ["@@ -2,1 +1,0 @@", "- b"])
  }

  @Test func `one more of equal lines is one line more`() {
    #expect(difference("aab", "aaab", context: 0) == ["@@ -2,0 +3,1 @@", "+ a"])
  }

  @Test func `what has moved is taken away in one place and added in the other`() {
    #expect(difference("abcd", "bcda", context: 0) == ["@@ -1,1 +0,0 @@", "- a", "@@ -4,0 +4,1 @@", "+ a"])
  }

  @Test func `keys decide what is equal, and the new line is shown`() {
    let lines = TextDifference(
      from: ["1 a", "2 b"], to: ["1 x", "2 a", "3 b"], context: 3, oldKeys: ["a", "b"], newKeys: ["x", "a", "b"]
    ).lines
    #expect(lines == ["@@ -1,2 +1,3 @@", "+ 1 x", "  2 a", "  3 b"])
  }

  /// `diff -U1` of these four lines says the same.
  @Test func `places whose neighbors touch are together`() {
    #expect(difference("abcd", "XbcY") == ["@@ -1,4 +1,4 @@", "- a", "+ X", "  b", "  c", "- d", "+ Y"])
  }
}
