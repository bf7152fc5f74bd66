import Foundation
import TestSupport
import Testing

/// An audit of a stranger's checkout writes nothing outside, shows nothing of other files, and runs nothing of it.
struct StrangersRepositoryTests {
  private func repository(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    try Tool.withFiles(files, body)
  }

  @Test(
    "a configuration writes no file outside of its repository",
    arguments: ["../.bashrc", "link/.bashrc", "link/profile", "target", ".git/hooks/pre-commit"])
  func reports(_ path: String) throws {
    let files = [
      ".bashrc": "mine\n", "profile": "mine\n", "app/.git/HEAD": "", "app/.git/hooks/pre-commit": "mine\n",
      "app/x;touch PWNED;#/a.json": FileNameTests.faulty, "app/.a11y-audit.yml": "reports: [text, text=\(path)]\n",
    ]
    try repository(files) { folder in
      let app = folder.appending(path: "app")
      try FileManager.default.createSymbolicLink(atPath: app.path + "/link", withDestinationPath: "..")
      try FileManager.default.createSymbolicLink(atPath: app.path + "/target", withDestinationPath: "../profile")
      let run = try Tool.run(["."], in: app)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix(".a11y-audit.yml:1:17: error: report '"))
      for file in [".bashrc", "profile", "app/.git/hooks/pre-commit"] {
        #expect(try String(contentsOf: folder.appending(path: file), encoding: .utf8) == "mine\n")
      }
    }
  }

  @Test("a report that a configuration asks for is written in the repository, and named")
  func named() throws {
    let files = ["a.json": FileNameTests.faulty, ".a11y-audit.yml": "reports: [text, json=out.report]\n"]
    try repository(files) { folder in
      let run = try Tool.run(["a.json"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.errors == "a11y-audit: note: wrote report 'json' to out.report, as set in .a11y-audit.yml:1:17\n")
      #expect(FileManager.default.fileExists(atPath: folder.path + "/out.report"))
    }
  }

  @Test(
    "'extends' shows nothing of a file outside",
    arguments: ["/etc/passwd", "../netrc", "../netrc.yml", "link/netrc.yml"])
  func extends(_ path: String) throws {
    let files = [
      "netrc": "machine x login y password secret\n", "netrc.yml": "password: secret\n", "app/.git/HEAD": "",
      "app/a.json": FileNameTests.faulty, "app/.a11y-audit.yml": "extends: \(path)\n",
    ]
    try repository(files) { folder in
      let app = folder.appending(path: "app")
      try FileManager.default.createSymbolicLink(atPath: app.path + "/link", withDestinationPath: "..")
      let run = try Tool.run(["a.json"], in: app)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix(".a11y-audit.yml:1:10: error: '"))
      #expect(run.errors.contains("outside of the repository"))
      #expect(!run.errors.contains("secret") && !run.errors.contains("root:"))
    }
  }

  @Test("a configuration of another user takes no effect, is named, and can be applied", .enabled(if: geteuid() == 0))
  func owner() throws {
    try repository(["a.json": FileNameTests.faulty, ".a11y-audit.yml": "failOn: never\n"]) { folder in
      #expect(chown(folder.path + "/.a11y-audit.yml", 65534, 65534) == 0)
      let run = try Tool.run(["a.json"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.errors == """
          a11y-audit: note: .a11y-audit.yml is ignored: it or its folder belongs to another user; use it with \
          --config .a11y-audit.yml

          """)
      #expect(try Tool.run(["a.json", "--config", ".a11y-audit.yml"], in: folder).status == 0)
    }
  }

  @Test("a configuration applies to a file where the file is, not where a link to its folder is")
  func linkedFolder() throws {
    let files = [
      "mine/.git/HEAD": "", "mine/screens/a.json": FileNameTests.faulty,
      "theirs/.git/HEAD": "", "theirs/.a11y-audit.yml": "failOn: never\n",
    ]
    try repository(files) { folder in
      let link = folder.path + "/theirs/screens"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../mine/screens")
      #expect(try Tool.run(["theirs/screens/a.json"], in: folder).status == 1)
    }
  }

  @Test("a .gitignore of many '**' is matched at once")
  func gitignore() throws {
    let deep = (0..<24).map { "d\($0)" }.joined(separator: "/")
    let pattern = String(repeating: "**/", count: 40) + "zzz\n" + String(repeating: "a*", count: 60) + "b\n"
    let name = String(repeating: "a", count: 200) + ".json"
    try repository([".gitignore": pattern, "\(deep)/\(name)": FileNameTests.faulty]) { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.output.contains("1 element in 1 screen"))
    }
  }

  @Test("--changed-since runs nothing that the repository's settings name")
  func changedSince() throws {
    try repository(["a.json": FileNameTests.faulty, ".gitattributes": "*.json filter=x diff=x\n"]) { folder in
      let script = """
        set -e
        git init -q . && git config user.email a@example.com && git config user.name a
        git add . && git commit -qm a
        git config core.fsmonitor "touch '$PWD/MONITOR'; false"
        git config filter.x.clean "touch '$PWD/FILTER'; cat"
        git config filter.x.required true
        git config diff.x.textconv "touch '$PWD/TEXT'; cat"
        git config diff.external "touch '$PWD/DIFF'"
        git config core.hooksPath hooks
        mkdir hooks && printf '#!/bin/sh\\ntouch "%s/HOOK"\\n' "$PWD" > hooks/post-index-change && chmod +x hooks/*
        sleep 1; touch a.json; echo '{"class": "UIButton", "frame": [0, 0, 44, 44], "label": "x"}' > a.json
        """
      let made = try Tool.run(
        ["-c", script], environment: ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1"], in: folder,
        of: URL(filePath: "/bin/sh"))
      #expect(made.status == 0, "\(made.errors)")
      // What git did while the settings were made does not count.
      let names = ["MONITOR", "FILTER", "TEXT", "DIFF", "HOOK"]
      for name in names { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
      let run = try Tool.run([".", "--changed-since", "HEAD"], environment: ["HOME": folder.path], in: folder)
      #expect(run.output.contains("1 element in 1 screen"), "\(run)")
      for name in names { #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + name), "\(name)") }
    }
  }

  /// Each makes git read, run or show something when it compares the working tree with a commit.
  @Test(
    "--changed-since is not led by what lies in the repository",
    arguments: [
      // Attributes, whose faulty lines git quotes.
      "git config core.attributesFile $PWD/../netrc", "ln -s ../../../netrc .git/info/attributes",
      "printf '*.json ::error::pwned\\n*.json ##vso[task.setvariable]y\\n' > .gitattributes",
      "printf '[filter \"a=b\"]\\n\\tclean = touch RUN; cat\\n' >> .git/config; printf '*.json filter=a=b\\n' > .gitattributes",
      // A pipe that is not written to.
      "mkfifo .gitattributes", "mkfifo .git/info/attributes", "rm -f .git/info/exclude; mkfifo .git/info/exclude",
      "mkfifo p; git config core.excludesFile $PWD/p", "mkfifo p; git config core.attributesFile $PWD/p",
      // Another working tree, and an index that says that nothing changed.
      "mkdir ../other; git config core.worktree $PWD/../other", "git update-index --assume-unchanged a.json",
      "git update-index --skip-worktree a.json",
    ])
  func misleading(_ trap: String) throws {
    try Tool.withTemporaryFolder { folder in
      let place = folder.appending(path: "r")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("machine h login me password ghp$ecret!%%\n".utf8).write(to: folder.appending(path: "netrc"))
      let script = """
        set -e
        git init -q . && git config user.email a@example.com && git config user.name a
        printf '%s' "$FAULTY" | tee a.json > b.json
        git add . && git commit -qm a
        \(trap)
        echo '{"class": "UIButton", "label": "x"}' > a.json
        """
      let environment = ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "FAULTY": FileNameTests.faulty]
      let made = try Tool.run(["-c", script], environment: environment, in: place, of: URL(filePath: "/bin/sh"))
      #expect(made.status == 0, "\(made.errors)")
      let run = try Tool.run(["a.json", "b.json", "--changed-since", "HEAD"], environment: environment, in: place)
      #expect(run.output.contains("1 element in 1 screen"), "\(run)")
      #expect(run.output.contains("skipped: 1 unchanged file"))
      #expect(run.errors == "")
      #expect(!FileManager.default.fileExists(atPath: place.path + "/RUN"))
    }
  }

  /// As in containers, where the checkout belongs to the runner.
  @Test("a repository of another user is rejected with git's remedy", .enabled(if: geteuid() == 0))
  func dubiousOwnership() throws {
    try repository(["a.json": FileNameTests.faulty]) { folder in
      let script = "git init -q . && chown -R 65534:65534 . "
      let environment = ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "LANG": "de_DE.UTF-8"]
      _ = try Tool.run(["-c", script], environment: environment, in: folder, of: URL(filePath: "/bin/sh"))
      let run = try Tool.run(
        ["a.json", "--no-config", "--changed-since", "HEAD"], environment: environment, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("git does not trust "), "\(run.errors)")
      #expect(run.errors.contains("git config --global --add safe.directory "))
    }
  }

  @Test("links and submodules are unchanged with what they lead to")
  func linksAndSubmodules() throws {
    try repository(["a.json": FileNameTests.faulty, "sub/s.json": FileNameTests.faulty]) { folder in
      let script = """
        set -e
        export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com
        git init -q . && ln -s a.json link.json && printf 'x' > "$(printf 'b\\nc.json')"
        (cd sub && git init -q . && git add . && git commit -qm s)
        git add . 2>/dev/null && git commit -qm a
        """
      let environment = ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1"]
      let made = try Tool.run(["-c", script], environment: environment, in: folder, of: URL(filePath: "/bin/sh"))
      #expect(made.status == 0, "\(made.errors)")
      let changed = {
        try Tool.run([".", "sub", "--changed-since", "HEAD", "--quiet"], environment: environment, in: folder)
      }
      let none = try changed()
      #expect(none.output.contains("nothing to check: no file has changed"), "\(none)")
      try Data((FileNameTests.faulty + " ").utf8).write(to: folder.appending(path: "a.json"))
      #expect(try changed().output.contains("2 elements in 2 screens"))
      let commit = "git -c user.name=a -c user.email=a@b -C sub commit -qm t --allow-empty"
      _ = try Tool.run(["-c", commit], environment: environment, in: folder, of: URL(filePath: "/bin/sh"))
      #expect(try changed().output.contains("3 elements in 3 screens"))
    }
  }

  @Test("a link in a folder that leads out of the repository is not read, and is counted")
  func links() throws {
    let files = [
      "netrc": "machine x password secret\n", "ignore": "a.json\n", "app/.git/HEAD": "",
      "app/a.json": FileNameTests.faulty, "app/sub/b.json": FileNameTests.faulty,
      "app/.a11y-audit.yml": "formats: {'*.*': outline, 'a.json': control-tree}\n",
    ]
    try repository(files) { folder in
      let app = folder.appending(path: "app")
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: app.path + "/a.outline", withDestinationPath: "../netrc")
      try manager.createSymbolicLink(atPath: app.path + "/.gitignore", withDestinationPath: "../ignore")
      try manager.createSymbolicLink(atPath: app.path + "/sub/c.json", withDestinationPath: "../a.json")
      for input in [".", "*.outline"] {
        let run = try Tool.run([input, "--no-config"], in: app)
        #expect(!(run.errors + run.output).contains("secret"))
      }
      let run = try Tool.run(["."], in: app)
      #expect(!(run.errors + run.output).contains("secret"))
      #expect(run.errors == "a11y-audit: note: skipped in folders: 1 link to files outside of the folder\n")
      #expect(run.output.contains("3 elements in 3 screens"))
      // What the user names is read.
      let named = try Tool.run(["a.outline", "--no-config", "--input-format", "outline"], in: app)
      #expect(named.errors.hasPrefix("a.outline:1:"))
    }
  }

  @Test("a report that a configuration asks for goes into a file, and two go into two")
  func pipes() throws {
    try repository(["a.json": FileNameTests.faulty, ".a11y-audit.yml": "reports: [text, json=pipe]\n"]) { folder in
      #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
      let run = try Tool.run(["a.json"], in: folder)
      #expect(run.status == 2)
      #expect(
        run.errors.hasSuffix("error: cannot write pipe: not a regular file\n")
          || run.errors.contains("/pipe: not a regular file"))
      for reports in [["json=q.json", "csv=./q.json"], ["json=new", "csv=sub/../new"]] {
        let twice = try Tool.run(["a.json", "--no-config"] + reports.flatMap { ["--report", $0] }, in: folder)
        #expect(twice.status == 2, "\(reports)")
      }
    }
  }

  @Test("the hooks of pre-commit take no file name for an option")
  func hooks() throws {
    let hooks = try String(contentsOf: Tool.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    #expect(hooks.split(separator: "\n").count { $0.hasPrefix("  entry:") } == 4)
    #expect(hooks.split(separator: "\n").count { $0 == "  args: [--]" } == 4)
  }

  @Test(
    "explore takes any number",
    arguments: ["-9223372036854775808", "9223372036854775807", "0", "-1", "99999999999999999999"])
  func numbers(_ number: String) throws {
    let input = ["screen", "go", "rotor"].map { "\($0) \(number)\n" }.joined()
    let run = try Tool.run(["explore", ExitStatusTests.camera, "--silent"], input: input)
    #expect(run.status == 0)
    #expect(run.output.contains("no screen \"\(number)\""))
  }

  @Test("a link at the name of a label's sound is not followed")
  func soundLinks() throws {
    let tree = #"{"class": "UIButton", "label": "../../evil", "frame": [0, 0, 44, 44]}"#
    try repository(["t.json": tree, "victim": "mine\n", "first/x": ""]) { folder in
      _ = try Tool.run(["speak", "t.json", "--split", "first"], in: folder)
      let name = try #require(
        try FileManager.default.contentsOfDirectory(atPath: folder.path + "/first").first { $0.hasSuffix(".wav") })
      #expect(!name.contains(".."))
      try FileManager.default.createDirectory(at: folder.appending(path: "d"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/d/" + name, withDestinationPath: folder.path + "/victim")
      let run = try Tool.run(["speak", "t.json", "--split", "d"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("d/\(name): a link or a special file with this name exists; remove it"))
      #expect(try String(contentsOf: folder.appending(path: "victim"), encoding: .utf8) == "mine\n")
    }
  }

  @Test(
    "an input is not replaced by what is made of it",
    arguments: [
      ["speak", "a.json", "-o", "a.json"], ["speak", "a.json", "-o", "x.wav", "--captions", "link"],
      ["a.json", "--report", "json=./a.json"], ["a.json", "--report", "sarif=link"],
    ])
  func inputAsOutput(_ arguments: [String]) throws {
    try repository(["a.json": FileNameTests.faulty]) { folder in
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "a.json")
      let run = try Tool.run(arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("is an input and would be overwritten; write to another file"), "\(run)")
      #expect(try String(contentsOf: folder.appending(path: "a.json"), encoding: .utf8) == FileNameTests.faulty)
    }
  }

  /// 0, 1 and 2 are answers; a trap is a signal.
  @Test(
    "no number on the command line is too large or too small to be answered",
    arguments: [
      "-9223372036854775808", "9223372036854775807", "9223372036854775808", "-1", "0", "1e308", "-1e400", "inf", "nan",
      "2147483648", "0.0000000001",
    ])
  func options(_ number: String) throws {
    let camera = ExitStatusTests.camera
    var calls = [
      ["merge", "gone.json", "--parts=\(number)"], ["speak", camera, "-o", "/dev/null", "--rate=\(number)"],
    ]
    for option in ["jobs", "max-depth", "set=target-size.minimum", "set=text-contrast.minimum", "today"] {
      calls.append([camera, "--\(option)=\(number)"])
    }
    for option in ["pitch", "volume", "word-gap", "pause"] {
      calls.append(["speak", camera, "--only", "options", "-o", "/dev/null", "--\(option)=\(number)"])
    }
    for call in calls { #expect([0, 1, 2].contains(try Tool.run(call).status), "\(call)") }
  }

  @Test("a file of the user that is named like an unfinished one stays, and so does another user's read-only file")
  func neighbors() throws {
    try repository(["r.json.a11y-partial": "mine\n", "r.json": "old\n", "a.json": FileNameTests.faulty]) { folder in
      _ = try Tool.run(["a.json", "--report", "json=r.json"], in: folder)
      #expect(try String(contentsOf: folder.appending(path: "r.json.a11y-partial"), encoding: .utf8) == "mine\n")
      #expect(try String(contentsOf: folder.appending(path: "r.json"), encoding: .utf8).hasPrefix("{"))
      guard geteuid() == 0 else { return }
      try Data("theirs\n".utf8).write(to: folder.appending(path: "r.json"))
      #expect(chmod(folder.path + "/r.json", 0o444) == 0 && chown(folder.path + "/r.json", 65534, 65534) == 0)
      let run = try Tool.run(["a.json", "--report", "json=r.json"], in: folder)
      #expect(run.status == 2)
      #expect(try String(contentsOf: folder.appending(path: "r.json"), encoding: .utf8) == "theirs\n")
    }
  }
}
