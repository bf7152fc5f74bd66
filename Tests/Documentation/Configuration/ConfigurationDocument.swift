import A11yConfiguration

/// Docs/Configuration.md, from the declarations.
package enum ConfigurationDocument {
  package static var markdown: String {
    let tables: [(title: String, keys: [ConfigurationKey])] = [
      ("Keys of the file", ConfigurationKeys.root), ("Keys of an override", [ConfigurationKeys.overrides[0]]),
      ("Keys of `lint`", ConfigurationKeys.lint), ("Keys of a component", ConfigurationKeys.component),
      ("Keys of a suppression", ConfigurationKeys.suppression),
    ]
    return introduction + tables.map { "\n## \($0.title)\n" + $0.keys.map(section).joined() }.joined() + conclusion
  }

  private static func section(_ key: ConfigurationKey) -> String {
    """

    ### \(key.name)

    \(key.meaning)\(key.isRequired ? " Required." : "")

    Accepts \(key.shape.accepts).

    ```yaml
    \(key.example)
    ```

    """
  }

  private static let introduction = """
    <!-- Generated from Sources/A11yConfiguration/Schema; update it with RECORD=1 swift test. -->
    # Configuration

    `\(ConfigurationLoader.fileName)` contains the settings of a project. `a11y-audit config --init` writes a starter file, \
    `a11y-audit config --print FILE` shows the effective configuration for a file and the origin of each value.

    * For each input file, the nearest configuration applies: in its folder or a parent folder, up to the root of the \
    repository (the folder with `.git`) or of the file system. `--config FILE` selects a file for all inputs, `--no-config` \
    none. A file that belongs to another user, or is in another user's folder, is ignored with a note unless `--config` \
    selects it; see [SECURITY.md](../SECURITY.md). `a11y-lint` reads the same file. Files in parent folders apply only if they are listed in `extends`. \
    For standard input the search begins in the folder of `--stdin-filename`.
    * Paths and patterns are relative to the folder of the configuration file. In patterns `*` and `?` match characters \
    of one name and `**` any folders; a pattern that matches a folder matches everything in it.
    * The command line overrides the file, an entry of `overrides` the rest of its file, and a file those that it \
    `extends`.
    * `on`, `yes` and `true` have the same meaning, and so do `off`, `no` and `false`. Unknown and duplicate keys are errors; \
    a list of one item may be written as the item.
    * Editors complete and check the file with [schema/a11y-audit.schema.json](schema/a11y-audit.schema.json): \
    `# yaml-language-server: $schema=…/a11y-audit.schema.json` as the first line.

    """

  private static let conclusion = """

    ## Other suppressions

    A finding can also be suppressed in the description of its control. In a control tree, use the key `a11y-audit:ignore` with a \
    rule, a reason and optionally `until`; in storyboards and xibs, use a line in the Identity inspector's "Notes":

    ```
    a11y-audit:ignore target-size decided with the designers
    a11y-audit:ignore text-contrast until:2030-12-31 the new colors come with version 9
    ```

    Or, in storyboards and xibs, use a user-defined runtime attribute of type String with the key path `a11yAudit.ignore` \
    and `target-size: decided with the designers` as its value. UIKit sets such an attribute when the view is loaded, and \
    logs a message if the class has no such property; notes are not part of the app.

    In Swift, use a comment for `a11y-lint`: for the next line, its own line (`disable:this`), the file (`disable:file`), or \
    from `disable` to `enable`. Write the rule id, optionally the last day, and the reason after ` - `:

    ```swift
    // a11y:disable:next fixed-font - the word is part of the logo
    // a11y:disable:next fixed-font until:2030-12-31 - the new logo comes with version 9
    ```

    An unused suppression is reported by `unmatched-suppression` (a notice: `--notices` shows it), in Swift by `suppression-comment`. A suppression \
    without a reason and an expired one are warnings. The current date is that of the machine, in UTC, unless `--today` is given. A suppression of the \
    configuration is reported as unused only if a control that it describes was checked and had no such finding, or if \
    all files to which it may apply were read.

    """
}
