import A11yCore

extension Composition {
  /// A cell of a data table that speaks of its place.
  var isTableCell: Bool {
    guard verbosity.tableHeaders || verbosity.positions else { return false }
    if case .dataTableCell = element.context { return true }
    return false
  }

  /// Headers, label, spans, row, column: said before the value, so that the value comes last.
  mutating func sayPlaceInTable() {
    guard isTableCell, case .dataTableCell(let cell) = element.context else { return }
    if !(description.isEmpty && switches.contains(.silentEmptyText)) { description.close() }
    if verbosity.tableHeaders {
      description.prepend((cell.rowHeaders + cell.columnHeaders).compactMap(Self.spoken))
    }
    guard verbosity.positions else { return }
    let row = Self.known(cell.row)
    let column = Self.known(cell.column)
    if row != nil, cell.height > 1 { sayNumber(cell.height, in: table.rowSpan) }
    if column != nil, cell.width > 1 { sayNumber(cell.width, in: table.columnSpan) }
    if let row, cell.isFirstInRow { sayNumber(row + 1, in: table.row) }
    if let column { sayNumber(column + 1, in: table.column) }
  }

  private mutating func sayNumber(_ number: Int, in format: NumberFormat) {
    description.add(.position, format.text(Digits.text(of: number, in: language)))
  }

  /// A header always gets a period, even after one; without label and value it is silent.
  private static func spoken(_ header: DataTableCell.Header) -> Utterance.Part? {
    let texts = [header.label, header.value].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : Utterance.Part(.tableHeader, texts.joined(separator: ": ") + ".")
  }

  /// UIKit's word for an unknown row or column is `NSNotFound`, the largest integer; a dump may have kept it.
  private static func known(_ index: Int?) -> Int? {
    index == .max ? nil : index
  }
}
