import A11yConfiguration
import A11yCore
import Testing

/// Who wins, and that it is known why.
@Suite struct PrecedenceTests {
  @Test("a rule is switched, weighed and set, by itself or by a tag, and its own entry wins over its tags'")
  func rules() throws {
    let project = Project(
      """
      rules:
        target-size: {severity: error, minimum: 48}
        geometry: {enabled: false, severity: notice}
        control-missing-name: warning
        deep-nesting: on

      """)
    #expect(
      try project.state(of: "target-size")
        == "off (.a11y-audit.yml:3:14), error (.a11y-audit.yml:2:17), minimum=48 (.a11y-audit.yml:2:34)")
    #expect(
      try project.state(of: "control-missing-name") == "on (.a11y-audit.yml:4:3), warning (.a11y-audit.yml:4:3)")
    #expect(try project.state(of: "deep-nesting") == "on (.a11y-audit.yml:5:3)")
    #expect(try project.state(of: "role-in-label") == "on (default)")
  }

  @Test("'only' leaves the rest out; what is switched on next to it runs")
  func only() throws {
    let project = Project("only: naming\nrules: {target-size: on}\n")
    #expect(try project.state(of: "control-missing-name") == "on (.a11y-audit.yml:1:7)")
    #expect(try project.state(of: "target-size") == "on (.a11y-audit.yml:2:9)")
    #expect(try project.state(of: "conflicting-traits") == "off (.a11y-audit.yml:1:7)")
  }

  @Test("the command line wins over the file")
  func commandLine() throws {
    let project = Project("rules: {target-size: {enabled: false, minimum: 48}}\n")
    let choice = RuleChoice(enable: ["target-size"], set: [("target-size", "minimum", "30")])
    #expect(
      try project.state(of: "target-size", choice)
        == "on (--enable target-size), minimum=30 (--set target-size.minimum=30)")
    #expect(
      try project.state(of: "target-size", RuleChoice(enable: ["geometry"], disable: ["target-size"])).hasPrefix(
        "off (--disable target-size)"))
    #expect(try project.state(of: "role-in-label", RuleChoice(only: ["geometry"])) == "off (--only geometry)")
  }

  @Test("overrides win for their files, later over earlier, and patterns start from the file's folder")
  func overrides() throws {
    let project = Project([
      "/home/app/sub/.a11y-audit.yml": """
      overrides:
        - files: Legacy
          rules: {target-size: off}
        - files: ['**/new-*.json']
          rules: {target-size: notice}
      formats:
        'dumps/**': outline
        'dumps/x.txt': idb
      skip: Vendor

      """
    ])
    let name = "sub/.a11y-audit.yml"
    let folder = "/home/app/sub"
    #expect(try project.state(of: "target-size", for: "\(folder)/a.json") == "on (default)")
    #expect(try project.state(of: "target-size", for: "\(folder)/Legacy/b/a.json") == "off (\(name):3:13)")
    #expect(
      try project.state(of: "target-size", for: "\(folder)/Legacy/new-a.json")
        == "on (\(name):5:13), notice (\(name):5:13)")
    #expect(try project.settings(for: "\(folder)/dumps/a/b.txt").format?.value == "outline")
    #expect(try project.settings(for: "\(folder)/dumps/x.txt").format?.value == "idb")
    #expect(try project.settings(for: "\(folder)/a/dumps/x.txt").format == nil)
    #expect(try project.settings(for: "\(folder)/Vendor/a.json").skip?.description == "\(name):9:7")
    #expect(try project.settings(for: "\(folder)/a.json").skip == nil)
  }

  @Test("a file wins over those it extends, and later ones over earlier ones; their paths stay their own")
  func extends() throws {
    let project = Project([
      "/home/.git/HEAD": "",
      "/home/app/.a11y-audit.yml": "extends: [../a.yml, ../shared/b.yml]\nrules: {role-in-label: on}\n",
      "/home/a.yml": "extends: shared/c.yml\nfailOn: warning\nrules: {target-size: notice, role-in-label: off}\n",
      "/home/shared/b.yml": "extends: c.yml\nrules: {target-size: error}\nreports: json=out/a.json\nskip: old\n",
      "/home/shared/c.yml": "rules: {target-size: off}\nfailOn: never\nlabelKeyPaths: axLabel\n",
    ])
    let configuration = try project.configuration()
    #expect(configuration.bases == ["../shared/c.yml", "../a.yml", "../shared/b.yml"])
    #expect(try project.state(of: "target-size") == "on (../shared/b.yml:2:9), error (../shared/b.yml:2:9)")
    #expect(try project.state(of: "role-in-label") == "on (.a11y-audit.yml:2:9)")
    #expect(configuration.failOn?.value == "warning")
    #expect(configuration.reports?.map(\.value) == ["json=/home/shared/out/a.json"])
    #expect(
      try project.settings().labelKeyPaths.map { "\($0.value) \($0.origin)" } == ["axLabel ../shared/c.yml:3:16"])
    #expect(try project.settings(for: "/home/app/old/a.json").skip == nil)
  }

  @Test("files that build on each other are reported as the circle they are")
  func circle() {
    let project = Project([
      "/home/app/.a11y-audit.yml": "extends: a.yml\n", "/home/app/a.yml": "extends: b.yml\n",
      "/home/app/b.yml": "skip: x\nextends:\n  - ./a.yml\n",
    ])
    #expect(
      project.mistakes() == ["b.yml:3:5: error: the files extend each other: a.yml → b.yml → a.yml"])
  }

  @Test("the nearest file above counts, up to the root of the repository")
  func nearest() throws {
    let project = Project([
      "/.a11y-audit.yml": "failOn: never\n", "/home/app/.git/HEAD": "",
      "/home/app/a/b/.a11y-audit.yml": "failOn: notice\n",
      "/home/other/x": "",
    ])
    #expect(try project.configuration(for: "/home/app/a/b/c/d.json").name == "a/b/.a11y-audit.yml")
    #expect(try project.configuration(for: "/home/app/a/d.json").name == nil)
    #expect(try project.configuration(for: "/home/other/d.json").failOn?.value == "never")
  }

  @Test("components and key paths come together from all that counts")
  func components() throws {
    let project = Project([
      "/home/app/.a11y-audit.yml": """
      extends: base.yml
      labelKeyPaths: [b, a]
      components: {Chip: {label: caption}}
      overrides:
        - files: x
          labelKeyPaths: c
          components: {Chip: {label: title}}

      """,
      "/home/app/base.yml":
        "labelKeyPaths: a\ncomponents: {Chip: {behavesAs: UIButton}, OurSwitch: {behavesAs: UISwitch}}\n",
    ])
    let plain = try project.settings()
    #expect(plain.labelKeyPaths.map(\.value) == ["a", "b"])
    #expect(
      plain.components.mapValues(\.value) == [
        "Chip": Component(labelSource: "caption"), "OurSwitch": Component(behavesAs: "UISwitch"),
      ])
    #expect(plain.componentKeyPaths == ["Chip": "caption"])
    let other = try project.settings(for: "/home/app/x/a.json")
    #expect(other.labelKeyPaths.map(\.value) == ["a", "b", "c"])
    #expect(other.componentKeyPaths == [:])
  }
}
