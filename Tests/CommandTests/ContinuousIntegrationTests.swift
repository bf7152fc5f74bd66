import Foundation
import TestSupport
import Testing

/// Mistakes of people who set the tool up in CI: none is silent, none loses anything, each has a remedy that works.
@Suite struct ContinuousIntegrationTests {
  private static let faulty = "screen \"Pay\" 390x844 en\n  button frame=20,60,44,44\n"
  private static let clean = "screen \"Pay\" 390x844 en\n  button \"Pay\" frame=20,60,44,44\n"

  private func git(_ arguments: [String], in folder: URL) throws {
    let all = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-C", folder.path] + arguments
    let run = try Tool.run(all, of: URL(filePath: "/usr/bin/git"))
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("a baseline read in a subfolder keeps the entries of files outside of it")
  func baselineInSubfolder() throws {
    try Tool.withFiles(["A/main.outline": Self.faulty, "B/main.outline": Self.faulty, ".git/HEAD": ""]) { folder in
      let only = ["--only", "control-missing-name"]
      _ = try Tool.run([".", "--write-baseline", "b.json"] + only, in: folder)
      let baseline = folder.appending(path: "b.json")
      let before = try Data(contentsOf: baseline)
      let inner = folder.appending(path: "A")
      let strict = try Tool.run([".", "--baseline", "../b.json", "--strict"] + only, in: inner)
      #expect(strict.status == 0, "\(strict)")
      _ = try Tool.run([".", "--baseline", "../b.json", "--prune"] + only, in: inner)
      #expect(try Data(contentsOf: baseline) == before)
      // What is fixed in the subfolder is fixed.
      try Self.clean.write(to: inner.appending(path: "main.outline"), atomically: true, encoding: .utf8)
      let fixed = try Tool.run([".", "--baseline", "../b.json", "--prune"] + only, in: inner)
      #expect(fixed.errors.contains("1 finding in the baseline is fixed and removed"), "\(fixed)")
      let whole = try Tool.run([".", "--baseline", "b.json", "--strict"] + only, in: folder)
      #expect(whole.status == 0 && whole.output.contains("known: 1"), "\(whole)")
    }
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
    <outlet property="closeButton" destination="b" id="1"/></connections></placeholder>
    <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <button id="b"><rect key="frame" x="20" y="120" width="90" height="44"/><state key="normal" image="ic_pay"/></button>
    </subviews></view></objects></document>
    """
  private static let named =
    "class Base { }\nclass Home: Base { func go() { closeButton.accessibilityLabel = \"Pay\" } }\n"

  @Test(
    "--changed-since checks an interface file whose code has changed, whatever file of the class that is",
    arguments: [
      ["Home.swift": "class Base { }\nclass Home: Base { }\n"],
      [
        "Base.swift": "class Base { var number = 2 }\n",
        "Home.swift": "class Home: Base { @IBOutlet var closeButton: UIButton! }\n",
      ],
      ["Home.swift": nil],
    ])
  func changedCode(_ changes: [String: String?]) throws {
    try Tool.withFiles([
      "Home.xib": Self.document, "Home.swift": Self.named, "Base.swift": "", "Other.swift": "class Other {}\n",
    ]) { folder in
      try git(["init", "-q"], in: folder)
      try git(["add", "."], in: folder)
      try git(["commit", "-q", "-m", "first"], in: folder)
      let options = [".", "--changed-since", "HEAD", "--only", "control-missing-name"]
      try "class Other { var count = 1 }\n".write(
        to: folder.appending(path: "Other.swift"), atomically: true, encoding: .utf8)
      let other = try Tool.run(options, in: folder)
      #expect(other.output.contains("no file has changed"), "\(other)")
      for (path, text) in changes {
        let file = folder.appending(path: path)
        if let text {
          try text.write(to: file, atomically: true, encoding: .utf8)
        } else {
          try FileManager.default.removeItem(at: file)
        }
      }
      let run = try Tool.run(options, in: folder)
      #expect(run.status == 1 || run.output.contains("to review"), "\(run)")
      #expect(run.output.contains("Home.xib"), "\(run)")
    }
  }

  @Test("--changed-since counts the code of --sources, too")
  func changedSources() throws {
    try Tool.withFiles(["App/Home.xib": Self.document, "Code/Home.swift": Self.named]) { folder in
      try git(["init", "-q"], in: folder)
      try git(["add", "."], in: folder)
      try git(["commit", "-q", "-m", "first"], in: folder)
      let options = ["App", "--sources", "Code", "--changed-since", "HEAD", "--only", "control-missing-name"]
      #expect(try Tool.run(options, in: folder).output.contains("no file has changed"))
      try "class Home: NSObject { }\n".write(
        to: folder.appending(path: "Code/Home.swift"), atomically: true, encoding: .utf8)
      let run = try Tool.run(options, in: folder)
      #expect(run.output.contains("App/Home.xib"), "\(run)")
    }
  }

  @Test("a commit that the clone does not have, and a folder without git, are named")
  func commits() throws {
    try Tool.withFiles(["a.outline": Self.clean]) { folder in
      let none = try Tool.run([".", "--changed-since", "main"], in: folder)
      #expect(none.errors.contains("needs a git repository; this folder is not in one"), "\(none)")
      try git(["init", "-q"], in: folder)
      try git(["add", "."], in: folder)
      try git(["commit", "-q", "-m", "first"], in: folder)
      let shallow = try Tool.run([".", "--changed-since", "origin/main"], in: folder)
      #expect(shallow.errors.contains("'origin/main' is not in this clone; fetch it: git fetch origin"), "\(shallow)")
      #expect(shallow.errors.contains("fetch-depth: 0"), "\(shallow)")
      let zeros = try Tool.run([".", "--changed-since", String(repeating: "0", count: 40)], in: folder)
      #expect(zeros.errors.contains("stands for no commit"), "\(zeros)")
      // A misspelled folder is no commit.
      #expect(try Tool.run(["diff", "old", "new"], in: folder).errors.contains("No such file or directory"))
      let revisions = try Tool.run(["diff", "main", "HEAD"], in: folder)
      #expect(revisions.errors.contains("git worktree add ../old main; a11y-audit diff ../old ."), "\(revisions)")
    }
  }

  @Test("a folder of nothing, of what was not fetched, and of what is skipped is no pass")
  func nothing() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 4\n"
    let cases: [([String: String], String)] = [
      (["empty/readme.md": ""], "found no storyboard, xib or screen description"),
      (["Main.storyboard": pointer], "this is a Git LFS pointer, the file itself is not here; fetch it: git lfs pull"),
      (["a.outline": Self.clean, ".a11y-audit.yml": "skip: ['*.outline']\n"], "the configuration skips the only file"),
    ]
    for (files, message) in cases {
      try Tool.withFiles(files) { folder in
        let run = try Tool.run([".", "--report", "junit=x.xml"], in: folder)
        #expect(run.status == 2, "\(run)")
        #expect(run.errors.contains(message), "\(run)")
        let report = try String(contentsOf: folder.appending(path: "x.xml"), encoding: .utf8)
        #expect(report.contains("<failure") || report.contains("<error"), "\(report)")
      }
    }
    try Tool.withFiles(["App.swift": "struct App {}\n"]) { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.status == 0, "\(run)")
    }
  }

  @Test(
    "a merge conflict is named at its line, in whatever format", arguments: ["a.json", "a.outline", "Main.storyboard"])
  func conflict(_ name: String) throws {
    let text = "<<<<<<< HEAD\n\(Self.document)\n=======\n>>>>>>> other\n"
    let inner = Self.document.replacing("<button", with: "\n<<<<<<< HEAD\n<button")
    for (text, line) in [(text, 1), (inner, 6)] where line == 1 || name == "Main.storyboard" {
      try Tool.withFiles([name: text]) { folder in
        let run = try Tool.run([name], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("\(name):\(line):1: error: the file has a merge conflict; resolve it"), "\(run)")
      }
    }
  }

  @Test("an empty launch screen does not fail a pattern that names it")
  func launchScreen() throws {
    let launch = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" launchScreen="YES"><scenes>
      <scene><objects><viewController id="C"><view key="view" id="V"><rect key="frame" x="0" y="0" width="390" \
      height="844"/></view></viewController></objects></scene></scenes></document>
      """
    let home = Self.document.replacing("image=\"ic_pay\"", with: "title=\"Pay\"")
    try Tool.withFiles(["A/Launch.storyboard": launch, "A/Home.xib": home]) { folder in
      let run = try Tool.run(["A/*"], in: folder)
      #expect(run.status == 0, "\(run)")
      #expect(run.errors.contains("a11y-audit: note: A/Launch.storyboard has no controls\n"), "\(run)")
      // A commit hook may name nothing else.
      let alone = try Tool.run(["A/Launch.storyboard"], in: folder)
      #expect(alone.status == 0 && alone.output.hasPrefix("nothing to check: "), "\(alone)")
    }
  }

  @Test(
    "what is typed for a report is written there, or refused",
    arguments: [
      (["--report", "sarif="], "--report sarif= names no file"),
      (["--report", "github-summary=$GITHUB_STEP_SUMMARY"], "'$GITHUB_STEP_SUMMARY' was not replaced by the shell"),
      (["--report", "gl-code-quality-report.json"], "write --report gitlab=gl-code-quality-report.json"),
      (["--report", "checkstyle.xml"], "write --report checkstyle=checkstyle.xml"),
      (["--report", "a11y-badge.json"], "write --report badge=a11y-badge.json"),
      (["--report", "junit.xml"], "write --report junit=junit.xml"),
      (["--report", "sarif,junit"], "repeat the option: --report sarif=FILE --report junit=FILE"),
      (["--report", "sarif=a", "--report", "junit=a"], "give each a file of its own"),
      (["--report", "sarif", "--report", "junit"], "write one to a file: --report junit=FILE"),
      (["--report", "sarif=b/c/a"], "the folder b/c does not exist; create it: mkdir -p b/c"),
      (["--write-baseline", "b/a.json"], "the folder b does not exist; create it: mkdir -p b"),
      (["--report", "sarif=."], "cannot write .: it is a folder; name a file in it"),
      (["--baseline", "."], "is a folder"), (["--config", "."], "is a folder"),
      (["--today", "31.12.2030"], "expected a day such as 2026-12-31, found '31.12.2030'"),
      (["--strings", "nodir"], "--strings: 'nodir' does not exist"),
      (["--sources", "a.outline"], "--sources: 'a.outline' is not Swift or Objective-C"),
      (["\u{2014}fail-on", "warning"], "begins with a long dash; write --fail-on"),
      (["--ignore", "App"], "unknown rule 'App'; to leave out files, write 'skip' in the configuration file"),
    ])
  func options(_ arguments: [String], _ answer: String) throws {
    try Tool.withFiles(["a.outline": Self.clean, "App/b.outline": Self.clean]) { folder in
      let run = try Tool.run(["a.outline"] + arguments, in: folder)
      #expect(run.status == 2, "\(run)")
      #expect(run.errors.contains(answer), "\(run)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "$GITHUB_STEP_SUMMARY").path))
    }
  }

  @Test("'reports' prints variables in quotes in which a shell replaces them")
  func listOfReports() throws {
    #expect(try Tool.run(["reports"]).output.contains("--report \"github-summary=$GITHUB_STEP_SUMMARY\"\n"))
  }

  @Test(
    "paths that are nearly right are answered",
    arguments: [
      (["app/b.outline"], "app/b.outline: error: No such file or directory; did you mean 'App/b.outline'?"),
      (["My", "App/c.outline"], "quote the path: 'My App/c.outline'"),
      (["App/{a,b}.outline"], "patterns have no braces: remove the quotes"),
      ([""], "an input is empty; if it comes from a variable, the variable is not set"),
      (["broken.outline"], "broken.outline: error: is a link to a file that does not exist"),
      (["a.outline", "--", "--quiet"], "--quiet: error: No such file or directory; options are written before '--'"),
      (
        ["--fail-on", "warning", "narrate", "a.outline"],
        "write the command first: a11y-audit narrate a.outline --fail-on warning"
      ),
      (["diff", "a.outline", "App/b.outline", "--exit-zero"], "use --fail-on never"),
      (["config", "--init", "a.outline"], "'config --init' expects a folder that exists"),
      (["config", "--validate"], "'config' checks the file"),
      (["narrate", "a.outline", "--check", "App", "--record"], "cannot write App: it is a folder"),
    ])
  func paths(_ arguments: [String], _ answer: String) throws {
    let files = ["a.outline": Self.clean, "App/b.outline": Self.clean, "My App/c.outline": Self.clean]
    try Tool.withFiles(files) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "broken.outline").path, withDestinationPath: "gone.outline")
      let run = try Tool.run(arguments, in: folder)
      #expect(run.status == 2, "\(run)")
      #expect(run.errors.contains(answer), "\(run)")
    }
  }

  @Test("a line of JSON in an outline does not hide the other lines")
  func jsonInOutline() throws {
    let outline = "screen \"A\" 390x844 en\n  text \"Song\"\n  {\"role\":\"button\",\"label\":\"Play\"}\n"
    try Tool.withFiles(["a.outline": outline, "b.outline": "{\"role\": \"button\", \"label\": \"Play\"}"]) { folder in
      let run = try Tool.run(["a.outline"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("a.outline: error: expected an outline as plain text, found JSON"), "\(run)")
      #expect(try Tool.run(["narrate", "b.outline"], in: folder).output.contains("Play. Button."))
    }
  }

  @Test("a shell that asks for completions is not told what to write")
  func completions() throws {
    let run = try Tool.run(["---completion", "explain", "--", "positional@0", "2", "0", "a11y-audit", "explain", "x"])
    #expect(!run.errors.contains("write the command first"), "\(run)")
  }

  @Test(
    "switches of other tools",
    arguments: [
      ("--lenient", "use --exit-zero"), ("--no-fail", "use --exit-zero"), ("--soft-fail", "use --exit-zero"),
      ("--exit-code", "use --exit-zero"), ("--show-fixes", "use --diff"), ("--debug", "--notices and --reviews"),
      ("-V", "use --version"), ("--recursive", "folders are always searched"), ("--path", "name the files or folders"),
    ])
  func switches(_ option: String, _ answer: String) throws {
    let run = try Tool.run([".", option])
    #expect(run.status == 2)
    #expect(run.errors.contains(answer), "\(run)")
  }

  @Test(
    "words in the configuration that have no effect are reported",
    arguments: [
      ("skip: ['*.storybord']\n", "did you mean '*.storyboard'?"),
      ("skip: ['/nowhere/App']\n", "has the pattern '/nowhere/App', which matches no file"),
      ("skip: ['!App']\n", "has the pattern '!App', which matches no file"),
      ("rules: {all: off}\n", "unknown rule 'all'; write the id of each rule"),
      ("suppress:\n  - {rule: '*', file: a.outline, reason: x}\n", "unknown rule '*'; write the id of each rule"),
    ])
  func configuration(_ text: String, _ answer: String) throws {
    try Tool.withFiles(["a.outline": Self.clean, ".a11y-audit.yml": text, ".git/HEAD": ""]) { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.errors.contains(answer), "\(run)")
    }
  }

  @Test("a suppression that matches nothing is a warning")
  func suppression() throws {
    let text = "suppress:\n  - {rule: target-size, identifier: nope, reason: x}\n"
    try Tool.withFiles(["a.outline": Self.clean, ".a11y-audit.yml": text, ".git/HEAD": ""]) { folder in
      let run = try Tool.run([".", "--fail-on", "warning"], in: folder)
      #expect(run.status == 1, "\(run)")
      #expect(run.output.contains("warning: suppression \"target-size\": matches no control"), "\(run)")
    }
  }
}
