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

    Takes \(key.shape.accepts).

    ```yaml
    \(key.example)
    ```

    """
  }

  private static let introduction = """
    <!-- Generated from Sources/A11yConfiguration/Schema; RECORD=1 swift test writes it anew. -->
    # Configuration

    `\(ConfigurationLoader.fileName)` says once what a project asks for. `a11y-audit config --init` writes one to begin \
    with, `a11y-audit config --print FILE` shows what is in force for a file and where each value comes from.

    * For each file that is read, the nearest configuration counts: in its folder, or above it up to the root of the \
    repository (the folder with `.git`) or of the file system. `--config FILE` names another for all files, `--no-config` \
    none. A file that belongs to another user, or lies in another user's folder, is ignored with a note unless `--config` \
    names it; see [SECURITY.md](../SECURITY.md). `a11y-lint` reads the same file: one project, one configuration. It counts alone: one that builds on the file above it says so with `extends`. For standard input the search begins where \
    `--stdin-filename` says it lies.
    * Paths and patterns start from the folder of the file that holds them. In patterns `*` and `?` stand for characters \
    of one name and `**` for any folders; a pattern that covers a folder covers all that is in it.
    * The command line wins over the file, an override over the rest of its file, a file over those it `extends`.
    * `on`, `yes` and `true` mean the same, and so do `off`, `no` and `false`. Unknown keys are errors, and so are keys that \
    stand twice; a list of one item may be written as the item.
    * Editors complete and check it by [schema/a11y-audit.schema.json](schema/a11y-audit.schema.json): \
    `# yaml-language-server: $schema=…/a11y-audit.schema.json` as the first line.

    """

  private static let conclusion = """

    ## Suppressions elsewhere

    A finding can be accepted where its control is described, too. In a control tree by the key `a11y-audit:ignore` with a \
    rule, a reason and, where it is to end, `until`; in storyboards and xibs by a line of the Identity inspector's "Notes", which Xcode keeps:

    ```
    a11y-audit:ignore target-size decided with the designers
    a11y-audit:ignore text-contrast until:2030-12-31 the new colours come with version 9
    ```

    Or, in storyboards and xibs, by a user-defined runtime attribute of type String with the key path `a11yAudit.ignore` \
    and `target-size: decided with the designers` as its value. UIKit sets such an attribute when the view is loaded, and \
    writes a line to the log for a class that has no such property; the notes it never sees.

    In Swift by a comment, for `a11y-lint`: of the next line, of its own (`disable:this`), of the file (`disable:file`), or \
    from `disable` to `enable`. The rule is named, the last day stands behind it, and the reason behind ` - `:

    ```swift
    // a11y:disable:next fixed-font - the word is part of the logo
    // a11y:disable:next fixed-font until:2030-12-31 - the new logo comes with version 9
    ```

    What accepts nothing is reported by `unmatched-suppression`, in Swift by `suppression-comment` (the former a notice: `--notices` shows it), and so, as warnings, are one \
    that gives no reason and one whose last day is past and which accepts nothing any more. The day is the machine's, in UTC, unless `--today` names it. A suppression of the \
    configuration is said to accept nothing only when a control it describes was judged and had no such finding, or when \
    all the files it may be about were read.

    """
}
