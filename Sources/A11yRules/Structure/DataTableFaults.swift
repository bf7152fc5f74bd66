import A11yCore

/// What is wrong with the rows and columns of a data table.
struct DataTableFaults {
  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// The first fault, and the cells that have it.
  private(set) var first: (message: String, related: [Element])?

  /// - Parameter element: the table, which holds something that can be visited.
  init(_ table: Structure.DataTable, in element: Element) {
    let cells = element.descendants.filter { $0.reach == .element }.map { ($0, $0.metrics) }
    let placed = cells.filter { $0.1.row != nil || $0.1.column != nil }
    if let (cell, metrics) = placed.first(where: { Self.isBeyond($0.1, table) }) {
      first = ("is a table of \(Self.size(table)), but \(cell.mention) is in \(Self.place(metrics))", [cell])
    } else if let pair = Self.samePlace(placed) {
      let place = Self.place(pair.1.metrics)
      first = ("has \(pair.0.mention) and \(pair.1.mention) both in \(place)", [pair.0, pair.1])
    } else if table.rowHeaders.isEmpty, table.columnHeaders.isEmpty, !placed.isEmpty,
      !cells.contains(where: { $0.0.traits.contains(.header) })
    {
      first = ("is a table of \(placed.count) cells without a header", [])
    }
  }

  private static func isBeyond(_ metrics: Metrics, _ table: Structure.DataTable) -> Bool {
    if let row = metrics.row, row < 0 || table.rows.map({ row >= $0 }) == true { return true }
    guard let column = metrics.column else { return false }
    return column < 0 || table.columns.map { column >= $0 } == true
  }

  private static func samePlace(_ cells: [(Element, Metrics)]) -> (Element, Element)? {
    var taken: [Place: Element] = [:]
    for (cell, metrics) in cells {
      guard let row = metrics.row, let column = metrics.column else { continue }
      if let other = taken.updateValue(cell, forKey: Place(row: row, column: column)) { return (other, cell) }
    }
    return nil
  }

  private static func size(_ table: Structure.DataTable) -> String {
    let rows = table.rows.map { $0 == 1 ? "1 row" : "\($0) rows" }
    let columns = table.columns.map { $0 == 1 ? "1 column" : "\($0) columns" }
    return [rows, columns].compactMap { $0 }.joined(separator: " and ")
  }

  private static func place(_ metrics: Metrics) -> String {
    let row = metrics.row.map { "row \($0)" }
    let column = metrics.column.map { "column \($0)" }
    return [row, column].compactMap { $0 }.joined(separator: ", ") + " (counted from 0)"
  }
}
