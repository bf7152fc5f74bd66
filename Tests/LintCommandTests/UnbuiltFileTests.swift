import Foundation
import TestSupport
import Testing

@Suite struct UnbuiltFileTests {
  private static let faulty = "let close = UIButton()\nclose.setImage(UIImage(named: \"cross\"), for: .normal)\n"

  /// What a run over six files of a project says.
  ///
  /// - Parameters:
  ///   - listed: the Swift files that the project builds.
  ///   - more: further files.
  private func lint(_ listed: [String], _ files: [String], _ more: [String: String] = [:]) throws -> Tool.Run {
    var contents = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.faulty) })
    contents["App.xcodeproj/project.pbxproj"] =
      (listed.map { "A1 /* \($0) in Sources */ = {isa = PBXBuildFile; };" }
      + ["A2 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; };"]).joined(separator: "\n")
    return try Tool.withFiles(contents.merging(more) { $1 }) { try Tool.lint(["."], in: $0) }
  }

  private let names = ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift", "Old.swift"]

  @Test("a Swift file that no target builds is counted and not checked")
  func leftOver() throws {
    let run = try lint(Array(names.dropLast()), names)
    #expect(run.output.contains("E.swift:1") && !run.output.contains("Old.swift"))
    #expect(run.errors.contains("skipped in folders: 1 that no target of the Xcode project builds"))
    // All are listed, or the project lists so few that it is another's or an old one.
    #expect(try lint(names, names).output.contains("Old.swift:1"))
    #expect(try lint(["A.swift"], names).output.contains("Old.swift:1"))
  }

  @Test("old copies of files that are built in another folder, however many")
  func copies() throws {
    let built = ["A.swift", "B.swift"]
    let references = built.enumerated().map { number, name in
      "B\(number) = { isa = PBXFileReference; path = \(name); sourceTree = \"<group>\"; };"
    }
    let project =
      "{ objects = { " + references.joined(separator: "\n")
        + """
         C1 = { isa = PBXGroup; children = ( C2, ); sourceTree = "<group>"; };
         C2 = { isa = PBXGroup; children = ( B0, B1, ); path = New; sourceTree = "<group>"; };
         P = { isa = PBXProject; mainGroup = C1; };
         A1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = B0; };
         A2 /* B.swift in Sources */ = {isa = PBXBuildFile; fileRef = B1; };
         A3 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; };
        }; }
        """
    let files = built.flatMap { ["New/\($0)", "Old/\($0)"] }
    let run = try lint([], files, ["App.xcodeproj/project.pbxproj": project])
    #expect(run.output.contains("New/A.swift:1") && !run.output.contains("Old/A.swift"))
    #expect(run.errors.contains("skipped in folders: 2 that no target of the Xcode project builds"))
  }

  @Test("files of packages and of projects that are generated are checked")
  func generated() throws {
    let built = Array(names.dropLast())
    let kit = try lint(built, built + ["Kit/Old.swift"], ["Kit/Package.swift": "// swift-tools-version: 6.0\n"])
    #expect(kit.output.contains("Kit/Old.swift:1"))
    #expect(try lint(built, names, ["project.yml": "name: App\n"]).output.contains("Old.swift:1"))
  }
}
