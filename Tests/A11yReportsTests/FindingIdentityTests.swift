import A11yCore
import A11yFormats
import A11yRules
import Testing

/// A finding is the same finding in the next run, whatever was done to the file next to the fault.
@Suite struct FindingIdentityTests {
  /// Two nameless buttons, one of them in a list of two, and a small one with a name.
  static let before = """
    screen "Login" 390x844 en
      UIView frame=0,0,390,844
        UIView identifier=form frame=0,0,390,400
          UIButton frame=20,60,44,44
          button "Close 12" frame=20,160,20,20
        button identifier=help-3 label="" frame=20,500,44,44
    """

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var outline: String
    var file = "App/login.outline"
  }

  static let changes = [
    Change(testDescription: "nothing", outline: before),
    Change(testDescription: "lines and columns", outline: before.replacing("\n", with: "\n\n")),
    Change(testDescription: "the folder", outline: before, file: "Other/Place/login.outline"),
    Change(
      testDescription: "frames, sizes and numbers",
      outline: before.replacing("160,20,20", with: "180,21,22").replacing("Close 12", with: "Close 13")
        .replacing("help-3", with: "help-14")),
    Change(testDescription: "the container's name", outline: before.replacing("identifier=form", with: "identifier=x")),
    Change(testDescription: "the container's class", outline: before.replacing("  UIView id", with: "  FormView id")),
    Change(
      testDescription: "order and nesting",
      outline: """
        screen "Login" 390x844 en
          button identifier=help-3 label="" frame=20,500,44,44
          UIView frame=0,0,390,844
            button "Close 12" frame=20,160,20,20
            UIView frame=0,0,390,300
              UIView frame=0,0,390,200
                UIButton frame=20,60,44,44
        """),
  ]

  @Test("properties that are not part of the fault do not change the identity", arguments: changes)
  func unchanged(_ change: Change) throws {
    let prints = try Self.fingerprints(change.outline, file: change.file)
    #expect(prints == (try Self.fingerprints(Self.before)))
    #expect(prints.count == 3)
  }

  @Test(
    "another rule, screen, file, identifier, role or name is another finding",
    arguments: [
      ("\"Login\"", "\"Register\"", 3), ("help-3", "support", 1), ("Close 12", "Open", 1),
      ("button \"Close", "link \"Close", 1),
    ])
  func changed(_ old: String, _ new: String, _ count: Int) throws {
    let prints = try Self.fingerprints(Self.before.replacing(old, with: new))
    #expect(try Self.fingerprints(Self.before).subtracting(prints).count == count)
  }

  @Test("one more of what there is already is one more identity, wherever it is")
  func oneMore() throws {
    let before = try Self.fingerprints(Self.before)
    let lines = Self.before.split(separator: "\n", omittingEmptySubsequences: false)
    for place in 2...5 {
      var more = lines
      more.insert("    UIButton frame=200,700,44,44", at: place == 3 || place == 4 ? 2 : place)
      let after = try Self.fingerprints(more.joined(separator: "\n"))
      #expect(before.subtracting(after) == [])
      #expect(after.count == before.count + 1)
    }
  }

  @Test("equal findings keep their ordinals if the file is reordered, as long as something distinguishes them")
  func equals() throws {
    let rows = (1...9).map { "  button identifier=row-\($0) label=\"\" frame=0,\($0 * 50),44,44" }
    let identities = { (rows: [String]) in
      let result = try Self.audit("screen \"List\" 390x844 en\n" + rows.joined(separator: "\n"), file: "a")
      let identities = FindingIdentity.identities(of: result.findings)
      return Dictionary(
        uniqueKeysWithValues: zip(result.findings, identities).map { ($0.subject.identifier ?? "", $1.ordinal) })
    }
    let ordinals = try identities(rows)
    #expect(ordinals.count == 9)
    #expect(ordinals == (try identities(rows.reversed())))
  }

  @Test("a fingerprint is the same on every machine and in every version")
  func fixed() throws {
    let identities = FindingIdentity.identities(of: try Self.audit(Self.before, file: "login.outline").findings)
    #expect(identities.map(\.fingerprint) == Self.known)
    #expect(identities.map(\.commonFingerprint.count) == [16, 16, 16])
  }

  /// Baselines of users hold these: they change in a major version only.
  private static let known = [
    "99c4046183b8bc7bc6c9400a31f735d4",
    "f491acbe8028639b5acd053904fc2b87",
    "4751c83f5b126440ea69c5591ce4837b",
  ]

  private static func fingerprints(_ outline: String, file: String = "App/login.outline") throws -> Set<String> {
    let findings = try audit(outline, file: file).findings
    let prints = Set(FindingIdentity.identities(of: findings).map(\.fingerprint))
    #expect(prints.count == findings.count)
    return prints
  }

  private static func audit(_ outline: String, file: String) throws -> AuditResult {
    let rules = ["control-missing-name", "target-size"]
    let audit = Audit(rules: try rules.map { try #require(Catalog.rule($0)) })
    var result = AuditResult()
    for screen in try Formats.read(Array(outline.utf8)) {
      result.add(audit.run(AccessibilityTree(screen), file: FilePath(file)))
    }
    return result
  }
}
