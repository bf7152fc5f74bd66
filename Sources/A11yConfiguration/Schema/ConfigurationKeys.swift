/// Every key of `.a11y-audit.yml`, in the order in which documents show them.
package enum ConfigurationKeys {
  package static let root: [ConfigurationKey] =
    [
      ConfigurationKey(
        "extends", .list(of: .text("the path of a configuration file")),
        "Other configuration files that this one extends: paths from this file's folder, ending in `.yml` or `.yaml`, in the "
          + "same repository. This file wins over them, and later files win over earlier ones. Their patterns and paths stay "
          + "relative to their own folders.",
        example: "extends: ../shared/a11y-audit.yml")
    ] + settings + [
      ConfigurationKey(
        "overrides", .objects(overrides),
        "Other settings for some files. Later entries win over earlier ones.",
        example: "overrides:\n  - files: Legacy/**\n    rules:\n      target-size: off"),
      ConfigurationKey(
        "formats", .map("path patterns", to: .format),
        "The formats of files whose content does not show it. Later patterns win. `a11y-audit formats` lists the names.",
        example: "formats:\n  dumps/**/*.txt: debug-description"),
      ConfigurationKey(
        "skip", .list(of: .glob), "Files and folders that are not read, even when they are named on the command line.",
        example: "skip:\n  - Vendor\n  - '**/*.generated.json'"),
      ConfigurationKey(
        "suppress", .objects(suppression),
        "Findings that are accepted: of one rule, on the controls that an entry describes. Of several descriptions in one "
          + "entry, all must hold. What accepts nothing, or no longer, is reported by `unmatched-suppression`.",
        example: """
          suppress:
            - rule: target-size
              identifier: closeButton
              reason: the whole banner closes it, too
              until: 2030-12-31
          """),
      ConfigurationKey(
        "failOn", .failingLevel,
        "The least that makes the exit status 1: of what `audit` finds, and of what is new to `diff`. Each file is judged by its "
          + "own configuration, of two versions the new one.",
        example: "failOn: warning"),
      ConfigurationKey(
        "reports", .list(of: .report),
        "The reports of a run, to standard output or into files, from this file's folder. Those of the configuration of "
          + "the first input are written, and named on standard error. A file must be in the repository (or, outside of "
          + "one, below this file's folder), and not in a hidden file or folder; `--report` writes anywhere. `a11y-lint` writes those to standard output only: its own files stand in "
          + "`lint`.",
        example: "reports:\n  - text\n  - json=build/a11y.json"),
      ConfigurationKey(
        "lint", .object(lint), "What is otherwise for `a11y-lint`, which reads Swift source by the same file.",
        example: "lint:\n  failOn: warning\n  reports: sarif=build/a11y-lint.sarif"),
    ]

  /// What can be said of all files and, in `overrides`, of some.
  package static let settings: [ConfigurationKey] = [
    ConfigurationKey(
      "only", .list(of: .ruleOrTag),
      "Run these rules, or those of these tags, and no others but those switched on. A list of rules that only the other "
        + "tool has says nothing to this one.",
      example: "only:\n  - wcag22a\n  - wcag22aa"),
    ConfigurationKey(
      "rules", .rules,
      "Rules, of `a11y-audit` and of `a11y-lint`, and tags. Each is `on` or `off`, or a severity (`error`, `warning`, `notice`), which switches it on, or a "
        + "mapping with `enabled`, `severity` and the rule's own options. In one file a rule's own entry wins over its tags'.",
      example: "rules:\n  text: off\n  generic-name: error\n  target-size:\n    severity: warning\n    minimum: 48"),
    ConfigurationKey(
      "grades", .flag,
      "Whether the severity depends on how far a violation is from the requirement: one lower for a near miss, one higher for "
        + "a violation that is worse than usual. When it is off, every finding has the severity of its rule. A severity that is "
        + "set for a rule applies to all its findings.",
      example: "grades: false"),
    ConfigurationKey(
      "labelKeyPaths", .list(of: .text("a key path")),
      "Runtime attributes of storyboards and xibs that set an accessibility label.",
      example: "labelKeyPaths: a11yLabel"),
    ConfigurationKey(
      "components", .map("class names", to: .object(component)), "What the app's own classes do.",
      example: "components:\n  IconButton:\n    label: title\n  OurSwitch:\n    behavesAs: UISwitch"),
  ]

  package static let overrides: [ConfigurationKey] =
    [
      ConfigurationKey(
        "files", .list(of: .glob), "The files it is about, from this file's folder.",
        example: "files: Legacy/**", isRequired: true)
    ] + settings

  package static let lint: [ConfigurationKey] = [
    ConfigurationKey(
      "failOn", .failingLevel, "The least that makes the exit status of `a11y-lint` 1.", example: "failOn: warning"),
    ConfigurationKey(
      "reports", .list(of: .report), "The reports of `a11y-lint`, in place of those of `a11y-audit`.",
      example: "reports:\n  - text\n  - sarif=build/a11y-lint.sarif"),
  ]

  package static let component: [ConfigurationKey] = [
    ConfigurationKey(
      "behavesAs", .uikitClass, "The UIKit class whose role, traits and label it has.",
      example: "behavesAs: UISwitch"),
    ConfigurationKey(
      "label", .text("a property or a runtime attribute"),
      "What its accessibility label is taken from when it has none: `title`, `text`, `placeholder` or `value`, or a runtime "
        + "attribute of storyboards and xibs.",
      example: "label: title"),
  ]

  package static let suppression: [ConfigurationKey] = [
    ConfigurationKey(
      "rule", .rule, "The rule whose findings are accepted.", example: "rule: target-size", isRequired: true),
    ConfigurationKey(
      "reason", .text("a sentence"), "Why, for whoever reads it next.",
      example: "reason: decided with the designers", isRequired: true),
    ConfigurationKey(
      "identifier", .text("an identifier"),
      "The accessibility identifier of the control; `*` stands for any characters.",
      example: "identifier: closeButton"),
    ConfigurationKey(
      "label", .text("a name"), "The name that is heard; `*` stands for any characters.", example: "label: Close"),
    ConfigurationKey(
      "class", .text("a class name"),
      "The class, with or without its module; `*` stands for any characters. In source the type a finding is about or stands in.",
      example: "class: BannerView"),
    ConfigurationKey(
      "path", .text("a path of classes"),
      "The control's path as reports give it; `*` stands for any characters of a step and `**` for any steps. In source "
        + "the types and members a finding stands in: `RangeSlider/layoutSubviews()`.",
      example: "path: UIView/**/UITableViewCell[3]/UIButton"),
    ConfigurationKey(
      "file", .list(of: .glob), "The files it is about, from this file's folder. Alone: all that is in them.",
      example: "file: Legacy/**"),
    ConfigurationKey(
      "recursive", .flag, "Whether it holds for all that the control contains, too.", example: "recursive: true"),
    ConfigurationKey(
      "until", .day, "The last day on which it holds.", example: "until: 2030-12-31"),
  ]
}
