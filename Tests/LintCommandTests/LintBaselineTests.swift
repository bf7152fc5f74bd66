import Foundation
import TestSupport
import Testing

/// Legacy code: what there is is accepted once, and only new findings fail.
@Suite struct LintBaselineTests {
  private func withBaseline(_ body: (URL) throws -> Void) throws {
    try LintProject.with { folder in
      let run = try Tool.lint(["Sources", "--write-baseline", "b.json"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Baseline written: b.json contains 4 findings (2 errors, 2 warnings).\n"))
      try body(folder)
    }
  }

  @Test("nothing is new, wherever lines and files have moved; a new fault is the only one shown")
  func newFault() throws {
    try withBaseline { folder in
      let same = try Tool.lint(["Sources", "--baseline", "b.json", "--fail-on", "review"], in: folder)
      #expect(
        same
          == .init(status: 0, output: "no new findings · known: 4\n1 font, 1 custom control in 2 files\n", errors: ""))
      try FileManager.default.removeItem(at: folder.appending(path: "Sources/Banner.swift"))
      let moved = "import UIKit\n\n\n" + LintProject.slider.dropFirst(13) + LintProject.label.dropFirst(13)
      try LintProject.write(String(moved), "Sources/Dial.swift", in: folder)
      let other = try Tool.lint(["Sources", "--baseline", "b.json", "--strict"], in: folder)
      #expect(
        other
          == .init(status: 0, output: "no new findings · known: 4\n1 font, 1 custom control in 1 file\n", errors: ""))
      let extra = "class Footer: UIView {\n  func draw() { title.font = .systemFont(ofSize: 9) }\n}\n"
      try LintProject.write("import UIKit\n" + extra, "Sources/Footer.swift", in: folder)
      let run = try Tool.lint(["Sources", "--baseline", "b.json", "--fail-on", "warning", "-q"], in: folder)
      #expect(LintProject.findings(run) == ["Footer.swift warning fixed-font"])
      #expect(run.status == 1)
      #expect(run.output.hasSuffix("1 warning · known: 4 · 2 fonts, 1 custom control in 2 files\n"))
    }
  }

  @Test("fixed findings are reported, fail with --strict and are removed with --prune")
  func fixed() throws {
    try withBaseline { folder in
      try LintProject.write("import UIKit\n", "Sources/Banner.swift", in: folder)
      let told = "1 finding in the baseline is fixed; remove it with --prune:\n"
      let entry = "    fixed-font: Sources/Banner.swift, Banner/prepare(): title\n"
      let run = try Tool.lint(["Sources", "--baseline", "b.json"], in: folder)
      #expect(run.status == 0)
      #expect(run.errors == "a11y-lint: note: " + told + entry)
      let strict = try Tool.lint(["Sources", "--baseline", "b.json", "--strict"], in: folder)
      #expect(strict.status == 1)
      #expect(strict.errors == "a11y-lint: error: " + told + entry)
      let pruned = try Tool.lint(["Sources", "--baseline", "b.json", "--prune"], in: folder)
      #expect(pruned.errors.hasPrefix("a11y-lint: note: 1 finding in the baseline is fixed and removed from b.json:\n"))
      let baseline = try String(contentsOf: folder.appending(path: "b.json"), encoding: .utf8)
      #expect(baseline.matches(of: #/"rule": /#).count == 3)
    }
  }

  @Test("a baseline is of one tool, and not written with only what changed")
  func mistakes() throws {
    try withBaseline { folder in
      try LintProject.write("screen \"A\" 390x844 en\n  button \"Pay\"\n", "a.outline", in: folder)
      let run = try Tool.run(["a.outline", "--baseline", "b.json"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors == "b.json:2:13: error: the baseline was written by \"a11y-lint\", not by a11y-audit\n")
      let changed = try Tool.lint(["Sources", "--write-baseline", "b.json", "--changed-since", "x"], in: folder)
      #expect(changed.status == 2)
    }
  }

  @Test("packages of their own are merged, and a baseline is for the whole")
  func merge() throws {
    try withBaseline { folder in
      for name in ["Dial", "Banner"] {
        _ = try Tool.lint(["Sources/\(name).swift", "--report", "json=\(name).json"], in: folder)
      }
      let whole = try Tool.lint(["Sources", "--report", "json"], in: folder)
      let merged = try Tool.lint(["merge", "Dial.json", "Banner.json", "--report", "json"], in: folder)
      #expect(merged == whole)
      let run = try Tool.lint(["merge", "Dial.json", "Banner.json", "--baseline", "b.json"], in: folder)
      #expect(run.output == "no new findings · known: 4\n1 font, 1 custom control in 2 files\n")
    }
  }

  @Test("only what changed is checked, with all of the source in view")
  func changed() throws {
    try Tool.withTemporaryFolder { folder in
      let base = "import UIKit\nclass Base: UISlider {}\n"
      try LintProject.write(base, "Base.swift", in: folder)
      try LintProject.write(LintProject.label, "Banner.swift", in: folder)
      let author = "-c user.name=a -c user.email=a@example.com"
      let commands = "git init -q && git add . && git \(author) commit -qm a"
      let git = URL(filePath: "/bin/sh")
      #expect(try Tool.run(["-c", commands], in: folder, of: git).status == 0)
      let derived = LintProject.slider.replacing("UIControl", with: "Base")
      try LintProject.write(derived, "Dial.swift", in: folder)
      let run = try Tool.lint([".", "--changed-since", "HEAD", "-q", "--fail-on", "review"], in: folder)
      // It rests on a slider, which the linter sees although that file has not changed.
      #expect(
        run.output == "no findings · 0 custom controls in 1 file · skipped: 2 unchanged files\n")
      #expect(run.status == 0)
    }
  }
}
