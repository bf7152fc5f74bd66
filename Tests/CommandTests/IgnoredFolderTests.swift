import Foundation
import TestSupport
import Testing

/// What git ignores from above the folder that is walked. Expectations are git's: `git check-ignore` says the same.
struct IgnoredFolderTests {
  /// Runs the tool in a folder of a repository and gives the files it read, and its remarks.
  private func audited(_ files: [String: String], _ argument: String = ".", in place: String = "app") throws -> Read {
    try Tool.withFiles(files) { folder in
      let run = try Tool.run([argument, "--quiet", "--no-group"], in: folder.appending(path: place))
      let names = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }.filter { $0.hasSuffix(".json") }
      return Read(files: Set(names.map(String.init)).sorted(), errors: run.errors)
    }
  }

  private struct Read: Equatable {
    var files: [String]
    var errors: String
  }

  /// A screen with a fault, so that its file is named.
  private static let faulty = #"{"language": "en", "class": "UIButton", "frame": [0, 0, 44, 44]}"#
  private static func note(_ count: Int) -> String {
    "a11y-audit: note: skipped in folders: \(count) ignored by git\n"
  }

  private static let screens = ["app/a.json": faulty, "app/old/b.json": faulty, "app/old/deep/c.json": faulty]

  @Test("data in an asset catalog is no screen, whatever it is called")
  func catalog() throws {
    let files = ["app/a.json": Self.faulty, "app/Assets.xcassets/Old.dataset/b.json": Self.faulty]
    #expect(try audited(files) == Read(files: ["a.json"], errors: ""))
    #expect(try audited(files, "Assets.xcassets").files == [])
    #expect(try audited(files, "Assets.xcassets/Old.dataset/b.json").files == ["Assets.xcassets/Old.dataset/b.json"])
  }

  @Test(
    "files above count up to the repository's root, and its own list",
    arguments: [
      ([".git/HEAD": "", ".gitignore": "old/\n"], ["a.json"]),
      ([".git/HEAD": "", ".gitignore": "app/old/deep\n"], ["a.json", "old/b.json"]),
      ([".git/HEAD": "", ".gitignore": "/old\n"], ["a.json", "old/b.json", "old/deep/c.json"]),
      ([".git/HEAD": "", ".git/info/exclude": "# mine\nb.json\n"], ["a.json", "old/deep/c.json"]),
      ([".git/HEAD": "", ".git/info/exclude": "/app/old/*.json\n"], ["a.json", "old/deep/c.json"]),
      ([".git": "gitdir: elsewhere\n", "elsewhere/info/exclude": "b.json\n"], ["a.json", "old/deep/c.json"]),
      (
        [
          ".git": "gitdir: main/worktrees/x\n", "main/worktrees/x/commondir": "../..\n",
          "main/info/exclude": "c.json\n",
        ],
        ["a.json", "old/b.json"]
      ),
      // No repository, so that nobody knows where to stop.
      ([".gitignore": "old/\n"], ["a.json", "old/b.json", "old/deep/c.json"]),
      // Another repository's.
      ([".git/HEAD": "", ".gitignore": "old/\n", "app/.git/HEAD": ""], ["a.json", "old/b.json", "old/deep/c.json"]),
      // A later file wins over an earlier one.
      (
        [".git/HEAD": "", ".gitignore": "b.json\n", "app/.gitignore": "!b.json\n"],
        ["a.json", "old/b.json", "old/deep/c.json"]
      ),
    ] as [([String: String], [String])])
  func above(_ settings: [String: String], _ expected: [String]) throws {
    let read = try audited(Self.screens.merging(settings) { $1 })
    #expect(read.files == expected)
    #expect(read.errors == (expected.count == 3 ? "" : Self.note(1)))
  }

  @Test("an ignored folder is read if it is given on the command line", arguments: ["old/\n", "app\n", "deep\n"])
  func named(_ rule: String) throws {
    let files = Self.screens.merging([".git/HEAD": "", ".gitignore": rule]) { $1 }
    #expect(try audited(files, "old/deep") == Read(files: ["old/deep/c.json"], errors: ""))
  }

  @Test("what is named from elsewhere is ignored alike", arguments: ["app/old", "./app//old/"])
  func elsewhere(_ argument: String) throws {
    let files = Self.screens.merging([".git/HEAD": "", ".gitignore": "/app/old/deep/\n"]) { $1 }
    #expect(try audited(files, argument, in: "") == Read(files: ["app/old/b.json"], errors: Self.note(1)))
  }
}
