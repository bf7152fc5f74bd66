"""What every output of the tools must be, whatever the input: for Scripts/fuzz and Scripts/fuzz-lint."""
import csv, io, json, re
import xml.etree.ElementTree as ElementTree

MACHINE = ["json", "sarif", "github-sarif", "gitlab", "junit", "checkstyle", "csv", "github", "xcode", "markdown"]
# Escape sequences, other control characters, marks that turn the direction, commands to Azure's and TeamCity's agents.
UNSAFE = re.compile(r"\r(?!\n)|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|##\[|##(?:vso|teamcity)\[")


def report_fault(report, data):
    """None when the bytes are a report of that kind; else what is wrong with them."""
    try:
        text = data.decode()
        if report in ("json", "sarif", "github-sarif", "gitlab"):
            json.loads(text, parse_constant=lambda word: (_ for _ in ()).throw(ValueError(f"{word} is no JSON")))
        elif report in ("junit", "checkstyle"):
            ElementTree.fromstring(data)
        elif report == "csv":
            widths = {len(row) for row in csv.reader(io.StringIO(text, newline=""))}
            if len(widths) > 1:
                raise ValueError(f"rows of {sorted(widths)} cells")
        elif report == "github":
            for line in text.split("\n"):
                if line.lstrip().startswith("::") and not re.match(r"::(error|warning|notice) [a-zA-Z]+=", line):
                    raise ValueError(f"a command that is no annotation: {line[:80]!r}")
    except (ValueError, ElementTree.ParseError, csv.Error) as error:
        return f"the report {report} is not valid: {error}"
    return None


def console_fault(data):
    """None when a terminal and the log of a CI system may show the bytes; else what is wrong with them."""
    text = data.decode(errors="surrogateescape")
    found = UNSAFE.search(text) or re.search(r"^\s*::", text, re.M)
    return f"printed {found.group()!r} in {text[max(0, found.start() - 40):found.end() + 40]!r}" if found else None
