"""The language servers with editors, and the setups in Editors."""
import os, sys, unittest

from support import LINTER, ROOT, TOOL, run

# With PyPI's clients, where Scripts/check-integrations could install them.
CLIENTS = os.path.join(ROOT, ".build", "editor-clients", "bin", "python3")


class EditorTests(unittest.TestCase):
    def setUp(self):
        self.clients = CLIENTS if os.path.exists(CLIENTS) else None

    def test_neovim_emacs_and_the_setups(self):
        required = ["neovim", "emacs", "eglot"] + (["pytest-lsp"] if self.clients else [])
        printed = run(
            self.clients or sys.executable, os.path.join(ROOT, "Scripts", "check-editors"), "--tool", TOOL, "--linter", LINTER,
            "--require", *required, cwd=ROOT)
        self.assertIn(" 0 failed", printed)

    def test_an_agent_lists_and_calls_every_tool(self):
        if not self.clients:
            self.skipTest("PyPI's mcp is not installed in .build/editor-clients")
        run(self.clients, os.path.join(ROOT, "Scripts", "check-agents"), "--tool", TOOL, cwd=ROOT)


if __name__ == "__main__":
    unittest.main()
