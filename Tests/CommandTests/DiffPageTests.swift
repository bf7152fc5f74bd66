import Foundation
import TestSupport
import Testing

/// `diff --report html`, through the command.
@Suite struct DiffPageTests {
  private func withFiles(_ body: (URL) throws -> Void) throws {
    try Tool.withTemporaryFolder { folder in
      let old = """
        screen "Camera" 390x844 en
          button "Options" identifier=options frame=0,0,44,44
          button "Flash" identifier=flash frame=0,50,44,44

        """
      let new = """
        screen "Camera" 390x844 en
          UIButton label="Options" identifier=options isElement=false frame=0,0,44,44
          button "Flash on" identifier=flash frame=0,50,44,44
          button identifier=new frame=0,200,44,44

        """
      try old.write(to: folder.appending(path: "old.outline"), atomically: true, encoding: .utf8)
      try new.write(to: folder.appending(path: "new.outline"), atomically: true, encoding: .utf8)
      try body(folder)
    }
  }

  @Test("the page and the text are written by one run")
  func page() throws {
    try withFiles { folder in
      let run = try Tool.run(
        ["diff", "old.outline", "new.outline", "--report", "text", "--report", "html=out.html", "--sound", "none"],
        in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("no longer read"))
      let page = try String(contentsOf: folder.appending(path: "out.html"), encoding: .utf8)
      #expect(page.contains("<h1>Regressions</h1>"))
      #expect(page.contains("<del>Flash.</del>") && page.contains("<ins>Flash on.</ins>"))
      #expect(page.contains("Still on the screen, but not read."))
      #expect(page.contains("control-missing-name") && page.contains(">New</strong>"))
      #expect(!page.contains("id=\"sounds\""))
    }
  }

  @Test("the utterances are those of the narration options")
  func narration() throws {
    try withFiles { folder in
      let run = try Tool.run(
        ["diff", "old.outline", "new.outline", "--format", "html", "--sound", "none", "--language", "de"], in: folder)
      #expect(run.output.contains("Taste."))
    }
  }

  @Test("a picture next to the file is shown, but not for standard input")
  func screenshots() throws {
    try withFiles { folder in
      let png = try #require(Data(base64Encoded: ScreenshotTests.png))
      try png.write(to: folder.appending(path: "new.png"))
      let run = try Tool.run(["diff", "old.outline", "new.outline", "--format", "html", "--sound", "none"], in: folder)
      #expect(run.output.components(separatedBy: ScreenshotTests.png).count == 2)
      let old = try String(contentsOf: folder.appending(path: "old.outline"), encoding: .utf8)
      let piped = try Tool.run(
        ["diff", "-", "new.outline", "--stdin-filename", "new.outline", "--format", "html", "--sound", "none"],
        input: old, in: folder)
      #expect(piped.output.components(separatedBy: ScreenshotTests.png).count == 2)
    }
  }

  @Test(
    "options that contradict each other are refused",
    arguments: [
      ["--report", "html", "--format", "json"], ["--report", "html", "-o", "x"],
      ["--report", "html", "--report", "json"],
      ["--report", "sarif"],
    ])
  func refused(_ arguments: [String]) throws {
    try withFiles { folder in
      let run = try Tool.run(["diff", "old.outline", "new.outline"] + arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
    }
  }
}
