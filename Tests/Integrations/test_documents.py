"""Docs/ci.md: every snippet is run as it stands, and the files it says it writes are checked."""
import os, re, unittest

import yaml

import reports
from support import fences, folder, install, run
from test_action import Action


class DocumentTests(unittest.TestCase):
    def test_the_workflow_on_github(self):
        workflow = yaml.safe_load(only(fences("yaml github")))
        steps = workflow["jobs"]["a11y-audit"]["steps"]
        audit = next(step for step in steps if "a11y-audit@" in step.get("uses", ""))
        upload = next(step for step in steps if "upload-sarif@" in step.get("uses", ""))
        self.assertEqual(upload["with"]["sarif_file"], "${{ steps.%s.outputs.sarif }}" % audit["id"])
        self.assertEqual(workflow["permissions"]["security-events"], "write")
        with folder() as workspace:
            _, outputs, _ = Action(**audit["with"]).audit(workspace, expect=1)
            reports.check(os.path.join(workspace, outputs["sarif"]))

    def test_the_page_on_github(self):
        audit, upload = yaml.safe_load(only(fences("yaml page")))
        with folder() as workspace:
            Action(**audit["with"]).audit(workspace, expect=1)
            with open(os.path.join(workspace, upload["with"]["path"]), encoding="utf-8") as page:
                text = page.read()
        self.assertTrue(text.lower().startswith("<!doctype html>"))
        self.assertIn("price range.json", text)

    def test_the_job_on_gitlab(self):
        job = yaml.safe_load(only(fences("yaml gitlab")))["a11y-audit"]
        with folder() as workspace:
            install(os.path.join(workspace, ".a11y-audit"))
            self.run_lines(workspace, job["before_script"], job["script"])
            self.assertEqual(job["artifacts"]["when"], "always")
            for path in job["artifacts"]["reports"].values():
                reports.check(os.path.join(workspace, path))

    def test_the_pipeline_on_jenkins(self):
        pipeline = only(fences("groovy jenkins"))
        self.assertEqual(pipeline.count("{"), pipeline.count("}"))
        lines = re.findall(r"^ *sh '(.*)'$", pipeline, re.MULTILINE)
        with folder() as workspace:
            install(os.path.join(workspace, ".a11y-audit"))
            self.run_lines(workspace, lines[:-1], lines[-1:])
            for path in re.findall(r"(?:junit |pattern: )'([^']+)'", pipeline):
                reports.check(os.path.join(workspace, path))

    def test_every_other_command(self):
        blocks = fences("sh")
        self.assertGreaterEqual(len(blocks), 4)
        for block in blocks:
            with self.subTest(block), folder() as workspace:
                install(os.path.join(workspace, ".git"))
                lines = block.splitlines()
                self.run_lines(workspace, lines[:-1], lines[-1:], path=[os.path.join(workspace, ".git", "bin")])
                files = re.findall(r"--report [a-z-]+=(\S+)", block)
                self.assertTrue(files)
                for path in files:
                    reports.check(os.path.join(workspace, path))

    def test_every_fence_is_known_to_a_test(self):
        with open(os.path.join(os.path.dirname(__file__), "..", "..", "Docs", "ci.md"), encoding="utf-8") as file:
            words = set(re.findall(r"^```(.+)$", file.read(), re.MULTILINE))
        run_here = {"yaml github", "yaml page", "yaml gitlab", "groovy jenkins", "sh"}
        run_elsewhere = {"yaml pre-commit", "swift", "sh plugin", "sh install"}
        self.assertEqual(words, run_here | run_elsewhere | {"sh docker"})

    def run_lines(self, workspace, preparation, audit, path=()):
        """The lines before the audit succeed; the audit finds the one error there is."""
        for line in preparation:
            run("bash", "-e", "-o", "pipefail", "-c", line, cwd=workspace, path=path)
        for line in audit:
            run("bash", "-e", "-o", "pipefail", "-c", line, cwd=workspace, path=path, expect=1)


def only(blocks):
    (block,) = blocks
    return block


if __name__ == "__main__":
    unittest.main()
