"""Dockerfile: what can be known of it without building it."""
import fnmatch, os, re, unittest

from support import ROOT


class ContainerTests(unittest.TestCase):
    def setUp(self):
        with open(os.path.join(ROOT, "Dockerfile"), encoding="utf-8") as file:
            self.text = file.read()

    def test_the_stages_are_there(self):
        stages = re.findall(r"^FROM \S+ AS (\S+)$", self.text, re.MULTILINE)
        self.assertEqual(stages, ["audit", "speech"])
        for stage in re.findall(r"--target (\S+)", self.text) + re.findall(r"^FROM (audit)\b", self.text, re.MULTILINE):
            self.assertIn(stage, stages)

    def test_what_it_copies_is_what_the_packages_are_named(self):
        with open(os.path.join(ROOT, "Scripts", "package"), encoding="utf-8") as file:
            name = re.search(r'echo "\$folder/(a11y-audit_\S+\.deb)"', file.read())[1]
        patterns = re.findall(r"COPY (\S+) ", self.text)
        self.assertEqual(len(patterns), 1)
        self.assertTrue(fnmatch.fnmatch(name, patterns[0]), name)


if __name__ == "__main__":
    unittest.main()
