"""Scripts/package, package-all and released.sh: what a release holds, and that it is taken only if it is whole."""
import hashlib, json, os, re, shutil, subprocess, tarfile, tempfile, unittest, zipfile

from support import ROOT, TOOL, folder, run
from test_action import Action

ADDRESS = "https://example.com/a11y-audit/releases/download/v{}"


class ReleaseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.version = run(TOOL, "--version", cwd=ROOT).strip()
        cls.release = os.path.join(cls.folder, f"v{cls.version}")
        run(os.path.join(ROOT, "Scripts", "package"), "--binary", TOOL, cls.release, cwd=ROOT)
        run(os.path.join(ROOT, "Scripts", "package-all"), cls.release, ADDRESS.format(cls.version), cwd=ROOT)

    def file(self, pattern):
        (name,) = [name for name in os.listdir(self.release) if re.fullmatch(pattern, name)]
        return os.path.join(self.release, name)

    def test_the_archive_holds_program_completions_manual_and_license(self):
        with tarfile.open(self.file(r"a11y-audit-.*\.tar\.gz")) as archive:
            names = {member.name.split("/", 1)[1] for member in archive if member.isfile()}
            self.assertEqual({(member.uid, member.gid) for member in archive}, {(0, 0)})
        self.assertEqual(
            names, {
                "bin/a11y-audit", "share/bash-completion/completions/a11y-audit", "share/zsh/site-functions/_a11y-audit",
                "share/fish/vendor_completions.d/a11y-audit.fish", "share/man/man1/a11y-audit.1",
                "share/doc/a11y-audit/LICENSE", "share/doc/a11y-audit/README.md", "share/doc/a11y-audit/CHANGELOG.md",
                "share/doc/a11y-audit/copyright"})

    def test_the_checksums_are_those_of_all_files(self):
        with open(os.path.join(self.release, "SHA256SUMS")) as file:
            sums = dict(reversed(line.split()) for line in file)
        self.assertEqual(set(sums), set(os.listdir(self.release)) - {"SHA256SUMS"})
        for name, expected in sums.items():
            with open(os.path.join(self.release, name), "rb") as file:
                self.assertEqual(hashlib.sha256(file.read()).hexdigest(), expected)

    def test_the_bundle_names_programs_that_are_there_and_executable(self):
        with zipfile.ZipFile(self.file(r".*\.artifactbundle\.zip")) as bundle:
            information = json.loads(bundle.read("a11y-audit.artifactbundle/info.json"))
            artifact = information["artifacts"]["a11y-audit"]
            self.assertEqual((artifact["type"], artifact["version"]), ("executable", self.version))
            self.assertTrue(artifact["variants"])
            for variant in artifact["variants"]:
                program = bundle.getinfo("a11y-audit.artifactbundle/" + variant["path"])
                self.assertTrue(program.external_attr >> 16 & 0o100, variant)
                self.assertTrue(all("-" in triple for triple in variant["supportedTriples"]))

    def test_the_formula_has_the_address_and_checksum_of_the_archive(self):
        archive = self.file(r"a11y-audit-.*\.tar\.gz")
        with open(self.file(r".*\.rb")) as file:
            formula = file.read()
        self.assertIn(f'url "{ADDRESS.format(self.version)}/{os.path.basename(archive)}"', formula)
        with open(archive, "rb") as file:
            self.assertIn(f'sha256 "{hashlib.sha256(file.read()).hexdigest()}"', formula)

    @unittest.skipUnless(shutil.which("dpkg-deb"), "no dpkg-deb")
    def test_the_package_recommends_speech_and_needs_it_not(self):
        package = self.file(r".*\.deb")
        fields = {name: run("dpkg-deb", "-f", package, name, cwd=ROOT).strip() for name in ("Recommends", "Depends")}
        self.assertEqual(fields["Recommends"], "libespeak-ng1")
        self.assertNotIn("espeak", fields["Depends"])
        self.assertIn("libc6 (>=", fields["Depends"])

    def install(self, work, **variables):
        action = Action()
        return action.run(
            action.step("released"), work, A11Y_AUDIT_RELEASES=f"file://{self.folder}", **variables)[1]

    def test_the_action_takes_the_program_of_its_own_release(self):
        for reference in (f"v{self.version}", f"v{self.version.split('.')[0]}"):
            with folder() as work:
                self.assertEqual(self.install(work, A11Y_AUDIT_REF=reference), {"program": "released"})
                program = os.path.join(work, ".git", "temp", "a11y-audit", "bin", "a11y-audit")
                self.assertEqual(run(program, "--version", cwd=work).strip(), self.version)

    def test_another_reference_another_release_or_a_changed_file_is_not_taken(self):
        with folder() as work:
            self.assertEqual(self.install(work, A11Y_AUDIT_REF="main"), {})
            self.assertEqual(self.install(work, A11Y_AUDIT_REF="v999.0.0"), {})
            original = self.folder
            with tempfile.TemporaryDirectory() as copy:
                shutil.copytree(self.release, os.path.join(copy, os.path.basename(self.release)))
                self.folder = copy
                name = os.path.join(copy, os.path.basename(self.release), os.path.basename(self.file(r".*\.tar\.gz")))
                with open(name, "ab") as file:
                    file.write(b"x")
                self.assertEqual(self.install(work, A11Y_AUDIT_REF=f"v{self.version}"), {})
            self.folder = original
            self.assertFalse(os.path.exists(os.path.join(work, ".git", "temp", "a11y-audit", "bin")))


if __name__ == "__main__":
    unittest.main()
