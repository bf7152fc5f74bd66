"""Scripts/convert-hierarchies: hierarchies of other tools as lines that 'a11y-audit stream' answers."""
import json, os, subprocess, tempfile, unittest

from support import ROOT, TOOL

CONVERTER = os.path.join(ROOT, "Scripts", "convert-hierarchies")
INPUTS = {
    "agent.txt": '@e1 [application] "Shop"\n  @e2 [button] "Pay"\n  @e3 [text] "Total"\n',
    "rico.json": json.dumps({"activity": {"root": {"class": "android.widget.FrameLayout", "bounds": [0, 0, 1440, 2560], "children": [
        {"class": "android.widget.Button", "bounds": [144, 256, 432, 400], "text": "Pay", "clickable": True}, None]}}}),
    "droid.json": json.dumps({"views": [
        {"temp_id": 0, "parent": -1, "class": "android.widget.FrameLayout", "bounds": [[0, 0], [1080, 1920]], "children": [1]},
        {"temp_id": 1, "parent": 0, "class": "android.widget.Button", "bounds": [[108, 192], [324, 300]], "content_description": "Pay",
         "clickable": True, "children": []}]}),
    "other.json": '{"a": 1}',
}


class ConverterTests(unittest.TestCase):
    def convert(self, names, *options):
        with tempfile.TemporaryDirectory() as folder:
            for name in names:
                with open(os.path.join(folder, name), "w", encoding="utf-8") as file: file.write(INPUTS[name])
            done = subprocess.run([CONVERTER, *options, folder], capture_output=True, text=True, stdin=subprocess.DEVNULL)
            return done.stdout, done.stderr

    def test_each_format_becomes_a_screen_that_the_tool_answers(self):
        for name in ("agent.txt", "rico.json", "droid.json"):
            with self.subTest(name):
                lines, _ = self.convert([name])
                self.assertEqual(len(lines.splitlines()), 1, lines)
                self.assertIn("Pay", lines)
                done = subprocess.run([TOOL, "stream"], input=lines, capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, done.stderr)
                answer = json.loads(done.stdout.splitlines()[0])
                self.assertNotIn("error", answer, answer)

    def test_bounds_are_scaled_to_a_screen_of_390_points(self):
        for name, frame in (("rico.json", [39, 69.33, 78, 39]), ("droid.json", [39, 69.33, 78, 39])):
            lines, _ = self.convert([name])
            found = []
            def look(value):
                if isinstance(value, dict):
                    if value.get("class") == "UIButton": found.append(value["frame"])
                    for part in value.values(): look(part)
                elif isinstance(value, list):
                    for part in value: look(part)
            look(json.loads(lines))
            self.assertEqual(len(found), 1, lines)
            for value, expected in zip(found[0], frame, strict=True):
                self.assertAlmostEqual(value, expected, delta=0.5)

    def test_other_files_are_counted_and_left_out(self):
        lines, errors = self.convert(["other.json", "agent.txt"])
        self.assertEqual(len(lines.splitlines()), 1)
        self.assertIn("1", errors)


if __name__ == "__main__":
    unittest.main()
