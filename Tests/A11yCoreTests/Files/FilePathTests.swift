import Testing

@testable import A11yCore

/// Paths are tidied by their text alone.
@Suite struct FilePathTests {
  @Test(
    "what can be left out of a path is left out",
    arguments: [
      ("/a/b.swift", "/a/b.swift"), ("a/b", "a/b"), ("a", "a"), ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("a//b", "a/b"),
      ("/a/", "/a"), ("./a", "a"), ("../a", "../a"), ("/..", "/"), ("/", "/"), ("", "."), (".", "."),
      ("/.a/b", "/.a/b"),
      (".a", ".a"), ("a/..", "."), ("a.", "a."), ("a/b..", "a/b.."), ("/a/.", "/a"), ("//a", "/a"),
    ])
  func tidy(_ path: String, _ tidy: String) { #expect(FilePath(path).tidy == FilePath(tidy)) }
}
