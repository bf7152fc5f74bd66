import Testing

/// What is wrong with a file is said with its place, what is valid, and the nearest word.
@Suite struct MistakeTests {
  @Test(
    "an error is reported with line and column and with what would be right",
    arguments: [
      ("rulez:\n  text: off\n", "1:1: error: unknown key 'rulez'; did you mean 'rules'?"),
      (
        "overrides:\n  - files: a\n    skip: b\n",
        "3:5: error: unknown key 'skip'; write it at the top level of the file"
      ),
      (
        "overrides:\n  - rules:\n",
        "2:5: error: 'files' is missing: files to which the entry applies, relative to this file's folder"
      ),
      ("rules:\n  target-siz: off\n", "2:3: error: unknown rule 'target-siz'; did you mean 'target-size'?"),
      ("rules: off\n", "1:8: error: 'rules' expects a mapping of rules and tags to their settings, found 'off'"),
      (
        "rules:\n- target-size: off\n",
        "2:1: error: 'rules' expects a mapping of rules and tags to their settings, found a list; delete the '-' "
          + "before each rule"
      ),
      ("target-size: off\n", "1:1: error: unknown key 'target-size'; write it in 'rules'"),
      ("disabled_rules: [text]\n", "1:1: error: unknown key 'disabled_rules'; write 'rules' with RULE: off"),
      ("excluded: [Pods]\n", "1:1: error: unknown key 'excluded'; write 'skip' with path patterns"),
      ("reporter: json\n", "1:1: error: unknown key 'reporter'; write 'reports', such as sarif=a11y.sarif"),
      (
        "rules:\n  text: maybe\n",
        "2:9: error: 'text' expects on, off, error, warning or notice, or a mapping, found 'maybe'"
      ),
      (
        "rules:\n  target-size: [48]\n",
        "2:16: error: 'target-size' expects on, off, error, warning or notice, or a mapping, found a list"
      ),
      (
        "rules:\n  target-size: {minimun: 48}\n",
        "2:17: error: target-size has no option 'minimun'; did you mean 'minimum'?"
      ),
      (
        "rules:\n  target-size: {minimum: much}\n",
        "2:26: error: 'target-size.minimum' expects a number from 1 to 1000, found 'much'"
      ),
      (
        "rules:\n  target-size: {minimum: {a: b}}\n",
        "2:26: error: 'target-size.minimum' expects a number from 1 to 1000, found a mapping"
      ),
      (
        "rules:\n  target-size: {severity: fatal}\n",
        "2:27: error: 'severity' expects error, warning or notice, found 'fatal'"
      ),
      (
        "rules:\n  naming: {minimum: 48}\n",
        "2:12: error: the tag 'naming' expects 'enabled' or 'severity', found 'minimum'"
      ),
      ("only: [wcag22]\n", "1:8: error: unknown rule 'wcag22'; did you mean 'wcag22a'?"),
      ("failOn: errors\n", "1:9: error: 'failOn' expects error, warning, notice, review or never, found 'errors'"),
      ("formats: {a: outlin}\n", "1:14: error: unknown format 'outlin'; did you mean 'outline'?"),
      ("reports: jsn=a.json\n", "1:10: error: unknown report 'jsn'; did you mean 'json'?"),
      ("skip: {a: b}\n", "1:7: error: 'skip' expects a path pattern, or a list of them, found a mapping"),
      ("labelKeyPaths: ['']\n", "1:17: error: 'labelKeyPaths' expects a key path, found nothing"),
      (
        "components:\n  OurSwitch: {behavesAs: UISwich}\n",
        "2:26: error: unknown UIKit class 'UISwich'; did you mean 'UISwitch'?"
      ),
      ("components:\n  OurSwitch: UISwitch\n", "2:14: error: 'OurSwitch' expects a mapping, found 'UISwitch'"),
      (
        "suppress:\n  - rule: target-size\n    identifier: x\n",
        "2:5: error: 'reason' is missing: reason for the suppression"
      ),
      (
        "suppress:\n  - identifier: x\n    reason: y\n",
        "2:5: error: 'rule' is missing: rule whose findings are suppressed"
      ),
      (
        "suppress:\n  - {rule: naming, reason: y, label: x}\n", "2:12: error: unknown rule 'naming'"
      ),
      (
        "suppress:\n  - {rule: target-size, reason: y}\n",
        "2:5: error: does not describe a control: identifier, label, class, path or file is missing"
      ),
      (
        "suppress:\n  - {rule: target-size, reason: y, label: x, until: 2026-02-30}\n",
        "2:53: error: 'until' expects a date such as 2026-12-31, found '2026-02-30'"
      ),
      (
        "suppress:\n  - {rule: target-size, reason: y, label: x, recursive: deep}\n",
        "2:57: error: 'recursive' expects true or false, found 'deep'"
      ),
      ("suppress: a\n", "1:11: error: 'suppress' expects a list of mappings, found 'a'"),
      ("- a\n", "1:1: error: 'the file' expects a mapping, found a list"),
      ("extends: gone.yml\n", "1:10: error: no such file: 'gone.yml'"),
    ])
  func mistake(_ file: String, _ message: String) {
    #expect(Project(file).mistakes() == [".a11y-audit.yml:\(message)"])
  }

  @Test("all errors of a file are reported at once, from top to bottom")
  func several() {
    let file = "suppress:\n  - {rule: target-size, reason: y}\nfailOn: errors\nrulez: x\n"
    #expect(
      Project(file).mistakes() == [
        ".a11y-audit.yml:2:5: error: does not describe a control: identifier, label, class, path or file is missing",
        ".a11y-audit.yml:3:9: error: 'failOn' expects error, warning, notice, review or never, found 'errors'",
        ".a11y-audit.yml:4:1: error: unknown key 'rulez'; did you mean 'rules'?",
      ])
  }

  @Test("an error in a file that is built upon is reported there")
  func base() {
    let project = Project([
      "/home/app/.a11y-audit.yml": "extends: ../base.yml\n", "/home/.git/HEAD": "",
      "/home/base.yml": "skip: old\n\nfailon: error\n",
    ])
    #expect(project.mistakes() == ["../base.yml:3:1: error: unknown key 'failon'; did you mean 'failOn'?"])
  }

  @Test("an empty file, and one of comments, asks for nothing", arguments: ["", "# nothing\n", "---\n", "rules:\n"])
  func empty(_ file: String) throws {
    #expect(Project(file).mistakes() == [])
    #expect(try Project(file).state(of: "target-size") == "on (default)")
  }
}
