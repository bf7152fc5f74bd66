"""Capture/A11yCapture.swift, compiled against declarations of the UIKit that it uses and tried on a screen."""
import json, os, shutil, tempfile, unittest

import reports
from support import ROOT, TOOL, run


@unittest.skipUnless(shutil.which("swiftc"), "needs swiftc")
class CaptureTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.folder = cls.scratch.name
        tests = os.path.join(ROOT, "Tests", "Capture")
        run("swiftc", "-swift-version", "5", "-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "UIKit",
            "-o", "libUIKit.a", os.path.join(tests, "UIKit.swift"), cwd=cls.folder)
        cls.sources = [os.path.join(ROOT, "Capture", "A11yCapture.swift"), os.path.join(tests, "Order.swift")]
        cls.compile("5")
        run(os.path.join(cls.folder, "capture"), cls.folder, cwd=cls.folder)
        with open(os.path.join(cls.folder, "order.json"), encoding="utf-8") as file:
            cls.screen = json.load(file)

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    @classmethod
    def compile(cls, version):
        run("swiftc", "-swift-version", version, "-warnings-as-errors", "-parse-as-library", "-I", ".", "-L", ".", "-lUIKit", "-module-name",
            "Checkout", "-o", "capture", *cls.sources, cwd=cls.folder)

    def control(self, **wanted):
        found = [c for c in self.screen["children"] if all(c.get(key) == value for key, value in wanted.items())]
        self.assertEqual(len(found), 1, wanted)
        return found[0]

    def test_it_compiles_as_swift_6_too(self):
        self.compile("6")

    def test_the_description_is_valid(self):
        reports.schema("control-tree").validate(self.screen)

    def test_all_that_uikit_tells_is_there(self):
        self.assertEqual((self.screen["name"], self.screen["screen"]), ("order", {"width": 390, "height": 844}))
        title = self.control(label="Your order")
        self.assertEqual(title["traits"], ["staticText", "header"])
        self.assertEqual(title["font"], {"name": ".SFUI-Regular", "size": 17, "textStyle": "body"})
        self.assertIs(title["adjustsFont"], True)
        pay = self.control(identifier="pay")
        self.assertEqual(pay["actions"], [{"event": 64, "selector": "pay:", "target": "Checkout"}])
        self.assertEqual((pay["frame"], pay["hint"]), ([20, 700, 350, 50], "Double tap to pay the order"))
        close = self.control(**{"class": "WideButton"})
        self.assertEqual((close["superclass"], close["hitFrame"]), ("UIButton", [328, 8, 48, 48]))
        # A private trait keeps the mask.
        self.assertEqual(self.control(**{"class": "UISwitch"})["traits"], 1 | 1 << 53)
        price = self.control(**{"class": "PriceView"})
        self.assertEqual([c["label"] for c in price["children"]], ["Details", "Total"])
        self.assertEqual(price["order"], [c["id"] for c in price["children"]])

    def test_the_audit_understands_it(self):
        found = json.loads(run(TOOL, "order.json", "--no-config", "--report", "json", "--notices", cwd=self.folder, expect=1))
        self.assertEqual(sorted(f["rule"] for f in found["findings"]), ["control-missing-name", "hint-describes-gesture"])
        self.assertEqual(found["findings"][0]["control"]["class"], "UIButton" if found["findings"][0]["rule"].startswith("hint") else "WideButton")
        spoken = run(TOOL, "narrate", "order.json", cwd=self.folder)
        for words in ("Your order. Heading.", "Details. Button.", "Newsletter. Switch Button. On.", "Pay. Button."):
            self.assertIn(words, spoken)


if __name__ == "__main__":
    unittest.main()
