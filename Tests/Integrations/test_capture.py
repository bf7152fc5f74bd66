"""Capture/A11yCapture.swift, compiled against declarations of the UIKit that it uses and tried on a screen."""
import json, os, re, shutil, struct, tempfile, unittest

import reports
from support import ROOT, TOOL, run

FONT = {"name": ".SFUI-Regular", "size": 17}
CONTROL = {"enabled": True, "selected": False}
# What is in the window of Everything.swift, in its order; None for what is not there.
EVERYTHING = [
    {"class": "UILabel", "text": "Bill", "label": "Bill", "language": "en", "headingLevel": 2, "tappable": False, "traits": ["staticText"],
     "font": {**FONT, "bold": True}, "adjustsFont": False, "adjustsFontSizeToFitWidth": True, "textColor": "#000000",
     "backgroundColor": "#80808080", "accessibilityFrame": [10, 20, 310, 44], "activationPoint": [30, 42]},
    {"class": "UILabel", "text": "Read the terms", "label": "Read the terms", "traits": ["staticText"], "font": FONT, "adjustsFont": False,
     "textColor": "#000000", "spans": [{"text": "Read the ", "color": "#000000"}, {"text": "terms", "color": "#0066CC"}]},
    {"class": "UITextView", "text": "Thanks", "editable": False, "font": {**FONT, "size": 12}, "adjustsFont": False,
     "hint": "Opens the order", "value": "Thanks"},
    {"class": "UITextField", "text": "", "placeholder": "Email", "placeholderColor": "#80808080", "contentType": "email", "secure": True,
     "borderColor": "#0066CC", "font": FONT, "adjustsFont": False, **CONTROL},
    {"class": "UIButton", "title": "More", "label": "More", "image": "image", "symbol": True, "enabled": False, "selected": True,
     "highlighted": True, "traits": ["button", "notEnabled"], "textColor": "#007AFF", "showsMenuAsPrimaryAction": True, "menu": ["Share"],
     "contextMenu": True, "expanded": False, "userInputLabels": ["More", "Menu"], "fixedHeight": 44, "fixedWidth": 300},
    {"class": "UIImageView", "image": "logo", "gestures": ["longPress", "pan", "tap"], "alpha": 0.5, "clips": True,
     "userInteraction": False, "isElement": False},
    {"class": "UIProgressView", "progress": 0.25, "isElement": False},
    {"class": "UISlider", "minimumValue": 0, "maximumValue": 10, **CONTROL},
    {"class": "UIStepper", "minimumValue": 0, "maximumValue": 100, "stepValue": 5, **CONTROL},
    {"class": "UIPageControl", "numberOfPages": 3, "currentPage": 1, **CONTROL},
    {"class": "UISegmentedControl", "segments": ["Day", "Week"], "selectedSegmentIndex": 1, "momentary": True, **CONTROL},
    {"class": "UIButton", "title": "Hidden", "label": "Hidden", "hidden": True, "traits": ["button"], "textColor": "#007AFF", **CONTROL},
    {"class": "Badge", "superclass": "UIView", "label": "Cake", "language": "de", "customActions": ["Order", "Share"],
     "customRotors": ["Cakes"], "customContent": [{"label": "Price", "value": "3 euros", "importance": "high"},
                                                  {"label": "Age", "value": "1 day", "importance": "default"}]},
    {"class": "Table", "superclass": "UIView", "isElement": False, "container": {"type": "dataTable", "rows": 3, "columns": 2},
     "children": [{"class": "Cell", "superclass": "UIView", "label": "Cake", "isElement": True, "row": 1, "column": 0, "expanded": True,
                   "frame": [20, 670, 150, 44], "tintColor": "#007AFF", "traits": []}]},
    {"class": "UIView", "modal": True, "groups": True, "container": {"type": "semanticGroup"}, "isElement": False},
    {"class": "UIView", "elementsHidden": True, "isElement": False},
]


@unittest.skipUnless(shutil.which("swiftc"), "needs swiftc")
class CaptureTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.folder = cls.scratch.name
        tests = os.path.join(ROOT, "Tests", "Capture")
        for module, sources in (("Accessibility", ["Accessibility.swift"]), ("UIKit", ["UIKit.swift", "../Support/PNG.swift"])):
            run("swiftc", "-O", "-swift-version", "5", "-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name",
                module, "-package-name", "capture", "-o", f"lib{module}.a", *(os.path.join(tests, source) for source in sources),
                cwd=cls.folder)
        cls.sources = [os.path.join(ROOT, "Capture", "A11yCapture.swift")] + [
            os.path.join(tests, name) for name in ("Order.swift", "Containers.swift", "Everything.swift")]
        cls.compile("5")
        run(os.path.join(cls.folder, "capture"), cls.folder, cwd=cls.folder)
        cls.screens = {name: cls.read(name) for name in ("order", "containers", "everything")}
        cls.screen = cls.screens["order"]

    @classmethod
    def read(cls, name):
        with open(os.path.join(cls.folder, name + ".json"), encoding="utf-8") as file:
            return json.load(file)

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    @classmethod
    def compile(cls, version):
        run("swiftc", "-swift-version", version, "-warnings-as-errors", "-parse-as-library", "-I", ".", "-L", ".", "-lUIKit",
            "-lAccessibility", "-module-name", "Checkout", "-o", "capture", *cls.sources, cwd=cls.folder)

    def control(self, **wanted):
        found = [c for c in self.screen["children"] if all(c.get(key) == value for key, value in wanted.items())]
        self.assertEqual(len(found), 1, wanted)
        return found[0]

    def test_it_compiles_as_swift_6_too(self):
        self.compile("6")

    def test_the_descriptions_are_valid(self):
        for name, screen in self.screens.items():
            with self.subTest(name):
                reports.schema("control-tree").validate(screen)

    def test_the_screenshot_is_a_png_of_the_size_of_the_device(self):
        with open(os.path.join(self.folder, "order.png"), "rb") as file:
            self.assertEqual(file.read(24), b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR" + struct.pack(">II", 390 * 3, 844 * 3))

    def test_a_screen_has_what_a_team_looks_for(self):
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

    def test_containers_that_are_no_views_hold_their_elements(self):
        board, torn, empty, fresh, vending, holder = self.screens["containers"]["children"]
        group = board["children"][0]
        self.assertEqual((board["order"], group["isElement"], group["class"]), ([group["id"]], False, "UIAccessibilityElement"))
        self.assertEqual([c["label"] for c in group["children"]], ["Pay", "Later"])
        self.assertEqual(group["order"], [c["id"] for c in group["children"]])
        # An order with an element that is not in the window is left out; one without elements is none.
        self.assertNotIn("order", torn)
        self.assertEqual([c["text"] for c in torn["children"]], ["Here"])
        self.assertEqual(empty["order"], [])
        self.assertEqual(([c["label"] for c in fresh["children"]], fresh["order"]), (["Monday", "Tuesday"], [c["id"] for c in fresh["children"]]))
        self.assertEqual([c["label"] for c in vending["children"]], ["Wednesday"])
        self.assertNotIn("order", vending)
        self.assertEqual((holder["order"], holder["children"][0]["order"]), ([holder["children"][0]["id"]],) * 2)
        self.assertNotIn("children", holder["children"][0])

    def test_the_audit_finds_nothing_in_containers_that_there_is_not(self):
        found = json.loads(run(TOOL, "containers.json", "--no-config", "--report", "json", cwd=self.folder, expect=(0, 1)))
        rules = {f["rule"] for f in found["findings"]}
        self.assertFalse(rules & {"nothing-exposed", "order-reference-invalid"}, rules)
        spoken = run(TOOL, "narrate", "containers.json", cwd=self.folder)
        for words in ("Pay. Button.", "Later. Button.", "Here", "Monday. Button.", "Tuesday. Button.", "Wednesday. Button."):
            self.assertIn(words, spoken)

    def test_everything_that_uikit_tells_is_there(self):
        screen = self.screens["everything"]
        self.assertEqual((screen["language"], screen["direction"], screen["idiom"]), ("he", "rtl", "pad"))
        for control, expected in zip(screen["children"], EVERYTHING, strict=True):
            with self.subTest(expected):
                common = {"frame": [20, 20 + 50 * screen["children"].index(control), 300, 44], "tintColor": "#007AFF", "traits": [],
                          "isElement": True, **expected}
                self.assertEqual(control, {key: value for key, value in common.items() if value is not None})

    def test_every_key_is_expected_somewhere(self):
        with open(self.sources[0], encoding="utf-8") as file:
            written = set(re.findall(r'(?:control|root)\["(\w+)"\] =', file.read()))
        seen = set()
        def look(control):
            seen.update(control)
            for child in control.get("children", []):
                look(child)
        for screen in self.screens.values():
            look(screen)
        self.assertEqual(written - seen, set())

    def test_the_audit_understands_it(self):
        found = json.loads(run(TOOL, "order.json", "--no-config", "--report", "json", "--notices", cwd=self.folder, expect=1))
        self.assertEqual(sorted(f["rule"] for f in found["findings"]), ["control-missing-name", "hint-describes-gesture"])
        self.assertEqual(found["findings"][0]["control"]["class"], "UIButton" if found["findings"][0]["rule"].startswith("hint") else "WideButton")
        spoken = run(TOOL, "narrate", "order.json", cwd=self.folder)
        for words in ("Your order. Heading.", "Details. Button.", "Newsletter. Switch Button. On.", "Pay. Button."):
            self.assertIn(words, spoken)


if __name__ == "__main__":
    unittest.main()
