import A11yConfiguration
import A11yCore
import Testing

/// A configuration may come with a stranger's repository: it reads and writes only below it, belongs to the user, and
/// shows nothing of other files.
@Suite struct RepositoryTests {
  private static func project(_ configuration: String, _ others: [String: String] = [:]) -> Project {
    let files = [
      "/home/app/.git/HEAD": "", "/home/app/.a11y-audit.yml": configuration, "/home/netrc.yml": "login: secret\n",
      "/home/.bashrc": "", "/home/app/build/old.txt": "", "/home/app/secrets.yml": "token: secret\n",
      "/home/app/.env": "SECRET=1\n",
    ]
    return Project(files.merging(others) { $1 })
  }

  @Test(
    "a file outside of the repository is not read, whether it exists or not",
    arguments: ["../netrc.yml", "/home/netrc.yml", "../gone.yml", "sub/../../netrc.yml", "out/netrc.yml"])
  func extendsOutside(_ path: String) {
    var project = Self.project("extends: \(path)\n")
    project.links = ["/home/app/out": "/home"]
    #expect(project.mistakes().count == 1)
    #expect(
      project.mistakes().first?.hasSuffix(
        "is outside of the repository; 'extends' accepts only files of the same repository")
        == true)
  }

  @Test("without a repository, a configuration extends files below its own folder only")
  func noRepository() {
    let files = ["/home/app/.a11y-audit.yml": "extends: ../base.yml\n", "/home/base.yml": "skip: a\n"]
    #expect(Project(files).mistakes().count == 1)
    let inside = ["/home/app/.a11y-audit.yml": "extends: sub/base.yml\n", "/home/app/sub/base.yml": "skip: a\n"]
    #expect(Project(inside).mistakes() == [])
  }

  @Test(
    "nothing of a file that is not a configuration is shown",
    arguments: ["secrets.yml", ".env", "token.yml", "broken.yml", "twice.yml", "list.yml"])
  func content(_ name: String) {
    let project = Self.project(
      "extends: \(name)\n",
      [
        "/home/app/token.yml": "secret", "/home/app/broken.yml": "a: [secret\n", "/home/app/list.yml": "- secret\n",
        "/home/app/twice.yml": "secret: 1\nsecret: 2\n",
      ])
    #expect(project.mistakes().count == 1)
    #expect(!project.mistakes().joined().lowercased().contains("secret="))
    #expect(!project.mistakes().joined().replacing("secrets.yml", with: "").contains("secret"))
  }

  @Test("a configuration that is a link to another file of the repository shows nothing of it")
  func link() {
    var project = Self.project("")
    project.files["/home/app/.a11y-audit.yml"] = nil
    project.links = ["/home/app/.a11y-audit.yml": "/home/app/secrets.yml"]
    #expect(
      project.mistakes() == [
        ".a11y-audit.yml:1:1: error: the file is not a configuration: most of its keys are unknown"
      ])
    project.links = ["/home/app/.a11y-audit.yml": "/home/netrc.yml"]
    #expect(
      project.mistakes() == [
        ".a11y-audit.yml:1:1: error: is a link to a file outside of its repository; use it with --config"
      ])
  }

  @Test(
    "a report outside of the repository, in git's folder or in a hidden file is rejected",
    arguments: [
      "text=../.bashrc", "text=/home/.bashrc", "text=/etc/profile", "text=out/x.txt", "text=link.txt",
      "text=.git/hooks/x",
      "text=.GIT/config", "text=gl/new", "text=.github/workflows/a.yml", #"text=.env\xC3"#, "text=sub/.git/x",
      "text=.env", "text=hidden.txt",
    ])
  func reports(_ report: String) {
    var project = Self.project("reports:\n  - text\n  - \(report)\n")
    project.links = [
      "/home/app/out": "/home", "/home/app/gl": "/home/app/.git", "/home/app/link.txt": "/home/netrc.yml",
      "/home/app/hidden.txt": "/home/app/.env",
    ]
    #expect(project.mistakes().count == 1)
    #expect(project.mistakes().first?.hasPrefix(".a11y-audit.yml:3:5: error: report '") == true)
    #expect(project.mistakes().first?.hasSuffix("write it with --report on the command line") == true)
  }

  @Test(
    "a report in the repository is written, also into a folder that does not exist yet",
    arguments: ["text", "text=-", "json=a.json", "json=build/new/a.json", "json=build/old.txt", "json=sub/../a.json"])
  func allowed(_ report: String) {
    #expect(Self.project("reports: \(report)\n").mistakes() == [])
  }

  @Test("a configuration of another user, or in another user's folder, takes no effect and is named")
  func owner() throws {
    for foreign in ["/home/app/.a11y-audit.yml", "/home/app"] {
      var project = Self.project("failOn: never\n")
      project.foreign = [foreign]
      let loader = project.loader
      #expect(try loader.configuration(for: "/home/app/a/b.json").failOn == nil)
      #expect(loader.ignored == ["/home/app/.a11y-audit.yml"])
    }
  }

  @Test(
    "a slash or a dot in disguise is a name like any other",
    arguments: [#"text=sub\x2F..\x2F..\x2Fa"#, #"text=\x2Egit\x2Fa"#])
  func disguise(_ report: String) throws {
    let loader = Self.project("reports: '\(report)'\n").loader
    let file = try #require(try loader.configuration(for: "/home/app/a.json").reports?.first?.value)
    let bytes = FilePath(String(file.dropFirst("text=".count))).bytes
    #expect(bytes.split(separator: UInt8(ascii: "/")).count == 3)
    #expect(bytes.starts(with: Array("/home/app/".utf8)))
  }

  @Test("files that extend each other without a circle are read once each")
  func extendsMany() throws {
    var files = ["/home/app/.git/HEAD": ""]
    for number in 0..<200 {
      let later = (number + 1..<200).map { "c\($0).yml" }.joined(separator: ", ")
      files[number == 0 ? "/home/app/.a11y-audit.yml" : "/home/app/c\(number).yml"] = "extends: [\(later)]\n"
    }
    #expect(try Project(files).configuration().bases.count == 199)
    files["/home/app/c199.yml"] = "extends: [\((200..<300).map { "c\($0).yml" }.joined(separator: ", "))]\n"
    for number in 200..<300 { files["/home/app/c\(number).yml"] = "" }
    #expect(Project(files).mistakes().map { $0.hasSuffix("more than 256 extended files") } == [true])
  }

  @Test("what lies in git's own folder is not extended, whatever leads there")
  func extendsGit() {
    for name in [".git/x.yml", "sub/.GIT/x.yml", "link.yml"] {
      var project = Self.project("extends: \(name)\n", ["/home/app/.git/x.yml": "", "/home/app/sub/.GIT/x.yml": ""])
      project.links = ["/home/app/link.yml": "/home/app/.git/x.yml"]
      #expect(
        project.mistakes() == [
          ".a11y-audit.yml:1:10: error: '\(name)' is in the .git folder, where configuration files are not read"
        ])
    }
  }

  @Test("a file of another user is not extended")
  func extendsForeign() {
    var project = Self.project("extends: base.yml\n", ["/home/app/base.yml": "failOn: never\n"])
    project.foreign = ["/home/app/base.yml"]
    #expect(project.mistakes() == [".a11y-audit.yml:1:10: error: 'base.yml' or its folder belongs to another user"])
  }

  @Test("--config accepts a configuration of any user, anywhere")
  func named() throws {
    var project = Self.project("", ["/opt/a11y.yml": "failOn: never\n"])
    project.foreign = ["/opt", "/opt/a11y.yml"]
    project.links = ["/home/app/link.yml": "/opt/a11y.yml"]
    #expect(try project.loader.configuration(at: "/opt/a11y.yml").failOn?.value == "never")
    #expect(try project.loader.configuration(at: "/home/app/link.yml").failOn?.value == "never")
  }

  @Test("a configuration is not inherited into a repository within a repository")
  func inner() throws {
    let project = Self.project("failOn: never\n", ["/home/app/inner/.git": "gitdir: x", "/home/app/inner/a.json": ""])
    #expect(try project.configuration(for: "/home/app/inner/a.json").failOn == nil)
    #expect(try project.configuration(for: "/home/app/other/a.json").failOn?.value == "never")
  }
}
