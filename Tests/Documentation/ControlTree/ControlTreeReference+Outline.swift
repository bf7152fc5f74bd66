/// The outline's grammar.
extension ControlTreeReference {
  static let outline = #"""
    ## The outline

    The same tree as indented lines: what people write by hand, what `a11y-audit convert` prints, and what the examples
    in [Rules.md](Rules.md) are written in.

    ```
    line     = indent first { bare word | label | key "=" values }
    first    = "screen" | "component" | "view" | role | class
    label    = quoted string
    values   = value { "," value }
    value    = bare word | quoted string | JSON in [ ] or { }
    ```

    * A control belongs to the nearest line above that is indented less; two spaces a level are usual, a tab is an
      error. Blank lines and lines that begin with `#` say nothing.
    * `screen` or `component` at the left edge begins a tree and is its root, a `UIView` as large as the display. Behind
      it may stand the name in quotes, the display (`390x844`) and the language (`en`). Another one begins another tree.
      Lines before the first belong to a component in English.
    * The first word of any other line is a role, a class, or `view` for a plain `UIView`. Behind a role or `view` a
      bare word is the class: `slider RangeSlider`; one of other signs than letters, digits, dots and underscores is
      written `class="Box<Int>"`. The quoted string is the label.
    * The keys are those above, but for `children`. `true`, `false`, `null` and numbers mean what they mean in JSON; in
      quotes they are text. `class=null` and `frame=null` leave unsaid what the line would imply. `key=` gives the empty
      text.
    * Several values with commas between are an array, `frame=20,600,350,44`; one value may stand for an array of one,
      `traits=adjustable`. Objects are written as JSON: `font={"size": 17}`.
    * A quoted string knows `\"`, `\\`, `\n`, `\r`, `\t` and `\u{1F600}`.
    * A fact given twice in a line is an error.

    """#
}
