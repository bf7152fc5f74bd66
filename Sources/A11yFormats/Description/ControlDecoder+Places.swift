import A11yCore

/// Containers, and the places of controls in them.
extension ControlDecoder {
  mutating func container(_ value: some DescriptionValue) -> Structure.Container? {
    guard let name = value["type"]?.string ?? value.string else {
      fail(.container, mustBe: "a container's name or an object with type", value)
      return nil
    }
    if name == "dataTable" { return .dataTable(dataTable(value)) }
    noteUnknownMembers(.container, of: value, among: ["type"])
    switch name {
    case "none": return Structure.Container.none
    case "list": return .list
    case "landmark": return .landmark
    case "semanticGroup": return .semanticGroup
    case "tabBar": return .tabBar
    case "series": return .series
    default:
      unknownWord(name, what: "container", among: Structure.Container.names, at: value.location)
      return nil
    }
  }

  private mutating func dataTable(_ value: some DescriptionValue) -> Structure.DataTable {
    noteUnknownMembers(.container, of: value, among: ["type", "rows", "columns", "rowHeaders", "columnHeaders"])
    var table = Structure.DataTable()
    table.rows = integer(.container, "rows", of: value)
    table.columns = integer(.container, "columns", of: value)
    table.rowHeaders = headers("rowHeaders", of: value)
    table.columnHeaders = headers("columnHeaders", of: value)
    return table
  }

  /// `{"0": "id", "1": ["id", "id"]}`
  private mutating func headers(_ name: String, of table: some DescriptionValue) -> [Int: [String]] {
    let expected = "an object of ids by position"
    return member(.container, name, of: table, mustBe: expected) { value in
      var headers: [Int: [String]] = [:]
      var isClean = true
      let isObject = value.forEachMember { key, _, ids in
        let items =
          ids.string.map { [$0] }
          ?? ids.items?.map(\.string).reduce([]) { all, id in
            id.flatMap { id in all.map { $0 + [id] } }
          }
        if let position = Int(key), position >= 0, let items { headers[position] = items } else { isClean = false }
      }
      return isObject && isClean ? headers : nil
    } ?? [:]
  }

  mutating func context(_ value: some DescriptionValue) -> Context? {
    guard let kind = value["kind"]?.string else {
      fail(.context, mustBe: "an object with kind", value)
      return nil
    }
    switch kind {
    case "series", "tab", "tabBarItem":
      noteUnknownMembers(.context, of: value, among: ["kind", "index", "count"])
      let index = integer(.context, "index", of: value) ?? 1
      let count = integer(.context, "count", of: value) ?? 1
      if kind == "series" { return .series(index: index, count: count) }
      return kind == "tab" ? .tab(index: index, count: count) : .tabBarItem(index: index, count: count)
    case "dataTableCell": return .dataTableCell(dataTableCell(value))
    default: break
    }
    noteUnknownMembers(.context, of: value, among: ["kind"])
    let ends: [String: Context] = [
      "listStart": .listStart, "listEnd": .listEnd, "landmarkStart": .landmarkStart, "landmarkEnd": .landmarkEnd,
    ]
    if let end = ends[kind] { return end }
    let known = ["series", "tab", "tabBarItem", "dataTableCell"] + ends.keys.sorted()
    unknownWord(kind, what: "context", among: known, at: value.location)
    return nil
  }

  private mutating func dataTableCell(_ value: some DescriptionValue) -> DataTableCell {
    let names = ["kind", "row", "column", "width", "height", "isFirstInRow", "rowHeaders", "columnHeaders"]
    noteUnknownMembers(.context, of: value, among: names)
    return DataTableCell(
      row: integer(.context, "row", of: value), column: integer(.context, "column", of: value),
      width: integer(.context, "width", of: value) ?? 1, height: integer(.context, "height", of: value) ?? 1,
      isFirstInRow: flag(.context, "isFirstInRow", of: value) ?? false,
      rowHeaders: cellHeaders("rowHeaders", of: value), columnHeaders: cellHeaders("columnHeaders", of: value))
  }

  private mutating func cellHeaders(_ name: String, of cell: some DescriptionValue) -> [DataTableCell.Header] {
    let expected = "an array of objects with label and value"
    let items = member(.context, name, of: cell, mustBe: expected) { value in
      value.items.flatMap { items in items.allSatisfy { $0.forEachMember { _, _, _ in } } ? items : nil }
    }
    return (items ?? []).map { item in
      DataTableCell.Header(label: string(.context, "label", of: item), value: string(.context, "value", of: item))
    }
  }
}
