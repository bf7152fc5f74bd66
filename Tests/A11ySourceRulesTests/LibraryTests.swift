import A11yCore
import Foundation
import TestSupport
import Testing

@testable import A11ySourceRules

/// A run gives the same answers whether its trees fit into memory or are parsed again.
@Suite struct LibraryTests {
  /// The silent controls and what is next to them, all in one run.
  private static let sources: [String: [UInt8]] = {
    let folder = Tool.root.appending(path: "Fixtures/source")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    var sources: [String: [UInt8]] = [:]
    for path in paths where path.hasSuffix("Silent.swift") {
      sources[path] = (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
    }
    return sources
  }()

  private static let audit = SourceAudit(rules: SourceCatalog.defaults)

  private func texts(_ answer: SourceAudit.Answer) -> [String] {
    answer.result.findings.map { "\($0.file):\($0.location.line) \($0.rule) \($0.outcome)" }
  }

  /// With every file begun before the next is read, as a run does it.
  private func findings(budget: Int) -> [String] {
    let sources = Self.sources
    let library = SourceLibrary(budget: budget) { sources[$0.text] }
    var survey = IndexSurvey()
    var openings: [(path: FilePath, opening: SourceAudit.FirstPass)] = []
    for path in sources.keys.sorted() {
      let file = SourceFile(library.parse(path: FilePath(path), bytes: sources[path] ?? []), index: nil)
      let opening = Self.audit.begin(file)
      openings.append((FilePath(path), opening))
      library.keep(file.tree, for: opening.isWhole ? .extends : .waits)
      survey.merge(IndexSurvey(file))
    }
    let index = SourceIndex(survey, tree: library.tree)
    library.keepExtending(index.filesOfParts)
    return openings.flatMap { path, opening in
      library.tree(path).map {
        texts(Self.audit.run(SourceFile($0, index: opening.isWhole ? nil : index), since: opening))
      } ?? []
    }
  }

  @Test("the result does not depend on the memory limit")
  func budgets() {
    let trees = Self.sources.keys.sorted().map { SourceTree(path: FilePath($0), bytes: Self.sources[$0] ?? []) }
    let index = SourceIndex(trees)
    let all = trees.flatMap { texts(Self.audit.run(SourceFile($0, index: index))) }
    #expect(Self.sources.count == 20)
    #expect(all.count > 20)
    for budget in [Int.max, 100_000, 40_000, 0] { #expect(findings(budget: budget) == all) }
  }

  @Test(
    "a file is checked at once unless it takes the rest of the run to tell",
    arguments: [
      ("let a = 1", true), ("class A { let button = UIButton() }", true), ("extension A: B {}", true),
      ("label.font = .boldSystemFont(ofSize: 12)", false), ("class A: UIView {}", false),
      ("import XCTest\nclass A: UIView {}", true),
    ])
  func opening(_ source: String, isWhole: Bool) {
    let tree = SourceTree(path: "A.swift", bytes: Array(source.utf8))
    #expect(Self.audit.begin(SourceFile(tree, index: nil)).isWhole == isWhole)
  }

  @Test("a file that is gone, or another by now, is not checked by what it was")
  func changed() {
    let dial = Array("class Base: UIControl {}\nclass Dial: Base { override func draw(_ rect: CGRect) {} }".utf8)
    let library = SourceLibrary(budget: 0) { $0 == "gone.swift" ? nil : Array("//".utf8) }
    let tree = library.parse(path: "other.swift", bytes: dial)
    library.keep(tree, for: .waits)
    #expect(library.tree("gone.swift") == nil)
    #expect(library.tree("other.swift") == nil)
    let index = SourceIndex(IndexSurvey(SourceFile(tree, index: nil)), tree: library.tree)
    #expect(index.facts(of: "Dial") == nil)
    let user = SourceTree(path: "user.swift", bytes: Array("class Wheel: Dial {}".utf8))
    #expect(Self.audit.run(SourceFile(user, index: index)).result.findings == [])
  }

  @Test("what waits takes the room of what only extends, and what extends no class is let go")
  func room() {
    let trees = ["a.swift", "b.swift", "c.swift"].map { SourceTree(path: $0, bytes: Array("let a = 1".utf8)) }
    let library = SourceLibrary(budget: trees[0].size * 2) { _ in nil }
    library.keep(trees[0], for: .extends)
    library.keep(trees[1], for: .extends)
    library.keep(trees[2], for: .extends)
    #expect(library.tree("c.swift") == nil)
    library.keep(trees[2], for: .waits)
    #expect(library.tree("a.swift") === trees[0])
    #expect(library.tree("b.swift") == nil)
    #expect(library.tree("c.swift") === trees[2])
    library.keepExtending([])
    #expect(library.tree("a.swift") == nil)
    #expect(library.tree("c.swift") === trees[2])
  }

  @Test("what tests and generators write is set aside without being parsed")
  func setAside() {
    for (path, text) in [("AppTests/A.swift", "let a = 1"), ("A.swift", "// Generated using SwiftGen\nlet a = 1")] {
      let tree = SourceTree(path: FilePath(path), bytes: Array(text.utf8))
      #expect(tree.isExempt)
      #expect(tree.nodes.count == 1)
    }
    #expect(SourceTree(path: "A.swift", bytes: Array("import XCTest".utf8)).isExempt)
    #expect(!SourceTree(path: "A.swift", bytes: Array("let a = 1".utf8)).isExempt)
  }
}
