/// Every key of `.a11y-audit.yml`, in the order in which documents show them.
package enum ConfigurationKeys {
  package static let root: [ConfigurationKey] =
    [
      ConfigurationKey(
        "extends", .list(of: .text("the path of a configuration file")),
        "Configuration files to extend: paths relative to this file's folder, ending in `.yml` or `.yaml`, in the "
          + "same repository. This file overrides them, and later files override earlier ones. Their patterns and paths stay "
          + "relative to their own folders.",
        example: "extends: ../shared/a11y-audit.yml")
    ] + settings + [
      ConfigurationKey(
        "overrides", .objects(overrides),
        "Different settings for some files. Later entries override earlier ones.",
        example: "overrides:\n  - files: Legacy/**\n    rules:\n      target-size: off"),
      ConfigurationKey(
        "formats", .map("path patterns", to: .format),
        "Formats of files that cannot be detected from the content. Later patterns override earlier ones. `a11y-audit formats` lists the names.",
        example: "formats:\n  dumps/**/*.txt: debug-description"),
      ConfigurationKey(
        "skip", .list(of: .glob), "Files and folders to skip, even if they are given on the command line.",
        example: "skip:\n  - Vendor\n  - '**/*.generated.json'"),
      ConfigurationKey(
        "suppress", .objects(suppression),
        "Findings to suppress: those of one rule on the controls that an entry describes. If an entry has several "
          + "descriptions, all must match. Unused and expired entries are reported by `unmatched-suppression`.",
        example: """
          suppress:
            - rule: target-size
              identifier: closeButton
              reason: the whole banner closes it, too
              until: 2030-12-31
          """),
      ConfigurationKey(
        "failOn", .failingLevel,
        "Lowest severity of a finding (in `diff`: of a new finding) that makes the run fail with exit status 1. The configuration of "
          + "each file applies to it; `diff` uses the configuration of the new version.",
        example: "failOn: warning"),
      ConfigurationKey(
        "reports", .list(of: .report),
        "Reports of a run, to standard output or to files relative to this file's folder. The reports of the configuration of "
          + "the first input are written and listed on standard error. A file must be in the repository (or, outside of "
          + "one, in this file's folder), and not hidden or in a hidden folder; `--report` writes anywhere. `a11y-lint` writes only those to standard output: its own files are in "
          + "`lint`.",
        example: "reports:\n  - text\n  - json=a11y-audit.json"),
      ConfigurationKey(
        "lint", .object(lint), "Different settings for `a11y-lint`, which uses the same configuration file.",
        example: "lint:\n  failOn: warning\n  reports: sarif=build/a11y-lint.sarif"),
    ]

  /// Settings for all files and, in `overrides`, for some.
  package static let settings: [ConfigurationKey] = [
    ConfigurationKey(
      "only", .list(of: .ruleOrTag),
      "Run only these rules, or the rules with these tags, and rules that are switched on. A list of rules of only the other "
        + "tool has no effect.",
      example: "only:\n  - wcag22a\n  - wcag22aa"),
    ConfigurationKey(
      "rules", .rules,
      "Rules of `a11y-audit` and `a11y-lint`, and tags. Each is `on` or `off`, or a severity (`error`, `warning`, `notice`), which switches it on, or a "
        + "mapping with `enabled`, `severity` and the rule's options. In one file the entry of a rule overrides those of its tags.",
      example: "rules:\n  text: off\n  generic-name: error\n  target-size:\n    severity: warning\n    minimum: 48"),
    ConfigurationKey(
      "grades", .flag,
      "Whether the severity depends on how far a violation is from the requirement: one lower for a near miss, one higher for "
        + "a violation that is worse than usual. If it is off, each finding has the severity of its rule. A severity that is "
        + "set for a rule applies to all its findings.",
      example: "grades: false"),
    ConfigurationKey(
      "labelKeyPaths", .list(of: .text("a key path")),
      "Runtime attributes of storyboards and xibs that set an accessibility label.",
      example: "labelKeyPaths: a11yLabel"),
    ConfigurationKey(
      "components", .map("class names", to: .object(component)), "Properties of custom classes.",
      example: "components:\n  IconButton:\n    label: title\n  OurSwitch:\n    behavesAs: UISwitch"),
  ]

  package static let overrides: [ConfigurationKey] =
    [
      ConfigurationKey(
        "files", .list(of: .glob), "Files to which the entry applies, relative to this file's folder.",
        example: "files: Legacy/**", isRequired: true)
    ] + settings

  package static let lint: [ConfigurationKey] = [
    ConfigurationKey(
      "failOn", .failingLevel, "Lowest severity that makes `a11y-lint` fail with exit status 1.",
      example: "failOn: warning"),
    ConfigurationKey(
      "reports", .list(of: .report), "Reports of `a11y-lint`, instead of those of `a11y-audit`.",
      example: "reports:\n  - text\n  - sarif=build/a11y-lint.sarif"),
  ]

  package static let component: [ConfigurationKey] = [
    ConfigurationKey(
      "behavesAs", .uikitClass, "UIKit class with the same role, traits and label.",
      example: "behavesAs: UISwitch"),
    ConfigurationKey(
      "label", .text("a property or a runtime attribute"),
      "Source of the accessibility label if none is set: `title`, `text`, `placeholder` or `value`, or a runtime "
        + "attribute of storyboards and xibs.",
      example: "label: title"),
  ]

  package static let suppression: [ConfigurationKey] = [
    ConfigurationKey(
      "rule", .rule, "Rule whose findings are suppressed.", example: "rule: target-size", isRequired: true),
    ConfigurationKey(
      "reason", .text("a sentence"), "Reason for the suppression.",
      example: "reason: decided with the designers", isRequired: true),
    ConfigurationKey(
      "identifier", .text("an identifier"),
      "Accessibility identifier of the control; `*` matches any characters.",
      example: "identifier: closeButton"),
    ConfigurationKey(
      "label", .text("a name"), "Accessible name of the control; `*` matches any characters.", example: "label: Close"),
    ConfigurationKey(
      "class", .text("a class name"),
      "Class of the control, with or without its module; `*` matches any characters. In source, the type of the finding or the type that contains it.",
      example: "class: BannerView"),
    ConfigurationKey(
      "path", .text("a path of classes"),
      "Path of the control as in reports; `*` matches any characters of a step and `**` any steps. In source, "
        + "the types and members that contain the finding: `RangeSlider/layoutSubviews()`.",
      example: "path: UIView/**/UITableViewCell[3]/UIButton"),
    ConfigurationKey(
      "file", .list(of: .glob),
      "Files to which the entry applies, relative to this file's folder. Without other descriptions: everything in them.",
      example: "file: Legacy/**"),
    ConfigurationKey(
      "recursive", .flag, "Whether it also applies to the descendants of the control.", example: "recursive: true"),
    ConfigurationKey(
      "until", .day, "Last day of the suppression.", example: "until: 2030-12-31"),
  ]
}
