import A11yCore
import TestSupport
import Testing

@Suite struct LineDifferenceTests {
  /// Each letter is a line.
  private func difference(_ old: String, _ new: String) -> [String] {
    func bytes(_ lines: String) -> [UInt8] { lines.flatMap { Array("\($0)\n".utf8) } }
    let text = LineDifference.text(of: "A.swift", bytes(old), bytes(new))
    return text.split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test("a change ends where the versions are alike again")
  func changes() {
    #expect(difference("abc", "abc") == [])
    #expect(difference("abc", "aXc") == ["@@ -2,1 +2,1 @@", "-b", "+X"])
    #expect(difference("abcde", "abXYcde") == ["@@ -2,0 +3,2 @@", "+X", "+Y"])
    #expect(difference("abcde", "ade") == ["@@ -2,2 +1,0 @@", "-b", "-c"])
    #expect(difference("abcdef", "XbcdeY") == ["@@ -1,1 +1,1 @@", "-a", "+X", "@@ -6,1 +6,1 @@", "-f", "+Y"])
    #expect(difference("abc", "XYZ") == ["@@ -1,3 +1,3 @@", "-a", "-b", "-c", "+X", "+Y", "+Z"])
  }

  @Test("a line that is added after each of several is shown by itself")
  func added() {
    #expect(
      difference("abc", "aAbBcC") == ["@@ -1,0 +2,1 @@", "+A", "@@ -2,0 +4,1 @@", "+B", "@@ -3,0 +6,1 @@", "+C"])
  }

  @Test("the first version becomes the second one by it", arguments: 0..<200)
  func applied(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    func lines() -> [Character] {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in "abcd".randomElement(using: &random)! }
    }
    let (old, new) = (lines(), lines())
    var (made, next) = ([Character](), 0)
    for line in difference(String(old), String(new)) {
      if line.hasPrefix("@@") {
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        made += old[next..<start]
        next = start
      } else if line.hasPrefix("-") {
        #expect(line.dropFirst() == String(old[next]))
        next += 1
      } else {
        made += line.dropFirst()
      }
    }
    #expect(made + old[next...] == new)
  }
}
