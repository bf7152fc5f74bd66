import A11yFormats
import Testing

/// Nesting is bounded by an option and costs the reader no stack.
struct JSONDepthTests {
  @Test(arguments: [1, 2, 511, 512])
  func `nesting up to the limit is read`(_ depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(outcome(of: text) == text)
    #expect(outcome(of: text, maximumDepth: depth) == text)
  }

  static let tooDeep = [
    ("[[]]", 1, "error 1:2: nested deeper than 1 level"),
    ("[1,\n {\"a\": {}}]", 2, "error 2:8: nested deeper than 2 levels"),
    ("[]", 0, "error 1:1: nested deeper than 0 levels"),
    ("[]", -1, "error 1:1: nested deeper than 0 levels"),
    (String(repeating: "[", count: 100_000), 512, "error 1:513: nested deeper than 512 levels"),
    (
      String(repeating: "{\"a\":", count: 100_000), 512,
      "error 1:2561: nested deeper than 512 levels"
    ),
  ]

  @Test(arguments: tooDeep)
  func `nesting beyond the limit is an error that names it`(_ text: String, _ limit: Int, _ expected: String) {
    #expect(outcome(of: text, maximumDepth: limit) == expected)
  }

  @Test func `scalars need no depth`() {
    #expect(outcome(of: "1", maximumDepth: 0) == "1.0")
  }

  @Test func `depth is given back where a container ends`() {
    #expect(outcome(of: "[[1],[2],{\"a\":[]}]", maximumDepth: 3) == "[[1.0], [2.0], {\"a\": []}]")
  }

  @Test func `a raised limit lets a hundred thousand levels through`() throws {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let document = try JSONDocument(bytes: Array(text.utf8), maximumDepth: .max)
    var value = document.root
    var levels = 1
    while let inner = value.elements.first(where: { _ in true }) {
      value = inner
      levels += 1
    }
    #expect(levels == depth)
    #expect(value.offset == depth - 1)
  }

  @Test func `a raised limit still demands every closing bracket`() {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth - 1)
    #expect(
      outcome(of: text, maximumDepth: .max)
        == "error 1:200000: expected ',' or ']' after a value, found the end of the input")
  }
}
