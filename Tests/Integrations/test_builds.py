"""What builds the tool for itself, which takes minutes: run by Scripts/check-integrations --builds."""
import os, shutil, unittest

from support import ROOT, fences, folder, run
from test_action import Action

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(name: "a11y-audit", path: "%s", traits: [])],
  targets: [.executableTarget(name: "App", path: "Sources")]
)
"""


@unittest.skipUnless(os.environ.get("A11Y_AUDIT_BUILDS"), "builds are asked for with --builds")
class BuildTests(unittest.TestCase):
    def test_install_puts_everything_below_a_prefix(self):
        (line,) = fences("sh install")
        words = line.split()
        self.assertEqual(words[:2], ["Scripts/install", "--no-lint"])
        with folder() as work:
            # A relative prefix is meant from where the script was called.
            script = os.path.join(ROOT, words[0])
            self.assertIn(f"Installed {work}/local/bin/a11y-audit", run(script, *words[1:-1], "local", cwd=work))
            for path in (
                "bin/a11y-audit", "share/bash-completion/completions/a11y-audit",
                "share/zsh/site-functions/_a11y-audit", "share/fish/vendor_completions.d/a11y-audit.fish",
                "share/man/man1/a11y-audit.1",
            ):
                self.assertGreater(os.path.getsize(os.path.join(work, "local", path)), 1000, path)
            tool = os.path.join(work, "local", "bin", "a11y-audit")
            self.assertNotIn("espeak", run("ldd", tool, cwd=work))
            self.assertNotIn("libswift", run("ldd", tool, cwd=work))
            run(tool, "App", cwd=work, expect=1)
            # The library is loaded when something is spoken. A file that is no library takes its place here.
            with open(os.path.join(work, "libespeak-ng.so.1"), "w") as broken:
                broken.write("no library")
            run("env", f"LD_LIBRARY_PATH={work}", tool, "narrate", "App/camera.json", cwd=work)
            run("env", f"LD_LIBRARY_PATH={work}", tool, "speak", "App/camera.json", cwd=work, expect=2)

    def test_the_action_builds_what_it_runs(self):
        with folder() as work:
            action = Action(path="App/")
            printed, _, _ = action.run(action.step("Build a11y-audit"), work)
            self.assertIn("Installed ", printed)
            _, outputs, _ = action.run(action.step("audit"), work, expect=1)
            self.assertEqual(outputs, {"status": "1", "sarif": "a11y-audit.sarif"})
            action.run(action.step("Install libespeak-ng"), work)

    def test_the_hook_of_pre_commit_builds_the_tool_once(self):
        shutil.rmtree(os.path.join(ROOT, ".build", "pre-commit"), ignore_errors=True)
        with folder() as work:
            for _ in range(2):
                printed = run(os.path.join(ROOT, "Scripts", "pre-commit"), "audit", "App/camera.json", cwd=work)
                self.assertEqual(printed, "no findings\n5 elements in 1 screen\n")

    def test_the_command_of_a_package_that_depends_on_this_one(self):
        (dependency,) = fences("swift")
        self.assertIn("traits: []", dependency)
        with folder() as work:
            os.rename(os.path.join(work, "App"), os.path.join(work, "Screens"))
            os.mkdir(os.path.join(work, "Sources"))
            with open(os.path.join(work, "Sources", "main.swift"), "w", encoding="utf-8") as file:
                file.write('print("app")\n')
            with open(os.path.join(work, "Package.swift"), "w", encoding="utf-8") as file:
                file.write(MANIFEST % ROOT)
            for line in "".join(fences("sh plugin")).splitlines():
                self.assertIn("Screens/price range.json:6:5: error: ", run(*line.split(), cwd=work, expect=1))
            run("swift", "package", "a11y-audit", "Screens/camera.json", "--report", "sarif=a.sarif", cwd=work)
            self.assertTrue(os.path.exists(os.path.join(work, "a.sarif")))
            run("swift", "package", "a11y-audit", "Missing.json", cwd=work, expect=1)


if __name__ == "__main__":
    unittest.main()
