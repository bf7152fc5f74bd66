"""Scripts/check-baseline over the screens that lie here: a baseline survives what is not the fault's doing.

The seed is fixed, so that the same commit passes always or never; `Scripts/check-baseline FOLDER --rounds 100` draws others."""
import os, unittest

from support import ROOT, run


class BaselineTests(unittest.TestCase):
    def test_the_baseline_of_the_fixtures(self):
        screens = os.path.join(ROOT, "Fixtures", "screens")
        printed = run(os.path.join(ROOT, "Scripts", "check-baseline"), screens, "--seed", "524643257", "--rounds", "4", cwd=ROOT)
        self.assertTrue(printed.endswith("4 rounds, 0 failed\n"), printed)


if __name__ == "__main__":
    unittest.main()
