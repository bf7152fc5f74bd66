"""Whether a report file is what its consumer documents; the full grammars are in Tests/A11yReportsTests/Grammar."""
import csv, json, os, xml.etree.ElementTree as ElementTree

import jsonschema

from support import ROOT


def check(path):
    """Raises unless the file, known by its name, is a report that holds findings."""
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    CHECKS[os.path.basename(path)](text)


def sarif(text):
    log = json.loads(text)
    require(log["version"] == "2.1.0" and log["$schema"] and len(log["runs"]) == 1, "one run of 2.1.0")
    driver, results = log["runs"][0]["tool"]["driver"], log["runs"][0]["results"]
    rules = {rule["id"] for rule in driver["rules"]}
    require(driver["name"] and results, "a tool with results")
    for rule in driver["rules"]:
        for text in (rule["shortDescription"], rule["fullDescription"], rule["help"]):
            require(text["text"], "every text of a rule")
        require("security-severity" not in rule.get("properties", {}), "no security alert")
    for result in results:
        require(result["ruleId"] in rules and result["message"]["text"], "a known rule and a message")
        place = result["locations"][0]["physicalLocation"]
        uri, region = place["artifactLocation"]["uri"], place["region"]
        require(not uri.startswith("/") and ":" not in uri and " " not in uri, f"a relative URI, not {uri}")
        require(all(isinstance(number, int) and number >= 1 for number in region.values()), f"a region, not {region}")
    unique([json.dumps(result["partialFingerprints"]) for result in results])


def gitlab(text):
    issues = json.loads(text)
    require(issues, "issues")
    for issue in issues:
        require(issue["description"] and issue["check_name"] and issue["location"]["path"], "every field")
        require(issue["severity"] in ("info", "minor", "major", "critical", "blocker"), issue["severity"])
        require(isinstance(issue["location"]["lines"]["begin"], int), "a line")
    unique([issue["fingerprint"] for issue in issues])


def junit(text):
    root = ElementTree.fromstring(text)
    cases = list(root.iter("testcase"))
    require(root.tag == "testsuites" and cases and list(root.iter("failure")), "cases, and one that fails")
    unique([(case.get("classname"), case.get("name")) for case in cases])


def checkstyle(text):
    root = ElementTree.fromstring(text)
    errors = list(root.iter("error"))
    require(root.tag == "checkstyle" and errors, "errors")
    for error in errors:
        require(error.get("severity") in ("error", "warning", "info"), error.get("severity"))
        require(error.get("source") and error.get("message") and int(error.get("line")) >= 1, "every attribute")


def table(text):
    rows = list(csv.DictReader(text.splitlines()))
    require(rows and all(row["rule"] and row["fingerprint"] for row in rows), "rows")


def markdown(text):
    require("unreachable-control" in text and len(text.encode()) < 65536, "the finding, in a comment's length")


def report(text):
    """Against the schema."""
    value = json.loads(text)
    schema("json-report").validate(value)
    require(value["findings"], "findings")


def schema(name):
    with open(os.path.join(ROOT, "Docs", "schema", f"{name}.schema.json"), encoding="utf-8") as file:
        text = json.load(file)
    jsonschema.Draft202012Validator.check_schema(text)
    return jsonschema.Draft202012Validator(text)


def unique(keys):
    require(len(set(keys)) == len(keys), f"unique keys, not {keys}")


def require(condition, what):
    if not condition:
        raise AssertionError(f"expected {what}")


CHECKS = {
    "a11y-audit.sarif": sarif, "gl-code-quality-report.json": gitlab, "a11y-audit.xml": junit,
    "a11y-lint.sarif": sarif, "a11y-lint.xml": junit, "checkstyle.xml": checkstyle, "a11y-audit.csv": table, "a11y-audit.md": markdown, "a11y-audit.json": report,
}
