/// The cells of a data table and what VoiceOver says of each one's place: its row, its column and their headers.
struct DataTableCells {
  private struct Position: Hashable {
    var row: Int
    var column: Int
  }

  private let table: Structure.DataTable
  private let container: Element
  /// Every cell of which both row and column are known.
  private var cells: [Position: Int] = [:]
  private var firstColumns: [Int: Int] = [:]
  /// The controls the table names as headers.
  private var indexByID: [String: Int] = [:]

  init(_ table: Structure.DataTable, in container: Element) {
    self.table = table
    self.container = container
    let headers = Set(table.rowHeaders.values.joined()).union(table.columnHeaders.values.joined())
    cells.reserveCapacity(container.descendants.count)
    for cell in container.descendants {
      if let id = cell.control.id, headers.contains(id), indexByID[id] == nil { indexByID[id] = cell.index }
      guard let position = Self.position(of: cell), cells[position] == nil else { continue }
      cells[position] = cell.index
      firstColumns[position.row] = min(firstColumns[position.row] ?? .max, position.column)
    }
  }

  /// A control with a row or a column is a cell.
  var contexts: [Int: Context] {
    var contexts: [Int: Context] = [:]
    contexts.reserveCapacity(cells.count)
    for cell in container.descendants {
      let metrics = cell.metrics
      guard metrics.row != nil || metrics.column != nil else { continue }
      contexts[cell.index] = .dataTableCell(place(of: cell, row: metrics.row, column: metrics.column))
    }
    return contexts
  }

  private func place(of cell: Element, row: Int?, column: Int?) -> DataTableCell {
    var place = DataTableCell(row: row, column: column)
    if let row, let column { place.isFirstInRow = firstColumns[row] == column }
    if let row, place.isFirstInRow { place.rowHeaders = headers(table.rowHeaders[row], of: cell, leavingOut: nil) }
    if let column {
      // A first cell is reported with its row; the header right above it would be reported for every row.
      let above = place.isFirstInRow ? row.map { Position(row: $0 &- 1, column: column) } : nil
      place.columnHeaders = headers(table.columnHeaders[column], of: cell, leavingOut: above)
    }
    return place
  }

  /// What is its own header says so by being there; what does not stand where it says it does is no header.
  private func headers(_ ids: [String]?, of cell: Element, leavingOut above: Position?) -> [DataTableCell.Header] {
    (ids ?? []).compactMap { id in
      guard let index = indexByID[id], index != cell.index else { return nil }
      let header = container.tree[index]
      guard let position = Self.position(of: header), cells[position] == index, position != above else { return nil }
      return DataTableCell.Header(label: header.name, value: header.value)
    }
  }

  private static func position(of cell: Element) -> Position? {
    let metrics = cell.metrics
    guard let row = metrics.row, let column = metrics.column else { return nil }
    return Position(row: row, column: column)
  }
}
