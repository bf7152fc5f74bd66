"""The configuration's schema, which editors use, by a validator that is not ours."""
import json, os, re, unittest

import jsonschema
import yaml

from support import ROOT


class Loader(yaml.SafeLoader):
    """As editors read YAML 1.2: a day is a text."""


Loader.yaml_implicit_resolvers = {
    first: [pair for pair in pairs if not pair[0].endswith(":timestamp")]
    for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()}


class ConfigurationTests(unittest.TestCase):
    def setUp(self):
        with open(os.path.join(ROOT, "Docs", "schema", "a11y-audit.schema.json"), encoding="utf-8") as file:
            schema = json.load(file)
        jsonschema.Draft7Validator.check_schema(schema)
        self.schema = jsonschema.Draft7Validator(schema)
        with open(os.path.join(ROOT, "Docs", "Configuration.md"), encoding="utf-8") as file:
            self.examples = re.findall(r"^```yaml\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)

    def test_every_example_of_the_document_is_valid(self):
        self.assertGreater(len(self.examples), 15)
        for example in self.examples:
            with self.subTest(example):
                value = yaml.load(example, Loader)
                # Examples of keys within `overrides` and `suppress` are not whole files.
                if set(value) <= set(self.schema.schema["properties"]):
                    self.schema.validate(value)

    def test_a_misspelt_key_is_not_valid(self):
        met = 0
        for example in self.examples:
            value = yaml.load(example, Loader)
            for key in set(value) & set(self.schema.schema["properties"]):
                met += 1
                with self.subTest(key):
                    self.assertFalse(self.schema.is_valid({key + "z": value[key]}))
        self.assertGreater(met, 9)

    def test_values_that_mean_nothing_are_not_valid(self):
        for text in (
            "rules: {target-siz: off}", "rules: {target-size: maybe}", "rules: {target-size: {minimun: 24}}", "failOn: errors",
            "format: outlin", "suppress: [{rule: target-size, identifier: pay}]", "suppress: [{identifier: pay, reason: so}]",
            "suppress: [{rule: target-size, identifier: pay, reason: so, recursiv: true}]", "overrides: [{only: text}]",
            "components: {OurSwitch: UISwitch}", "[]", "text",
        ):
            with self.subTest(text):
                self.assertFalse(self.schema.is_valid(yaml.load(text, Loader)))


if __name__ == "__main__":
    unittest.main()
