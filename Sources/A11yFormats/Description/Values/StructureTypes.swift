import A11yCore

extension ValueType where Self == ContainerType { static var container: Self { Self() } }
extension ValueType where Self == ContextType { static var context: Self { Self() } }
extension ValueType where Self == SuppressionsType { static var suppressions: Self { Self() } }

/// A container's name, or an object for a data table's size and headers.
struct ContainerType: ValueType {
  var shape: ValueShape { .named("container") }

  /// The containers that are nothing but a name.
  private static let plain: [(name: String, container: Structure.Container)] = [
    ("none", .none), ("list", .list), ("landmark", .landmark), ("semanticGroup", .semanticGroup), ("tabBar", .tabBar),
    ("series", .series),
  ]

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Structure.Container? {
    guard let name = value["type"]?.string ?? value.string else {
      decoder.fail(key, mustBe: "a container's name or an object with type", value)
      return nil
    }
    if name == "dataTable" { return .dataTable(table(value, of: key, &decoder)) }
    decoder.noteUnknownMembers(key, of: value, among: ["type"])
    if let plain = Self.plain.first(where: { $0.name == name }) { return plain.container }
    decoder.unknownWord(name, what: "container", among: Structure.Container.names, at: value.location)
    return nil
  }

  func write(_ container: Structure.Container) -> DescribedValue? {
    guard case .dataTable(let table) = container else {
      return Self.plain.first { $0.container == container }.map { .string($0.name) }
    }
    return .object(
      ("type", .string("dataTable")), ("rows", table.rows.map { .integer($0) }),
      ("columns", table.columns.map { .integer($0) }), ("rowHeaders", Self.headers(table.rowHeaders)),
      ("columnHeaders", Self.headers(table.columnHeaders)))
  }

  private func table(
    _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> Structure.DataTable {
    decoder.noteUnknownMembers(
      key, of: value, among: ["type", "rows", "columns", "rowHeaders", "columnHeaders"])
    var table = Structure.DataTable()
    table.rows = decoder.integer(key, "rows", of: value)
    table.columns = decoder.integer(key, "columns", of: value)
    let expected = "an object of ids by position"
    table.rowHeaders = decoder.member(key, "rowHeaders", of: value, mustBe: expected) { Self.headers($0) } ?? [:]
    table.columnHeaders = decoder.member(key, "columnHeaders", of: value, mustBe: expected) { Self.headers($0) } ?? [:]
    return table
  }

  /// `{"0": "id", "1": ["id", "id"]}`
  private static func headers(_ value: some DescriptionValue) -> [Int: [String]]? {
    var headers: [Int: [String]] = [:]
    var isClean = true
    let isObject = value.forEachMember { key, _, ids in
      let items = ids.string.map { [$0] } ?? ids.items.flatMap { Self.strings($0) }
      if let position = Int(key), position >= 0, let items { headers[position] = items } else { isClean = false }
    }
    return isObject && isClean ? headers : nil
  }

  private static func strings(_ items: [some DescriptionValue]) -> [String]? {
    let strings = items.compactMap(\.string)
    return strings.count == items.count ? strings : nil
  }

  private static func headers(_ headers: [Int: [String]]) -> DescribedValue? {
    guard !headers.isEmpty else { return nil }
    return .object(headers.sorted { $0.key < $1.key }.map { .init(key: "\($0.key)", value: .strings($0.value)) })
  }
}

/// The place of a control in a container that the file does not contain.
package struct ContextType: ValueType {
  var shape: ValueShape { .named("context") }
  package static let positions = ["series", "tab", "tabBarItem"]
  package static let kinds = positions + ["dataTableCell"] + ends.map(\.kind)

  private static let ends: [(kind: String, context: Context)] = [
    ("listStart", .listStart), ("listEnd", .listEnd), ("landmarkStart", .landmarkStart), ("landmarkEnd", .landmarkEnd),
  ]

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Context? {
    guard let kind = value["kind"]?.string else {
      decoder.fail(key, mustBe: "an object with kind", value)
      return nil
    }
    if kind == "dataTableCell" { return .dataTableCell(cell(value, of: key, &decoder)) }
    if Self.positions.contains(kind) { return position(kind, value, of: key, &decoder) }
    decoder.noteUnknownMembers(key, of: value, among: ["kind"])
    if let end = Self.ends.first(where: { $0.kind == kind }) { return end.context }
    let known = Self.positions + ["dataTableCell"] + Self.ends.map(\.kind).sorted()
    decoder.unknownWord(kind, what: "context", among: known, at: value.location)
    return nil
  }

  func write(_ context: Context) -> DescribedValue? {
    switch context {
    case .series(let index, let count): Self.position("series", index, count)
    case .tab(let index, let count): Self.position("tab", index, count)
    case .tabBarItem(let index, let count): Self.position("tabBarItem", index, count)
    case .listStart: .object(("kind", .string("listStart")))
    case .listEnd: .object(("kind", .string("listEnd")))
    case .landmarkStart: .object(("kind", .string("landmarkStart")))
    case .landmarkEnd: .object(("kind", .string("landmarkEnd")))
    case .dataTableCell(let cell): Self.described(cell)
    }
  }

  private func position(
    _ kind: String, _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> Context {
    decoder.noteUnknownMembers(key, of: value, among: ["kind", "index", "count"])
    let index = decoder.integer(key, "index", of: value) ?? 1
    let count = decoder.integer(key, "count", of: value) ?? 1
    if kind == "series" { return .series(index: index, count: count) }
    return kind == "tab" ? .tab(index: index, count: count) : .tabBarItem(index: index, count: count)
  }

  private func cell(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> DataTableCell {
    decoder.noteUnknownMembers(
      key, of: value,
      among: ["kind", "row", "column", "width", "height", "isFirstInRow", "rowHeaders", "columnHeaders"])
    return DataTableCell(
      row: decoder.integer(key, "row", of: value), column: decoder.integer(key, "column", of: value),
      width: decoder.integer(key, "width", of: value) ?? 1, height: decoder.integer(key, "height", of: value) ?? 1,
      isFirstInRow: decoder.flag(key, "isFirstInRow", of: value) ?? false,
      rowHeaders: headers("rowHeaders", of: value, key, &decoder),
      columnHeaders: headers("columnHeaders", of: value, key, &decoder))
  }

  private func headers(
    _ name: String, of cell: some DescriptionValue, _ key: String, _ decoder: inout ControlDecoder
  ) -> [DataTableCell.Header] {
    let expected = "an array of objects with label and value"
    let items = decoder.member(key, name, of: cell, mustBe: expected) { value in
      value.items.flatMap { items in items.allSatisfy(\.isObject) ? items : nil }
    }
    return (items ?? []).map { item in
      DataTableCell.Header(
        label: decoder.string(key, "label", of: item), value: decoder.string(key, "value", of: item))
    }
  }

  private static func position(_ kind: String, _ index: Int, _ count: Int) -> DescribedValue {
    .object(("kind", .string(kind)), ("index", .integer(index)), ("count", .integer(count)))
  }

  private static func described(_ cell: DataTableCell) -> DescribedValue {
    .object(
      ("kind", .string("dataTableCell")), ("row", cell.row.map { .integer($0) }),
      ("column", cell.column.map { .integer($0) }), ("width", .integer(cell.width)),
      ("height", .integer(cell.height)), ("isFirstInRow", .flag(cell.isFirstInRow)),
      ("rowHeaders", described(cell.rowHeaders)), ("columnHeaders", described(cell.columnHeaders)))
  }

  private static func described(_ headers: [DataTableCell.Header]) -> DescribedValue {
    .list(headers.map { .object(("label", $0.label.map { .string($0) }), ("value", $0.value.map { .string($0) })) })
  }
}

/// Findings that are accepted on this control.
struct SuppressionsType: ValueType {
  var shape: ValueShape { .named("suppressions") }

  func read(
    _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> [Structure.Suppression]? {
    if let rule = value.string ?? value.items?.first?.string {
      let example = "[{\"rule\": \"\(rule.excerpt())\", \"reason\": \"…\"}]"
      decoder.fail(
        "'\(key)' must be an array of objects with rule, reason, until; write \(example)", at: value.location)
      return nil
    }
    return decoder.objects(key, value, with: ["rule", "reason", "until"], required: "rule")?.map { item in
      Structure.Suppression(
        rule: item["rule"]?.string ?? "", reason: decoder.string(key, "reason", of: item),
        until: decoder.string(key, "until", of: item))
    }
  }

  func write(_ suppressions: [Structure.Suppression]) -> DescribedValue? {
    .list(
      suppressions.map {
        .object(
          ("rule", .string($0.rule)), ("reason", $0.reason.map { .string($0) }),
          ("until", $0.until.map { .string($0) }))
      })
  }
}
