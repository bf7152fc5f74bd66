/// The outline's grammar.
extension ControlTreeReference {
  static let outline = #"""
    ## The outline

    The same tree as indented lines, for writing by hand, as output of `a11y-audit convert`, and for the examples in
    [Rules.md](Rules.md).

    ```
    line     = indent first { bare word | label | key "=" values }
    first    = "screen" | "component" | "view" | role | class
    label    = quoted string
    values   = value { "," value }
    value    = bare word | quoted string | JSON in [ ] or { }
    ```

    * The parent of a control is the nearest previous line with less indentation; use two spaces per level.
      Another number is allowed if it is the same for all levels; a tab is an error. Blank lines and lines that begin
      with `#` are ignored.
    * `screen` or `component` without indentation begins a tree and is its root, a `UIView` of the size of the display. It
      may be followed by the name in quotes, the display size (`390x844`) and the language (`en`). Another one begins
      a new tree. Lines before the first one belong to a component in English.
    * The first word of any other line is a role, a class, or `view` for a plain `UIView`. Directly after a
      role or `view`, a bare word is the class: `slider RangeSlider`. After a role, a
      single capitalized word may be a label without quotes; such a class is written `class=Knob`, unless the line has a
      label, title, text, placeholder, image or superclass. A class name with characters other than letters, digits, dots
      and underscores is written `class="Box<Int>"`. The quoted string is the label.
    * The keys are those above, except `children`. `true`, `false`, `null` and numbers are as in JSON; in quotes they are
      text. `class=null` and `frame=null` remove the implied values. `key=` is an empty string.
    * Comma-separated values are an array, `frame=20,600,350,44`; a single value may be written instead of an array of
      one, `traits=adjustable`. Objects are written as JSON: `font={"size": 17}`.
    * Escapes in quoted strings are `\"`, `\\`, `\n`, `\r`, `\t` and `\u{1F600}`.
    * A duplicate key in a line is an error.

    """#
}
