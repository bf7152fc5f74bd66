import A11yCore
import Foundation
import TestSupport
import Testing

@testable import A11ySourceRules

/// A run gives the same answers whether its trees fit into memory or are parsed again.
@Suite struct LibraryTests {
  /// The silent controls and what stands beside them, all in one run.
  private static let sources: [String: [UInt8]] = {
    let folder = Tool.root.appending(path: "Fixtures/source")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    var sources: [String: [UInt8]] = [:]
    for path in paths where path.hasSuffix("Silent.swift") {
      sources[path] = (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
    }
    return sources
  }()

  private func findings(budget: Int) -> [String] {
    let sources = Self.sources
    let library = SourceLibrary(budget: budget) { sources[$0] }
    let paths = sources.keys.sorted()
    let surveys = paths.map { library.survey(path: $0, bytes: sources[$0] ?? []) }
    let index = SourceIndex(surveys, tree: library.tree)
    let audit = SourceAudit(rules: Catalog.defaults)
    return paths.compactMap(library.tree).flatMap { tree in
      audit.run(SourceFile(tree, index: index)).result.findings.map { "\($0.file):\($0.location.line) \($0.rule)" }
    }
  }

  @Test("with room for all, for some and for none")
  func budgets() {
    let all = findings(budget: .max)
    #expect(Self.sources.count == 20)
    #expect(all.count > 20)
    #expect(findings(budget: 40_000) == all)
    #expect(findings(budget: 0) == all)
  }

  @Test("a file that is gone, or another by now, is not judged by what it was")
  func changed() {
    let dial = Array("class Base: UIControl {}\nclass Dial: Base { override func draw(_ rect: CGRect) {} }".utf8)
    let library = SourceLibrary(budget: 0) { $0 == "gone.swift" ? nil : Array("//".utf8) }
    let surveys = ["gone.swift", "other.swift"].map { library.survey(path: $0, bytes: dial) }
    #expect(library.tree("gone.swift") == nil)
    let index = SourceIndex(Array(surveys.suffix(1)), tree: library.tree)
    #expect(index.facts(of: "Dial") == nil)
    let tree = SourceTree(path: "user.swift", bytes: Array("class Wheel: Dial {}".utf8))
    #expect(SourceAudit(rules: Catalog.defaults).run(SourceFile(tree, index: index)).result.findings == [])
  }

  @Test("what tests and generators write is set aside without being parsed")
  func setAside() {
    for (path, text) in [("AppTests/A.swift", "let a = 1"), ("A.swift", "// Generated using SwiftGen\nlet a = 1")] {
      let tree = SourceTree(path: path, bytes: Array(text.utf8))
      #expect(tree.isExempt)
      #expect(tree.nodes.count == 1)
    }
    #expect(SourceTree(path: "A.swift", bytes: Array("import XCTest".utf8)).isExempt)
    #expect(!SourceTree(path: "A.swift", bytes: Array("let a = 1".utf8)).isExempt)
  }
}
