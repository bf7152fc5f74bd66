import A11yCore
import A11yReports

/// Every field the JSON report has, by object: what `Docs/JSONReport.md` and the schema are written from.
enum JSONReportFields {
  static let report = ReportObject(
    name: "report", meaning: "The report, one object.",
    fields: [
      .init(
        name: "accepted", value: .list(.object(acceptance)), isOptional: true,
        meaning: "suppressed findings; left out if there are none"),
      .init(
        name: "exempt", value: .list(.text), isOptional: true,
        meaning: "for source, the files that are not checked: tests, previews and generated files"),
      .init(name: "files", value: .list(.object(file)), meaning: "the files that were read, with their counts"),
      .init(
        name: "findings", value: .list(.object(finding)),
        meaning: "sorted by file, line, column and rule; with a baseline only new findings"),
      .init(
        name: "incomplete", value: .list(.object(omission)), isOptional: true,
        meaning: """
          incomplete descriptions, for which the exit status is 2; for source, files that do \
          not parse completely. Missing parts were not checked
          """),
      .init(
        name: "known", value: .list(.object(finding)), isOptional: true,
        meaning: "findings that are in the baseline; left out without a baseline"),
      .init(
        name: "notChecked", value: .list(.object(gap)),
        meaning: "controls that rules could not check, which does not mean that they pass"),
      .init(name: "rules", value: .list(.text), meaning: "the ids of the rules that ran"),
      .init(
        name: "skipped", value: .counts(AccessibilityTree.SkipReason.allCases.map { "\($0)" }),
        meaning: "number of skipped elements by kind"),
      .init(name: "summary", value: .object(summary), meaning: "counts"),
      .init(name: "tool", value: .word(["a11y-audit", "a11y-lint"]), meaning: "the tool that wrote the report"),
      .init(name: "toolVersion", value: .text, meaning: "the tool's version"),
      .init(
        name: "unchanged", value: .list(.text), isOptional: true, meaning: "files that `--changed-since` skipped"),
      .init(
        name: "unread", value: .list(.text), isOptional: true,
        meaning: "unreadable files, with the messages of standard error; the exit status is 2"),
      .init(name: "version", value: .constant(JSONReporter.formatVersion), meaning: "version of the report format"),
    ])

  /// A line of what `a11y-audit stream` prints.
  static let answer = ReportObject(
    name: "answer", meaning: "The answer to one line of a stream.",
    fields: [
      .init(
        name: "accepted", value: .list(.object(acceptance)), isOptional: true,
        meaning: "suppressed findings; left out if there are none"),
      .init(
        name: "counts", value: .object(counts), isOptional: true, meaning: "counts; left out if nothing was audited"),
      .init(
        name: "errors", value: .list(.object(fault)), isOptional: true,
        meaning: "why the line could not be audited; only with the status `error`"),
      .init(
        name: "file", value: .text, isOptional: true,
        meaning: "the `path` of the line, or its `id`; left out if the line itself is wrong"),
      .init(
        name: "findings", value: .list(.object(finding)), isOptional: true,
        meaning: "sorted by line, column and rule; left out if nothing was audited"),
      .init(name: "id", value: .identifier, meaning: "the `id` of the line; null if it has none that can be read"),
      .init(
        name: "incomplete", value: .list(.object(omission)), isOptional: true,
        meaning: "missing parts of the description, which were not checked; the status is `error`"),
      .init(
        name: "notChecked", value: .countsByName, isOptional: true,
        meaning: "number of controls by rule and missing property"),
      .init(
        name: "skipped", value: .counts(AccessibilityTree.SkipReason.allCases.map { "\($0)" }), isOptional: true,
        meaning: "number of skipped elements by kind"),
      .init(
        name: "status", value: .word(StreamAnswer.Status.allCases.map(\.rawValue)),
        meaning: "`skipped`: the configuration leaves it out; `error`: all or part of it could not be read"),
      .init(
        name: "utterances", value: .list(.other("as printed by `a11y-audit narrate --format json`")), isOptional: true,
        meaning: "what VoiceOver says, with `--utterances`"),
    ])

  /// The first line of a stream with `--heading`.
  static let heading = ReportObject(
    name: "heading", meaning: "The first line of a stream, with `--heading`.",
    fields: [
      .init(name: "rules", value: .list(.text), meaning: "the ids of the rules that run"),
      .init(name: "status", value: .word(["heading"]), meaning: "what the line is"),
      .init(name: "tool", value: .word(["a11y-audit"]), meaning: "the tool that wrote the stream"),
      .init(name: "toolVersion", value: .text, meaning: "the tool's version"),
      .init(name: "version", value: .constant(JSONReporter.formatVersion), meaning: "version of the format"),
    ])

  private static let fault = ReportObject(
    name: "fault", meaning: "Why a line could not be audited.",
    fields: [
      .init(name: "column", value: .integer, isOptional: true, meaning: "column, in Unicode scalars, from 1"),
      .init(
        name: "line", value: .integer, isOptional: true,
        meaning: "line in `content` or in the file at `path`, from 1; always 1 for an error in the line of the stream"),
      .init(name: "message", value: .text, meaning: "what is wrong, and what to do"),
    ])

  private static let counts = ReportObject(
    name: "counts", meaning: "Counts of one answer.",
    fields: [
      .init(name: "controls", value: .count, meaning: "number of controls"),
      .init(name: "elements", value: .count, meaning: "number of audited elements"),
    ]
      + summary.fields.filter {
        ["errors", "notices", "reviews", "screens", "settledInCode", "suppressed", "warnings"].contains("\($0.name)")
      })

  private static let finding = ReportObject(
    name: "finding", meaning: "A finding about a control.",
    fields: [
      column,
      .init(
        name: "component", value: .text,
        meaning: """
          equal for findings that one change fixes: instances of one class, rows of one list, one part of several \
          screens. For comparison only
          """),
      .init(name: "control", value: .object(control), meaning: "the control of the finding"),
      .init(
        name: "criteria", value: .list(.text),
        meaning: "criteria of the rule: WCAG 2.2, EN 301 549, Apple's Human Interface Guidelines"),
      .init(
        name: "edits", value: .list(.object(edit)), isOptional: true,
        meaning: "the changes of the file that `--fix` makes for it, if it can be fixed so"),
      endColumn, endLine,
      .init(
        name: "file", value: .text,
        meaning: "path of the description; bytes that are not UTF-8 are written as `\\xE9`"),
      .init(
        name: "fingerprint", value: .text, isOptional: true,
        meaning: "identity of the finding, which is the same in the next run; not in `known`"),
      .init(name: "fix", value: .text, meaning: "how to fix it"),
      .init(
        name: "fixability", value: .word(["safe", "unsafe"]), isOptional: true,
        meaning: "with `edits`: `unsafe` if only `--unsafe-fixes` makes them"),
      line,
      .init(name: "measured", value: .text, isOptional: true, meaning: "the measured value"),
      .init(
        name: "message", value: .text,
        meaning: "the violation, as a predicate: \"is 20 × 20 points, needs 44 × 44\""),
      .init(
        name: "outcome", value: .word([Outcome.fail, .review].map(\.rawValue)),
        meaning: "whether the control fails or the finding needs review"),
      .init(
        name: "related", value: .list(.object(related)), meaning: "related controls and locations in source"),
      .init(name: "required", value: .text, isOptional: true, meaning: "the required value"),
      .init(name: "rule", value: .text, meaning: "the rule id; see `a11y-audit explain ID`"),
      .init(name: "screen", value: .text, isOptional: true, meaning: "the screen's name"),
      .init(name: "screenColumn", value: .integer, meaning: "location of its screen"),
      .init(
        name: "screenLine", value: .integer,
        meaning: "location of its screen, which distinguishes screens with the same name"),
      .init(
        name: "severity", value: .word(Severity.allCases.reversed().map(\.rawValue)),
        meaning: "`error` blocks people, `warning` hinders people, `notice` is minor or less certain"),
    ])

  private static let acceptance = ReportObject(
    name: "acceptance", meaning: "A suppressed finding.",
    fields: (finding.fields.filter { "\($0.name)" != "fingerprint" } + [
      .init(
        name: "inSource", value: .flag,
        meaning: "whether the suppression is in the description or source, not in the configuration"),
      .init(name: "reason", value: .text, isOptional: true, meaning: "the reason, if given"),
    ]).sorted { "\($0.name)" < "\($1.name)" })

  private static let file = ReportObject(
    name: "file", meaning: "Counts of one file, for `a11y-audit merge`.",
    fields: [
      .init(name: "controls", value: .count, meaning: "number of controls"),
      .init(name: "elements", value: .count, meaning: "number of audited elements"),
      .init(
        name: "examined", value: .counts(ExaminedKind.allCases.map(\.rawValue)), isOptional: true,
        meaning: "of Swift source: number of buttons, taps and more, and of outlets that no interface file connects"),
      .init(name: "file", value: .text, meaning: "path of the file"),
      .init(name: "notChecked", value: .countsByName, meaning: "number of controls by rule and missing property"),
      .init(name: "screens", value: .count, meaning: "number of screens"),
      .init(
        name: "settledInCode", value: .count, isOptional: true,
        meaning: "number of violations that the Swift or Objective-C code of an interface file fixes"),
      .init(
        name: "skipped", value: .counts(AccessibilityTree.SkipReason.allCases.map { "\($0)" }),
        meaning: "number of skipped elements by kind"),
      .init(name: "suppressed", value: .count, meaning: "number of findings that are suppressed in the description"),
    ])

  private static let control = ReportObject(
    name: "control", meaning: "A control.",
    fields: [
      .init(
        name: "anchor", value: .text, isOptional: true,
        meaning: "the identifier of the nearest ancestor, if the control has none"),
      .init(name: "class", value: .text, isOptional: true, meaning: "its class"),
      .init(
        name: "declaration", value: .text, isOptional: true,
        meaning: "in source, the types and members that contain it: `RangeSlider/layoutSubviews()`; can be empty"),
      .init(name: "identifier", value: .text, isOptional: true, meaning: "its accessibility identifier"),
      .init(
        name: "lookup", value: .text, isOptional: true,
        meaning:
          "how to find a control that its name does not distinguish: `image \"gear\", right of \"Play\"`, `outlet stopButton`, `second of three`"
      ),
      .init(name: "name", value: .text, isOptional: true, meaning: "its accessible name, or its visible text"),
      .init(
        name: "path", value: .text,
        meaning: "from the root: `UIView/UITableView/UITableViewCell[3]`; empty for the screen as a whole"),
      .init(name: "role", value: .text, isOptional: true, meaning: "its role: `text field`"),
    ])

  private static let edit = ReportObject(
    name: "edit", meaning: "Text of a file that gives way to another text.",
    fields: [
      .init(name: "column", value: .integer, meaning: "where it begins: column, in Unicode scalars, from 1"),
      .init(name: "endColumn", value: .integer, meaning: "the first column that is kept"),
      .init(name: "endLine", value: .integer, meaning: "the line of that column"),
      line,
      .init(name: "replacement", value: .text, meaning: "what is there instead"),
    ])

  private static let related = ReportObject(
    name: "related", meaning: "A related control, or a location in source that explains the finding.",
    fields: [
      column,
      .init(name: "control", value: .object(control), meaning: "the control"),
      endColumn, endLine,
      .init(
        name: "file", value: .text, isOptional: true, meaning: "its file, if different from the file of the finding"),
      line,
      .init(
        name: "message", value: .text, isOptional: true,
        meaning: "the relation to the finding, as a predicate"),
    ])

  private static let omission = ReportObject(
    name: "omission",
    meaning: """
      The location at which a description is truncated, or the first error in a source file.
      """,
    fields: [
      column,
      .init(
        name: "file", value: .text,
        meaning: "path of the description; bytes that are not UTF-8 are written as `\\xE9`"),
      line,
      .init(name: "message", value: .text, meaning: "what is missing"),
    ])

  private static let gap = ReportObject(
    name: "gap", meaning: "Controls that a rule could not check, and why.",
    fields: [
      .init(name: "controls", value: .count, meaning: "number of controls"),
      .init(
        name: "fact", value: .word(Fact.countable.map(\.rawValue)),
        meaning: "the property that the description lacks; `surroundings`: too many controls in one place"),
      .init(name: "reason", value: .text, meaning: "the reason in words"),
      .init(name: "rule", value: .text, meaning: "the rule's id"),
    ])

  private static let summary = ReportObject(
    name: "summary", meaning: "Counts.",
    fields: [
      .init(name: "controls", value: .count, meaning: "number of controls"),
      .init(name: "errors", value: .count, meaning: "number of errors, without reviews"),
      .init(
        name: "examined", value: .counts(ExaminedKind.allCases.map(\.rawValue)), isOptional: true,
        meaning: "of Swift source: number of buttons, taps and more, and of outlets that no interface file connects"),
      .init(name: "exempt", value: .count, isOptional: true, meaning: "number of tests, previews and generated files"),
      .init(name: "files", value: .count, meaning: "number of files"),
      .init(name: "known", value: .count, isOptional: true, meaning: "number of findings in the baseline"),
      .init(name: "notices", value: .count, meaning: "number of notices, without reviews"),
      .init(name: "reviews", value: .count, meaning: "number of findings that need review"),
      .init(name: "screens", value: .count, meaning: "number of screens"),
      .init(
        name: "settledInCode", value: .count, isOptional: true,
        meaning: "number of violations that the Swift or Objective-C code of an interface file fixes"),
      .init(name: "suppressed", value: .count, meaning: "number of findings that are suppressed in the description"),
      .init(
        name: "unchanged", value: .count, isOptional: true, meaning: "number of files that `--changed-since` skipped"),
      .init(name: "warnings", value: .count, meaning: "number of warnings, without reviews"),
    ])

  private static let line = ReportObject.Field(
    name: "line", value: .integer, meaning: "line in the file, from 1")
  private static let column = ReportObject.Field(
    name: "column", value: .integer, meaning: "column in the line, in Unicode scalars, from 1")
  private static let endColumn = ReportObject.Field(
    name: "endColumn", value: .integer, isOptional: true,
    meaning: "the first column behind what it points at, if that is known")
  private static let endLine = ReportObject.Field(
    name: "endLine", value: .integer, isOptional: true, meaning: "the line of that column: always `line`")
}
