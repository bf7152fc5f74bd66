"""action.yml: its steps, run one after another as the runner would."""
import os, re, tempfile, unittest

import yaml

import reports
from support import ROOT, folder, install, run


class Action:
    """The composite action, with the inputs a workflow gives; `uses` steps are left to GitHub."""

    def __init__(self, **inputs):
        with open(os.path.join(ROOT, "action.yml"), encoding="utf-8") as file:
            self.declaration = yaml.safe_load(file)
        for name in inputs:
            assert name in self.declaration["inputs"], f"no input {name}"
        self.inputs = {name: each["default"] for name, each in self.declaration["inputs"].items()} | inputs

    def run(self, step, workspace, expect=0, **variables):
        """Runs one step with the environment GitHub sets; returns what it printed and the outputs it set."""
        names = ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")
        files = {name: os.path.join(workspace, ".git", name) for name in names}
        for path in files.values():
            open(path, "w").close()
        own = {name: self.evaluate(value) for name, value in step.get("env", {}).items()}
        # What the runner calls for `shell: bash`.
        printed = run(
            "bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"], cwd=workspace, expect=expect,
            GITHUB_ACTION_PATH=ROOT, RUNNER_TEMP=os.path.join(workspace, ".git", "temp"), **(files | own | variables))
        with open(files["GITHUB_OUTPUT"], encoding="utf-8") as file:
            outputs = dict(line.rstrip("\n").split("=", 1) for line in file)
        return printed, outputs, files

    def evaluate(self, text):
        return re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", lambda match: self.inputs[match[1]], str(text))

    def step(self, name):
        """By its id or, without one, its name."""
        steps = self.declaration["runs"]["steps"]
        return next(step for step in steps if step.get("id", step.get("name")) == name)

    def audit(self, workspace, expect=0):
        install(os.path.join(workspace, ".git", "temp", "a11y-audit"))
        return self.run(self.step("audit"), workspace, expect)


class ActionTests(unittest.TestCase):
    def test_a_composite_action_has_what_github_asks_for(self):
        declaration = Action().declaration
        self.assertEqual(declaration["runs"]["using"], "composite")
        for step in declaration["runs"]["steps"]:
            self.assertTrue("uses" in step or step["shell"] == "bash", step)
            # An input within a script would be run as part of it.
            self.assertNotIn("${{", step.get("run", ""))
        ids = [step.get("id") for step in declaration["runs"]["steps"]]
        text = yaml.safe_dump(declaration)
        for id in re.findall(r"steps\.([a-z]+)\.outputs", text):
            self.assertIn(id, ids)
        for name in re.findall(r"inputs\.([a-z-]+)", text):
            self.assertIn(name, declaration["inputs"])

    def test_the_inputs_stand_in_the_document(self):
        with open(os.path.join(ROOT, "Docs", "ci.md"), encoding="utf-8") as file:
            text = file.read()
        self.assertEqual(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE), list(Action().inputs))

    def test_findings_fail_the_step_after_every_report_is_written(self):
        with folder() as workspace:
            printed, outputs, files = Action(path="App/").audit(workspace, expect=1)
            self.assertEqual(outputs, {"status": "1", "sarif": "a11y-audit.sarif"})
            reports.check(os.path.join(workspace, outputs["sarif"]))
            self.assertIn("::error file=App/price range.json,line=6,endLine=6,col=5,title=unreachable-control::", printed)
            with open(files["GITHUB_STEP_SUMMARY"], encoding="utf-8") as file:
                self.assertIn("unreachable-control", file.read())
            with open(files["GITHUB_PATH"], encoding="utf-8") as file:
                self.assertTrue(os.path.exists(os.path.join(file.read().strip(), "a11y-audit")))

    def test_arguments_are_words_and_paths_are_lines_and_nothing_in_them_is_run(self):
        with folder() as workspace:
            inputs = {
                "path": "App/camera.json\n\nApp/price range.json\n", "fail-on": "never",
                "args": "--notices --stdin-filename '$(touch ran) *' --disable \"unreachable-control\"",
                "report": "text\n  json=a11y-audit.json\n"}
            printed, outputs, _ = Action(**inputs).audit(workspace)
            self.assertEqual(outputs, {"status": "0"})
            self.assertIn("7 elements in 2 screens", printed)
            self.assertNotIn("unreachable-control]", printed)
            self.assertFalse(os.path.exists(os.path.join(workspace, "ran")))
            self.assertTrue(os.path.exists(os.path.join(workspace, "a11y-audit.json")))

    def test_what_cannot_be_read_is_status_2_and_no_old_report_is_taken_for_a_new_one(self):
        with folder() as workspace:
            with open(os.path.join(workspace, "a11y-audit.sarif"), "w") as file:
                file.write("{}")
            _, outputs, _ = Action(path="Missing/").audit(workspace, expect=2)
            self.assertEqual(outputs, {"status": "2"})

    def test_the_cache_is_keyed_by_source_toolchain_and_linter(self):
        with folder() as workspace:
            action, other = Action(), Action(lint="true")
            keys = [each.run(each.step("source"), workspace)[1]["key"] for each in (action, action, other)]
            self.assertRegex(keys[0], "^a11y-audit-[0-9a-f]{64}$")
            self.assertEqual(keys[0], keys[1])
            self.assertNotEqual(keys[0], keys[2])

    def test_a_runner_without_a_toolchain_is_told_what_to_do(self):
        with folder() as workspace, tempfile.TemporaryDirectory() as empty:
            os.symlink("/bin/bash", os.path.join(empty, "bash"))
            printed, _, _ = Action().run(Action().step("source"), workspace, expect=2, PATH=empty)
            self.assertRegex(printed, "^::error title=a11y-audit::There is no Swift toolchain")


if __name__ == "__main__":
    unittest.main()
