import A11yCore
import A11yReports

/// Every field the JSON report has, by object: what `Docs/JSONReport.md` and the schema are written from.
enum JSONReportFields {
  static let report = ReportObject(
    name: "report", meaning: "The whole report, one object.",
    fields: [
      .init(
        name: "accepted", value: .list(.object(acceptance)), isOptional: true,
        meaning: "the findings that a suppression accepts; left out when there is none"),
      .init(
        name: "exempt", value: .list(.text), isOptional: true,
        meaning: "of source, the files that are not checked: tests, previews and generated files"),
      .init(name: "files", value: .list(.object(file)), meaning: "what each file that was read gave"),
      .init(
        name: "findings", value: .list(.object(finding)),
        meaning: "sorted by file, line, column and rule; with a baseline only what is new"),
      .init(
        name: "incomplete", value: .list(.object(omission)), isOptional: true,
        meaning: """
          descriptions that say themselves that something is missing, and the exit status is 2; of source, files that do \
          not parse completely. What is missing was not judged
          """),
      .init(
        name: "known", value: .list(.object(finding)), isOptional: true,
        meaning: "the findings that a baseline accepts; left out when there is no baseline"),
      .init(name: "notChecked", value: .list(.object(gap)), meaning: "what rules could not judge: absence is no pass"),
      .init(name: "rules", value: .list(.text), meaning: "the ids of the rules that ran"),
      .init(
        name: "skipped", value: .counts(AccessibilityTree.SkipReason.allCases.map { "\($0)" }),
        meaning: "elements left out on purpose, by kind: how many"),
      .init(name: "summary", value: .object(summary), meaning: "how many of everything"),
      .init(name: "tool", value: .word(["a11y-audit", "a11y-lint"]), meaning: "who wrote it"),
      .init(name: "toolVersion", value: .text, meaning: "the tool's version"),
      .init(
        name: "unchanged", value: .list(.text), isOptional: true, meaning: "the files that `--changed-since` left out"),
      .init(
        name: "unread", value: .list(.text), isOptional: true,
        meaning: "what could not be read, in the words of standard error; the exit status is 2"),
      .init(name: "version", value: .constant(JSONReporter.formatVersion), meaning: "of this report's shape"),
    ])

  private static let finding = ReportObject(
    name: "finding", meaning: "One thing that is the matter with one control.",
    fields: [
      column,
      .init(
        name: "component", value: .text,
        meaning: """
          equal in findings that one repair would mend: instances of one class, rows of one list, one part of several \
          screens. To compare, not to read
          """),
      .init(name: "control", value: .object(control), meaning: "the control it is about"),
      .init(
        name: "criteria", value: .list(.text),
        meaning: "what the requirement rests on: WCAG 2.2, EN 301 549, Apple's Human Interface Guidelines"),
      .init(
        name: "file", value: .text,
        meaning: "the description's path; a byte of it that is not UTF-8 is written as `\\xE9`"),
      .init(
        name: "fingerprint", value: .text, isOptional: true,
        meaning: "the finding's identity, the same in the next run; not in `known`"),
      .init(name: "fix", value: .text, meaning: "what to do"),
      line,
      .init(name: "measured", value: .text, isOptional: true, meaning: "what was found"),
      .init(
        name: "message", value: .text,
        meaning: "what is the matter, as a predicate: \"is 20 × 20 points, needs 44 × 44\""),
      .init(
        name: "outcome", value: .word([Outcome.fail, .review].map(\.rawValue)),
        meaning: "whether the requirement does not hold, or a person must look"),
      .init(
        name: "related", value: .list(.object(related)), meaning: "other controls that take part, and places in source"),
      .init(name: "required", value: .text, isOptional: true, meaning: "what is asked for"),
      .init(name: "rule", value: .text, meaning: "the rule's id; `a11y-audit explain ID` tells more"),
      .init(name: "screen", value: .text, isOptional: true, meaning: "the screen's name"),
      .init(name: "screenColumn", value: .integer, meaning: "where its screen begins"),
      .init(
        name: "screenLine", value: .integer,
        meaning: "where its screen begins: screens of one name are told apart by it"),
      .init(
        name: "severity", value: .word(Severity.allCases.reversed().map(\.rawValue)),
        meaning: "people are stopped, people are slowed, or it is a matter of taste or certainty"),
    ])

  private static let acceptance = ReportObject(
    name: "acceptance", meaning: "A finding that somebody accepts.",
    fields: (finding.fields.filter { "\($0.name)" != "fingerprint" } + [
      .init(
        name: "inSource", value: .flag,
        meaning: "whether that is said where the control is described, and not in the configuration"),
      .init(name: "reason", value: .text, isOptional: true, meaning: "why, where that is said"),
    ]).sorted { "\($0.name)" < "\($1.name)" })

  private static let file = ReportObject(
    name: "file", meaning: "What one file gave, for `a11y-audit merge`, which counts a file once.",
    fields: [
      .init(name: "controls", value: .count, meaning: "controls read"),
      .init(name: "elements", value: .count, meaning: "elements that were there to be judged"),
      .init(name: "file", value: .text, meaning: "its path"),
      .init(name: "notChecked", value: .countsByName, meaning: "by rule and fact: on how many controls"),
      .init(name: "screens", value: .count, meaning: "screens read"),
      .init(
        name: "settledInCode", value: .count, isOptional: true,
        meaning: "violations that the Swift or Objective-C code behind an interface file sets right"),
      .init(
        name: "skipped", value: .counts(AccessibilityTree.SkipReason.allCases.map { "\($0)" }),
        meaning: "elements left out on purpose, by kind: how many"),
      .init(name: "suppressed", value: .count, meaning: "findings the description accepts"),
    ])

  private static let control = ReportObject(
    name: "control", meaning: "A control, as a person would point it out.",
    fields: [
      .init(
        name: "anchor", value: .text, isOptional: true,
        meaning: "the nearest identifier above it, where it has none of its own"),
      .init(name: "class", value: .text, isOptional: true, meaning: "its class"),
      .init(
        name: "declaration", value: .text, isOptional: true,
        meaning: "in source, the types and members it stands in: `RangeSlider/layoutSubviews()`; empty outside of any"),
      .init(name: "identifier", value: .text, isOptional: true, meaning: "its accessibility identifier"),
      .init(
        name: "lookup", value: .text, isOptional: true,
        meaning: "how to find a control that shows no words: `with the image \"gear\"`, `of the outlet stopButton`"),
      .init(name: "name", value: .text, isOptional: true, meaning: "its name, or the text it shows"),
      .init(
        name: "path", value: .text,
        meaning: "from the root: `UIView/UITableView/UITableViewCell[3]`; empty for the screen as a whole"),
      .init(name: "role", value: .text, isOptional: true, meaning: "its kind, in words: `text field`"),
    ])

  private static let related = ReportObject(
    name: "related", meaning: "Another control that takes part in a finding, or a place in source that explains it.",
    fields: [
      column,
      .init(name: "control", value: .object(control), meaning: "which one"),
      .init(
        name: "file", value: .text, isOptional: true, meaning: "its file; left out where it is the finding's own"),
      line,
      .init(
        name: "message", value: .text, isOptional: true,
        meaning: "what the place has to do with the finding, as a predicate"),
    ])

  private static let omission = ReportObject(
    name: "omission",
    meaning: """
      A place where a description says that it was cut short, or the first of a source file that does not parse.
      """,
    fields: [
      column,
      .init(
        name: "file", value: .text,
        meaning: "the description's path; a byte of it that is not UTF-8 is written as `\\xE9`"),
      line,
      .init(name: "message", value: .text, meaning: "what is missing"),
    ])

  private static let gap = ReportObject(
    name: "gap", meaning: "What a rule could not judge, and why.",
    fields: [
      .init(name: "controls", value: .count, meaning: "how many controls"),
      .init(
        name: "fact", value: .word(Fact.countable.map(\.rawValue)),
        meaning: "what the description does not tell; `surroundings`: it tells of too many controls in one place"),
      .init(name: "reason", value: .text, meaning: "the same in words"),
      .init(name: "rule", value: .text, meaning: "the rule's id"),
    ])

  private static let summary = ReportObject(
    name: "summary", meaning: "Counts.",
    fields: [
      .init(name: "controls", value: .count, meaning: "controls read"),
      .init(name: "errors", value: .count, meaning: "findings that are errors, reviews not among them"),
      .init(name: "exempt", value: .count, isOptional: true, meaning: "tests, previews and generated files"),
      .init(name: "files", value: .count, meaning: "files read"),
      .init(name: "known", value: .count, isOptional: true, meaning: "findings that a baseline accepts"),
      .init(name: "notices", value: .count, meaning: "findings that are notices, reviews not among them"),
      .init(name: "reviews", value: .count, meaning: "what a person must look at"),
      .init(name: "screens", value: .count, meaning: "screens read"),
      .init(
        name: "settledInCode", value: .count, isOptional: true,
        meaning: "violations that the Swift or Objective-C code behind an interface file sets right"),
      .init(name: "suppressed", value: .count, meaning: "findings the description accepts"),
      .init(name: "unchanged", value: .count, isOptional: true, meaning: "files that `--changed-since` left out"),
      .init(name: "warnings", value: .count, meaning: "findings that are warnings, reviews not among them"),
    ])

  private static let line = ReportObject.Field(
    name: "line", value: .integer, meaning: "the line of the description it stands in, counted from 1")
  private static let column = ReportObject.Field(
    name: "column", value: .integer, meaning: "where in that line, in Unicode scalars counted from 1")
}
