"""Dockerfile: what can be known of it without building it."""
import os, re, shutil, tempfile, unittest

from support import ROOT, run


class ContainerTests(unittest.TestCase):
    def setUp(self):
        with open(os.path.join(ROOT, "Dockerfile"), encoding="utf-8") as file:
            self.text = file.read()

    def test_the_stages_are_there(self):
        stages = re.findall(r"^FROM \S+ AS (\S+)$", self.text, re.MULTILINE)
        self.assertEqual(stages, ["build-audit", "audit", "build-speech", "speech"])
        for stage in re.findall(r"--from=(\S+)", self.text) + re.findall(r"--target (\S+)", self.text):
            self.assertIn(stage, stages)

    def test_what_it_is_built_from_is_a_whole_package(self):
        with open(os.path.join(ROOT, ".dockerignore"), encoding="utf-8") as file:
            kept = [line[1:].strip() for line in file if line.startswith("!")]
        with tempfile.TemporaryDirectory() as copy:
            for name in kept:
                source, target = os.path.join(ROOT, name), os.path.join(copy, name)
                if os.path.isdir(source):
                    shutil.copytree(source, target)
                elif os.path.exists(source):
                    shutil.copy(source, target)
            self.assertIn("Name: a11y-audit", run("swift", "package", "describe", cwd=copy))
            for script in re.findall(r"RUN (Scripts/\S+)", self.text):
                self.assertTrue(os.access(os.path.join(copy, script), os.X_OK), script)
            # What Scripts/install takes besides the build.
            with open(os.path.join(ROOT, "Scripts", "install"), encoding="utf-8") as file:
                for path in re.findall(r"\b(?:Docs|Scripts)/[\w.-]+", file.read()):
                    self.assertTrue(os.path.exists(os.path.join(copy, path)), path)


if __name__ == "__main__":
    unittest.main()
