""".pre-commit-hooks.yaml: the hooks run on files of a repository, by pre-commit where it is installed."""
import os, re, shutil, unittest

import yaml

from support import ROOT, fences, folder, install, run

XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
  <objects>
    <view contentMode="scaleToFill" id="v">
      <rect key="frame" x="0.0" y="0.0" width="390" height="200"/>
      <subviews>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
          <rect key="frame" x="20" y="20" width="60" height="44"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <state key="normal"%s/>
        </button>
      </subviews>
    </view>
  </objects>
</document>
"""
FINDING = "Login view.xib:7:9: error: button (at the top left, frame [20, 20, 60, 44]): has no label"


def hooks():
    with open(os.path.join(ROOT, ".pre-commit-hooks.yaml"), encoding="utf-8") as file:
        return yaml.safe_load(file)


def is_linter(hook):
    return hook["id"].startswith("a11y-lint")


class PreCommitTests(unittest.TestCase):
    def test_the_hooks_have_what_pre_commit_asks_for(self):
        self.assertEqual([hook["id"] for hook in hooks()], ["a11y-audit", "a11y-audit-system", "a11y-lint", "a11y-lint-system"])
        for hook in hooks():
            self.assertTrue(hook["name"] and hook["entry"] and hook["language"] in ("script", "system"))
            names = ("App/A.xib", "M.storyboard", "a.outline", "a.json", "A.swift")
            taken = [name for name in names if re.search(hook["files"], name)]
            self.assertEqual(taken, ["A.swift"] if is_linter(hook) else ["App/A.xib", "M.storyboard", "a.outline"])

    def test_the_entries_run_as_pre_commit_runs_them(self):
        """`script`: the first word is a file of the hook's repository; the rest are arguments, then the files."""
        with folder() as work, folder() as copy:
            self.copy_hooks(copy)
            self.write(work, good=True)
            for hook in hooks():
                words = hook["entry"].split() + hook["args"]
                if hook["language"] == "script":
                    words[0] = os.path.join(copy, words[0])
                path = [os.path.join(copy, ".build", "pre-commit", "bin")]
                if is_linter(hook):
                    printed = run(*words, "Sources/RangeSlider.swift", cwd=work, path=path, expect=1)
                    self.assertIn("[custom-control-not-exposed]", printed)
                    continue
                self.assertIn("no findings", run(*words, "Login view.xib", cwd=work, path=path))
                self.write(work, good=False)
                self.assertIn(FINDING, run(*words, "Login view.xib", cwd=work, path=path, expect=1))
                self.write(work, good=True)

    @unittest.skipUnless(shutil.which("pre-commit"), "pre-commit is not installed")
    def test_pre_commit_runs_the_hook_of_the_document(self):
        (snippet,) = fences("yaml pre-commit")
        with folder() as work, folder() as copy:
            self.copy_hooks(copy)
            self.commit(copy)
            run("git", "tag", "v1", cwd=copy)
            configuration = yaml.safe_load(snippet)
            configuration["repos"][0]["repo"] = copy
            with open(os.path.join(work, ".pre-commit-config.yaml"), "w", encoding="utf-8") as file:
                yaml.safe_dump(configuration, file)
            self.write(work, good=True)
            run("git", "add", ".", cwd=work)
            home = {"PRE_COMMIT_HOME": os.path.join(work, ".git", "pre-commit")}
            self.assertIn("Passed", run("pre-commit", "run", cwd=work, **home))
            self.write(work, good=False)
            run("git", "add", ".", cwd=work)
            self.assertIn(FINDING, run("pre-commit", "run", cwd=work, expect=1, **home))

    def copy_hooks(self, copy):
        """The hooks' repository, with the tool where its first run would have built it."""
        os.mkdir(os.path.join(copy, "Scripts"))
        for name in (".pre-commit-hooks.yaml", "Scripts/pre-commit"):
            shutil.copy(os.path.join(ROOT, name), os.path.join(copy, name))
        install(os.path.join(copy, ".build", "pre-commit"))

    def commit(self, repository):
        run("git", "add", ".", cwd=repository)
        author = ("-c", "user.name=A", "-c", "user.email=a@example.com")
        run("git", *author, "commit", "--quiet", "--message", "Hooks", cwd=repository)

    def write(self, work, good):
        with open(os.path.join(work, "Login view.xib"), "w", encoding="utf-8") as file:
            file.write(XIB % (' title="Log in"' if good else ""))


if __name__ == "__main__":
    unittest.main()
