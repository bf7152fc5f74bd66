import A11yCore
import A11yNarration
import Testing

@Suite struct `Cells of data tables` {
  private typealias Header = DataTableCell.Header

  private static func cell(
    _ rule: String, _ element: NarratedElement, _ cell: DataTableCell, _ description: String, hint: String? = nil
  ) -> NarrationCase {
    var element = element
    element.context = .dataTableCell(cell)
    return NarrationCase(rule, element, description, hint: hint)
  }

  @Test(arguments: [
    cell(
      "row only in the first cell of a row", .init(label: "A"), .init(row: 0, column: 0, isFirstInRow: true),
      "A. Row 1. Column 1."),
    cell("column everywhere", .init(label: "A"), .init(row: 0, column: 1), "A. Column 2."),
    cell("the label's full stop is enough", .init(label: "A."), .init(row: 0, column: 1), "A. Column 2."),
    cell(
      "the value comes last, after a space", .init(label: "A", value: "7"), .init(row: 0, column: 1), "A. Column 2. 7"),
    cell(
      "then the traits", .init(label: "A", value: "7", traits: .button), .init(row: 0, column: 1),
      "A. Column 2. 7. Button."),
    cell("nothing known", .init(label: "A"), .init(width: 2, height: 2, isFirstInRow: true), "A."),
    cell("an unknown row has no span", .init(label: "A"), .init(column: 1, width: 1, height: 3), "A. Column 2."),
    cell(
      "an unknown column has none either", .init(label: "A"), .init(row: 2, width: 3, isFirstInRow: true), "A. Row 3."),
    cell(
      "rows, columns, row, column", .init(label: "A"),
      .init(row: 1, column: 2, width: 2, height: 3, isFirstInRow: true),
      "A. Spans 3 rows. Spans 2 columns. Row 2. Column 3."),
    cell(
      "NSNotFound is unknown", .init(label: "A"),
      .init(row: .max, column: .max, width: 2, height: 2, isFirstInRow: true), "A."),
    cell("no label leaves its full stop", .init(), .init(row: 0, column: 0, isFirstInRow: true), ". Row 1. Column 1."),
    cell("so a hint stays a hint", .init(hint: "Opens"), .init(row: 0, column: 1), ". Column 2.", hint: "Opens"),
    cell(
      "the back word is left out first", .init(label: "Back", traits: .backButton), .init(column: 1),
      ". Column 2. Back Button."),
  ])
  func `the place, then the value`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    cell("label", .init(label: "7"), .init(column: 1, columnHeaders: [.init(label: "Price")]), "Price. 7. Column 2."),
    cell(
      "value", .init(label: "7"), .init(column: 1, columnHeaders: [.init(label: "", value: "EUR")]), "EUR. 7. Column 2."
    ),
    cell(
      "both", .init(label: "7"), .init(column: 1, rowHeaders: [.init(label: "Price", value: "EUR")]),
      "Price: EUR. 7. Column 2."),
    cell(
      "neither", .init(label: "7"), .init(column: 1, columnHeaders: [.init(), .init(label: "", value: "")]),
      "7. Column 2."),
    cell(
      "always a full stop", .init(label: "7"), .init(column: 1, columnHeaders: [.init(label: "Price.")]),
      "Price.. 7. Column 2."),
    cell(
      "rows before columns", .init(label: "7"),
      .init(
        row: 1, column: 0, isFirstInRow: true, rowHeaders: [.init(label: "Ann"), .init(label: "Age")],
        columnHeaders: [.init(label: "Score")]),
      "Ann. Age. Score. 7. Row 2. Column 1."),
    cell(
      "selected before headers", .init(label: "7", value: "points", traits: [.selected, .button]),
      .init(column: 1, columnHeaders: [.init(label: "Score")]), "Selected: Score. 7. Column 2. points. Button."),
    cell(
      "without a label", .init(value: "7"), .init(column: 1, columnHeaders: [.init(label: "Score")]),
      "Score. . Column 2. 7"),
  ])
  func `headers come before the label`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    ("en", "A. Spans 3 rows. Spans 2 columns. Row 1. Column 2. 7"),
    ("de", "A. Umfasst 3 Zeilen. Umfasst 2 Spalten. Zeile 1. Spalte 2. 7"),
    ("ru", "A. Охватывает столбцов: 3. Охватывает строк: 2. Ряд 1. Столбец 2. 7"),
  ])
  func `in every language, Russian spans the wrong way round`(language: String, description: String) {
    let place = DataTableCell(row: 0, column: 1, width: 2, height: 3, isFirstInRow: true)
    let element = NarratedElement(label: "A", value: "7", language: language, context: .dataTableCell(place))
    NarrationCase(language, element, description).check()
  }
}
