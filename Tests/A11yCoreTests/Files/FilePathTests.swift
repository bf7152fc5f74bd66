import Foundation
import Testing

@testable import A11yCore

@Suite struct FilePathTests {
  /// Every path of up to three of these bytes: parts of characters, backslashes, digits, and what is not UTF-8.
  @Test("bytes become text and the text becomes the same bytes; no two paths have one text")
  func bytes() {
    let alphabet: [UInt8] = [0x61, 0x5C, 0x78, 0x45, 0x39, 0xE9, 0xC3, 0xA9, 0xFF, 0x2F]
    var paths: [[UInt8]] = [[]]
    var texts: Set<FilePath> = []
    for _ in 0..<4 { paths += paths.suffix(10_000).flatMap { path in alphabet.map { path + [$0] } } }
    for path in Set(paths) {
      let text = FilePath(bytes: path).text
      #expect(FilePath(text).bytes == path)
      #expect(FilePath(bytes: path).withCString { strlen($0) } == path.count)
      texts.insert(FilePath(text))
    }
    #expect(texts.count == Set(paths).count)
  }

  @Test(
    "a byte that is not UTF-8 is written as two digits, and so is a backslash that would look like one",
    arguments: [
      ([0x61, 0xE9], #"a\xE9"#), (Array(#"a\xE9"#.utf8), #"a\x5CxE9"#), (Array(#"C:\xml"#.utf8), #"C:\xml"#),
      (Array("Menü".utf8), "Menü"), (Array(#"a\x2F"#.utf8), #"a\x2F"#), (Array(#"a\x5C"#.utf8), #"a\x5Cx5C"#),
      ([0xC3], #"\xC3"#), ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
    ] as [([UInt8], String)])
  func text(_ bytes: [UInt8], _ text: String) {
    #expect(Array(FilePath(bytes: bytes).text.utf8) == Array(text.utf8))
  }

  @Test(
    "canonically equivalent paths are different paths", arguments: [("Men\u{FC}", "Menu\u{308}"), ("K", "\u{212A}")])
  func equivalent(_ one: String, _ other: String) {
    #expect(one == other)
    #expect(FilePath(one) != FilePath(other))
    #expect(Set([FilePath(one), FilePath(other)]).count == 2)
    #expect((FilePath(one) < FilePath(other)) != (FilePath(other) < FilePath(one)))
    #expect(FilePath("/a/\(one)/x").relative(to: FilePath("/a/\(other)")) == nil)
    #expect(!FilePath("a/\(one)").hasSuffix(other))
  }

  @Test("a mark after a slash is part of the name after it")
  func mark() {
    #expect(FilePath("a/\u{308}b").components == ["a", "\u{308}b"])
    #expect(FilePath("a/\u{308}b").folder == "a")
    #expect(FilePath("/a/\u{308}b").relative(to: "/a") == "\u{308}b")
  }

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
