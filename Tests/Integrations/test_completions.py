"""What shells offer when a person presses Tab, and the manual page."""
import itertools, os, shutil, subprocess, unittest

from support import LINTER, ROOT, TOOL, folder, install, run

# Tab after the line that stands in $1, as bash does it.
TAB = """
source /dev/stdin <<< "$(a11y-audit --generate-completion-script bash)"
COMP_LINE=$1 COMP_POINT=${#1}
read -r -a COMP_WORDS <<< "$1"
[[ $1 != *' ' ]] || COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_a11y-audit a11y-audit "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


class CompletionTests(unittest.TestCase):
    def test_bash_offers_commands_options_files_rules_and_reports(self):
        offers = {
            "a11y-audit narr": ["narrate"],
            "a11y-audit audit --fail": ["--fail-on"],
            "a11y-audit audit --fail-on w": ["warning"],
            "a11y-audit audit App/cam": ["App/camera.json"],
            "a11y-audit audit --only unreachable-co": ["unreachable-control"],
            "a11y-audit explain unreachable-co": ["unreachable-control"],
            "a11y-audit audit --report sar": ["sarif"],
            "a11y-audit convert --format control-": ["control-tree"],
        }
        with folder() as work:
            install(os.path.join(work, ".git"))
            for line, expected in offers.items():
                with self.subTest(line):
                    printed = run("bash", "-c", TAB, "tab", line, cwd=work, path=[os.path.join(work, ".git", "bin")])
                    self.assertEqual(printed.split(), expected)

    def test_the_shells_take_their_scripts(self):
        for tool, shell in itertools.product((TOOL, LINTER), ("bash", "zsh", "fish")):
            with self.subTest(f"{tool} {shell}"), folder() as work:
                script = os.path.join(work, "script")
                with open(script, "w", encoding="utf-8") as file:
                    file.write(run(tool, "--generate-completion-script", shell, cwd=work))
                self.assertGreater(os.path.getsize(script), 1000)
                if shutil.which(shell):
                    run(shell, "-n", script, cwd=work)


class ManualPageTests(unittest.TestCase):
    @unittest.skipUnless(shutil.which("groff"), "groff is not installed")
    def test_the_manual_page_is_without_faults(self):
        for name in ("a11y-audit.1", "a11y-lint.1"):
            page = os.path.join(ROOT, "Docs", name)
            done = subprocess.run(
                ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-P-cbou", page], capture_output=True, text=True, check=True)
            self.assertEqual(done.stderr, "")
            for heading in ("NAME", "SYNOPSIS", "DESCRIPTION", "EXIT STATUS", "COMMANDS"):
                self.assertTrue(f"\n{heading}\n" in done.stdout, heading)


if __name__ == "__main__":
    unittest.main()
