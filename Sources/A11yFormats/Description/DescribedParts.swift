import A11yCore

extension TargetAction {
  var described: DescribedValue {
    .object(("event", events.described), ("target", target.map { .string($0) }), ("selector", .string(selector)))
  }
}

extension ControlEvents {
  /// A name or names, unless bits have none: then the mask, which loses nothing. Nil for no event.
  fileprivate var described: DescribedValue? {
    if isEmpty { return nil }
    let names = names
    guard names.compactMap(ControlEvents.init(name:)).reduce([], { $0.union($1) }) == self else {
      return .mask(UInt64(rawValue))
    }
    return names.count == 1 ? .string(names[0]) : .strings(names)
  }
}

extension Interaction.CustomAction {
  var described: DescribedValue {
    guard let image else { return .string(name) }
    return .object(("name", .string(name)), ("image", .string(image)))
  }
}

extension Interaction.CustomContent {
  var described: DescribedValue {
    .object(
      ("label", .string(label)), ("value", .string(value)), ("importance", isImportant ? .string("high") : nil))
  }
}

extension Interaction.CustomRotor {
  /// The name alone, where nothing else is known.
  var described: DescribedValue {
    if results == nil, rest == .none { return .string(name) }
    return .object(
      ("name", .string(name)), ("results", results.map { .list($0.map(\.described)) }), ("more", rest.described))
  }
}

extension Interaction.CustomRotor.Result {
  fileprivate var described: DescribedValue {
    guard let frame else { return .string(text) }
    return .object(
      ("text", .string(text)), ("frame", .numbers(frame.x, frame.y, frame.width, frame.height)))
  }
}

extension Interaction.CustomRotor.Rest {
  fileprivate var described: DescribedValue? {
    switch self {
    case .none: nil
    case .more(let count): .integer(count)
    case .many: .string("many")
    }
  }
}

extension Structure.Container {
  var described: DescribedValue {
    switch self {
    case .none: .string("none")
    case .list: .string("list")
    case .landmark: .string("landmark")
    case .semanticGroup: .string("semanticGroup")
    case .tabBar: .string("tabBar")
    case .series: .string("series")
    case .dataTable(let table):
      .object(
        ("type", .string("dataTable")), ("rows", table.rows.map { .integer($0) }),
        ("columns", table.columns.map { .integer($0) }), ("rowHeaders", Self.headers(table.rowHeaders)),
        ("columnHeaders", Self.headers(table.columnHeaders)))
    }
  }

  private static func headers(_ headers: [Int: [String]]) -> DescribedValue? {
    guard !headers.isEmpty else { return nil }
    return .object(
      headers.sorted { $0.key < $1.key }.map { .init(key: "\($0.key)", value: .strings($0.value)) })
  }
}

extension Context {
  var described: DescribedValue {
    switch self {
    case .series(let index, let count): Self.position("series", index, count)
    case .tab(let index, let count): Self.position("tab", index, count)
    case .tabBarItem(let index, let count): Self.position("tabBarItem", index, count)
    case .listStart: .object(("kind", .string("listStart")))
    case .listEnd: .object(("kind", .string("listEnd")))
    case .landmarkStart: .object(("kind", .string("landmarkStart")))
    case .landmarkEnd: .object(("kind", .string("landmarkEnd")))
    case .dataTableCell(let cell):
      .object(
        ("kind", .string("dataTableCell")), ("row", cell.row.map { .integer($0) }),
        ("column", cell.column.map { .integer($0) }), ("width", .integer(cell.width)),
        ("height", .integer(cell.height)), ("isFirstInRow", .flag(cell.isFirstInRow)),
        ("rowHeaders", .list(cell.rowHeaders.map(\.described))),
        ("columnHeaders", .list(cell.columnHeaders.map(\.described))))
    }
  }

  private static func position(_ kind: String, _ index: Int, _ count: Int) -> DescribedValue {
    .object(("kind", .string(kind)), ("index", .integer(index)), ("count", .integer(count)))
  }
}

extension DataTableCell.Header {
  var described: DescribedValue {
    .object(("label", label.map { .string($0) }), ("value", value.map { .string($0) }))
  }
}
