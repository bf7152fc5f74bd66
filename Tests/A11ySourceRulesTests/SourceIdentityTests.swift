import A11yCore
import A11ySourceRules
import Testing

/// A finding in source is the same finding in the next run, whatever was done to the code around the fault.
@Suite struct SourceIdentityTests {
  private static let source = """
    import UIKit

    class Form {
      class Row: UIView {
        override func layoutSubviews() {
          title.font = .systemFont(ofSize: 12)
          label.font = .systemFont(ofSize: 12)
        }
      }
    }
    """

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var path = "App/Form.swift"
  }

  static let same = [
    Change(testDescription: "nothing", source: source),
    Change(testDescription: "lines and columns", source: "\n\n" + source.replacing("\n", with: "\n  ")),
    Change(testDescription: "the file", source: source, path: "Other/Rows.swift"),
    Change(testDescription: "what is measured", source: source.replacing("ofSize: 12", with: "ofSize: 14")),
    Change(testDescription: "a parameter", source: source.replacing("Subviews()", with: "Subviews(_ again: Bool)")),
    Change(
      testDescription: "the order",
      source: source.replacing("title.", with: "x.").replacing("label.", with: "title.")
        .replacing("x.", with: "label.")),
    Change(
      testDescription: "a member before it",
      source: source.replacing("    override", with: "    var a = 1\n    func b() {}\n    override")),
  ]

  @Test("properties that are not part of the fault do not change the identity", arguments: same)
  func unchanged(_ change: Change) {
    let prints = Self.fingerprints(change.source, path: FilePath(change.path))
    #expect(prints.count == 2)
    #expect(prints == Self.fingerprints(Self.source))
  }

  @Test(
    "another type, member or variable is another finding",
    arguments: [("class Row", "class Line", 2), ("layoutSubviews", "awakeFromNib", 2), ("title.", "nameLabel.", 1)])
  func changed(_ old: String, _ new: String, _ count: Int) {
    let prints = Self.fingerprints(Self.source.replacing(old, with: new))
    #expect(prints.subtracting(Self.fingerprints(Self.source)).count == count)
  }

  @Test("outside of any type the file tells findings apart")
  func outside() {
    let source = "import UIKit\nlabel.font = .systemFont(ofSize: 12)\n"
    #expect(Self.fingerprints(source, path: "a/A.swift") == Self.fingerprints(source, path: "b/A.swift"))
    #expect(Self.fingerprints(source, path: "a/A.swift") != Self.fingerprints(source, path: "a/B.swift"))
  }

  @Test(
    "a finding says what it is in",
    arguments: [
      (source, "Form/Row/layoutSubviews()"), ("label.font = .systemFont(ofSize: 12)", ""),
      ("extension A.B { var c: Int { label.font = .systemFont(ofSize: 12); return 1 } }", "B/c"),
      ("func a() { let b = { label.font = .systemFont(ofSize: 12) } }", "a()"),
      ("class A { init() { func b() { label.font = .systemFont(ofSize: 12) } } }", "A/init()/b()"),
      ("let é = \"ü\"; class Ä { func ö() { label.font = .systemFont(ofSize: 12) } }", "Ä/ö()"),
    ])
  func declaration(_ source: String, _ declaration: String) {
    let found = Self.findings(source).map(\.subject.declaration)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 == declaration }, "\(found)")
  }

  private static func findings(_ source: String, path: FilePath = "App/Form.swift") -> [Finding] {
    let tree = SourceTree(path: path, bytes: Array(source.utf8))
    let rules = SourceCatalog.rules.filter { $0.info.id == "fixed-font" }
    return SourceAudit(rules: rules).run(SourceFile(tree, index: SourceIndex([tree]))).result.findings
  }

  private static func fingerprints(_ source: String, path: FilePath = "App/Form.swift") -> Set<String> {
    Set(FindingIdentity.identities(of: findings(source, path: path)).map(\.fingerprint))
  }
}
