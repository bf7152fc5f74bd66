"""The schemas, by a validator that is not ours."""
import copy, glob, json, os, unittest

import reports
from support import ROOT


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


class SchemaTests(unittest.TestCase):
    # Every fault on one screen, with a misspelled key among them.
    FAULTS = ("Fixtures", "screens", "faults", "tree.json")

    def test_every_description_is_valid(self):
        paths = glob.glob(os.path.join(ROOT, "Fixtures", "screens", "*", "tree.json"))
        paths += glob.glob(os.path.join(ROOT, "Fixtures", "formats", "*", "*control-tree*.json"))
        self.assertGreaterEqual(len(paths), 8)
        paths.remove(os.path.join(ROOT, *self.FAULTS))
        self.check("control-tree", paths)

    def test_a_misspelled_key_is_not_valid(self):
        schema = reports.schema("control-tree")
        screen = load(os.path.join(ROOT, *self.FAULTS))
        self.assertFalse(schema.is_valid(screen))
        misspelled = [child for child in screen["children"] if "lable" in child]
        self.assertEqual(len(misspelled), 1)
        del misspelled[0]["lable"]
        schema.validate(screen)

    def test_every_report_is_valid(self):
        paths = glob.glob(os.path.join(ROOT, "Fixtures", "screens", "*", "expected.json"))
        paths += [os.path.join(ROOT, "Fixtures", "reports", "nasty.json")]
        self.assertGreaterEqual(len(paths), 9)
        self.check("json-report", paths)

    def test_a_report_without_a_field_or_with_another_value_is_not_valid(self):
        schema = reports.schema("json-report")
        report = load(os.path.join(ROOT, "Fixtures", "screens", "faults", "expected.json"))
        places = list(self.places(report))
        self.assertGreater(len(places), 20)
        for path in places:
            with self.subTest(path):
                damaged = copy.deepcopy(report)
                self.parent(damaged, path)[path[-1]] = [None]
                self.assertFalse(schema.is_valid(damaged))
        for field in reports.schema("json-report").schema["$defs"]["finding"]["required"]:
            with self.subTest(field):
                damaged = copy.deepcopy(report)
                del damaged["findings"][0][field]
                self.assertFalse(schema.is_valid(damaged))

    def test_a_description_of_something_else_is_not_valid(self):
        schema = reports.schema("control-tree")
        for wrong in ({"children": {}}, {"traits": 1.5}, {"frame": [0, 0, 44]}, {"label": 1}, "text"):
            with self.subTest(wrong):
                self.assertFalse(schema.is_valid(wrong))

    def check(self, name, paths):
        schema = reports.schema(name)
        for path in paths:
            with self.subTest(os.path.relpath(path, ROOT)):
                schema.validate(load(path))

    def places(self, value, path=()):
        """The paths of all members; of a list's items, the first one's."""
        for key, member in value.items():
            yield (*path, key)
            inner = member[0] if isinstance(member, list) and member else member
            if isinstance(inner, dict):
                yield from self.places(inner, (*path, key, 0) if isinstance(member, list) else (*path, key))

    def parent(self, value, path):
        for key in path[:-1]:
            value = value[key]
        return value


if __name__ == "__main__":
    unittest.main()
