import A11yCore
package import A11yFormats

/// `Docs/ControlTree.md`: the description file for people, written from the declarations the schema is written from.
package enum ControlTreeReference {
  package static var markdown: String {
    [introduction, absence, keys, vocabulary, outline, mistakes].joined(separator: "\n")
  }

  private static let introduction = """
    # The description file

    Written from the declarations in Sources/A11yFormats/Description/Keys by a test; edit those, not this file.
    [schema/control-tree.schema.json](schema/control-tree.schema.json) is written from the same and says the same to
    editors.

    The format is called `\(ControlTree.name)`: JSON in UTF-8, with or without a byte-order mark. A file holds one
    screen, an object, or several, an array of objects. The object is the root control; it also describes the screen.
    What a control holds stands in its `children`.

    ```json
    \(example)
    ```

    The same as an outline, which is quicker to write and to read:

    ```
    \(exampleOutline)```

    Every value keeps its place in the file: findings point at line and column.

    An editor completes and checks keys when the root names the schema, by a path or an address of yours:
    `"$schema": "…/control-tree.schema.json"`. The tool does not look at it: what recognises a file is a key below.

    """

  private static let absence = """
    ## Missing is not empty

    | in the file | what it says |
    | --- | --- |
    | no `label`, or `"label": null` | The file does not tell; UIKit decides: a `UIButton` is called by its `title`. |
    | `"label": ""` | There is none: somebody has set it to nothing. |
    | no `traits` | The file does not tell: a `UISwitch` has `button` and `toggleButton`. |
    | `"traits": []` | There are none: a `UISwitch` that has lost them. |

    A rule that needs a fact which the file does not tell and UIKit does not settle is *not checked* there, and is
    counted as such. `null` is as good as no key.

    """

  /// Shown twice: as it is, and as the outline that the tool makes of it.
  package static let example = """
    {
      "name": "Thermostat", "screen": [390, 844], "language": "en",
      "class": "UIView", "frame": [0, 0, 390, 844],
      "children": [
        { "class": "UILabel", "text": "Living room", "traits": ["staticText", "header"], "frame": [20, 60, 350, 34] },
        { "class": "UISlider", "label": "Temperature", "value": "21 degrees", "frame": [20, 120, 350, 44] },
        { "class": "UIButton", "image": "clock", "label": "Schedule", "hint": "Opens the week’s plan.",
          "frame": [326, 760, 44, 44] }
      ]
    }
    """

  private static var exampleOutline: String {
    let screens = try? Formats.read(Array(example.utf8))
    return Outline.write(screens ?? [])
  }

  private static var keys: String {
    "## Keys\n\nA second name is UIKit’s own for the same fact. A flag’s meaning is what `true` says.\n\n"
      + KeyGroup.documented.map(group).joined(separator: "\n") + """

        Keys that begin with `x-` are your own, and so they are in the objects inside values. An unknown key is a notice
        with the nearest known one. A key given twice, or under both of its names, is an error.

        """
  }

  private static func group(_ group: KeyGroup) -> String {
    var text = "### \(group.title)\n\n"
    if !group.introduction.isEmpty { text += group.introduction + "\n\n" }
    text += "| key | value | meaning | example |\n| --- | --- | --- | --- |\n"
    return text + group.keys.map(row).joined()
  }

  private static func row(_ key: Key) -> String {
    let names = [key.name, key.alias].compactMap { $0.map { "`\($0)`" } }.joined(separator: "<br>")
    return "| \(names) | \(ValueSchema(key.shape).words) | \(key.meaning) | `\(key.example.json)` |\n"
  }
}

extension KeyGroup {
  /// Remarks about the audit come last; in a file they come before the geometry.
  package static let documented = all.filter { $0.title != commentary.title } + [commentary]
}

extension Key {
  package static let documented = KeyGroup.documented.flatMap(\.keys)
}
