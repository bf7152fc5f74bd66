/// What holds now, and who is told.
extension KeyGroup {
  static let state = KeyGroup(
    "State", "",
    [
      KeyDeclaration(.enabled, .flag, "It can be used.", example: false),
      KeyDeclaration(.selected, .flag, "It is chosen.", example: true),
      KeyDeclaration(.highlighted, .flag, "A finger is on it.", example: false),
      KeyDeclaration(.focused, .flag, "The focus is on it.", example: false),
      KeyDeclaration(
        .state, .state, "The same as UIKit's `UIControl.State`. The flags above win where both are given.",
        example: ["disabled", "selected"]),
      KeyDeclaration(.userInteraction, .flag, "Touches reach it.", example: false),
      KeyDeclaration(.editable, .flag, "Its text can be changed.", example: true),
      KeyDeclaration(.secure, .flag, "What is typed is not shown.", example: true),
      KeyDeclaration(.momentary, .flag, "Its segments do not stay chosen.", example: true),
      KeyDeclaration(.min, .number, "The least value.", example: 0),
      KeyDeclaration(.max, .number, "The greatest value.", example: 100),
      KeyDeclaration(.headingLevel, .integer, "1 to 6.", example: 2),
      KeyDeclaration(.row, .integer, "Its row in a data table, counted from 0.", example: 0),
      KeyDeclaration(.column, .integer, "Its column in a data table, counted from 0.", example: 1),
    ])

  static let exposure = KeyGroup(
    "What is exposed", "",
    [
      KeyDeclaration(
        .isElement, .flag, "Assistive technology meets it as one thing, whatever it holds.", example: true),
      KeyDeclaration(.elementsHidden, .flag, "Nothing in it is exposed.", example: true),
      KeyDeclaration(.modal, .flag, "What stands beside it is out of reach while it is there.", example: true),
      KeyDeclaration(
        .required, .flag, "A person must go through it, and cannot leave it before: a consent, a forced update.",
        example: true),
      KeyDeclaration(.busy, .flag, "What it holds is still being loaded.", example: true),
      KeyDeclaration(.groups, .flag, "All it holds is read before what stands beside it.", example: true),
      KeyDeclaration(
        .order, .texts, "The `id`s of its elements in the order of reading; an empty array says that it has none.",
        example: ["total", "pay"]),
      KeyDeclaration(
        .container, .container,
        "What kind of container it is. A data table may tell its size and the `id`s of header cells by row and column.",
        example: [
          "type": "dataTable", "rows": 2, "columns": 2, "columnHeaders": ["0": "name", "1": ["price", "tax"]],
        ]),
      KeyDeclaration(
        .context, .context,
        "Its place in a container that the file does not show. Kinds: "
          + (ValueType.positions + ["dataTableCell"] + ValueType.ends).map { "`\($0)`" }.joined(separator: ", ")
          + ". `index` counts from 1. A `dataTableCell` may have `row`, `column`, `width`, `height`, `isFirstInRow`, "
          + "`rowHeaders` and `columnHeaders`.",
        example: ["kind": "series", "index": 2, "count": 3]),
    ])

  static let geometry = KeyGroup(
    "Places beyond the frame", "In points of the screen, in the spellings of `frame`.",
    [
      KeyDeclaration(
        .accessibilityFrame, .frame, "Where assistive technology finds it, if not at `frame`.",
        example: [320, 50, 64, 64]),
      KeyDeclaration(.hitFrame, .frame, "The area that reacts to touch.", example: [320, 50, 64, 64]),
      KeyDeclaration(
        .visibleFrame, .frame, "What is left of it after clipping by what is around it.", example: [330, 60, 44, 20]),
      KeyDeclaration(.activationPoint, .point, "Where assistive technology taps.", example: [352, 82]),
      KeyDeclaration(.clips, .flag, "It cuts off what it holds at its own edges.", example: true),
    ])
}
